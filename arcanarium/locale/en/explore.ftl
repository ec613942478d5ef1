### The explorer: what many games say about cards, seats and openings. Used by the page and the terminal.

explore-title = What games tell
explore-about-opening = First choices
explore-about-pairs = Pairs
explore-about-powers = Powers
explore-about-turns = Seats
explore-about-rounds = Length
explore-about-players = Players
explore-player-person = People
explore-player-open = greedy, cards open
explore-player-open-step = one step, cards open
explore-pair = { $one } + { $other }
# $card a card, $n which of its powers
explore-power = { $card }, power { $n }
explore-round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
explore-turn = { $n ->
    [1] The first player
   *[other] Player { $n } in turn
}
explore-column-name = Name
explore-column-game = Game
explore-column-seats = Seats
explore-column-games = Games
explore-column-players = Players
explore-column-share = Share
explore-column-fair = Of fair
explore-column-interval = 95%
explore-column-bar = { "" }
explore-column-rate = Played
explore-column-uses = Uses
explore-column-brought = Points
explore-column-synergy = Together
explore-column-leader = Leader won
explore-column-margin = Margin
explore-column-rounds = Rounds
explore-column-record = Record
explore-legend = Share: of the games with it, how many were won. Of fair: the same against what was to be expected, 1 is fair. The bar goes from 0 to 2 with 1 in the middle; the thick part is what is credible with 95%.
explore-legend-parts = Share: the part of all cases. The bar goes from 0 to 100%; the thick part is what is credible with 95%.
explore-nothing = There is no game like that. Ask for fewer things at a time.
