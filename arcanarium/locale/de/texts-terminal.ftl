### `arcana texts`, for translators.

texts-help = die Texte einer Sprache prüfen und sie in eine Datei für Übersetzende schreiben
texts-more = Ohne Sprache: was nicht stimmt, für jede gezählt. Mit einer: jeder ihrer Fehler. Verglichen wird mit Englisch.
texts-help-language = das Kürzel einer Sprache, etwa pl
texts-help-write = alle Nachrichten der Sprache in diese Datei schreiben, mit dem Englischen daneben
texts-help-read = die Nachrichten einer solchen Datei übernehmen, soweit sie fehlerfrei sind
texts-which = nenne die Sprache, die übersetzt wird, etwa: arcana texts pl --write pl.ftl
texts-no-code = „{ $code }“ ist kein Kürzel einer Sprache; schreibe eines wie pl
texts-written = Geschrieben: { $path }. Wo eine Übersetzung fehlt, schreibe sie unter den englischen Text, dann: arcana texts SPRACHE --read DATEI
texts-taken = { $n ->
    [one] Eine Nachricht ist neu oder geändert
   *[other] { $n } Nachrichten sind neu oder geändert
}; { $refused ->
    [0] keine wurde abgelehnt.
    [one] ein Fehler, und seine Nachricht blieb, wie sie war.
   *[other] { $refused } Fehler, und ihre Nachrichten blieben, wie sie waren.
}
texts-faults = { $n ->
    [0] Alles in Ordnung.
    [one] Ein Fehler.
   *[other] { $n } Fehler.
}
texts-how = `arcana texts SPRACHE` nennt die Fehler einer Sprache.

## Faults: $id is a message, $place its file and line, $names what it is about

texts-unreadable = { $place }: Das ist nicht lesbar: „{ $id }“ ({ $names })
texts-twice = { $place }: { $id } steht schon in { $names }
texts-missing = { $id } fehlt; auf Englisch steht es in { $place }
texts-left-over = { $place }: { $id } gibt es unter den englischen Nachrichten nicht
texts-unknown-variables = { $place }: { $id } bekommt { $names } nicht
texts-lost-variables = { $place }: { $id } sagt { $names } nicht
texts-unknown-forms = { $place }: { $id } verlangt Formen, die keine Nachricht hat: { $names }
texts-unused-forms = { $place }: { $id } hat Formen, die keine Nachricht verlangt: { $names }

## The rows of the table of languages

texts-row-messages = Nachrichten
texts-row-unreadable = Nicht lesbar
texts-row-twice = Doppelt
texts-row-missing = Fehlend
texts-row-left-over = Überzählig
texts-row-unknown-variables = Unbekannte Variablen
texts-row-lost-variables = Verlorene Variablen
texts-row-unknown-forms = Unbekannte Formen
texts-row-unused-forms = Ungenutzte Formen
