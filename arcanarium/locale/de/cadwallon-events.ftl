### Arcana of Cadwallon: lines of the log. A line is "{ who } { what }" as in resarcana-events.ftl; $you is "yes"
### where the reader is the one who acts.

## Whole lines

cadwallon-event-first_player = { $you ->
    [yes] Du beginnst die Partie.
   *[no] { $who } beginnt die Partie.
}
cadwallon-event-objectives_kept = Alle haben zwei Aufträge behalten.
cadwallon-event-revealed = { $n ->
    [one] Neue Marktkarte: { $card }.
   *[other] Neue Marktkarten: { $card }.
}
cadwallon-log-at = { $card } ({ $pile })
cadwallon-event-jubilee = Das Herzogliche Jubiläum ist aufgedeckt: noch eine ganze Runde, dann endet die Partie.
cadwallon-event-round_began = { $you ->
    [yes] Runde { $round }: Du beginnst.
   *[no] Runde { $round }: { $who } beginnt.
}
cadwallon-event-tied = Niemand gewinnt { FORM($card, "acc") } { FORM($pile, "bei") }: Gleichstand der höchsten Summen, je { $sum }.
cadwallon-event-unreached = Niemand erreicht den Schwellenwert für { FORM($card, "acc") }.
cadwallon-event-moved = { $known ->
    [yes] { $you ->
        [yes] Deine Karte „{ $card }“
       *[no] { $card } von { $who }
    }
   *[no] Ein verdeckter Agent von { $who }
} wechselt { FORM($pile, "von") } { FORM($other, "zu") }.
cadwallon-event-idle_end = Seit { $rounds } Runden hat niemand eine Marktkarte gewonnen: Nach unserer Hausregel endet die Partie.
cadwallon-event-no_stakes_left = Es gibt keine Marktkarte mehr: Nach unserer Hausregel endet die Partie.
cadwallon-event-tie_broken = Mehrere haben die meisten Punkte. { $way ->
    [1] Nach unserer Hausregel entscheiden die meisten Orte.
    [2] Nach unserer Hausregel entscheiden die meisten Persönlichkeiten, denn auch die Orte sind gleich.
   *[3] Auch Orte und Persönlichkeiten sind gleich: Nach unserer Hausregel wird der Sieg geteilt.
}
cadwallon-event-scored = Punkte am Ende: { $scores }.
cadwallon-event-game_won = { $n ->
    [one] Sieg mit { $points } Punkten für { FORM($winners, "acc") }.
   *[other] Geteilter Sieg mit { $points } Punkten für { FORM($winners, "acc") }.
}

## Phrases

cadwallon-event-guild_chosen = { $you ->
    [yes] führst
   *[no] führt
} { FORM($guild, "acc") } an
cadwallon-event-objective_dealt = { $you ->
    [yes] erhältst
   *[no] erhält
} die Aufträge { $card }
cadwallon-event-drew = { $you ->
    [yes] ziehst
   *[no] zieht
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
}
cadwallon-event-reshuffled = { $you ->
    [yes] mischst deinen
   *[no] mischt den eigenen
} Ressourcenstapel ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}) zu einem neuen Zugstapel
cadwallon-event-placed = { $you ->
    [yes] spielst
   *[no] spielt
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] einen Agenten verdeckt
} { FORM($pile, "bei") } aus
cadwallon-event-played = { $you ->
    [yes] spielst
   *[no] spielt
} { FORM($card, "acc") }
cadwallon-event-no_effect = ohne Wirkung
cadwallon-event-stored = { $you ->
    [yes] legst
   *[no] legt
} { FORM($card, "acc") } auf den Ressourcenstapel
cadwallon-event-bribed = { $you ->
    [yes] bestichst
   *[no] besticht
} mit { FORM($card, "dat") } { FORM($pile, "bei") } für { $total ->
    [one] { $total } Dukaten
   *[other] { $total } Dukaten
}
cadwallon-event-bribe_failed = { $you ->
    [yes] bietest
   *[no] bietet
} { FORM($card, "acc") } { FORM($pile, "bei") }, aber { $total ->
    [one] { $total } Dukat ist
   *[other] { $total } Dukaten sind
} zu wenig
cadwallon-event-mustered = { $you ->
    [yes] rufst
   *[no] ruft
} { FORM($card, "acc") } herbei
cadwallon-event-posted = { $you ->
    [yes] stellst
   *[no] stellt
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] Miliz verdeckt
} { FORM($pile, "bei") } auf
cadwallon-event-turned_up = { $you ->
    [yes] zeigst
   *[no] zeigt
} { FORM($card, "acc") } { FORM($pile, "bei") }
cadwallon-event-won = { $you ->
    [yes] gewinnst
   *[no] gewinnt
} { FORM($card, "acc") } { FORM($pile, "bei") }
cadwallon-event-removed = { $you ->
    [yes] legst { FORM($card, "acc") } unter deine
   *[no] legt { FORM($card, "acc") } unter die eigene
} Gildenkarte
cadwallon-event-retrieved = { $you ->
    [yes] nimmst
   *[no] nimmt
} { FORM($card, "acc") } zurück auf die Hand
cadwallon-event-recalled = { $you ->
    [yes] rufst
   *[no] ruft
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] einen verdeckten Agenten
} { FORM($pile, "von") } zurück
cadwallon-event-swapped = { $you ->
    [yes] tauschst
   *[no] tauscht
} die Marktkarten { FORM($pile, "von") } und { FORM($other, "von") }
cadwallon-event-buried = { $you ->
    [yes] legst
   *[no] legt
} { FORM($card, "acc") } unter { FORM($pile, "acc") }
cadwallon-event-expelled = { $you ->
    [yes] schickst
   *[no] schickt
} { FORM($card, "acc") } { FORM($pile, "von") } fort
cadwallon-event-spied = { $you ->
    [yes] schaust
   *[no] schaut
} die verdeckten Karten { FORM($pile, "bei") } an
cadwallon-event-saw = { $you ->
    [yes] siehst
   *[no] sieht
} { FORM($card, "acc") }
cadwallon-event-robbed = { $you ->
    [yes] verlierst { FORM($card, "acc") } aus deiner
   *[no] verliert { FORM($card, "acc") } aus der
} Hand durch { FORM($by, "acc") }
cadwallon-event-achieved = { $you ->
    [yes] erfüllst
   *[no] erfüllt
} den Auftrag „{ $card }“: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## In reviews

cadwallon-ledger-cards = { $n ->
    [0] keine Karten
    [one] { $n } Karte
   *[other] { $n } Karten
}
