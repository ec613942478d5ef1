### The analysis board: what the server and the terminal say.

board-seat = Gracz { $seat }
# what a player without a name is called, also inside of sentences such as “the left pile of …”
board-name = { $seat }
board-common = Stół
board-refused-unknown = Pod tym adresem nie ma planszy albo ustąpiła miejsca nowszym.
board-refused-bots = Z planszy gra się dalej samemu przeciwko botom.

## In the terminal: `arcana board`

board-help = próbuj ruchów z każdej pozycji i oglądaj najlepsze warianty
board-more = Plansza analizy: ruchy za wszystkie miejsca, odgałęzienia, najlepsze warianty z szansami na wygraną, pozycje jako tekst.
board-help-what = zapis gry lub pozycja albo nazwa gry, by rozdać nową
board-help-step = gdzie w zapisie plansza się zaczyna; inaczej na jego końcu
board-how = Ruch lub jego numer · b: wstecz · n: dalej · lines · light · tree · go N · position · save PLIK · load PLIK · play · help · q: koniec
board-commands =
    lines [N]: najlepsze warianty po N próbach; Ctrl-C kończy szukanie
    light: oceniaj po tym, co miejsce może wiedzieć, albo z odkrytymi kartami
    seat A: niech decyduje to miejsce, gdy kilka decyduje jednocześnie
    eyes A: patrz oczami tego miejsca; eyes: oczami tego, kto decyduje
    tree: wszystkie wypróbowane ruchy · go N: do miejsca N drzewa · b, n: wstecz i dalej
    position: pozycja jako tekst · save PLIK · load PLIK: pozycja lub zapis gry
    play A BOT: graj dalej na miejscu A przeciwko botom
    card NAZWA · language KOD · q: koniec
board-asked = { $who }: { $question }
board-no-decision = Nikt tu o niczym nie decyduje.
board-owes-none = { $who }: tu nie ma nic do postanowienia.
board-at-start = To jest początek.
board-at-end = Stąd nie wypróbowano jeszcze ruchu.
board-go-how = Napisz go i numer miejsca, od 0 do { $most }; pokazuje je tree.
board-start-place = Początek
board-light-fair = Oceniane po tym, co to miejsce może wiedzieć; warianty toczą się w wyobrażonej grze.
board-light-open = Oceniane przy wszystkich kartach odkrytych.
board-visits = { $n ->
    [one] { $n } próba
    [few] { $n } próby
   *[many] { $n } prób
}. Wygrywa: { $chances }
board-chance = { $n } ± { $error }%
board-column-wins = Wygrywa
board-column-move = Ruch
board-column-line = Potem
board-save-how = Napisz save i nazwę nowego pliku.
board-saved = Pozycja jest w pliku { $path }.
board-again = Enter: z powrotem do planszy 
