### Res Arcana: legal moves in lists (the headings, and moves that are more than the name of a card), and where points come from.

# .case is the case that follows the command
resarcana-group-use = użyj
    .case = gen
resarcana-group-place = zagraj
    .case = acc
resarcana-group-claim = przejmij
    .case = acc
resarcana-group-discard = odrzuć
    .case = acc
resarcana-group-pass = spasuj
resarcana-group-pay = zapłać
    .case = acc
resarcana-group-gain = weź
    .case = acc
resarcana-group-lose = strać
    .case = acc
resarcana-group-choose = wybierz

# a move in a sentence
resarcana-hint-move = { FORM($heading, "case") ->
    [gen] { $heading } { FORM($label, "gen") }
    [acc] { $heading } { FORM($label, "acc") }
   *[other] { $heading }: { $label }
}
resarcana-move-pass = weź inny magiczny przedmiot i dobierz kartę
resarcana-move-claim-top-monument = wierzchni monument w ciemno
resarcana-move-exchange-pearl = wymień perłę
resarcana-move-keep = { $card }
resarcana-move-choose = { $card }
resarcana-move-take-from = zabierz
resarcana-move-leave = zostaw
resarcana-move-settle = zapłać
resarcana-move-turn = obróć { FORM($card, "acc") }
resarcana-move-destroy = { $card }
resarcana-move-straighten = { $card }
resarcana-move-onto = { $card }
resarcana-move-nothing = nic
resarcana-move-count = { $who }
resarcana-move-look-at-own-deck = Twoja talia
    .acc = Twoją talię
resarcana-move-look-at-monuments = talia monumentów
    .acc = talię monumentów
resarcana-move-next = { $card }
resarcana-move-react = zareaguj: { $card }
resarcana-move-suffer = przyjmij stratę
resarcana-move-first = { $who }
resarcana-move-retrieve = { $card }
resarcana-move-take-all-from = { $card }
resarcana-move-scroll = { $card }
resarcana-move-return = { $card }
resarcana-move-stand-in = w zastępstwie: { $card }
resarcana-move-borrow = { $card }

resarcana-score-from-token = Znacznik pierwszego gracza
resarcana-score-from-pearls = Perły
resarcana-score-from-extra = Reakcje
