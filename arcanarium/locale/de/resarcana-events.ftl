### Res Arcana: lines of the log. A line is "{ who } { what }", where what is one or more of the phrases below. $you is
### "yes" where the reader is the one who acts.

resarcana-nothing = nichts

## Whole lines

resarcana-event-game_began = Partie { $game } beginnt.
resarcana-event-first_player = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
resarcana-event-place_laid = Orte der Macht: { $card }.
resarcana-event-monument_shown = { $n ->
    [one] Aufgedecktes Monument: { $card }.
   *[other] Aufgedeckte Monumente: { $card }.
}
resarcana-event-round_began = Runde { $round } beginnt.
resarcana-event-checked = { $you ->
    [yes] Du überprüfst sofort den Sieg.
   *[no] { $who } überprüft sofort den Sieg.
}
resarcana-event-scored = Siegpunkte: { $scores }.
resarcana-event-won = Sieg mit { $points } Punkten für { FORM($winners, "acc") }.
resarcana-event-match_won = Der Wettkampf geht mit { $wins } an { FORM($winners, "acc") }.

## Phrases

resarcana-event-dealt = { $you ->
    [yes] erhältst
   *[no] erhält
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
resarcana-event-mage_kept = { $you ->
    [yes] spielst
   *[no] spielt
} { FORM($card, "acc") }
resarcana-event-artifact_kept = { $you ->
    [yes] behältst
   *[no] behält
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] eine Karte
}
resarcana-event-item_taken = { $you ->
    [yes] nimmst
   *[no] nimmt
} { FORM($card, "acc") }
resarcana-event-collected = { $you ->
    [yes] erhältst
   *[no] erhält
} { $amount } als Ertrag
resarcana-event-took = { $you ->
    [yes] leerst
   *[no] leert
} dabei { FORM($card, "acc") } ({ $amount })
resarcana-event-grew = lässt { FORM($card, "acc") } um { $amount } wachsen
resarcana-event-upkeep_paid = { $you ->
    [yes] zahlst
   *[no] zahlt
} { $amount } für { FORM($card, "acc") }
resarcana-event-placed = { $you ->
    [yes] spielst
   *[no] spielt
} { FORM($card, "acc") }{ $priced ->
    [yes] { " " }für { $amount }
   *[no] { "" }
} aus
resarcana-event-claimed = { $you ->
    [yes] nimmst
   *[no] nimmt
} { FORM($card, "acc") }{ $priced ->
    [yes] { " " }für { $amount }
   *[no] { "" }
} in Besitz
resarcana-event-discarded = { $you ->
    [yes] wirfst
   *[no] wirft
} { FORM($card, "acc") } ab
resarcana-event-used = nutzt { FORM($card, "acc") }
resarcana-event-paid = { $you ->
    [yes] zahlst
   *[no] zahlt
} { $amount }
resarcana-event-gained = { $you ->
    [yes] erhältst
   *[no] erhält
} { $amount }
resarcana-event-put = { $you ->
    [yes] legst
   *[no] legt
} { $amount } auf { FORM($card, "acc") }
resarcana-event-moved = { $you ->
    [yes] verschiebst
   *[no] verschiebt
} { $amount } auf { FORM($card, "acc") }
resarcana-event-removed = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $amount } von { FORM($card, "dat") }
resarcana-event-turned = { $you ->
    [yes] erschöpfst
   *[no] erschöpft
} { FORM($card, "acc") }
resarcana-event-straightened = { $you ->
    [yes] machst
   *[no] macht
} { FORM($card, "acc") } spielbereit
resarcana-event-destroyed = { $you ->
    [yes] zerstörst
   *[no] zerstört
} { FORM($card, "acc") }
resarcana-event-drew = { $you ->
    [yes] ziehst
   *[no] zieht
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
}
resarcana-event-shuffled = { $you ->
    [yes] mischst deinen Ablagestapel
   *[no] mischt den Ablagestapel
} zu einem neuen Nachziehstapel mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
resarcana-event-looked = { $you ->
    [yes] schaust
   *[no] schaut
} { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
} { $monuments ->
    [1] des Monumentstapels
   *[other] { $you ->
        [yes] deines Nachziehstapels
       *[no] des eigenen Nachziehstapels
    }
} an
resarcana-event-attacked = { $you ->
    [yes] greifst
   *[no] greift
} { FORM($hit, "acc") } an ({ $life }x Leben)
resarcana-event-reacted = { $you ->
    [yes] reagierst
   *[no] reagiert
} mit { FORM($card, "dat") }
resarcana-event-answered = { $you ->
    [yes] wehrst
   *[no] wehrt
} { FORM($card, "acc") } ab
resarcana-event-lost = { $you ->
    [yes] verlierst
   *[no] verliert
} { $amount } durch { FORM($card, "acc") }
resarcana-event-passed = passt
resarcana-event-token_taken = { $you ->
    [yes] nimmst
   *[no] nimmt
} den Startspielermarker
resarcana-event-swapped = { $you ->
    [yes] tauschst
   *[no] tauscht
} { FORM($back, "acc") } gegen { FORM($card, "acc") }
resarcana-event-no_winner = niemand hat { $threshold } Siegpunkte
resarcana-event-picked = { $you ->
    [yes] wählst
   *[no] wählt
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] eine Karte
}
resarcana-event-retrieved = { $you ->
    [yes] nimmst
   *[no] nimmt
} { FORM($card, "acc") } aus { $you ->
    [yes] deinem
   *[no] dem eigenen
} Ablagestapel auf die Hand
resarcana-event-extra_points = { $you ->
    [yes] zählst
   *[no] zählt
} { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} mehr bei dieser Überprüfung
resarcana-event-counted = { $you ->
    [yes] zählst
   *[no] zählt
} { $count } bei { $of }
resarcana-event-scroll_claimed = { $you ->
    [yes] nimmst
   *[no] nimmt
} die Schriftrolle „{ $card }“ in Besitz
resarcana-event-scroll_returned = { $you ->
    [yes] legst
   *[no] legt
} die Schriftrolle „{ $card }“ zurück
resarcana-event-order_asked = { $you ->
    [yes] verlangst
   *[no] verlangt
} den Ertrag in Spielerreihenfolge, { $late ->
    [1] ab der nächsten Runde: in dieser hat die Wahl schon begonnen
   *[0] ab der nächsten Ertragsphase
}
resarcana-event-stood_in = lässt { FORM($card, "acc") } einspringen
resarcana-event-put_back = { $you ->
    [yes] legst
   *[no] legt
} { $known ->
    [yes] { FORM($card, "acc") }
   *[no] { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
} oben auf { $you ->
    [yes] deinen
   *[no] den eigenen
} Nachziehstapel
