### Puzzles: `arcana puzzle`.

puzzle-help = rozwiązuj pozycje ze znanym najlepszym ruchem albo niech rozwiązuje je bot
puzzle-more = Bez id wypisuje zagadki. Podaj jedną, aby ją rozwiązać. Widzisz to, co gracz na tym miejscu, i nic więcej.
puzzle-help-id = zagadka do rozwiązania; `{ $next }` to zagadka na Twoim poziomie, `{ $daily }` to zagadka dnia
puzzle-help-answer = od razu pokaż rozwiązanie
puzzle-help-check = niech ten bot rozwiąże wszystkie zagadki albo te, które zostawiają inne opcje
puzzle-help-find = szukaj zagadek w tych zapisach gier i wypisz je tak, jak stoją w pliku zagadek
puzzle-help-theme = tylko zagadki na ten temat
puzzle-help-game = tylko zagadki z tej gry
puzzle-help-sets = tylko zagadki z tymi zestawami, na przykład „base and lux”
puzzle-help-folder = własne zagadki: folder plików .toml
puzzle-help-seed = liczby losowe bota
puzzle-help-json = wypisz JSON

puzzle-theme-win-now = wygraj teraz
puzzle-theme-win-now-hint = Grę można wygrać w tej rundzie.
puzzle-theme-tempo = zanim zrobi to rywal
puzzle-theme-tempo-hint = Ktoś jeszcze chce tego samego. Kto będzie pierwszy?
puzzle-theme-token = dobra chwila na pas
puzzle-theme-token-hint = Czy zostało coś warte więcej niż bycie pierwszym?
puzzle-theme-block = powstrzymaj rywala
puzzle-theme-block-hint = Rywal zaraz wygra. Powstrzyma to tylko właściwy ruch.
puzzle-theme-react-or-keep = reaguj albo oszczędzaj
puzzle-theme-react-or-keep-hint = Ile Twoja odpowiedź jest warta teraz, a ile później?
puzzle-theme-payment = właściwa zapłata
puzzle-theme-payment-hint = To, co zachowasz, jest tak samo ważne jak to, co dostaniesz.
puzzle-theme-gain = co wziąć
puzzle-theme-gain-hint = Możesz wybrać, co dostaniesz. Co Ci się przyda?
puzzle-theme-bribe-or-wait = przekup albo czekaj
puzzle-theme-bribe-or-wait-hint = Łapówka jest możliwa. Czy to najlepszy użytek z tej karty?
puzzle-theme-bluff = zakryte karty
puzzle-theme-bluff-hint = Czego rywale nie widzą, to muszą zgadywać.
puzzle-theme-set-up = dobry początek
puzzle-theme-set-up-hint = Na stole nic jeszcze nie ma. Co wygra grę?
puzzle-theme-plan = znajdź plan
puzzle-theme-plan-hint = Jeden ruch jest o wiele lepszy od wszystkich innych.

puzzle-column-id = Zagadka
puzzle-column-game = Gra
puzzle-column-table = Stół
puzzle-column-theme = Temat
puzzle-column-proof = Skąd wiadomo
puzzle-column-rating = Ranking
puzzle-column-solved = Rozwiązana
puzzle-column-move = Zagrano
puzzle-column-solution = Rozwiązanie
puzzle-count = { $n ->
    [one] Jedna zagadka.
    [few] { $n } zagadki.
   *[other] { $n } zagadek.
} `arcana puzzle { $next }` daje zagadkę na Twoim poziomie, `arcana puzzle { $daily }` zagadkę dnia, `arcana puzzle ID` dowolną.
puzzle-none = Nie ma takich zagadek.
puzzle-no-theme = Nie ma tematu „{ $theme }”; wybierz: { $known }.
puzzle-all-tried = Wszystkie te zagadki masz już za sobą. Każdą można rozwiązać jeszcze raz: `arcana puzzle ID`.
puzzle-unknown = Nie ma takiej zagadki.
puzzle-which = Podaj jedną zagadkę dla --answer; `arcana puzzle` je wypisuje.

puzzle-way-win = dowód
puzzle-way-block = dowód
puzzle-way-search = szukanie
puzzle-proof-win = Udowodnione: w { $worlds } różnych światach zgodnych z tym, co widzisz, sprawdzono każdy wariant do końca rundy z odkrytymi kartami. Ten ruch wygrywa przeciw każdej obronie; każdy inny zostawia wyjście.
puzzle-proof-block = Udowodnione: w { $worlds } różnych światach zgodnych z tym, co widzisz, sprawdzono każdy wariant do końca rundy z odkrytymi kartami. Po każdym innym ruchu rywal na pewno wygrywa w tej rundzie.
puzzle-proof-search = Długie przeszukania są zgodne: ten ruch wygrywa co najmniej o { $lead }% częściej niż każdy inny.

puzzle-title = { $id }: { $theme }
puzzle-title-rated = { $title } (ranking { $n })
puzzle-how = Wybierz najlepszy ruch. `?` podpowiada, `answer` pokazuje rozwiązanie, `card NAZWA` kartę, `language KOD` przechodzi na inny język, `quit` wychodzi.
puzzle-right = Tak jest! { $move }
puzzle-wrong = { $move } – to nie to: ten ruch wygrywa w { $win }% przypadków, a inny w { $best }%.
puzzle-again = Spójrz jeszcze raz albo wpisz `answer`.
puzzle-answer = { $n ->
    [one] Rozwiązanie: { $moves }
   *[other] Rozwiązują to te ruchy: { $moves }
}

puzzle-rating = Twój ranking: { $n } (± { $error }). Rozwiązane za pierwszym razem: { $solved } z { $tried }; z rzędu: { $streak }. Zagadki dnia z rzędu: { $days }.
puzzle-change = To o { $better ->
    [yes] { $n } więcej
   *[no] { $n } mniej
} niż przedtem; liczy się tylko pierwsza próba.
puzzle-found = { $n ->
    [0] Nie znaleziono żadnej zagadki
    [one] Znaleziono jedną zagadkę
    [few] Znaleziono { $n } zagadki
   *[other] Znaleziono { $n } zagadek
}; przejrzane zapisy: { $games }.

puzzle-score = { $bot } rozwiązuje { $n } z { $all }.
puzzle-yes = tak
puzzle-no = nie

puzzle-seats = { $n } { $n ->
    [one] miejsce
    [few] miejsca
   *[other] miejsc
}
puzzle-all-sets = wszystkie zestawy

## Who sits at the table of a puzzle

puzzle-rival = Rywal
puzzle-rival-n = Rywal { $n }
