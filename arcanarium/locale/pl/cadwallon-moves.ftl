### Arcana of Cadwallon: moves in lists, and where points come from.

## Moves in lists: headings, and moves that are more than the name of a card or a pile

cadwallon-group-use = zagraj
    .case = acc
cadwallon-group-bribe = przekup
cadwallon-group-muster = straż
cadwallon-group-choose = wybierz
cadwallon-group-discard = odłóż
    .case = acc
cadwallon-move-bribe-with = { $card } ({ $pile })
cadwallon-move-swap = { $pile } i { $other }
cadwallon-move-unmask-at = { $who } ({ $pile })
cadwallon-move-take-stake = do talii zasobów
cadwallon-move-remove-stake = pod kartę gildii
cadwallon-move-keep = { $card } i { $other }
cadwallon-hint-bribe = { $sum } z { $price }
cadwallon-hint-bribe-wins = { " " }wygrywa
cadwallon-hint-bribe-fails = { " " }za mało

## Where points come from

cadwallon-score-location = { $n } { $n ->
    [one] lokacja
    [few] lokacje
   *[other] lokacji
}
cadwallon-score-personality = { $n } { $n ->
    [one] osobistość
   *[other] osobistości
}
cadwallon-score-relic = { $n } { $n ->
    [one] relikt
    [few] relikty
   *[other] reliktów
}
cadwallon-score-removed = { $n } pod kartą gildii
cadwallon-score-objective = { $card }
cadwallon-score-missed = { $card }
