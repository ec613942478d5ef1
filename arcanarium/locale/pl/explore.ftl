### The explorer: what many games say about cards, seats and openings. Used by the page and the terminal.

explore-title = Co mówią partie
explore-about-opening = Pierwsze wybory
explore-about-pairs = Pary
explore-about-powers = Moce
explore-about-turns = Miejsca
explore-about-rounds = Długość
explore-about-players = Gracze
explore-player-person = Ludzie
explore-player-open = greedy, odkryte karty
explore-player-open-step = jeden krok, odkryte karty
explore-pair = { $one } + { $other }
# $card a card, $n which of its powers
explore-power = { $card }, moc { $n }
explore-round = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[many] { $n } rund
}
explore-turn = { $n ->
    [1] Pierwszy gracz
   *[other] Gracz { $n }. w kolejności
}
explore-column-name = Nazwa
explore-column-game = Gra
explore-column-seats = Miejsca
explore-column-games = Partie
explore-column-players = Gracze
explore-column-share = Udział
explore-column-fair = Do należnego
explore-column-interval = 95%
explore-column-bar = { "" }
explore-column-rate = Zagrane
explore-column-uses = Użycia
explore-column-brought = Punkty
explore-column-synergy = Razem
explore-column-leader = Lider wygrał
explore-column-margin = Przewaga
explore-column-rounds = Rundy
explore-column-record = Zapis
explore-legend = Udział: jaka część partii z tą kartą została wygrana. Do należnego: to samo wobec tego, czego można było oczekiwać; 1 to równość. Pasek biegnie od 0 do 2, z 1 pośrodku; gruba część to wartości wiarygodne na 95%.
explore-legend-parts = Udział: część wszystkich przypadków. Pasek biegnie od 0 do 100%; gruba część to wartości wiarygodne na 95%.
explore-nothing = Nie ma takiej partii. Pytaj o mniej rzeczy naraz.
