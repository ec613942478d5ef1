### The arena, bots that are programs, and the engine for other programs.

## arcana arena

arena-help = Bots gegeneinander spielen lassen und messen, wer besser ist
arena-more = Bots gegeneinander, in Paaren von Partien mit getauschten Plätzen. Bots heißen random, greedy und so weiter, mit einer Grenze wie seer:1s oder flat:500, oder program:BEFEHL oder class:modul:Name. Das erste Wort darf ein Spiel sein.
arena-help-bots = die Bots, zwei oder mehr; bei mehr als zweien spielt jeder gegen jeden
arena-help-time = CPU-Sekunden pro Entscheidung, für suchende Bots ohne eigene Grenze
arena-help-visits = Besuche pro Entscheidung, für suchende Bots ohne eigene Grenze
arena-help-sprt = aufhören, wenn klar ist, ob der erste Bot um ELO1 besser ist oder nur um ELO0
arena-help-alpha = wie oft --sprt zu Unrecht annehmen darf
arena-help-beta = wie oft --sprt zu Unrecht ablehnen darf
arena-help-gauntlet = der erste Bot gegen jeden der anderen
arena-help-anchor = der Bot, dessen Wertung 0 ist; Vorgabe: der letzte
arena-help-out = beendete Partien, ein Bild und Zahlen in diesem Ordner aufbewahren; derselbe Befehl macht dort weiter, wo er aufgehört hat
arena-help-records = auch die Aufzeichnung jeder Partie aufbewahren
arena-against = { $one } – { $other }
arena-live = { $one } – { $other }, { $score } ({ $low } – { $high })
arena-match = Begegnung
arena-games = Partien
arena-score = Quote
arena-interval = 95 %
arena-elo = Elo
arena-groups = { $size ->
    [2] Paare von Partien nach Punkten, 0 bis 2 in Halben: { $counts }; { $rounds } Runden pro Partie.
   *[other] Gruppen von { $size } Partien nach Punkten, 0 bis { $size } in Halben: { $counts }; { $rounds } Runden pro Partie.
}
arena-margin = Punkte
arena-ms = ms/Entscheidung
arena-error = 95 %
arena-anchor = Anker
arena-summary = { $games } Partien in { $seconds } s, jeder Aufbau einmal mit jedem Platz.
arena-errors = { $n ->
    [one] Ein Fehler eines Bots oder einer Partie:
   *[other] { $n } Fehler von Bots oder Partien; verschiedene davon:
}
arena-go-on = Unterbrochen. Derselbe Befehl macht dort weiter, wo er aufgehört hat: Die beendeten Partien sind in { $path }.
arena-picture = Bild: { $path }
arena-verdict-accept = Angenommen: { $high } Elo erklären die Partien besser als { $low } (logarithmischer Quotient { $ratio }).
arena-verdict-reject = Abgelehnt: { $low } Elo erklären die Partien besser als { $high } (logarithmischer Quotient { $ratio }).
arena-verdict-go-on = Zwischen { $low } und { $high } Elo noch nicht entschieden (logarithmischer Quotient { $ratio }): Spiele mehr Partien.
arena-plot-title = Quote im Lauf der Partien, mit dem Bereich, der zu 95 % glaubhaft ist
arena-plot-ratings = Elo
arena-plot-games = Partien

## arcana engine

engine-help = ein anderes Programm Partien führen lassen, mit Zeilen aus JSON
engine-more = Befehle als JSON-Zeilen von der Standardeingabe lesen und jede mit einer Zeile beantworten: docs/bot-protocol.md beschreibt sie.

## arcana bot

botcheck-help = einen Bot ausprobieren: Spielt er ganze Partien ohne Fehler?
botcheck-more = Einen Bot von beiden Plätzen aus gegen den zufälligen spielen lassen und sagen, was an ihm nicht stimmt.
botcheck-help-bot = der Bot: ein Name, program:BEFEHL oder class:modul:Name, wenn du magst mit einer Grenze pro Entscheidung
botcheck-help-game = das Spiel; Vorgabe: alle
botcheck-good = { $game }, Platz { $seat }: eine ganze Partie, { $n } Entscheidungen zu { $ms } ms, höchstens { $slowest } ms.
botcheck-lost = { $game }, Platz { $seat }: Er hat nach { $n } Entscheidungen seinen Platz verloren. { $error }
botcheck-ready = { $name } ist bereit für die Arena.
botcheck-see = docs/bot-protocol.md sagt, was ein Bot gefragt wird und was er antworten muss.
