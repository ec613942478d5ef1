### Errors of the laboratory, the explorer, the league and bots of others, word for word: see errors.ftl.

## Bots of others: why one has lost its seat

error-bot-start = nie dało się go uruchomić: { $reason }
error-bot-slow = na jedną decyzję potrzebował więcej sekund niż { $seconds }
error-bot-chose = wybrał { $move }, a to nie jest dozwolony ruch
error-bot-illegal = { $move } to nie dozwolony ruch
error-bot-line-long = wiersz dłuższy niż { $n } bajtów
error-bot-no-json = wiersz, który nie jest JSON-em: { $text }
error-bot-no-object = wiersz, który nie jest obiektem JSON: { $text }
error-bot-fields = ruch ma pola verb, card, number i amount: { $text }
error-bot-move = ruch to liczba, tekst albo obiekt, nie { $text }
error-bot-not-legal = ruch { $move } nie jest tu dozwolony
error-bot-did-it-mean = { $reason }; może chodziło o { $near }?
error-bot-command = po `program:` nie ma polecenia
error-bot-id = odpowiedź z id { $id }, a pytano o { $asked }
error-bot-no-move = odpowiedź bez „move”
error-bot-ended = zakończył się bez odpowiedzi
error-bot-ended-how = zakończył się bez odpowiedzi (kod wyjścia { $code })
error-bot-ended-said = zakończył się bez odpowiedzi (kod wyjścia { $code }): { $said }
error-process-ended = jego proces zakończył się z kodem wyjścia { $code }
error-process-ended-said = jego proces się zakończył: { $reason }

## Arena, series and the lab of balance

error-arena-line = to nie wiersz areny; wybierz inny folder dla --out
error-arena-version = to nie arena tej wersji; wybierz inny folder dla --out
error-arena-other = { $folder } zawiera inne zawody ({ $differs }); wybierz inny folder dla --out albo prowadź je dalej z tym, z czym je zaczęto
error-series-seats = boty ({ $n }) nie obsadzą miejsc tej gry ({ $seats })
error-series-player = { $player } nie może grać w { $game }; podaj bota
error-series-long = po { $n } decyzjach gra się nie kończy
error-tune-no-card = w tych grach nie ma karty „{ $card }”; zapisz ją tak jak w plikach z kartami, na przykład fire_dragon
error-tune-no-field = wpis tej karty nie ma „{ $field }”
error-tune-few-numbers = liczby zapisane w „{ $field }”: { $n }: { $text }
error-tune-place = „{ $which }” nie jest miejscem liczby; podaj pole i miejsce, na przykład powers:2
error-tune-below = „{ $field }” nie może spaść poniżej 0
error-tune-nobody = w rozegranych grach ({ $n }) nikt nie miał karty „{ $card }”; rozegraj więcej albo podaj inną
error-no-learner = gra { $game } nie ma cech do uczenia; mają je { $known }
error-no-features = { $game } nie ma cech, z których można się uczyć
error-train-checksum = { $path } nie zgadza się z sumą kontrolną
error-train-games = nie dało się rozegrać żadnej gry w { $game }: każdy proces się przerwał
error-train-trial = nie można rozegrać gry próbnej: { $reason }

## The explorer

error-facts-no-folder = nie ma folderu { $folder }; podaj folder z zapisami gier albo z faktami
error-facts-no-games = nie ma tu gier w { $game }; są gry w { $known }
error-facts-no-games-here = nie ma tu gier w { $game }
error-facts-no-number = „{ $wanted }” nie jest tu grą z serii; wypisuje je --games-with, na przykład 0-17
error-facts-about = o „{ $about }” w { $game } nic nie wiadomo; pytaj o: { $known }
error-facts-line = to nie wiersz spisu faktów; wybierz inny folder
error-facts-manifest = to nie jest spis faktów
error-facts-writing = inny program zapisuje właśnie fakty do { $folder }
error-facts-duck = o fakty z gier pyta się przez DuckDB; zainstaluj je tak: pip install 'arcanarium[explore]'
error-facts-unfinished = ta gra nie jest skończona
error-facts-position = ta gra zaczęła się od pozycji, nie od początku

## The league

error-league-none = to nie jest liga: liga ma folder „{ $folder }” z plikiem dla każdego zgłoszenia
error-league-division-table = „{ $name }” to nie dywizja: tabela o krótkiej nazwie z małych liter
error-league-games = „games” to liczba od 1
error-league-taken = nazwę „{ $name }” ma już { $id }.toml
error-league-file = nazwa pliku to do 40 małych liter, cyfr, - i _
error-league-name = brakuje „name” albo ma ono więcej niż 40 liter lub nietypowe znaki
error-league-author = „author” ma do 80 liter, „version” do 20, oba w jednym wierszu
error-league-kinds = zgłoszenie ma jedno z: { $known }; to mówi, co gra
error-league-division = nie ma dywizji „{ $name }”; dywizje to { $known }
error-league-limit = „limit” to czas, na przykład 500ms albo 2s, nie „{ $text }”
error-league-large = plik jest większy niż { $n } KB
error-league-toml = to nie jest plik TOML: { $reason }
error-league-field = nie ma pola „{ $name }”; pola to { $known }
error-league-is = „{ $name }” to { $kind }
error-word-a-text = tekst
error-word-a-number = liczba całkowita
error-word-a-list = lista tekstów
error-word-a-table = tabela
error-league-damaged = przechowywane tu gry są uszkodzone; usuń plik, aby rozegrać je na nowo

## Learned weights

error-weights-none = { $game } nie ma wyuczonych wag, więc ocenia wartość ułożona ręcznie
error-weights-file = { $file } gry { $game }: { $reason }; więc ocenia wartość ułożona ręcznie
error-weights-game = wagi są dla { $other }, nie dla { $game }; więc ocenia wartość ułożona ręcznie
error-weights-version = wagi gry { $game } powstały przy wersji zasad { $old }, a teraz jest { $now }; więc ocenia wartość ułożona ręcznie
error-weights-features = wagi gry { $game } powstały dla innych cech; więc ocenia wartość ułożona ręcznie
error-weights-no-file = to nie plik z wagami
error-weights-reads = wagi są w wersji { $version }; ten program czyta wersję { $ours }
error-weights-head = wagi są uszkodzone: nagłówek nie zgadza się z sumą kontrolną
error-weights-network = wagi są z innej sieci: jednostki { $units }, wewnętrzne { $inner }, głowy { $heads }
error-weights-checksum = wagi są uszkodzone: nie zgadzają się z sumą kontrolną
error-weights-count = wagi są uszkodzone: jest ich za dużo albo za mało
error-weights-first = wagi są uszkodzone: suma pierwszej warstwy mogłaby się przepełnić
error-weights-second = wagi są uszkodzone: suma drugiej warstwy mogłaby się przepełnić
