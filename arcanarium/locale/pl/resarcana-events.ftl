### Res Arcana: lines of the log. A line is "{ who } { what }", where what is one or more of the phrases below. $you is
### "yes" where the reader is the one who acts. Present tense, which tells no gender of a player.

resarcana-nothing = nic
    .gen = niczego

## Whole lines

resarcana-event-game_began = Zaczyna się rozgrywka { $game }.
resarcana-event-first_player = { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $who }.
}
resarcana-event-place_laid = Enklawy mocy: { $card }.
resarcana-event-monument_shown = { $n ->
    [one] Odkryty monument: { $card }.
   *[other] Odkryte monumenty: { $card }.
}
resarcana-event-round_began = Zaczyna się runda { $round }.
resarcana-event-checked = { $you ->
    [yes] Sprawdzasz od razu warunek zwycięstwa.
   *[no] { $who } sprawdza od razu warunek zwycięstwa.
}
resarcana-event-scored = Punkty: { $scores }.
resarcana-event-won = Zwycięstwo: { $winners }, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
resarcana-event-match_won = Zwycięstwo w meczu: { $winners }, { $wins }.

## Phrases

resarcana-event-dealt = { $you ->
    [yes] dostajesz
   *[no] dostaje
} { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}
resarcana-event-mage_kept = { $you ->
    [yes] grasz
   *[no] gra
} jako { $card }
resarcana-event-artifact_kept = { $you ->
    [yes] zatrzymujesz
   *[no] zatrzymuje
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] kartę
}
resarcana-event-item_taken = { $you ->
    [yes] bierzesz
   *[no] bierze
} { FORM($card, "acc") }
resarcana-event-collected = { $you ->
    [yes] zbierasz
   *[no] zbiera
} { FORM($amount, "acc") }
resarcana-event-took = { $you ->
    [yes] zabierasz
   *[no] zabiera
} { FORM($amount, "acc") } { FORM($card, "z") ->
    [ze] ze
   *[other] z
} { FORM($card, "gen") }
resarcana-event-grew = na { FORM($card, "loc") } przybywa { FORM($amount, "gen") }
resarcana-event-upkeep_paid = { $you ->
    [yes] płacisz
   *[no] płaci
} { FORM($amount, "acc") } za utrzymanie { FORM($card, "gen") }
resarcana-event-placed = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} { FORM($card, "acc") }{ $priced ->
    [yes] { " " }za { FORM($amount, "acc") }
   *[no] { "" }
}
resarcana-event-claimed = { $you ->
    [yes] przejmujesz
   *[no] przejmuje
} { FORM($card, "acc") }{ $priced ->
    [yes] { " " }za { FORM($amount, "acc") }
   *[no] { "" }
}
resarcana-event-discarded = { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} { FORM($card, "acc") }
resarcana-event-used = { $you ->
    [yes] używasz
   *[no] używa
} { FORM($card, "gen") }
resarcana-event-paid = { $you ->
    [yes] płacisz
   *[no] płaci
} { FORM($amount, "acc") }
resarcana-event-gained = { $you ->
    [yes] bierzesz
   *[no] bierze
} { FORM($amount, "acc") }
resarcana-event-put = { $you ->
    [yes] kładziesz
   *[no] kładzie
} { FORM($amount, "acc") } na { FORM($card, "loc") }
resarcana-event-moved = { $you ->
    [yes] przenosisz
   *[no] przenosi
} { FORM($amount, "acc") } na { FORM($card, "acc") }
resarcana-event-removed = { $you ->
    [yes] usuwasz
   *[no] usuwa
} { FORM($amount, "acc") } { FORM($card, "z") ->
    [ze] ze
   *[other] z
} { FORM($card, "gen") }
resarcana-event-turned = { $you ->
    [yes] obracasz
   *[no] obraca
} { FORM($card, "acc") }
resarcana-event-straightened = { $you ->
    [yes] prostujesz
   *[no] prostuje
} { FORM($card, "acc") }
resarcana-event-destroyed = { $you ->
    [yes] niszczysz
   *[no] niszczy
} { FORM($card, "acc") }
resarcana-event-drew = { $you ->
    [yes] dobierasz
   *[no] dobiera
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] { $n ->
        [one] kartę
        [few] { $n } karty
       *[other] { $n } kart
    }
}
resarcana-event-shuffled = { $you ->
    [yes] tworzysz
   *[no] tworzy
} ze stosu kart odrzuconych nową talię ({ $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
})
resarcana-event-looked = { $you ->
    [yes] oglądasz
   *[no] ogląda
} { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[other] { $count } wierzchnich kart
} { $monuments ->
    [1] talii monumentów
   *[other] { $you ->
        [yes] swojej talii
       *[no] swojej talii
    }
}
resarcana-event-attacked = { FORM($hit, "many") ->
    [none] { $you ->
        [yes] nie atakujesz nikogo
       *[no] nie atakuje nikogo
    }
   *[other] { $you ->
        [yes] atakujesz
       *[no] atakuje
    } (cel: { $hit }; utrata: { $life } { $life ->
        [one] życie
       *[other] życia
    })
}
resarcana-event-reacted = { $you ->
    [yes] reagujesz
   *[no] reaguje
}, używając { FORM($card, "gen") }
resarcana-event-answered = { $you ->
    [yes] odpierasz
   *[no] odpiera
} atak { FORM($card, "gen") }
resarcana-event-lost = { $you ->
    [yes] tracisz
   *[no] traci
} { FORM($amount, "acc") } przez { FORM($card, "acc") }
resarcana-event-passed = { $you ->
    [yes] pasujesz
   *[no] pasuje
}
resarcana-event-token_taken = { $you ->
    [yes] bierzesz
   *[no] bierze
} znacznik pierwszego gracza
resarcana-event-swapped = { $you ->
    [yes] wymieniasz
   *[no] wymienia
} { FORM($back, "acc") } na { FORM($card, "acc") }
resarcana-event-no_winner = nikt nie ma { $threshold } { $threshold ->
    [one] punktu
   *[other] punktów
}
resarcana-event-picked = { $you ->
    [yes] wybierasz
   *[no] wybiera
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] kartę
}
resarcana-event-retrieved = { $you ->
    [yes] odzyskujesz
   *[no] odzyskuje
} { FORM($card, "acc") } { $you ->
    [yes] ze swojego stosu kart odrzuconych
   *[no] ze swojego stosu kart odrzuconych
}
resarcana-event-extra_points = { $you ->
    [yes] doliczasz
   *[no] dolicza
} { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} do końca tego sprawdzenia
resarcana-event-counted = { $you ->
    [yes] liczysz
   *[no] liczy
} { $count } u gracza { $of }
resarcana-event-scroll_claimed = { $you ->
    [yes] przejmujesz
   *[no] przejmuje
} zwój { $card }
resarcana-event-scroll_returned = { $you ->
    [yes] odkładasz
   *[no] odkłada
} zwój { $card }
resarcana-event-order_asked = { $you ->
    [yes] prosisz
   *[no] prosi
} wszystkich o zbieranie esencji po kolei, { $late ->
    [1] od następnej rundy, bo w tej wybory już się zaczęły
   *[0] od następnego kroku „Zebranie esencji”
}
resarcana-event-stood_in = w zastępstwie: { $card }
resarcana-event-put_back = { $you ->
    [yes] odkładasz
   *[no] odkłada
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] { $n ->
        [one] kartę
        [few] { $n } karty
       *[other] { $n } kart
    }
} na wierzch { $you ->
    [yes] swojej talii
   *[no] swojej talii
}
