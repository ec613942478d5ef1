### The analysis board on the page.

title-board = Plansza analizy
board-of = Plansza analizy: { $game }
board-coming = Rozkładam planszę…
board-new = Nowa plansza
board-about = Próbuj ruchów za wszystkich graczy, cofaj się, rozgałęziaj i oglądaj najlepsze warianty z szansami na wygraną.
board-fresh = Świeża gra
board-fresh-go = Rozdaj i rozłóż
board-from-text = Pozycja lub zapis gry
board-from-text-what = Wklej pozycję albo zapis gry. Niedokończona gra toczy się dalej od swojego końca.
board-from-text-go = Rozłóż
board-text = Pozycja jako tekst
board-file = Albo otwórz plik
board-load = Rozłóż tę pozycję
board-faults = { $n ->
    [one] W tej pozycji coś się nie zgadza:
    [few] W tej pozycji nie zgadzają się { $n } rzeczy:
   *[many] W tej pozycji nie zgadza się { $n } rzeczy:
}
board-fault-line = Wiersz { $n }, „{ $what }”:

## The board in use

board-tab-lines = Warianty
board-tab-moves = Ruchy
board-tab-position = Pozycja
board-to-replay = Do powtórki
board-from-replay = Analizuj od tego miejsca
board-over = Tu gra się kończy. Zwycięstwo: { $who }.
board-first = Na początek
board-eyes-mover = Kto decyduje
board-fair-hint = Czego może się spodziewać ten, kto decyduje? Wszystko zakryte jest wyobrażone.
board-open-hint = A gdyby znać wszystkie ręce i talie?
board-no-lines = Nie ma już nic do postanowienia.
board-waits = Szukanie się zaczyna…
board-searching = Szukam: { $n ->
    [one] { $n } próba
    [few] { $n } próby
   *[many] { $n } prób
}
board-searched = Przeszukano: { $n ->
    [one] { $n } próba
    [few] { $n } próby
   *[many] { $n } prób
}
board-paused = Wstrzymano: { $n ->
    [one] { $n } próba
    [few] { $n } próby
   *[many] { $n } prób
}
board-pause = Wstrzymaj
board-think = Szukaj
board-best = Najlepsze ruchy
board-give-or-take = ± { $n }
board-tries = Wypróbowano { $n ->
    [one] { $n } raz
    [few] { $n } razy
   *[many] { $n } razy
}
board-imagined = Warianty toczą się w wyobrażonej grze: to, co trzymają w niej inni, może leżeć gdzie indziej.
board-true = Warianty toczą się prawdziwymi kartami.
board-rounds-left = Jeszcze około { $n ->
    [one] { $n } rundy
   *[other] { $n } rund
}.
board-no-moves = Nie wypróbowano jeszcze żadnego ruchu. Wskaż coś na stole albo wybierz wariant.
board-start = Początek
board-cut = Usuń ten ruch i wszystko po nim
board-share = Udostępnij tę planszę
board-shared = Link skopiowany.
board-link = Link do tej planszy
board-play = Graj dalej od tego miejsca
board-play-as = Na miejscu gracza
board-play-against = Przeciwko
board-play-go = Otwórz stół

## The editor

board-edit = Edytuj pozycję
board-editor = Edytor pozycji
board-editor-what = To, co było w toku, pomijamy: pozycja zaczyna się od ruchu. Punkty wynikają z kart.
board-editor-back = Wróć bez zmian
board-checking = Sprawdzam pozycję…
board-legal = Z tej pozycji można grać dalej.
board-add-card = Dodaj kartę do: { $where }
board-add = Dodaj
board-take-card = Zabierz: { $card }
board-turned = obrócona
board-down = zakryta
board-on-card = Esencje na: { $card }, np. 2E1G
board-owner = Czyje: { $card }
board-lies-elsewhere = { $card } (teraz: { $where })
board-nobody = brak
board-faults-short = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
}
board-seat-short = Gracz { $seat }
