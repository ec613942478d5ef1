### The explorer: what many games say about cards, seats and openings. Used by the page and the terminal.

explore-title = Was Partien erzählen
explore-about-opening = Erste Wahl
explore-about-pairs = Paare
explore-about-powers = Fähigkeiten
explore-about-turns = Plätze
explore-about-rounds = Dauer
explore-about-players = Spieler
explore-player-person = Menschen
explore-player-open = greedy, offene Karten
explore-player-open-step = ein Schritt, offene Karten
explore-pair = { $one } + { $other }
# $card a card, $n which of its powers
explore-power = { $card }, Fähigkeit { $n }
explore-round = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
explore-turn = { $n ->
    [1] Der Startspieler
   *[other] Der { $n }. am Zug
}
explore-column-name = Name
explore-column-game = Spiel
explore-column-seats = Plätze
explore-column-games = Partien
explore-column-players = Spieler
explore-column-share = Anteil
explore-column-fair = Vom fairen
explore-column-interval = 95 %
explore-column-bar = { "" }
explore-column-rate = Gespielt
explore-column-uses = Einsätze
explore-column-brought = Punkte
explore-column-synergy = Zusammen
explore-column-leader = Führung hält
explore-column-margin = Vorsprung
explore-column-rounds = Runden
explore-column-record = Aufzeichnung
explore-legend = Anteil: wie viele der Partien damit gewonnen wurden. Vom fairen: dasselbe gegen das, was zu erwarten war; 1 ist fair. Der Balken geht von 0 bis 2 mit der 1 in der Mitte; der dicke Teil ist, was mit 95 % glaubhaft ist.
explore-legend-parts = Anteil: der Teil aller Fälle. Der Balken geht von 0 bis 100 %; der dicke Teil ist, was mit 95 % glaubhaft ist.
explore-nothing = So eine Partie gibt es nicht. Frag nach weniger auf einmal.
