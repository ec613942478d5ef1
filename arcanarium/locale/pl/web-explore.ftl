### The page of the explorer.

title-explore = Co mówią partie
explore-door = Jak karty, miejsca i pierwsze wybory wypadają w partiach granych tutaj.
explore-what = Jak karty, miejsca i pierwsze wybory wypadają w zakończonych partiach, które każdy mógł oglądać. Nikt nie jest wymieniony z nazwy.
explore-missing = Ta strona nie prowadzi statystyk partii. Jej operator może je dodać dodatkiem „explore”.
explore-no-games = Żadna partia przy otwartym stole jeszcze się nie skończyła. Wróć, gdy jakieś będą, albo otwórz własną.
explore-choose-game = Gra
explore-choose-about = O czym
explore-choose-seats = Miejsca
explore-choose-sets = Zestawy
explore-choose-player = Gracze
explore-all = Wszystkie
explore-counted = { $n ->
    [one] Policzono { $n } partię.
    [few] Policzono { $n } partie.
   *[many] Policzono { $n } partii.
}
explore-search = Szukaj
explore-number = { $n }
explore-ratio = { NUMBER($n, minimumFractionDigits: 2) }
explore-between = między { $low } a { $high }
explore-looking = Szukam partii…
explore-game = Miejsca: { $seats }, rundy: { $rounds }, przewaga: { $margin }
