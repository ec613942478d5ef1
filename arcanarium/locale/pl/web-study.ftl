### The review of a finished game on the replay page.

study-title = Analiza
study-tabs = Obok stołu
study-about = Najsilniejszy bot ogląda grę jeszcze raz: ile kosztowała każda decyzja, gdzie gra się odwróciła i co było szczęściem w kartach. Trwa to około minuty, a wynik widzi każdy, kto ma link.
study-depth = Jak głęboko
study-depth-quick = Szybko
study-depth-default = Dokładnie
study-depth-deep = Głęboko, trwa kilka minut
study-begin = Przeanalizuj tę grę
study-waiting = Czytam grę…
study-running = Szukam głębiej…
study-progress = Gotowe: { $n } %
study-stop = Przerwij
study-light = Co wie sędzia
study-light-fair = Uczciwie
study-light-fair-hint = Oceniane po tym, co gracz mógł wtedy wiedzieć.
study-light-open = Wszystko odkryte
study-light-open-hint = Oceniane z pełną wiedzą, także o tym, czego nikt nie mógł zobaczyć.
study-chart = Szanse na wygraną i punkty
study-figures = Jako tabela
study-percent = { $n } %
study-cell = { $chance } % · { $points }
study-learn = Ucz się na błędach ({ $n })
study-turning = Punkty zwrotne
study-marked = { $n ->
    [0] Nie ma decyzji, która na pewno coś kosztowała
    [one] { $n } oznaczona decyzja
    [few] { $n } oznaczone decyzje
   *[many] { $n } oznaczonych decyzji
}
study-fate-lucky = szczęście
study-fate-unlucky = pech
study-luck = Szczęście i kunszt
study-player = Gracz
study-what = Czym są te liczby
study-of-deal = Karty
study-of-deal-hint = Ile były warte pierwsze karty, zanim cokolwiek postanowiono.
study-of-given_away = Kunszt
study-of-given_away-hint = Co oddały własne decyzje.
study-of-gifts = Prezenty
study-of-gifts-hint = Co oddali inni.
study-of-luck = Szczęście
study-of-luck-hint = Co rozdano, dobrano lub odkryto.
study-of-drift = Reszta
study-of-drift-hint = Ruchy, których nikt nie mógł przewidzieć, i niedokładność przeszukiwania.
study-books-title = Co przybyło i co z tego wyszło
study-gained = Zyskano
study-spent = Wydano
study-lost = Stracono
study-left = Zostało
study-idle-cards = Nic nie wyszło z kart:
study-source = { study-round }: { $what } { $n }

## Learn from your mistakes

study-whose = Czyje błędy
study-count = { $n } z { $all }
study-end = Wróć do analizy
study-show = Pokaż odpowiedź
study-skip = Pomiń
study-next = Dalej
study-finish = Koniec
study-was-played = zagrano
study-was-best = najlepszy
study-was-good = też dobry
study-imagined = To, co następuje, jest jedną z gier, które można było sobie wyobrazić; zakryte karty mogły być inne.
