### Res Arcana: lines of the log. A line is "{ who } { what }", where what is one or more of the phrases below. $you is
### "yes" where the reader is the one who acts.

resarcana-nothing = nothing

## Whole lines

resarcana-event-game_began = Game { $game } begins.
resarcana-event-first_player = { $you ->
    [yes] You start.
   *[no] { $who } starts.
}
resarcana-event-place_laid = Places of power: { $card }.
resarcana-event-monument_shown = { $n ->
    [one] Monument shown: { $card }.
   *[other] Monuments shown: { $card }.
}
resarcana-event-round_began = Round { $round } begins.
resarcana-event-checked = { $you ->
    [yes] You check for victory at once.
   *[no] { $who } checks for victory at once.
}
resarcana-event-scored = Points now: { $scores }.
resarcana-event-won = { $winners } won with { $points } points.
resarcana-event-match_won = { $winners } won the match { $wins }.

## Phrases

resarcana-event-dealt = { $you ->
    [yes] get
   *[no] gets
} { $count } { $count ->
    [one] card
   *[other] cards
}
resarcana-event-mage_kept = { $you ->
    [yes] are
   *[no] is
} the { $card }
resarcana-event-artifact_kept = { $you ->
    [yes] keep
   *[no] keeps
} { $known ->
    [yes] { $card }
   *[no] a card
}
resarcana-event-item_taken = { $you ->
    [yes] take
   *[no] takes
} { $card }
resarcana-event-collected = { $you ->
    [yes] collect
   *[no] collects
} { $amount }
resarcana-event-took = { $amount } of it from { $card }
resarcana-event-grew = { $card } grows by { $amount }
resarcana-event-upkeep_paid = { $you ->
    [yes] pay
   *[no] pays
} { $amount } to keep { $card }
resarcana-event-placed = { $you ->
    [yes] place
   *[no] places
} { $card }{ $priced ->
    [yes] { " " }for { $amount }
   *[no] { "" }
}
resarcana-event-claimed = { $you ->
    [yes] claim
   *[no] claims
} { $card }{ $priced ->
    [yes] { " " }for { $amount }
   *[no] { "" }
}
resarcana-event-discarded = { $you ->
    [yes] discard
   *[no] discards
} { $card }
resarcana-event-used = { $you ->
    [yes] use
   *[no] uses
} { $card }
resarcana-event-paid = { $you ->
    [yes] pay
   *[no] pays
} { $amount }
resarcana-event-gained = { $you ->
    [yes] gain
   *[no] gains
} { $amount }
resarcana-event-put = { $you ->
    [yes] put
   *[no] puts
} { $amount } on { $card }
resarcana-event-moved = { $you ->
    [yes] move
   *[no] moves
} { $amount } to { $card }
resarcana-event-removed = { $you ->
    [yes] remove
   *[no] removes
} { $amount } from { $card }
resarcana-event-turned = { $you ->
    [yes] turn
   *[no] turns
} { $card }
resarcana-event-straightened = { $you ->
    [yes] straighten
   *[no] straightens
} { $card }
resarcana-event-destroyed = { $you ->
    [yes] destroy
   *[no] destroys
} { $card }
resarcana-event-drew = { $you ->
    [yes] draw
   *[no] draws
} { $known ->
    [yes] { $card }
   *[no] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
resarcana-event-shuffled = { $you ->
    [yes] shuffle your discard pile
   *[no] shuffles their discard pile
} into a new deck of { $count } { $count ->
    [one] card
   *[other] cards
}
resarcana-event-looked = { $you ->
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
resarcana-event-attacked = { $you ->
    [yes] hit
   *[no] hits
} { $hit } for { $life } Life
resarcana-event-reacted = { $you ->
    [yes] react
   *[no] reacts
} with { $card }
resarcana-event-answered = { $you ->
    [yes] ward
   *[no] wards
} off { $card }
resarcana-event-lost = { $you ->
    [yes] lose
   *[no] loses
} { $amount } to { $card }
resarcana-event-passed = { $you ->
    [yes] pass
   *[no] passes
}
resarcana-event-token_taken = { $you ->
    [yes] take
   *[no] takes
} the first-player token
resarcana-event-swapped = { $you ->
    [yes] swap
   *[no] swaps
} { $back } for { $card }
resarcana-event-no_winner = nobody has { $threshold } points
resarcana-event-picked = { $you ->
    [yes] pick
   *[no] picks
} { $known ->
    [yes] { $card }
   *[no] a card
}
resarcana-event-retrieved = { $you ->
    [yes] take
   *[no] takes
} back { $card } from { $you ->
    [yes] your discard pile
   *[no] their discard pile
}
resarcana-event-extra_points = { $you ->
    [yes] count
   *[no] counts
} { $points } more { $points ->
    [one] point
   *[other] points
} for this check
resarcana-event-counted = { $you ->
    [yes] count
   *[no] counts
} { $count } of { $of }'s
resarcana-event-scroll_claimed = { $you ->
    [yes] claim
   *[no] claims
} the scroll { $card }
resarcana-event-scroll_returned = { $you ->
    [yes] return
   *[no] returns
} the scroll { $card }
resarcana-event-order_asked = { $you ->
    [yes] ask
   *[no] asks
} everyone to collect in order, { $late ->
    [1] from the next round on: the choices of this round have begun
   *[0] from the next Collect step on
}
resarcana-event-stood_in = { $card } stands in
resarcana-event-put_back = { $you ->
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
