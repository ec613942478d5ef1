### `arcana texts`, for translators.

texts-help = sprawdź teksty języka i zapisz je do pliku dla tłumaczy
texts-more = Bez języka: co jest nie tak, policzone dla każdego. Z językiem: każda jego usterka. Wzorem do porównań jest angielski.
texts-help-language = kod języka, na przykład pl
texts-help-write = zapisz do tego pliku wszystkie wiadomości języka, obok angielskich
texts-help-read = wczytaj z powrotem wiadomości z takiego pliku, te bez usterek
texts-which = podaj język tłumaczenia, na przykład: arcana texts pl --write pl.ftl
texts-no-code = „{ $code }” to nie kod języka; napisz na przykład pl
texts-written = Zapisano: { $path }. Gdzie brakuje tłumaczenia, wpisz je pod tekstem angielskim, a potem: arcana texts JĘZYK --read PLIK
texts-taken = { $n ->
    [one] Jedna wiadomość jest nowa albo zmieniona
    [few] { $n } wiadomości są nowe albo zmienione
   *[other] { $n } wiadomości jest nowych albo zmienionych
}; { $refused ->
    [0] żadnej nie odrzucono.
    [one] jedna usterka, jej wiadomość pozostała bez zmian.
    [few] { $refused } usterki, ich wiadomości pozostały bez zmian.
   *[other] { $refused } usterek, ich wiadomości pozostały bez zmian.
}
texts-faults = { $n ->
    [0] Wszystko w porządku.
    [one] Jedna usterka.
    [few] { $n } usterki.
   *[other] { $n } usterek.
}
texts-how = `arcana texts JĘZYK` wymienia usterki języka.

## Faults: $id is a message, $place its file and line, $names what it is about

texts-unreadable = { $place }: tego nie można odczytać: „{ $id }” ({ $names })
texts-twice = { $place }: { $id } jest już w { $names }
texts-missing = brakuje { $id }; po angielsku jest w { $place }
texts-left-over = { $place }: { $id } nie ma wśród wiadomości angielskich
texts-unknown-variables = { $place }: { $id } nie dostaje { $names }
texts-lost-variables = { $place }: { $id } nie mówi { $names }
texts-unknown-forms = { $place }: { $id } prosi o formy, których nie ma żadna wiadomość: { $names }
texts-unused-forms = { $place }: { $id } ma formy, o które nie prosi żadna wiadomość: { $names }

## The rows of the table of languages

texts-row-messages = Wiadomości
texts-row-unreadable = Nie do odczytania
texts-row-twice = Podwójne
texts-row-missing = Brakujące
texts-row-left-over = Zbędne
texts-row-unknown-variables = Zmienne, których nie ma
texts-row-lost-variables = Zmienne pominięte
texts-row-unknown-forms = Formy, których nie ma
texts-row-unused-forms = Formy nieużywane
