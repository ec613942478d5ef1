### What the server says about its data: why it cannot start with them, and what became of them.

store-newer = Bazę danych zapisało nowsze Arcanarium: ma schemat { $found }, a ta wersja nie zna żadnego powyżej { $known }. Zainstaluj znów nowszą wersję albo przywróć kopię zapasową sprzed zmiany.
store-no-backup = Bazę danych trzeba zmienić dla tej wersji, a nie ma jeszcze kopii zapasowej: { $reason }. Zrób ją i uruchom raz z ARCANARIUM_MIGRATE=on.
store-not-migrated = Baza danych ma schemat { $found }, a ta wersja potrzebuje { $wanted }, ale ARCANARIUM_MIGRATE ma wartość „off”. Zrób kopię zapasową i uruchom raz z ARCANARIUM_MIGRATE=on.
store-allowed-migrate = „backup”, „on” albo „off”
store-cannot-mend = Bazy danych { $file } nie da się otworzyć ani naprawić: { $reason }. Nic nie zmieniono.

store-notice-whole = Baza danych była uszkodzona i została w całości przywrócona z drugiej kopii: stoły: { $tables }, wpisy w ich dziennikach: { $entries }, osoby: { $people }. Uszkodzony plik zachowano.
store-notice-perhaps = Baza danych była uszkodzona, tak samo jak jej druga kopia. Złożono to, co dało się odczytać z obu: stoły: { $tables }, wpisy w ich dziennikach: { $entries }, osoby: { $people }. Luk nie znaleziono, ale może brakować ostatnich zmian. Uszkodzony plik zachowano.
store-notice-gaps = Baza danych była uszkodzona, tak samo jak jej druga kopia. Złożono to, co dało się odczytać z obu: stoły: { $tables }, wpisy w ich dziennikach: { $entries }, osoby: { $people }. Stoły z brakami, które nie mogą grać dalej: { $broken }; brakujące wpisy: { $missing }. Uszkodzony plik zachowano.
store-notice-forward = Ostatnie zmiany w bazie danych przepadły. Powtórzono je z drugiej kopii (zapisy: { $writes }). Niczego nie brakuje.
store-notice-damaged = Baza danych jest uszkodzona i właśnie naprawiana z drugiej kopii. Przez chwilę niczego nie da się zapisać; gry potrwają dalej.
