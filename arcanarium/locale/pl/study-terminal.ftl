### Reviews in the terminal: `arcana analyse`.

analyse-help = przeanalizuj zapisaną grę: ile oddała każda decyzja, co było szczęściem i gdzie gra się odwróciła
analyse-more = Z zapisem: analiza gry. Z pozycją: jej najlepsze warianty. Bez obu: odpowiadaj na zapytania programu, wiersze JSON na standardowym wejściu i wyjściu, jak opisuje docs/analysis.md.
analyse-help-record = zapis lub pozycja do obejrzenia
analyse-help-turns = tylko te decyzje, licząc od 0, na przykład 3,10-12
analyse-help-depth = jak długo myśleć o każdej decyzji
analyse-help-visits = to samo w odwiedzinach
analyse-help-open = ze wszystkimi kartami odkrytymi, nie tylko z tym, co widziało każde miejsce
analyse-help-all = pokaż wszystkie decyzje, nie tylko te, które coś kosztowały
analyse-help-mistakes = pytaj o kosztowne momenty: znajdź lepszy ruch
analyse-help-seat = tylko decyzje tego miejsca, na przykład A
analyse-help-seed = liczba, która decyduje, co zostanie wyobrażone
analyse-help-json = wypisz wynik jako JSON
analyse-turns-how = „{ $text }” to nie lista decyzji; napisz na przykład 3,10-12
analyse-thinking = Myślę
analyse-how-to-read = Karty: pierwsze karty. Kunszt: co oddały własne decyzje. Prezenty: co oddali inni. Szczęście: co rozdano, dobrano lub odkryto. Reszta: czego nikt nie mógł przewidzieć, i niedokładność. W setnych szansy na wygraną.
analyse-column-turn = Tura
analyse-column-round = Runda
analyse-column-player = Gracz
analyse-column-played = Zagrano
analyse-column-before = Przed
analyse-column-loss = Strata
analyse-column-verdict = { "" }
analyse-better = lepiej: { $move }
analyse-column-deal = Karty
analyse-column-drift = Reszta
analyse-column-skill = Kunszt
analyse-column-gifts = Prezenty
analyse-column-luck = Szczęście
analyse-column-ended = Koniec
analyse-loss = { $n } ± { $error }%
analyse-was-lucky = { $n }, uratowało szczęście
analyse-was-unlucky = { $n }, pech
analyse-chance-of = { $who }: wygrywa
analyse-points-of = punkty
analyse-no-marks = Nie ma decyzji, która na pewno coś kosztowała.
analyse-try-mistakes = { $n ->
    [one] { $n } kosztowny moment
    [few] { $n } kosztowne momenty
   *[many] { $n } kosztownych momentów
} do nauki: arcana analyse PLIK --mistakes
analyse-no-questions = Nie ma kosztownego momentu, z którego można się uczyć.
analyse-question = Pytanie { $n } z { $all }
analyse-how = Wpisz ruch albo jego numer; answer pokazuje odpowiedź, quit kończy.
analyse-right = Za pierwszym razem: { $n } z { $all }.
