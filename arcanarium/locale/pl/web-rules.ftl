### The rules in short. Each line of a message is a paragraph; one that begins with "- " belongs to a list.
### A word between colons, like :elan:, is drawn as that sign.

rules-title = Zasady w skrócie
rules-games = Gry
rules-contents = Na tej stronie
rules-more = Przy stole wszystko jest sprawdzane za Ciebie: co wolno, świeci, a co nie, mówi dlaczego.
rules-to-cards = Wszystkie karty tej gry
rules-to-full = Pełne zasady
rules-signs = Symbole

## The rules in full

clauses-title = Pełne zasady
clauses-to-short = Zasady w skrócie
clauses-search = Szukaj paragrafów po słowach albo numerze
clauses-count = { $n ->
    [one] { $n } paragraf
    [few] { $n } paragrafy
   *[other] { $n } paragrafów
}
clauses-found = { $n ->
    [0] Żaden paragraf nie zawiera wszystkich tych słów. Spróbuj z mniejszą ich liczbą albo z numerem paragrafu.
    [one] { $n } paragraf
    [few] { $n } paragrafy
   *[other] { $n } paragrafów
}
clauses-link = Link do paragrafu { $id }
clauses-none = { $game }: tu nie ma jeszcze pełnych zasad.

## What the signs mean

rules-sign-elan = elan
rules-sign-life = życie
rules-sign-calm = spokój
rules-sign-death = śmierć
rules-sign-gold = złoto
rules-sign-pearl = perła
rules-sign-any = dowolna esencja
rules-sign-collect = zebranie esencji
rules-sign-turn = obróć
rules-sign-straighten = wyprostuj
rules-sign-arrow = zapłać, potem dostań
rules-sign-react = reakcja
rules-sign-here = połóż tutaj
rules-sign-out = stąd
rules-sign-this = ten komponent
rules-sign-own = Twój komponent
rules-sign-destroy = zniszcz
rules-sign-card = karta
rules-sign-reorder = obejrzyj i odłóż w dowolnej kolejności
rules-sign-ignore = zignoruj
rules-sign-as = liczy się jako
rules-sign-same = wszystkie jednego rodzaju
rules-sign-point = punkt
rules-sign-creature = stwór
rules-sign-dragon = smok
rules-sign-demon = demon
rules-sign-military = siła militarna, miecz
rules-sign-political = siła polityczna, berło
rules-sign-spiritual = siła duchowa, kielich
rules-sign-financial = dukaty
rules-sign-relic = relikt
rules-sign-personality = osobistość
rules-sign-location = lokacja
rules-sign-standin = nie jak w druku: nasze własne albo niepewne
