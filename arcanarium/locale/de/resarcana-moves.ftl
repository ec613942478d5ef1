### Res Arcana: legal moves in lists (the headings, and moves that are more than the name of a card), and where points come from.

resarcana-group-use = nutzen
resarcana-group-place = ausspielen
resarcana-group-claim = in Besitz nehmen
resarcana-group-discard = abwerfen
resarcana-group-pass = passen
resarcana-group-pay = zahlen
resarcana-group-gain = erhalten
resarcana-group-lose = verlieren
resarcana-group-choose = wählen

# a move in a sentence; $group is the key of the heading: use, place, claim, discard, pay, gain, lose, pass or choose
resarcana-hint-move = { $group ->
    [use] { FORM($label, "acc") } { $heading }
    [place] { FORM($label, "acc") } { $heading }
    [claim] { FORM($label, "acc") } { $heading }
    [discard] { FORM($label, "acc") } { $heading }
    [pay] { $label } { $heading }
    [gain] { $label } { $heading }
    [lose] { $label } { $heading }
   *[other] { $heading }: { $label }
}
resarcana-move-pass = Gegenstand tauschen, 1 Karte ziehen
resarcana-move-claim-top-monument = das oberste Monument (ungesehen)
resarcana-move-exchange-pearl = Perlentausch
    .acc = den Perlentausch
resarcana-move-keep = { $card }
resarcana-move-choose = { $card }
resarcana-move-take-from = nehmen
resarcana-move-leave = liegen lassen
resarcana-move-settle = zahlen
resarcana-move-turn = { FORM($card, "acc") } erschöpfen
resarcana-move-destroy = { $card }
resarcana-move-straighten = { $card }
resarcana-move-onto = { $card }
resarcana-move-nothing = nichts
resarcana-move-count = { $who }
resarcana-move-look-at-own-deck = dein Nachziehstapel
resarcana-move-look-at-monuments = der Monumentstapel
resarcana-move-next = { $card }
resarcana-move-react = mit { FORM($card, "dat") } reagieren
resarcana-move-suffer = den Verlust hinnehmen
resarcana-move-first = { $who }
resarcana-move-retrieve = { $card }
resarcana-move-take-all-from = { $card }
resarcana-move-scroll = { $card }
resarcana-move-return = { $card }
resarcana-move-stand-in = { FORM($card, "acc") } einspringen lassen
resarcana-move-borrow = { $card }

resarcana-score-from-token = Startspielermarker
resarcana-score-from-pearls = Perlen
resarcana-score-from-extra = Reaktionen
