### Arcana of Cadwallon: lines of the log. A line is "{ who } { what }" as in resarcana-events.ftl; $you is "yes"
### where the reader is the one who acts.

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

## In reviews

cadwallon-ledger-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
