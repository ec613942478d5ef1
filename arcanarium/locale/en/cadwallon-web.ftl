### Arcana of Cadwallon in the browser: its name and options, and its table.

## The game, and what can be chosen about it

cadwallon-title = Arcana of Cadwallon
cadwallon-about = Send your guild’s agents to win the relics, places and people of a city. Most points win.
cadwallon-option-objectives = Objectives
cadwallon-option-objectives-hint = Everyone keeps two of four secret goals, which bring points at the end.
cadwallon-option-militia = Militia
cadwallon-option-militia-hint = A relic can call out the militia for you.
cadwallon-option-removal = Tactical removal
cadwallon-option-removal-hint = A stake you win may leave your deck for good. It then brings no points.
cadwallon-option-removed-score = Removed cards count
cadwallon-option-removed-score-hint = With tactical removal: what left your deck brings its points after all.
cadwallon-option-guilds = Guilds
cadwallon-value-choose = Everyone chooses
cadwallon-value-random = At random

## Piles of stakes

cadwallon-web-zone-free = Free zone
cadwallon-web-zone-open = Nobody's zone: all agents lie face up here.
cadwallon-web-zone-of = Zone of { $names }: their agents lie face down here.
cadwallon-web-zone-mine = Your zone: your agents lie face down here.
# before "left" or "right"
cadwallon-web-zone-whose = { $you ->
    [yes] your
   *[no] { $who }'s
}
cadwallon-web-pile = Pile { $n }
cadwallon-web-order = Resolved as number { $n }.
cadwallon-web-resolved = Resolved in this order.
cadwallon-web-pile-empty = no stake is left
cadwallon-web-pile-unseen = no stake shows now
cadwallon-web-under = { $n ->
    [0] No more stakes lie under it.
    [one] 1 more stake lies under it.
   *[other] { $n } more stakes lie under it.
}
cadwallon-web-under-known = Put there openly: { $cards }.
cadwallon-web-sum = { $who }: { $n } of { $of } { $power }{ $backs ->
    [0] .
    [one] , and 1 agent face down.
   *[other] , and { $backs } agents face down.
}
cadwallon-web-ahead = As things stand, this wins.
cadwallon-web-tied = The highest sums are equal.
cadwallon-web-side-left = left
cadwallon-web-side-right = right
cadwallon-web-sums = You have { $own }, the best rival { $best }{ $backs ->
    [0] .
   *[other] , and { $backs } face down.
}
cadwallon-web-down = lies face down; only you see it
cadwallon-web-you-short = you
cadwallon-web-best-short = best
cadwallon-web-wins = wins
cadwallon-web-bribe = bribe
cadwallon-web-worth = worth

## The whole table

cadwallon-web-last-round = This is the last round.
cadwallon-web-last-round-next = The Ducal Jubilee is out: round { $n } is the last.
cadwallon-web-length = { $n ->
    [0] The last stake lies at the free zone.
   *[other] The Ducal Jubilee, among the last six of the { $n } cards at the free zone, brings the end.
}
cadwallon-web-militia = Militia: { $n }
cadwallon-web-guilds = Guilds still free
cadwallon-web-over = The game is over.

## Players

cadwallon-web-first = first player of this round
cadwallon-web-no-guild = no guild yet
cadwallon-web-look = Look at the cards of { $who }
cadwallon-web-look-own = Look at all your cards
cadwallon-web-won-location = { $n ->
    [one] 1 location won
   *[other] { $n } locations won
}
cadwallon-web-won-personality = { $n ->
    [one] 1 personality won
   *[other] { $n } personalities won
}
cadwallon-web-won-relic = { $n ->
    [one] 1 relic won
   *[other] { $n } relics won
}
cadwallon-web-hand-size = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
cadwallon-web-deck-size = { $n ->
    [one] 1 card in the main deck
   *[other] { $n } cards in the main deck
}
cadwallon-web-resource-size = { $n ->
    [one] 1 card in the resource deck
   *[other] { $n } cards in the resource deck
}
cadwallon-web-removed-size = { $n ->
    [one] 1 card under the base card
   *[other] { $n } cards under the base card
}
cadwallon-web-objectives-size = { $n ->
    [one] 1 secret objective
   *[other] { $n } secret objectives
}
cadwallon-web-mine = Your cards
cadwallon-web-hand = Your hand
cadwallon-web-hand-empty = Your hand is empty until the next round.
cadwallon-web-hand-later = You draw your hand when the first round begins.
cadwallon-web-goal-achieved = achieved as things stand
cadwallon-web-goal-open = not achieved yet
cadwallon-web-resource = Resource deck
cadwallon-web-removed = Under the base card
cadwallon-web-deck = Main deck, in no order
cadwallon-web-known-hand = Cards known to be in the hand
cadwallon-web-resource-what = What you put away and what you win goes here. When the main deck runs out, it is shuffled and drawn from again.
cadwallon-web-known-why = Everyone saw the player take these cards.

## Where points come from, for the end of a game

cadwallon-source-removed-hint = Stakes that left the deck for good.
cadwallon-source-missed-hint = An objective that was not reached.
