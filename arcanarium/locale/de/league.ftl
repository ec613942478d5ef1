### A league that anyone can enter (docs/league.md).

league-help = alle Bots einer Liga gegeneinander spielen lassen und werten
league-more = Alle, die in einer Liga gemeldet sind, spielen gegeneinander. DIR hat im Ordner entries eine Datei für jede Meldung. Gespielt wird nur, was fehlt; die Tabelle steht in DIR/table.
league-help-dir = der Ordner der Liga
league-help-games = Partien jedes Paares, statt derer in league.toml
league-help-no-records = die Aufzeichnungen der Partien nicht aufbewahren
league-written = { $n ->
    [0] Es fehlte keine Partie. Die Tabelle: { $path }
    [one] Es fehlte { $n } Partie. Die Tabelle: { $path }
   *[other] Es fehlten { $n } Partien. Die Tabelle: { $path }
}
league-go-on = Unterbrochen. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
league-empty = Es braucht mindestens zwei Meldungen.
league-faults = Nicht dabei, und warum:
league-about = { $game }, { $seats } Plätze ({ $rest }); mindestens { $games } Partien jedes Paares
league-table = Wertungen, die beste zuerst
league-crossed = Anteil der Siege der Zeile gegen die Spalte, in Prozent
league-picture = Wertungen in { $name }, mit dem Bereich, der zu 95 % glaubhaft ist
league-explained = Elo über dem Anker, dessen Wertung 0 ist; ± ist, wie weit sie mit 95 % daneben liegen kann. Eine Partie, in der ein Bot seinen Platz verlor, weil er versagte oder zu langsam war, zählt für ihn als verloren.

## Heads of the table

league-rank = Rang
league-name = Meldung
league-author = Von
league-elo = Elo
league-games = Partien
league-score = Quote
league-ms = ms/Entscheidung
league-lost = Verlorene Plätze
