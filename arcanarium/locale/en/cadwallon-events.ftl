### Arcana of Cadwallon: lines of the log, and moves in lists. A line is "{ who } { what }" as in events.ftl; $you is
### "yes" where the reader is the one who acts.

## Whole lines

cadwallon-event-first_player = { $you ->
    [yes] You are the first player.
   *[no] { $who } is the first player.
}
cadwallon-event-objectives_kept = Everyone has kept two objectives.
cadwallon-event-revealed = { $n ->
    [one] New stake: { $card }.
   *[other] New stakes: { $card }.
}
cadwallon-log-at = { $card } ({ $pile })
cadwallon-event-jubilee = The Ducal Jubilee is revealed: one more full round, then the game ends.
cadwallon-event-round_began = { $you ->
    [yes] Round { $round } begins with you.
   *[no] Round { $round } begins with { $who }.
}
cadwallon-event-tied = Nobody wins { $card } at { $pile }: the highest sums are equal, { $sum } each.
cadwallon-event-unreached = Nobody reaches the number needed for { $card }.
cadwallon-event-moved = { $known ->
    [yes] { $you ->
        [yes] Your { $card }
       *[no] { $card } of { $who }
    }
   *[no] A face-down agent of { $who }
} goes from { $pile } to { $other }.
cadwallon-event-idle_end = Nobody has won a stake for { $rounds } rounds: by our house rule the game ends.
cadwallon-event-no_stakes_left = No stake is left: by our house rule the game ends.
cadwallon-event-tie_broken = The most points are shared. { $way ->
    [1] By our house rule more locations decide.
    [2] By our house rule more personalities decide, because locations are equal too.
   *[3] Locations and personalities are equal too, and by our house rule so is the victory.
}
cadwallon-event-scored = Points at the end: { $scores }.
cadwallon-event-game_won = { $n ->
    [one] { $winners } won with { $points } points.
   *[other] { $winners } share the victory with { $points } points.
}

## Phrases

cadwallon-event-guild_chosen = { $you ->
    [yes] lead
   *[no] leads
} the { $guild }
cadwallon-event-objective_dealt = { $you ->
    [yes] get
   *[no] gets
} the objectives { $card }
cadwallon-event-drew = { $you ->
    [yes] draw
   *[no] draws
} { $known ->
    [yes] { $card }
   *[no] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
cadwallon-event-reshuffled = { $you ->
    [yes] shuffle your
   *[no] shuffles their
} resource deck of { $count } { $count ->
    [one] card
   *[other] cards
} into a new main deck
cadwallon-event-placed = { $you ->
    [yes] place
   *[no] places
} { $known ->
    [yes] { $card }
   *[no] an agent face down
} at { $pile }
cadwallon-event-played = { $you ->
    [yes] play
   *[no] plays
} { $card }
cadwallon-event-no_effect = to no effect
cadwallon-event-stored = { $you ->
    [yes] store
   *[no] stores
} { $card }
cadwallon-event-bribed = { $you ->
    [yes] bribe
   *[no] bribes
} with { $card } at { $pile } for { $total } { $total ->
    [one] ducat
   *[other] ducats
}
cadwallon-event-bribe_failed = { $you ->
    [yes] offer
   *[no] offers
} { $card } at { $pile }, but { $total } { $total ->
    [one] ducat is
   *[other] ducats are
} too few
cadwallon-event-mustered = { $you ->
    [yes] call
   *[no] calls
} out { $card }
cadwallon-event-posted = { $you ->
    [yes] post
   *[no] posts
} { $known ->
    [yes] { $card }
   *[no] militia face down
} at { $pile }
cadwallon-event-turned_up = { $you ->
    [yes] show
   *[no] shows
} { $card } at { $pile }
cadwallon-event-won = { $you ->
    [yes] win
   *[no] wins
} { $card } at { $pile }
cadwallon-event-removed = { $you ->
    [yes] put { $card } under your
   *[no] puts { $card } under their
} base card
cadwallon-event-retrieved = { $you ->
    [yes] take { $card } back into your
   *[no] takes { $card } back into their
} hand
cadwallon-event-recalled = { $you ->
    [yes] call
   *[no] calls
} { $known ->
    [yes] { $card }
   *[no] a face-down agent
} back from { $pile }
cadwallon-event-swapped = { $you ->
    [yes] swap
   *[no] swaps
} the stakes of { $pile } and { $other }
cadwallon-event-buried = { $you ->
    [yes] put
   *[no] puts
} { $card } under its pile at { $pile }
cadwallon-event-expelled = { $you ->
    [yes] send
   *[no] sends
} { $card } away from { $pile }
cadwallon-event-spied = { $you ->
    [yes] look
   *[no] looks
} at the face-down cards at { $pile }
cadwallon-event-saw = { $you ->
    [yes] see
   *[no] sees
} { $card }
cadwallon-event-robbed = { $you ->
    [yes] lose { $card } from your
   *[no] loses { $card } from their
} hand because of { $by }
cadwallon-event-achieved = { $you ->
    [yes] have
   *[no] has
} achieved { $card }: { $points } { $points ->
    [one] point
   *[other] points
}

## Moves in lists: headings, and moves that are more than the name of a card or a pile

cadwallon-group-use = play
cadwallon-group-bribe = bribe
cadwallon-group-muster = militia
cadwallon-group-choose = choose
cadwallon-group-discard = store

cadwallon-move-bribe-with = { $card } at { $pile }
cadwallon-move-swap = { $pile } and { $other }
cadwallon-move-unmask-at = { $who } at { $pile }
cadwallon-move-take-stake = into the resource deck
cadwallon-move-remove-stake = under the base card
cadwallon-move-keep = { $card } and { $other }

cadwallon-hint-bribe = { $sum } of { $price }
cadwallon-hint-bribe-wins = { " " }wins
cadwallon-hint-bribe-fails = { " " }too few

## Where points come from

cadwallon-score-location = { $n } { $n ->
    [one] location
   *[other] locations
}
cadwallon-score-personality = { $n } { $n ->
    [one] personality
   *[other] personalities
}
cadwallon-score-relic = { $n } { $n ->
    [one] relic
   *[other] relics
}
cadwallon-score-removed = { $n } under the base card
cadwallon-score-objective = { $card }
cadwallon-score-missed = { $card }

cadwallon-title = Arcana of Cadwallon
cadwallon-designed-mark = { $mark } marks cards designed for this project, wholly or in part.

## The board

cadwallon-board-last = the last round
cadwallon-board-militia = militia { $n }
cadwallon-board-empty = no stake left
cadwallon-board-unseen = { $n } face down
cadwallon-board-left = +{ $n }
cadwallon-board-of-militia = militia
cadwallon-board-piles = hand { $hand } · deck { $deck } · resource { $resource }
cadwallon-board-removed = under the base card { $n }
cadwallon-board-hand = Hand
cadwallon-board-objectives = Goals
cadwallon-board-resource = Resource
cadwallon-board-deck = Deck
cadwallon-board-achieved = achieved
cadwallon-board-open = not yet

cadwallon-signs =
    ⚔ military, ⚜ political, ∪ spiritual, ◎ ducats; the golden one is contested
    A stake: 5∪ / 4◎ is won with 5 spiritual or bribed for 4 ducats, +9 under it
    ⌂ your zone, where your agents lie face down, ▮ a back, (…) known face down
    ★ point, ⚑ first player, ✎ designed for this project
cadwallon-letters =
    M military, P political, S spiritual, D ducats; the golden one is contested
    A stake: 5S / 4D is won with 5 spiritual or bribed for 4 ducats, +9 under it
    @ your zone, where your agents lie face down, ? a back, (...) known face down
    VP point, * designed for this project
