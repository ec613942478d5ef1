### The analysis board on the page.

title-board = Analysebrett
board-of = Analysebrett: { $game }
board-coming = Das Brett wird aufgebaut …
board-new = Ein neues Brett
board-about = Probiere Züge für alle aus, geh zurück, zweige ab und sieh die besten Varianten mit den Gewinnchancen.
board-fresh = Eine neue Partie
board-fresh-go = Austeilen und aufbauen
board-from-text = Eine Stellung oder eine Aufzeichnung
board-from-text-what = Füge eine Stellung oder die Aufzeichnung einer Partie ein. Eine unfertige Partie geht an ihrem Ende weiter.
board-from-text-go = Aufbauen
board-text = Stellung als Text
board-file = Oder öffne eine Datei
board-load = Diese Stellung aufbauen
board-faults = { $n ->
    [one] An dieser Stellung stimmt etwas nicht:
   *[other] An dieser Stellung stimmen { $n } Dinge nicht:
}
board-fault-line = Zeile { $n }, „{ $what }“:

## The board in use

board-tab-lines = Varianten
board-tab-moves = Züge
board-tab-position = Stellung
board-to-replay = Zur Wiedergabe
board-from-replay = Ab hier analysieren
board-over = Hier ist die Partie zu Ende. Gewonnen: { $who }.
board-first = Zum Anfang
board-eyes-mover = Wer am Zug ist
board-fair-hint = Was darf erwarten, wer am Zug ist? Alles Verdeckte wird erdacht.
board-open-hint = Was, wenn alle Handkarten und Stapel bekannt wären?
board-no-lines = Es gibt nichts mehr zu entscheiden.
board-waits = Die Suche beginnt …
board-searching = Suche läuft: { $n ->
    [one] { $n } Versuch
   *[other] { $n } Versuche
}
board-searched = Gesucht: { $n ->
    [one] { $n } Versuch
   *[other] { $n } Versuche
}
board-paused = Angehalten: { $n ->
    [one] { $n } Versuch
   *[other] { $n } Versuche
}
board-pause = Anhalten
board-think = Suchen
board-best = Die besten Züge
board-give-or-take = ± { $n }
board-tries = { $n ->
    [one] Einmal
   *[other] { $n }-mal
} versucht
board-imagined = Varianten spielen in einer erdachten Partie: Was andere darin halten, kann woanders liegen.
board-true = Varianten werden mit den wahren Karten gespielt.
board-rounds-left = Noch etwa { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}.
board-no-moves = Noch wurde kein Zug versucht. Zeig auf den Tisch, oder wähle eine Variante.
board-start = Anfang
board-cut = Diesen Zug und alles danach entfernen
board-share = Dieses Brett teilen
board-shared = Der Link ist kopiert.
board-link = Link zu diesem Brett
board-play = Ab hier weiterspielen
board-play-as = Auf dem Platz von
board-play-against = Gegen
board-play-go = Tisch eröffnen

## The editor

board-edit = Stellung bearbeiten
board-editor = Stellungseditor
board-editor-what = Was gerade im Gange war, fällt weg: Die Stellung beginnt mit einem Zug. Die Punkte ergeben sich aus den Karten.
board-editor-back = Zurück ohne Änderungen
board-checking = Die Stellung wird geprüft …
board-legal = Diese Stellung kann weitergespielt werden.
board-add-card = Karte hinzufügen zu: { $where }
board-add = Hinzufügen
board-take-card = { $card } wegnehmen
board-turned = erschöpft
board-down = verdeckt
board-on-card = Essenzen auf { $card }, etwa 2E1G
board-owner = Wem { $card } gehört
board-lies-elsewhere = { $card } (jetzt: { $where })
board-nobody = niemand
board-faults-short = { $n ->
    [one] Ein Fehler
   *[other] { $n } Fehler
}
board-seat-short = Spieler { $seat }
