### The command line and the terminal client.

main-help = Arcanarium: cyfrowy dom gier Arcana.
main-more = Zacznij od `arcana play`. `arcana POLECENIE --help` mówi więcej o poleceniu.
main-commands = polecenia

## arcana play

play-help = zagraj, z botami albo z innymi przy jednej klawiaturze
play-more = Zagraj w grę. O to, czego nie podasz w opcjach, padnie pytanie; Enter przyjmuje wartość domyślną. Gra zapisuje się po każdej decyzji.
play-help-game = gra
play-help-variant = standard – zwykła gra, first – pierwsza gra z zestawami startowymi, draft, albo match – mecz dwojga graczy do dwóch wygranych
play-help-sets = zestawy, na przykład base,lux
play-help-players = kto gra, po nazwach; nazwa bota oznacza bota: Ann,greedy
play-help-bots = Ty przeciw tym botom, na przykład level3 albo level2,level5
play-help-no-hints = bez podpowiedzi w tej grze
play-help-seats = ilu graczy; bez --players Ty i boty
play-help-seed = liczba, która decyduje o każdym tasowaniu i rozdaniu
play-help-cards = własny plik z kartami
play-help-option = dodatkowy przełącznik gry, na przykład collect=in order
play-help-resume = kontynuuj zapisaną grę: ten plik albo ostatnią
play-help-fast = bez pauzy po Twoich turach, więc bez namysłu po fakcie
play-help-plain = litery zamiast symboli i bez kolorów

play-hand-over = Teraz { $name }. Oddaj klawiaturę; { $name } naciska Enter.
play-turn-over = Enter kończy Twoją turę, u ją cofa.
    { "> " }
play-turn-over-how = Naciśnij Enter albo u i Enter.
play-default = Enter: { $n }
play-how = Wpisz numer ruchu albo jego tekst. ? podpowiada, help pokazuje wszystkie polecenia.
play-commands =
    Wpisz numer ruchu, jego tekst albo początek tekstu.
    Enter przyjmuje to, co podkreślone.
    { "  " }help       ta pomoc
    { "  " }?          podpowiedź: co zrobiłby silny bot i dlaczego
    { "  " }why RUCH   co trener sądzi o ruchu; why: o Twoim ostatnim (tylko z botami)
    { "  " }u          cofnij swoją ostatnią decyzję, dopóki to uczciwe
    { "  " }ask        o co możesz poprosić, na przykład: ask collect in order
    { "  " }log        wszystko, co się wydarzyło
    { "  " }card NAZWA co robi karta, słowami
    { "  " }board      narysuj stół jeszcze raz
    { "  " }table      wszystko na stole, w całości
    { "  " }coach      niech trener mówi albo zamilknie (tylko z botami)
    { "  " }fast       wyłącz pauzę po swoich turach albo włącz ją znów
    { "  " }language   języki; language KOD przechodzi na inny
    { "  " }save       gdzie zapisana jest gra; save PLIK robi kopię
    { "  " }quit       wyjdź; gra jest zapisana
play-nothing-to-ask = Nie ma teraz nic, o co można poprosić.
play-may-ask = Możesz wpisać „ask { $name }”: { $hint }
play-fast = Twoje tury kończą się teraz od razu.
play-slow = Po każdej swojej turze możesz ją cofnąć.
play-saved = Zapisano w { $path }.
play-save-exists = { $path } już istnieje i pozostaje bez zmian.
play-which-card = Która: { $names }?
play-no-card = W tej grze nie ma karty „{ $name }”.
play-nothing-to-resume = nie ma nieskończonej gry, którą można kontynuować
play-damaged = Pierwsze wiersze gry w { $path } dają się jeszcze odczytać ({ $n }): `arcana replay` je pokazuje.
play-how-to-resume = Gra jest zapisana. Kontynuuj: arcana play --resume { $path }
play-how-to-replay = Obejrzyj ją znów: arcana replay { $path }
play-over = { $n ->
    [one] W rundzie { $rounds } wygrywa { $winners }.
   *[other] W rundzie { $rounds } zwycięstwo dzielą { $winners }.
}
play-match-wins = Wygrane: { $score }.
score-total = Razem

# a move as it can be typed: the heading it is listed under, and what stands there
move-words = { FORM($heading, "case") ->
    [gen] { $heading } { FORM($label, "gen") }
    [acc] { $heading } { FORM($label, "acc") }
   *[other] { $heading } { $label }
}
move-no-number = Ruchy mają numery od 1 do { $n }.
move-which = Który: { $options }?
move-none = „{ $text }” to nie ruch. Wpisz numer albo tekst ruchu; help pokazuje wszystkie polecenia.
move-near = „{ $text }” to nie ruch. Może chodzi o: { $near }?
move-not-now = Teraz nic nie zrobisz z „{ $text }”.

setup-game = Gra
setup-variant = Wariant
setup-sets = Zestawy, jeden lub kilka z: { $known }
setup-players = Gracze, po nazwie albo bocie
setup-plain-bots = Boty bez charakteru: { $bots }
setup-opponent = { $bot }: { $name }. { $character }
setup-seed = Ziarno, dowolna liczba
setup-seed-how = Ziarno to liczba całkowita, na przykład 7.
setup-random = losowo
setup-you = Ty
setup-seats = { $players } { $players ->
    [one] gracz
   *[other] graczy
} na { $seats } { $seats ->
    [one] miejsce
    [few] miejsca
   *[other] miejsc
}
setup-choose = Wybierz jedno z: { $known }.
setup-unfinished = Jest nieskończona gra: { $names }, { $game }, { $where }.
setup-resume = Kontynuować?
setup-yes = tak
setup-no = nie

## The board

board-round = Runda { $n }
board-setup = przygotowanie
board-known = Znane
board-none = brak
board-token = pierwszy
log-earlier = (wcześniej { $n } { $n ->
    [one] wiersz
    [few] wiersze
   *[other] wierszy
}: log)

## arcana replay

replay-help = przejdź krok po kroku przez zapisaną grę
replay-more = Przejdź krok po kroku przez zapisaną grę: Enter idzie dalej, inne polecenia są na ekranie.
replay-help-file = zapis
replay-help-all = wypisz całą grę naraz
replay-help-seat = zaglądaj przez ramię temu miejscu, od A do E; bez tego nie widać niczyjej ręki
replay-how = Enter: dalej · b: wstecz · N: do rundy N · e: na koniec · log · language KOD · q: wyjdź
replay-at = Krok { $n } z { $all }
replay-start = Początek gry.
replay-end = Koniec zapisu.
replay-no-round = Nie ma rundy { $n }.
replay-warning = Uwaga: { $warning }.

## arcana sim

sim-help = rozegraj wiele gier między botami i policz
sim-more = Rozegraj wiele gier między botami, na wszystkich rdzeniach. To samo ziarno daje te same gry bez względu na liczbę procesów.
sim-help-game = gra
sim-help-sets = zestawy, na przykład base,lux
sim-help-seats = ile miejsc; domyślnie: tyle, ile podano botów, co najmniej 2
sim-help-variant = wariant
sim-help-bots = boty, po jednym na miejsce; zmieniają miejsca z gry na grę
sim-help-games = ile gier
sim-help-seed = ziarno pierwszej gry
sim-help-jobs = ile procesów; domyślnie: po jednym na rdzeń
sim-help-records = zapisz każdą grę w tym folderze
sim-help-json = wypisz wynik jako JSON
sim-help-option = dodatkowy przełącznik gry, na przykład collect=in order
sim-playing = Gry
sim-bot = Bot
sim-wins = Wygrane
sim-share = Udział
sim-interval = 95%
sim-points = Punkty
sim-led = Gry
sim-fair = Do równego udziału
sim-summary = Gry: { $games } w { $seconds } s, { $rate } na sekundę; na grę { $rounds } rundy i { $actions } decyzji.
sim-errors = { $n ->
    [one] Nie udała się jedna gra
    [few] Nie udały się { $n } gry
   *[other] Nie udało się { $n } gier
}, pierwsza z ziarnem { $seed }: { $error }
sim-too-long = bez końca po { $n } decyzjach

## arcana bench

bench-help = zmierz, jak szybki jest silnik
bench-more = Zmierz silnik, jako zwykły Python i skompilowany, w jednym przebiegu.
bench-help-json = wypisz liczby jako JSON
bench-help-seconds = jak długo mierzy się każdą liczbę
bench-pure = Python
bench-compiled = skompilowany
bench-ratio = stosunek
bench-not-compiled = Silnik nie jest tu skompilowany: robi to `make build`.

## arcana train

train-help = wytrenuj uczoną ocenę gry
train-more = Wytrenuj sieć, którą oceniają boty, z gier własnej produkcji. Tego, co jest już gotowe w folderze, nie robi się ponownie.
train-help-game = nazwa gry
train-help-out = folder na gry, krzywe i wagi
train-help-start = plik z wagami, od których zacząć, zamiast od zera
train-help-greedy-games = z ilu gier zachłannych się uczyć
train-help-sibling-games = w ilu grach porównuje się akcje
train-help-outcome-passes = ile razy uczyć się z każdej pozycji zachłannej
train-help-sibling-passes = ile razy uczyć się z każdego porównania
train-help-generations = ile razy uczyć się z gier z szukaniem; 0: nigdy
train-help-search-games = gry z szukaniem w każdym pokoleniu
train-help-visits = odwiedziny w każdym szukaniu
train-help-search-passes = ile razy uczyć się z każdej pozycji tych gier
train-help-gate-pairs = pary gier, w których pokolenie musi pokazać, że jest lepsze
train-help-pairs = pary gier przeciw grze zachłannej na koniec
train-help-seed = skąd bierze się cała losowość
train-no-torch = trening wymaga { $module }: pip install "arcanarium[train]"
train-damaged = { $path } jest uszkodzony ({ $reason }). Plik nazywa się teraz { $aside } i powstanie od nowa.
train-too-few = { $option } musi wynosić co najmniej 1
# what a stage of training counts
train-games = gry
train-steps = kroki
train-done = Wagi są w { $folder }. Jeden krok z nimi wygrywa { $percent }% z { $games } gier przeciw grze zachłannej.

## arcana rules

clauses-help = sprawdź pełne zasady, paragraf po paragrafie
clauses-help-words = numer paragrafu albo szukane słowa; pierwsze może nazywać grę
clauses-how = `arcana rules C-17` wypisuje paragraf, `arcana rules cadwallon bribe` wszystkie paragrafy gry z danym słowem.

## arcana cards

cards-help = sprawdź karty: ile kosztują i co robią
cards-help-words = słowa do znalezienia w nazwach i tekstach; pierwsze może nazywać grę
cards-help-set = tylko karty z tego zestawu
cards-help-kind = tylko karty tego rodzaju
cards-help-type = tylko artefakty tego typu
cards-help-guild = tylko karty tej gildii
cards-help-district = tylko karty z tej dzielnicy
cards-no-cards = { $game }: nie ma kart do sprawdzania
cards-help-filter = tylko karty z tego filtra: { $name }
cards-help-stand-ins = tylko karty w całości lub w części zastępcze
cards-help-all = wypisz, co mówi każda karta, według nazw
cards-help-plain = litery zamiast symboli i bez kolorów
cards-name = Karta
cards-kind = Rodzaj
cards-cost = Koszt
cards-points = Punkty
cards-line = Co robi
cards-found = { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}. Podaj jedną, aby zobaczyć ją w całości.
cards-none = Żadna karta nie pasuje. Spróbuj z mniejszą liczbą słów albo `arcana cards`, aby zobaczyć wszystkie.
cards-price = Koszt: { $cost }
cards-not-by = { $game }: kart nie można sprawdzać według „{ $name }”.
cards-no-filter = { $name }: nie ma „{ $wanted }”; wybierz: { $known }.

## The language, in every command

main-help-language = język: { $known }; bez tego decydują { $variable }, LC_ALL, LC_MESSAGES albo LANG
language-none = nie ma tekstów w „{ $language }”; języki to { $known }
language-now = Teraz po polsku. Inne: { $known }. Wpisz „language” i jeden z nich.

## What the command line says by itself
## $what is what was typed, or the names of arguments

parse-usage = użycie:
parse-options = opcje
parse-positionals = argumenty pozycyjne
parse-help = pokaż tę pomoc i zakończ
parse-version = pokaż numer wersji i zakończ
parse-error = { $prog }: błąd: { $problem }
parse-argument = argument { $argument_name }: { $problem }
parse-expected-one = potrzebny jest jeden argument
parse-expected-at-most-one = potrzebny jest najwyżej jeden argument
parse-expected-at-least-one = potrzebny jest co najmniej jeden argument
parse-expected = { $n ->
    [one] potrzebny jest { $n } argument
    [few] potrzebne są { $n } argumenty
   *[other] potrzeba { $n } argumentów
}
parse-required = brakuje wymaganych argumentów: { $what }
parse-required-one = potrzebny jest jeden z argumentów: { $what }
parse-unknown = nieznane argumenty: { $what }
parse-not-with = nie można łączyć z argumentem { $what }
parse-takes-none = zbędna wartość argumentu: „{ $what }”
parse-ambiguous = niejednoznaczna opcja: { $option } może oznaczać { $matches }
# $type is the key of what is wanted: int, float or something else
parse-bad-value = { $type ->
    [int] „{ $value }” to nie liczba całkowita
    [float] „{ $value }” to nie liczba
   *[other] nie można odczytać „{ $value }”
}
parse-bad-choice = niedozwolony wybór: „{ $value }” (możliwe: { $choices })
parse-bad-command = nie ma polecenia „{ $parser_name }”; polecenia to { $choices }
parse-cannot-open = nie można otworzyć { $filename }: { $error }

## Files

file-not-found = nie ma takiego pliku
file-not-allowed = brak prawa do odczytu lub zapisu
file-is-folder = to folder
file-is-no-folder = część ścieżki nie jest folderem
file-exists = już istnieje
file-full = na dysku nie ma już miejsca
file-error = { $where }: nie można odczytać pliku w tej postaci. Po angielsku, jak format pliku: { $reason }

## Numbers

percent = { $n }%
