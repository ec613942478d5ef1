### Lines of the log. A line is "{ who } { what }", where what is one or more of the phrases below. $you is "yes"
### where the reader is the one who acts.

log-line = { $who } { $what }.
log-you = You
# where you are not the one who acts
log-you-too = you
log-nobody = nobody
log-score = { $who } { $n }
nothing = nothing

## Whole lines

event-game_began = Game { $game } begins.
event-first_player = { $you ->
    [yes] You start.
   *[no] { $who } starts.
}
event-place_laid = Places of power: { $card }.
event-monument_shown = { $n ->
    [one] Monument shown: { $card }.
   *[other] Monuments shown: { $card }.
}
event-round_began = Round { $round } begins.
event-checked = { $you ->
    [yes] You check for victory at once.
   *[no] { $who } checks for victory at once.
}
event-scored = Points now: { $scores }.
event-won = { $winners } won with { $points } points.
event-match_won = { $winners } won the match { $wins }.

## Phrases

event-dealt = { $you ->
    [yes] get
   *[no] gets
} { $count } { $count ->
    [one] card
   *[other] cards
}
event-mage_kept = { $you ->
    [yes] are
   *[no] is
} the { $card }
event-artifact_kept = { $you ->
    [yes] keep
   *[no] keeps
} { $known ->
    [yes] { $card }
   *[no] a card
}
event-item_taken = { $you ->
    [yes] take
   *[no] takes
} { $card }
event-collected = { $you ->
    [yes] collect
   *[no] collects
} { $amount }
event-took = { $amount } of it from { $card }
event-grew = { $card } grows by { $amount }
event-upkeep_paid = { $you ->
    [yes] pay
   *[no] pays
} { $amount } to keep { $card }
event-placed = { $you ->
    [yes] place
   *[no] places
} { $card }{ $priced ->
    [yes] { " " }for { $amount }
   *[no] { "" }
}
event-claimed = { $you ->
    [yes] claim
   *[no] claims
} { $card }{ $priced ->
    [yes] { " " }for { $amount }
   *[no] { "" }
}
event-discarded = { $you ->
    [yes] discard
   *[no] discards
} { $card }
event-used = { $you ->
    [yes] use
   *[no] uses
} { $card }
event-paid = { $you ->
    [yes] pay
   *[no] pays
} { $amount }
event-gained = { $you ->
    [yes] gain
   *[no] gains
} { $amount }
event-put = { $you ->
    [yes] put
   *[no] puts
} { $amount } on { $card }
event-moved = { $you ->
    [yes] move
   *[no] moves
} { $amount } to { $card }
event-removed = { $you ->
    [yes] remove
   *[no] removes
} { $amount } from { $card }
event-turned = { $you ->
    [yes] turn
   *[no] turns
} { $card }
event-straightened = { $you ->
    [yes] straighten
   *[no] straightens
} { $card }
event-destroyed = { $you ->
    [yes] destroy
   *[no] destroys
} { $card }
event-drew = { $you ->
    [yes] draw
   *[no] draws
} { $known ->
    [yes] { $card }
   *[no] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
event-shuffled = { $you ->
    [yes] shuffle your discard pile
   *[no] shuffles their discard pile
} into a new deck of { $count } { $count ->
    [one] card
   *[other] cards
}
event-looked = { $you ->
    [yes] look
   *[no] looks
} at the top { $count ->
    [one] card
   *[other] { $count } cards
} of { $monuments ->
    [1] the monument deck
   *[other] { $you ->
        [yes] your deck
       *[no] their deck
    }
}
event-attacked = { $you ->
    [yes] hit
   *[no] hits
} { $hit } for { $life } Life
event-reacted = { $you ->
    [yes] react
   *[no] reacts
} with { $card }
event-answered = { $you ->
    [yes] ward
   *[no] wards
} off { $card }
event-lost = { $you ->
    [yes] lose
   *[no] loses
} { $amount } to { $card }
event-passed = { $you ->
    [yes] pass
   *[no] passes
}
event-token_taken = { $you ->
    [yes] take
   *[no] takes
} the first-player token
event-swapped = { $you ->
    [yes] swap
   *[no] swaps
} { $back } for { $card }
event-no_winner = nobody has { $threshold } points
event-picked = { $you ->
    [yes] pick
   *[no] picks
} { $known ->
    [yes] { $card }
   *[no] a card
}
event-retrieved = { $you ->
    [yes] take
   *[no] takes
} back { $card } from { $you ->
    [yes] your discard pile
   *[no] their discard pile
}
event-extra_points = { $you ->
    [yes] count
   *[no] counts
} { $points } more { $points ->
    [one] point
   *[other] points
} for this check
event-counted = { $you ->
    [yes] count
   *[no] counts
} { $count } of { $of }'s
event-scroll_claimed = { $you ->
    [yes] claim
   *[no] claims
} the scroll { $card }
event-scroll_returned = { $you ->
    [yes] return
   *[no] returns
} the scroll { $card }
event-order_asked = { $you ->
    [yes] ask
   *[no] asks
} everyone to collect in order, { $late ->
    [1] from the next round on: the choices of this round have begun
   *[0] from the next Collect step on
}
event-stood_in = { $card } stands in
event-put_back = { $you ->
    [yes] put
   *[no] puts
} { $known ->
    [yes] { $card }
   *[no] { $n ->
        [one] a card
       *[other] { $n } cards
    }
} on top of { $you ->
    [yes] your deck
   *[no] their deck
}
