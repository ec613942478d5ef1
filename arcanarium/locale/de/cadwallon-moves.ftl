### Arcana of Cadwallon: moves in lists, and where points come from.

## Moves in lists: headings, and moves that are more than the name of a card or a pile

cadwallon-group-use = spielen
cadwallon-group-bribe = bestechen
cadwallon-group-muster = Miliz
cadwallon-group-choose = wählen
cadwallon-group-discard = ablegen
cadwallon-move-bribe-with = { $card } { FORM($pile, "bei") }
cadwallon-move-swap = { $pile } und { $other }
cadwallon-move-unmask-at = { $who } { FORM($pile, "bei") }
cadwallon-move-take-stake = auf den Ressourcenstapel
cadwallon-move-remove-stake = unter die Gildenkarte
cadwallon-move-keep = { $card } und { $other }
cadwallon-hint-bribe = { $sum } von { $price }
cadwallon-hint-bribe-wins = { " " }gewinnt
cadwallon-hint-bribe-fails = { " " }zu wenig

## Where points come from

cadwallon-score-location = { $n } { $n ->
    [one] Ort
   *[other] Orte
}
cadwallon-score-personality = { $n } { $n ->
    [one] Persönlichkeit
   *[other] Persönlichkeiten
}
cadwallon-score-relic = { $n } { $n ->
    [one] Relikt
   *[other] Relikte
}
cadwallon-score-removed = { $n } unter der Gildenkarte
cadwallon-score-objective = { $card }
cadwallon-score-missed = { $card }
