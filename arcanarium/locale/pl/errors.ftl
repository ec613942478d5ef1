### Errors of the engine: see the English file. A list in a variable, as “a, b albo c”, is a list of the language already.

error-line = wiersz { $line }: { $reason }
error-did-you-mean = { $reason }; może chodzi o { $near }?
error-did-you-mean-moves = { $reason }; może chodzi o: { $near }?

## Games and options

error-no-game = nie ma gry „{ $name }”; znane: { $known }
error-no-face = gra { $name } nie ma jeszcze oblicza: boty mogą w nią grać, ludzie nie mogą jej zobaczyć
error-no-option = Res Arcana nie ma opcji { $unknown }; ma { $known }
error-no-variant = nie ma wariantu „{ $variant }”; wybierz { $known }
error-sets-seats = w { $sets } nie można grać na { $seats } { $seats ->
    [one] miejsce
    [few] miejsca
   *[other] miejsc
}; liczba miejsc to { $allowed }
error-sets-fifth-seat = w { $sets } nie można grać na { $seats } { $seats ->
    [one] miejsce
    [few] miejsca
   *[other] miejsc
}; liczba miejsc to { $allowed }: piąte pojawia się z Lux et Tenebrae albo Perlae Imperii (U-A7)
error-match-seats = mecz jest na 2 miejsca, nie na { $seats }
error-own-draft = { $sets } bez innych zestawów ma własny draft; wybierz wariant standard albo first, albo dodaj zestaw base
error-first-alone = w pierwszej grze używa się tylko jednego zestawu; pomiń pozostałe albo wybierz wariant standard
error-collect-order = gracze zbierają esencje razem (together) albo po kolei (in order), nie „{ $order }”
error-no-set = nie ma zestawu „{ $name }”; zestawy to { $known }
error-set-needs = { $name } wymaga do gry: { $others }
error-nothing-to-ask = w tej grze nie ma o co prosić
error-not-to-ask = o „{ $name }” nie można prosić; można poprosić o „{ $known }”
error-arcana-option = Arcana nie ma opcji { $unknown }; ma { $known }
error-arcana-variant = nie ma wariantu „{ $variant }”; Arcana ma zamiast tego przełączniki: { $switches }
error-arcana-sets = Arcana to jeden zestaw kart; nie ma „{ $sets }”
error-arcana-seats = Arcana jest na 2, 3 albo 4 miejsca, nie na { $seats }
error-arcana-removed = usunięte karty mogą punktować tylko przy włączonym przełączniku „removal”
error-arcana-switch = przełącznik „{ $name }” może być on albo off, nie „{ $value }”
error-arcana-no-guild = „{ $name }” to nie gildia; podaj choose, random albo dla każdego miejsca jedną z { $known }
error-arcana-guilds = na { $seats } { $seats ->
    [one] miejscu
   *[other] miejscach
} prowadzi się { $count } { $count ->
    [one] gildię
    [few] różne gildie
   *[other] różnych gildii
}, nie { $names }

## Bots and players

error-no-bot = nie ma bota „{ $name }”; boty to { $known }
error-no-bot-for = nie ma bota „{ $name }” do gry { $game }; boty to { $known }
error-bot-no-values = gra { $game } nie ma wartości, których potrzebuje bot { $bot }; jej boty są losowe
error-bot-no-limit = bot { $bot } nie przyjmuje limitu; przyjmują go { $known }
error-bot-bad-limit = „{ $name }” nie ma limitu, którego da się dotrzymać; podaj odwiedziny albo czas, na przykład { $bot }:500, :30ms, :1s albo :1s:2 dla dwóch procesów
error-bot-no-command = po `program:` podaj polecenie, na przykład program:./mybot.py
error-bot-no-class = „{ $name }” to nie klasa; napisz class:package.module:Name
error-no-name = „{ $name }” nie nadaje się na nazwę osoby
error-players-seats = { $players } { $players ->
    [one] gracz nie zajmie
    [few] gracze nie zajmą
   *[other] graczy nie zajmie
} miejsc tej gry ({ $seats })
error-players-differ = przy tym stole musi siedzieć { $seats } graczy o różnych nazwach
error-bots-seats = boty ({ $bots }) nie zmieszczą się na miejscach ({ $seats })
error-least-game = co najmniej jedna gra i jeden proces
error-two-bots = podaj co najmniej dwa boty, na przykład `arcana arena greedy random`
error-arena-limit = podaj albo --time, albo --visits, i to więcej niż 0
error-arena-records = --records wymaga --out DIR, folderu, w którym mają być przechowane
error-arena-anchor = wzorzec „{ $name }” nie jest żadnym z botów { $known }
error-arena-sprt = --sprt przyjmuje dwie liczby Elo, na przykład 0,20, nie „{ $text }”
error-arena-sprt-order = --sprt wymaga najpierw mniejszego Elo, a --alpha i --beta między 0 a 0.5
error-arena-sprt-two = --sprt porównuje dwa boty; podaj dokładnie dwa
error-no-board = terminal nie ma planszy do gry { $game }; ma ją do { $known }
error-no-puzzle = nie ma zagadki „{ $id }”; `arcana puzzle` je wypisuje
error-no-lesson = nie ma lekcji „{ $id }”; `arcana learn` je wypisuje

## Records

error-not-utf8 = to nie jest tekst UTF-8
error-no-file = nie ma takiego pliku ani folderu
error-file-is-folder = to folder
error-file-not-allowed = brak uprawnień
error-not-text = wiersz zawiera coś, co nie jest tekstem
error-after-result = po wyniku mogą stać tylko komentarze
error-no-seat = nie ma miejsca { $seat }
error-header-open = to nie jest cały zapis: jego nagłówek się nie kończy
error-position-open = pozycja się nie kończy
error-no-record = to nie jest zapis: jego pierwszy wiersz musi brzmieć `arcanarium record: { $format }`
error-no-header-line = to nie wiersz nagłówka albo stoi dwa razy: { $line }
error-header-lacks = nagłówek nie podaje: { $key }
error-undo-too-many = nie można cofnąć { $count } z { $all } wierszy
error-no-result = to nie wynik tych miejsc taki jak `A 13, B 9; winners A; round 5`
error-header-differs = nagłówek nie pasuje do gry: { $header }, a w grze jest { $game }
error-result-differs = zapis podaje inny wynik, niż dają jego ruchy: { $result }
error-other-version = { $reason } (zapisane według wersji { $version } zasad; późniejsze rozstrzygnięcia są na liście zmian)
error-not-your-decision = miejsce { $seat } nie ma teraz nic do decydowania: { $waiting }
error-no-move = { $move } to nie ruch tej gry
error-not-legal = { $move } nie jest teraz dozwolone ({ $why })
error-no-chance = nie ma tu nic do wylosowania: { $text }
error-upload-position = obejrzeć tu można tylko gry rozegrane od początku
error-upload-unfinished = ta gra nie jest skończona; obejrzeć tu można tylko skończone gry
error-upload-no-text = to nie jest tekst
error-upload-long = to dłuższe niż jakakolwiek gra
error-game-over = gra jest skończona
error-waiting-for = czekamy na { $seats }
error-version-newer = zapisane według wersji { $version } zasad { $game }; ten program gra według wersji { $ours }
error-untidy = to nie jeden porządny wiersz tekstu: { $text }
error-line-kind = to nie decyzja, nie wynik losowania ani komentarz: { $text }
error-quoted-seat = { $text } to nie miejsce
error-record-seats = miejsc musi być od 1 do { $most }, nie { $n }
error-record-word = { $word } nie może stać w zapisie
error-record-names = za dużo nazw ({ $names }) na liczbę miejsc ({ $seats })
error-record-other-seat = decyzja miejsca, którego tu nie ma (miejsc: { $n })
error-record-result = wynik dla liczby miejsc { $n }, a nie { $seats }
error-record-cut = wiersz { $n } był urwany i jest pominięty
error-asked-nobody = o coś prosić może tylko gracz przy stole
error-asked-already = wszyscy już zbierają esencje po kolei
error-undo-nothing = nie masz decyzji do cofnięcia
error-undo-acted = od tego czasu działało inne miejsce
error-undo-revealed = od tego czasu ujawniono coś zakrytego
error-no-depth = nie ma głębokości { $name }; głębokości to { $known }
error-walk-move = { $move } to nie ruch, który można teraz wykonać
error-step-back = nie ma kroku { $n }, do którego można wrócić
error-study-none = w tym zapisie nic się nie rozstrzyga

## Looking after a server

error-backup-none = { $path } nie istnieje
error-backup-no-program = program { $program } z PostgreSQL nie jest zainstalowany
error-backup-damaged = { $path } jest uszkodzony
error-backup-damaged-copy = { $path } jest uszkodzony, więc jego kopia też by była
error-backup-newer = { $path } pochodzi z nowszej wersji (schemat { $schema })
error-backup-used = z { $path } korzysta serwer; najpierw go zatrzymaj
error-backup-slow = { $program } potrzebuje więcej niż { $seconds } { $seconds ->
    [one] sekundy
   *[other] sekund
}
error-database-silent = baza danych nie odpowiada
error-store-not-whole = { $path }: nie udało się zapisać całości
error-store-stops = serwer się zatrzymuje

## Tables on a server

error-not-in-browser = w { $game } nie można grać w przeglądarce
error-table-seats = stół ma od 2 do { $most } miejsc
error-seat-kind = miejsce jest dla człowieka albo dla bota
error-clock = zegar daje jakiś czas, najwyżej miesiąc
error-coach = trener jest tylko do gier z botami
error-pace = boty czekają od 0 do { $most } sekund
error-seed = ziarno to liczba całkowita o najwyżej 77 cyfrach
error-table-option = „{ $name }={ $value }” nie jest opcją, którą można tu wybrać
error-no-daily = { $game }: nie ma rozdania dnia
