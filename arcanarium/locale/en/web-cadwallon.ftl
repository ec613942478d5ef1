### The table of Arcana of Cadwallon in the browser.

## Piles of stakes

arcana-zone-free = Free zone
arcana-zone-open = Nobody's zone: all agents lie face up here.
arcana-zone-of = Zone of { $names }: their agents lie face down here.
arcana-zone-mine = Your zone: your agents lie face down here.
arcana-pile = Pile { $n }
arcana-order = Resolved as number { $n }.
arcana-resolved = Resolved in this order.
arcana-pile-empty = no stake is left
arcana-pile-unseen = no stake shows now
arcana-under = { $n ->
    [0] No more stakes lie under it.
    [one] 1 more stake lies under it.
   *[other] { $n } more stakes lie under it.
}
arcana-under-known = Put there openly: { $cards }.
arcana-sum = { $who }: { $n } of { $of } { $power }{ $backs ->
    [0] .
    [one] , and 1 agent face down.
   *[other] , and { $backs } agents face down.
}
arcana-ahead = As things stand, this wins.
arcana-tied = The highest sums are equal.
arcana-side-left = left
arcana-side-right = right
arcana-sums = You have { $own }, the best rival { $best }{ $backs ->
    [0] .
   *[other] , and { $backs } face down.
}
arcana-down = lies face down; only you see it
arcana-you-short = you
arcana-best-short = best
arcana-wins = wins
arcana-bribe = bribe
arcana-worth = worth

## The whole table

arcana-last-round = This is the last round.
arcana-last-round-next = The Ducal Jubilee is out: round { $n } is the last.
arcana-militia = Militia: { $n }
arcana-guilds = Guilds still free
arcana-over = The game is over.

## Players

arcana-first = first player of this round
arcana-no-guild = no guild yet
arcana-look = Look at the cards of { $who }
arcana-look-own = Look at all your cards
arcana-won-location = { $n ->
    [one] 1 location won
   *[other] { $n } locations won
}
arcana-won-personality = { $n ->
    [one] 1 personality won
   *[other] { $n } personalities won
}
arcana-won-relic = { $n ->
    [one] 1 relic won
   *[other] { $n } relics won
}
arcana-hand-size = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
arcana-deck-size = { $n ->
    [one] 1 card in the main deck
   *[other] { $n } cards in the main deck
}
arcana-resource-size = { $n ->
    [one] 1 card in the resource deck
   *[other] { $n } cards in the resource deck
}
arcana-removed-size = { $n ->
    [one] 1 card under the base card
   *[other] { $n } cards under the base card
}
arcana-objectives-size = { $n ->
    [one] 1 secret objective
   *[other] { $n } secret objectives
}
arcana-mine = Your cards
arcana-hand = Your hand
arcana-hand-empty = Your hand is empty until the next round.
arcana-hand-later = You draw your hand when the first round begins.
arcana-goal-achieved = achieved as things stand
arcana-goal-open = not achieved yet
arcana-resource = Resource deck
arcana-removed = Under the base card
arcana-deck = Main deck, in no order
arcana-known-hand = Cards known to be in the hand

# what is read aloud for the signs of the powers
sign-military = { cadwallon-power-military }
sign-political = { cadwallon-power-political }
sign-spiritual = { cadwallon-power-spiritual }
sign-financial = { cadwallon-power-financial }
