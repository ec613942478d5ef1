### Res Arcana: the words of the game that the page says as well: essences, kinds and types of cards, words among signs.
### How they stand in sentences of cards is told in resarcana-sentences.ftl.

## Essences

resarcana-essence-elan = Elan
resarcana-essence-life = Leben
resarcana-essence-calm = Ruhe
resarcana-essence-death = Tod
resarcana-essence-gold = Gold
resarcana-essence-pearl = { $n ->
    [one] Perle
   *[other] Perlen
}
    .gender = { $n ->
        [one] f
       *[other] pl
    }
# $n essences of one kind, as in "2x Elan"
resarcana-essence-counted = { FORM($kind, "gender") ->
    [f] { $n } { $kind }
    [pl] { $n } { $kind }
   *[other] { $n }x { $kind }
}
# $barred tells whether kinds are excluded, which are then in $barring ("Tod oder Gold")
resarcana-essence-any = { $n ->
    [one] { $n } beliebige Essenz
   *[other] { $n } beliebige Essenzen
}{ $barred ->
    [yes] { " " }({ FORM($barring, "gender") ->
        [pl] keine { $barring }
       *[other] kein { $barring }
    })
   *[no] { "" }
}

## Kinds and types

resarcana-kind-mage = Magier
resarcana-kind-artifact = { $n ->
    [one] Artefakt
   *[other] Artefakte
}
resarcana-kind-monument = { $n ->
    [one] Monument
   *[other] Monumente
}
resarcana-kind-place = { $n ->
    [one] Ort der Macht
   *[other] Orte der Macht
}
resarcana-kind-item = { $n ->
    [one] Magischer Gegenstand
   *[other] Magische Gegenstände
}
resarcana-kind-scroll = { $n ->
    [one] Schriftrolle
   *[other] Schriftrollen
}
resarcana-type-creature = { $n ->
    [one] Kreatur
   *[other] Kreaturen
}
resarcana-type-dragon = { $n ->
    [one] Drache
   *[other] Drachen
}
resarcana-type-demon = { $n ->
    [one] Dämon
   *[other] Dämonen
}
resarcana-type-mage = Magier

## The list of cards in the terminal

resarcana-cards-set = Set: { $set }
