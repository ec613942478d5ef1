### Puzzles in the browser. What the terminal says about them as well is in puzzle.ftl.

title-puzzles = Zagadki
title-puzzle = Zagadka

## All puzzles

puzzles-title = Zagadki
puzzles-short = Jeden ruch wygrywa albo ratuje grę: znajdź go. Codziennie nowa zagadka.
puzzles-what = Pozycje z gier, w których jeden ruch jest lepszy od wszystkich innych. Widzisz to, co gracz na tym miejscu, wykonujesz ruch przy stole i dowiadujesz się, czemu jest dobry albo nie.
puzzles-day = Zagadka dnia
puzzles-day-solved = { $tries ->
    [0] Dziś nikt jeszcze nie próbował.
   *[other] Rozwiązana dziś za pierwszym razem: { $n } z { $tries }.
}
puzzles-day-right = Masz ją rozwiązaną.
puzzles-day-wrong = Próba już za Tobą.
puzzles-solve = Rozwiąż
puzzles-look = Obejrzyj jeszcze raz
puzzles-practice = Ćwiczenie
puzzles-theme = Temat
puzzles-any-theme = Wszystkie tematy ({ $n })
puzzles-game = Gra i zestawy
puzzles-any-game = Wszystkie gry
puzzles-all-sets = wszystkie zestawy
puzzles-of-sets = { $game }: { $sets } ({ $n })
puzzles-counted = { $what } ({ $n })
puzzles-go = Następna zagadka
puzzles-none-left = Wszystkie te zagadki masz już za sobą. Wybierz inny temat albo inną grę.
puzzles-first = Twój ranking zaczyna się od pierwszej próby.
puzzles-standing = Jak Ci idzie
puzzles-rating = Ranking
puzzles-solved = Rozwiązane od razu
puzzles-of = { $n } z { $all }
puzzles-in-a-row = Z rzędu
puzzles-longest = dotąd najwięcej: { $n }
puzzles-days = Dni z rzędu
puzzles-counts = Liczy się tylko pierwsza próba. Zagadki też mają ranking, w tej samej skali co boty, a rozwiązania graczy go zmieniają.

## At a puzzle

puzzles-one = Zagadka
puzzles-rated = Ranking { $n }
puzzles-ask = Znajdź najlepszy ruch i wykonaj go przy stole.
puzzles-again = To nie pierwsza próba, więc się nie liczy.
puzzles-busy = Dokąd to prowadzi…
puzzles-hint = Podpowiedź
puzzles-hint-said = { $theme }: { $hint }
puzzles-show = Pokaż rozwiązanie
puzzles-skip = Pomiń
puzzles-next = Następna zagadka
puzzles-all = Wszystkie zagadki
puzzles-change = Twój ranking: { $n } ({ $sign }{ $change }).
puzzles-streak = Z rzędu: { $n }.
puzzles-follows = Co może nastąpić w jednej z gier, które można sobie wyobrazić:
puzzles-problem = Nie można otworzyć zagadki
