### The page of the explorer.

title-explore = Was Partien erzählen
explore-door = Wie Karten, Plätze und erste Wahl in den Partien hier abschneiden.
explore-what = Wie Karten, Plätze und erste Wahl in den beendeten Partien abschneiden, denen alle zusehen konnten. Niemand wird genannt.
explore-missing = Hier werden keine Statistiken von Partien geführt. Wer die Seite betreibt, kann sie mit dem Extra „explore“ ergänzen.
explore-no-games = Noch ist keine Partie an einem offenen Tisch zu Ende. Komm wieder, wenn es welche gibt, oder öffne selbst einen Tisch.
explore-choose-game = Spiel
explore-choose-about = Worüber
explore-choose-seats = Plätze
explore-choose-sets = Sets
explore-choose-player = Spieler
explore-all = Alle
explore-counted = { $n ->
    [one] { $n } Partie ist gezählt.
   *[other] { $n } Partien sind gezählt.
}
explore-search = Suchen
explore-number = { $n }
explore-ratio = { NUMBER($n, minimumFractionDigits: 2) }
explore-between = zwischen { $low } und { $high }
explore-looking = Die Partien werden gesucht …
explore-game = { $seats } Plätze, { $rounds } Runden, mit { $margin } Vorsprung gewonnen
