### Arcana of Cadwallon: moves in lists, and where points come from.

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
