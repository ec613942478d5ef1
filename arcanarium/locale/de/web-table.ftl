### The table in the browser: deciding, waiting, talking, before and after the game.

## The page

table-coming = Der Tisch wird gedeckt …
table-gone = Diesen Tisch gibt es nicht
table-gone-what = Vielleicht ist der Link unvollständig, oder der Tisch wurde längst abgeräumt.
table-problem = Der Tisch lässt sich nicht zeigen
table-broken = Diese Partie kann nicht weitergehen
table-closed = Dieser Tisch wurde von den Betreibern der Seite geschlossen.
table-offline = Verbindung verloren. Sie wird wiederhergestellt …
board-label = Der Tisch
watchers = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}
sound-toggle = Töne an oder aus
title-your-turn = Du bist am Zug
title-over = Partie zu Ende

## The strip on top

strip-round = Runde { $round }
strip-setup = Vor Runde 1
strip-goal = Sieg ab { $points } Punkten
strip-last-round = Runde { $round } ist die letzte
strip-match = Partie { $game }, zwei Siege entscheiden
seat-you = du
seat-turn = am Zug
seat-first = Startspieler
seat-passed = gepasst
seat-summary = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $marks })
seat-wins = { $n ->
    [one] { $n } Partie gewonnen
   *[other] { $n } Partien gewonnen
}
presence-here = da
presence-away = weg
presence-bot = Bot
presence-stand-in = ein Bot vertritt
clock-left = noch { $time }

## Deciding

decide-list = Liste
decide-list-title = Alle Züge als Liste (m)
decide-proposed = Vorschlag: Enter nimmt ihn
decide-point = Wähle etwas, das leuchtet, oder:
decide-point-only = Wähle etwas, das leuchtet.
decide-go-on = Weiter mit etwas, das leuchtet. Escape geht zurück.
decide-menu = Wähle aus dem Menü. Escape geht zurück.
menu-label = Was tust du damit?
menu-back = Zurück
confirm-yes = Ja
confirm-no = Nein
waiting-for = { $n ->
    [one] Warten auf { $who }
   *[other] Warten auf { $who }
}
waiting-table = Einen Moment …
you-watch = Du schaust zu.
hint-ask = Tipp
hint-win = gewinnt zu { $n } %
hint-second = Zweitbester: { $what }, gewinnt zu { $n } %

pick-do-pay = Zahlen
pick-do-gain = Nehmen
pick-do-lose = Abgeben
collect-all = Nehmen
collect-question = Ertrag
collect-after = Danach hast du
collect-too-much = Mit diesen Antworten kannst du nicht dafür zahlen: Erschöpfe die Karte stattdessen oder nimm mehr.

## Taking back

undo = Zurücknehmen
undo-title = Deine letzte Entscheidung zurücknehmen (u)
undo-ask = Die anderen fragen
undo-anyway = Trotzdem zurücknehmen
undo-never-mind = Doch nicht
undo-asked = Du möchtest einen Zug zurücknehmen. Warten auf die anderen …
request-open = Verlangen: { $what }
request-ask = Verlangen
request-never-mind = Doch nicht
undo-request = { $who } möchte einen Zug zurücknehmen.
undo-agree = Zustimmen
undo-refuse = Ablehnen

## Seats

seat-bot-plays = Ein Bot spielt für dich.
seat-take-back = Wieder selbst spielen
seat-away = { $who } ist weg.
seat-stand-in = Einen Bot spielen lassen
leave = Platz verlassen
leave-what = Ein Bot spielt für dich weiter. Solange die Partie läuft, kannst du wiederkommen und deinen Platz zurücknehmen.
leave-stay = Bleiben
leave-do = Verlassen

## Log and chat

tab-log = Verlauf
tab-chat = Chat
log-label = Was geschah
log-all = Alle { $n } Zeilen zeigen
log-empty = Noch ist nichts geschehen.
chat-label = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas …
chat-send = Senden

## Parts of the table on a small screen

part-mine = Meins
part-centre = Mitte
part-rivals = Rivalen
part-log = Verlauf
part-lit = Hier gibt es etwas zu wählen

## Keys

key-arrows = zum nächsten, was leuchtet
key-tab = der Reihe nach durch alles
key-enter = wählt; ohne Auswahl gilt der Vorschlag
key-digits = wählt aus einem Menü, einer Liste oder den Knöpfen
key-escape = ein Schritt zurück
key-undo = zurücknehmen
key-pass = passen
key-list = alle Züge als Liste
key-hint = was täte ein Bot?
key-log = Verlauf
key-chat = Chat

## Before the game

room-waiting = { $n ->
    [one] Die Partie beginnt, wenn der letzte freie Platz besetzt ist.
   *[other] Die Partie beginnt, wenn alle { $n } freien Plätze besetzt sind.
}
room-starting = Alle sind da. Die Partie beginnt …
room-free = Freier Platz
room-sit = Hier sitzen
room-bot = Bot: { $bot }
room-no-bot = Bot entfernen
room-put-bot = Bot hinsetzen
room-which-bot = Welcher Bot
room-leave = Aufstehen
room-invite = Andere einladen
share-label = Link zu dieser Seite
share-copy = Link kopieren
share-copied = Kopiert

## After the game

ending-label = Die Partie ist zu Ende
ending-you-won = Du hast gewonnen!
ending-won = { $n ->
    [one] Sieg für { $who }
   *[other] Geteilter Sieg für { $who }
}
ending-winner = Gewinner
ending-rounds = { $n ->
    [one] Nach { $n } Runde
   *[other] Nach { $n } Runden
}
ending-no-points = Keine Punkte.
ending-look = Tisch ansehen
ending-show = Ergebnis zeigen
ending-replay = Wiedergabe
ending-record = Aufzeichnung herunterladen
ending-home = Startseite
