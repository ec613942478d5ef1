### Arcana of Cadwallon: lines of the log. A line is "{ who } { what }" as in resarcana-events.ftl; $you is "yes"
### where the reader is the one who acts.

## Whole lines

cadwallon-event-first_player = { $you ->
    [yes] Jesteś pierwszym graczem.
   *[no] Pierwszy gracz: { $who }.
}
cadwallon-event-objectives_kept = Wszyscy zatrzymali po dwa cele.
cadwallon-event-revealed = { $n ->
    [one] Nowa stawka: { $card }.
   *[other] Nowe stawki: { $card }.
}
cadwallon-log-at = { $card } ({ $pile })
cadwallon-event-jubilee = Odkryto Jubileusz Książęcy: jeszcze jedna pełna runda i gra się kończy.
cadwallon-event-round_began = { $you ->
    [yes] Zaczyna się runda { $round }. Grasz pierwszą turę.
   *[no] Zaczyna się runda { $round }. Pierwszą turę gra { $who }.
}
cadwallon-event-tied = Nikt nie wygrywa { FORM($card, "gen") } { FORM($pile, "at") }: najwyższe sumy są równe, po { $sum }.
cadwallon-event-unreached = Nikt nie osiąga progu: { $card }.
cadwallon-event-moved = { $known ->
    [yes] { $you ->
        [yes] Twoja karta { $card } przechodzi
       *[no] { $card } ({ $who }) przechodzi
    }
   *[no] Zakryty agent gracza { $who } przechodzi
} { FORM($pile, "from") } do { FORM($other, "gen") }.
cadwallon-event-idle_end = Od { $rounds } rund nikt nie wygrał stawki: według naszej zasady domowej gra się kończy.
cadwallon-event-no_stakes_left = Nie ma już stawek: według naszej zasady domowej gra się kończy.
cadwallon-event-tie_broken = Najwięcej punktów ma więcej niż jeden gracz. { $way ->
    [1] Według naszej zasady domowej decyduje liczba lokacji.
    [2] Lokacje też są równe, więc według naszej zasady domowej decyduje liczba osobistości.
   *[3] Lokacje i osobistości też są równe, więc według naszej zasady domowej zwycięstwo jest wspólne.
}
cadwallon-event-scored = Punkty na koniec: { $scores }.
cadwallon-event-game_won = { $n ->
    [one] Zwycięstwo: { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
}, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.

## Phrases

cadwallon-event-guild_chosen = { $you ->
    [yes] prowadzisz
   *[no] prowadzi
} { FORM($guild, "acc") }
cadwallon-event-objective_dealt = { $you ->
    [yes] dostajesz
   *[no] dostaje
} cele: { $card }
cadwallon-event-drew = { $you ->
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
cadwallon-event-reshuffled = { $you ->
    [yes] tworzysz
   *[no] tworzy
} z talii zasobów nową talię główną ({ $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
})
cadwallon-event-placed = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] zakrytego agenta
} { FORM($pile, "at") }
cadwallon-event-played = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} { FORM($card, "acc") }
cadwallon-event-no_effect = bez efektu
cadwallon-event-stored = { $you ->
    [yes] odkładasz
   *[no] odkłada
} { FORM($card, "acc") }
cadwallon-event-bribed = { $you ->
    [yes] wręczasz
   *[no] wręcza
} łapówkę { FORM($pile, "at") }: { $card }, razem { $total } { $total ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
}
cadwallon-event-bribe_failed = { $you ->
    [yes] próbujesz
   *[no] próbuje
} łapówki { FORM($pile, "at") }: { $card }, ale { $total } { $total ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
} to za mało
cadwallon-event-mustered = { $you ->
    [yes] wzywasz
   *[no] wzywa
} straż: { $card }
cadwallon-event-posted = { $you ->
    [yes] wystawiasz
   *[no] wystawia
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] zakrytą straż
} { FORM($pile, "at") }
cadwallon-event-turned_up = { $you ->
    [yes] odkrywasz
   *[no] odkrywa
} { FORM($card, "acc") } { FORM($pile, "at") }
cadwallon-event-won = { $you ->
    [yes] wygrywasz
   *[no] wygrywa
} { FORM($card, "acc") } { FORM($pile, "at") }
cadwallon-event-removed = { $you ->
    [yes] wsuwasz { FORM($card, "acc") } pod swoją
   *[no] wsuwa { FORM($card, "acc") } pod swoją
} kartę gildii
cadwallon-event-retrieved = { $you ->
    [yes] bierzesz { FORM($card, "acc") } z powrotem na
   *[no] bierze { FORM($card, "acc") } z powrotem na
} rękę
cadwallon-event-recalled = { $you ->
    [yes] odwołujesz
   *[no] odwołuje
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] zakrytego agenta
} { FORM($pile, "from") }
cadwallon-event-swapped = { $you ->
    [yes] zamieniasz
   *[no] zamienia
} stawki: { $pile } i { $other }
cadwallon-event-buried = { $you ->
    [yes] wsuwasz
   *[no] wsuwa
} { FORM($card, "acc") } pod stos ({ $pile })
cadwallon-event-expelled = { $you ->
    [yes] odsyłasz
   *[no] odsyła
} { FORM($card, "acc") } { FORM($pile, "from") }
cadwallon-event-spied = { $you ->
    [yes] oglądasz
   *[no] ogląda
} zakryte karty { FORM($pile, "at") }
cadwallon-event-saw = { $you ->
    [yes] widzisz
   *[no] widzi
} { FORM($card, "acc") }
cadwallon-event-robbed = { $you ->
    [yes] tracisz { FORM($card, "acc") } z
   *[no] traci { FORM($card, "acc") } z
} ręki (sprawca: { $by })
cadwallon-event-achieved = { $you ->
    [yes] osiągasz
   *[no] osiąga
} cel { $card }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}

## In reviews

cadwallon-ledger-cards = { $n ->
    [0] nic
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
