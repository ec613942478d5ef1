### What the server says: why something was refused, and what happened to it.

web-refused-malformed = Serwer tego nie zrozumiał. Jeśli to się powtórzy, odśwież stronę.
web-refused-too-long = To jest za długie.
web-refused-too-fast = Robisz to zbyt często. Poczekaj chwilę i spróbuj ponownie.
review-refused-one = Analiza, o którą prosisz, już trwa. Poczekaj na nią albo ją przerwij.
web-refused-foreign = To przyszło z innej strony, więc nie zostało wykonane.
web-refused-stale = Zanim to dotarło, na stole coś się zmieniło. Spójrz jeszcze raz i wybierz ponownie.
web-refused-illegal = Teraz nie można tego zrobić.
web-refused-not-yours = Teraz decyduje ktoś inny.
web-refused-not-seated = Oglądasz. Zajmij miejsce, aby zagrać.
web-refused-not-now = Teraz nie można tego zrobić.
web-refused-taken = To miejsce jest zajęte.
web-refused-not-saved = Nie udało się tego zapisać, więc nie zostało wykonane. Nic wcześniejszego nie przepadło. Za chwilę spróbuj ponownie.
web-refused-unknown-table = Pod tym adresem nie ma stołu.
web-refused-broken = Ten stół nie może grać dalej: jego zapis nie pasuje do zasad tej wersji. Jest zachowany tak, jak jest.
web-refused-when-open = Gra się jeszcze nie zaczęła.
web-refused-when-playing = Gra już się zaczęła.
web-refused-when-over = Gra jest skończona.
web-refused-when-broken = Ten stół nie może grać dalej.
web-refused-seat-is-yours = Nie gra za Ciebie bot: to miejsce jest Twoje.
web-refused-bot-plays = Gra za Ciebie bot. Najpierw wróć na swoje miejsce.
web-refused-request-open = Jest już jedna prośba.
web-refused-no-such-request = Teraz nie można o to prosić. Może ktoś już poprosił.
web-refused-no-request = Nie ma teraz takiej prośby.
web-refused-host-only = Może to zrobić tylko gracz, który otworzył stół.
web-refused-no-such-bot = Nie ma takiego bota.
web-refused-sits-already = Masz już miejsce przy tym stole.
web-refused-sit-without-name = Najpierw wybierz nazwę.
web-refused-chat-without-name = Najpierw wybierz nazwę.
web-refused-no-stand-in = Tam nie potrzeba bota.
web-refused-still-here = Bot może zagrać za kogoś, kogo nie ma od { $seconds } s.
web-refused-record-later = Zapis można czytać po skończonej grze: zawiera to, co jest jeszcze tajne.
web-refused-name = Nazwa ma od 1 do { $most } widocznych znaków.
web-refused-account-name = Nazwy konta nie można zmienić, z wyjątkiem wielkości liter.
web-refused-language = Nie ma tekstów w tym języku. Wybierz jeden z tych: { $known }.
web-refused-unknown-game = Nie ma gry „{ $game }”.
web-refused-not-found = Pod tym adresem nic nie ma.
web-refused-failed = Coś poszło tu nie tak. Zostało to odnotowane; spróbuj ponownie.
web-refused-has-account = Masz już konto.
web-refused-name-taken = Ktoś ma konto o tej nazwie. Wybierz inną albo zaloguj się.
web-refused-password = Hasło ma od { $least } do { $most } znaków.
web-refused-bad-login = Nazwa i hasło do siebie nie pasują.

serve-help = Arcanarium w przeglądarce: graj z botami albo otwieraj stoły dla innych.
serve-more = Ustawienia serwerów (baza danych, kilka procesów, sekrety) opisuje docs/deployment.md.
serve-help-host = adres, na którym słuchać; 0.0.0.0 wpuszcza inne maszyny (domyślnie: tylko ta)
serve-help-port = port, na którym słuchać (domyślnie: pierwszy wolny od 8710)
serve-help-database = adres SQLAlchemy, na przykład postgresql://user@host/name (domyślnie: plik SQLite)
serve-help-redis = redis://host:6379/0, gdy jedną stronę obsługuje kilka procesów
serve-help-no-browser = nie otwieraj przeglądarki
serve-ready = Arcanarium działa pod { $address }   (Ctrl+C kończy; gry zostają zachowane)
serve-cannot = arcana-web nie może wystartować: { $reason }
serve-missing = arcana-web nie może wystartować: brak pakietu Pythona „{ $package }”. Aby zainstalować wszystko, czego potrzebują PostgreSQL i Redis: pip install 'arcanarium[cluster]'
serve-setting = arcana-web nie może wystartować: { $variable } ma wartość „{ $value }”, a dozwolone jest: { $allowed }
serve-allowed-thinkers = liczba całkowita od 0 do 1024 (0: o jeden mniej niż rdzeni)
serve-allowed-limits = „on” albo „off”
serve-allowed-pace = liczba sekund od 0 do 3600
serve-allowed-absent = liczba sekund od 0 do 1000000
serve-bye = Do zobaczenia. Wszystkie gry są zapisane.

# Where the server takes the page from.
serve-allowed-page = „auto”, „bundle” albo „sources”
serve-page-stale = Strona pochodzi ze źródeł, co jest wolniejsze: są nowsze niż paczka. „make web” tworzy paczkę na nowo.
serve-page-missing = Strona pochodzi ze źródeł, co jest wolniejsze: nie ma paczki, której można użyć. „make web” ją tworzy.
serve-page-not-bundled = ARCANARIUM_PAGE ma wartość „bundle”, ale paczki strony brakuje albo jest starsza niż źródła obok niej. „make web” tworzy ją na nowo.

# What stands in the page before its texts are here, what search engines and messengers show of it, and what installs it.
page-description = Gry Arcana w przeglądarce, ze znajomymi i z botami.
page-late = To długo trwa. Próba zostanie ponowiona samoczynnie.
page-noscript = Arcanarium rysuje swoje stoły za pomocą JavaScriptu. Zezwól na niego na tej stronie albo zagraj w terminalu poleceniem „arcana play”.
