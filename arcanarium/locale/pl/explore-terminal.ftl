### `arcana explore`.

explore-help = pytaj, co wiele partii mówi o kartach, miejscach i otwarciach
explore-more = Pyta o zakończone partie z folderu: zapisy albo fakty, które zbiera arcana balance. Bez ABOUT mówi, co jest i o co można pytać. Wymaga dodatku explore.
explore-help-folder = folder z zapisami albo faktami; domyślnie: Twoje zapisane partie
explore-help-about = o co pytać, np. mage, place, pairs, turns, rounds
explore-help-game = tylko partie tej gry
explore-help-seats = tylko partie z tyloma miejscami
explore-help-sets = tylko partie z dokładnie tymi zestawami, np. base,lux
explore-help-variant = tylko partie tego wariantu
explore-help-player = tylko miejsca tego bota albo ludzi: person
explore-help-sort = według czego układać wiersze
explore-help-top = ile wierszy pokazać
explore-help-games-with = wypisz partie, w których jedno miejsce miało wszystkie te karty
explore-help-record = rozegraj jeszcze raz partię z serii, nazwaną jak w --games-with, i wypisz jej zapis
explore-empty = W { $path } nie ma zakończonej partii.
explore-read = { $n ->
    [one] Przeczytano { $n } partię.
    [few] Przeczytano { $n } partie.
   *[many] Przeczytano { $n } partii.
}
explore-damaged = { $n ->
    [one] { $n } zapisu nie udało się przeczytać:
   *[many] { $n } zapisów nie udało się przeczytać:
}
explore-ask = Możesz pytać o: { $known }.
explore-look-at = Zapis: arcana replay { $path }/ZAPIS. Partia z serii, np. 0-17: arcana explore { $path } --record 0-17 > partia.arcana
