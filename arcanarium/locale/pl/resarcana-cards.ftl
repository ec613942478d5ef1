### Res Arcana: the words of the game that the page says as well: essences, kinds and types of cards, words among signs.
### How they stand in sentences of cards is told in resarcana-sentences.ftl.

## Essences

resarcana-essence-elan = { $n ->
    [one] elan
   *[other] elanu
}
    .gen = elanu
resarcana-essence-life = { $n ->
    [one] życie
   *[other] życia
}
    .gen = życia
resarcana-essence-calm = { $n ->
    [one] spokój
   *[other] spokoju
}
    .gen = spokoju
resarcana-essence-death = { $n ->
    [one] śmierć
   *[other] śmierci
}
    .gen = śmierci
resarcana-essence-gold = { $n ->
    [one] złoto
   *[other] złota
}
    .gen = złota
resarcana-essence-pearl = { $n ->
    [one] perła
    [few] perły
    [many] pereł
   *[other] perły
}
    .gen = { $n ->
        [one] perły
       *[other] pereł
    }
    .acc = { $n ->
        [one] perłę
        [few] perły
        [many] pereł
       *[other] perły
    }
# $n essences of one kind, as in "2 elanu"
resarcana-essence-counted = { $n } { $kind }
# $barred tells whether kinds are excluded, which are then in $barring_all
resarcana-essence-any = { $n ->
    [one] { $n } dowolna esencja
    [few] { $n } dowolne esencje
    [many] { $n } dowolnych esencji
   *[other] { $n } dowolnej esencji
}{ $barred ->
    [yes] { " " }(bez { FORM($barring_all, "gen") })
   *[no] { "" }
}
    .acc = { $n ->
        [one] { $n } dowolną esencję
        [few] { $n } dowolne esencje
        [many] { $n } dowolnych esencji
       *[other] { $n } dowolnej esencji
    }{ $barred ->
        [yes] { " " }(bez { FORM($barring_all, "gen") })
       *[no] { "" }
    }
    .gen = { $n ->
        [one] { $n } dowolnej esencji
       *[other] { $n } dowolnych esencji
    }{ $barred ->
        [yes] { " " }(bez { FORM($barring_all, "gen") })
       *[no] { "" }
    }

## Kinds and types

resarcana-kind-mage = { $n ->
    [one] mag
   *[other] magowie
}
resarcana-kind-artifact = { $n ->
    [one] artefakt
   *[other] artefakty
}
resarcana-kind-monument = { $n ->
    [one] monument
   *[other] monumenty
}
resarcana-kind-place = { $n ->
    [one] enklawa mocy
   *[other] enklawy mocy
}
resarcana-kind-item = { $n ->
    [one] magiczny przedmiot
   *[other] magiczne przedmioty
}
resarcana-kind-scroll = { $n ->
    [one] zwój
   *[other] zwoje
}
resarcana-type-creature = { $n ->
    [one] stwór
   *[other] stwory
}
    .gen = { $n ->
        [one] stwora
       *[other] stworów
    }
    .acc = { $n ->
        [one] stwora
       *[other] stwory
    }
resarcana-type-dragon = { $n ->
    [one] smok
   *[other] smoki
}
    .gen = { $n ->
        [one] smoka
       *[other] smoków
    }
    .acc = { $n ->
        [one] smoka
       *[other] smoki
    }
resarcana-type-demon = { $n ->
    [one] demon
   *[other] demony
}
    .gen = { $n ->
        [one] demona
       *[other] demonów
    }
    .acc = { $n ->
        [one] demona
       *[other] demony
    }
resarcana-type-mage = { $n ->
    [one] mag
   *[other] magowie
}
    .gen = { $n ->
        [one] maga
       *[other] magów
    }
    .acc = { $n ->
        [one] maga
       *[other] magów
    }

## The list of cards in the terminal

resarcana-cards-set = Zestaw: { $set }
