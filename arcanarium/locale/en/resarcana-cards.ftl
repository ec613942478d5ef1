### Res Arcana: the words of the game that the page says as well: essences, kinds and types of cards, words among signs.
### How they stand in sentences of cards is told in resarcana-sentences.ftl.

## Essences: each name is given $n, how many there are

resarcana-essence-elan = Elan
resarcana-essence-life = Life
resarcana-essence-calm = Calm
resarcana-essence-death = Death
resarcana-essence-gold = Gold
resarcana-essence-pearl = { $n ->
    [one] Pearl
   *[other] Pearls
}
# $n essences of one kind, as in "2 Elan"
resarcana-essence-counted = { $n } { $kind }
# $barred tells whether kinds are excluded, which are then in $barring ("Death or Gold") and $barring_all ("Death and Gold")
resarcana-essence-any = { $n ->
    [one] { $n } essence of any kind
   *[other] any { $n } essences
}{ $barred ->
    [yes] { " " }except { $barring }
   *[no] { "" }
}

## Kinds and types

resarcana-kind-mage = { $n ->
    [one] mage
   *[other] mages
}
resarcana-kind-artifact = { $n ->
    [one] artifact
   *[other] artifacts
}
resarcana-kind-monument = { $n ->
    [one] monument
   *[other] monuments
}
resarcana-kind-place = { $n ->
    [one] place of power
   *[other] places of power
}
resarcana-kind-item = { $n ->
    [one] magic item
   *[other] magic items
}
resarcana-kind-scroll = { $n ->
    [one] scroll
   *[other] scrolls
}
resarcana-type-creature = { $n ->
    [one] creature
   *[other] creatures
}
resarcana-type-dragon = { $n ->
    [one] dragon
   *[other] dragons
}
resarcana-type-demon = { $n ->
    [one] demon
   *[other] demons
}
resarcana-type-mage = { $n ->
    [one] mage
   *[other] mages
}

## The list of cards in the terminal

resarcana-cards-set = Set: { $set }
