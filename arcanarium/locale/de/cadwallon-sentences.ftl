### Arcana of Cadwallon: what its cards say.

## What cards say

cadwallon-values = Militärisch { $military }, politisch { $political }, spirituell { $spiritual }, Dukaten { $financial }.
# $power is a power in words, $which its key: military, political, spiritual or financial (ducats)
cadwallon-stake = Schwellenwert: { $threshold } { $which ->
    [military] militärische Macht
    [political] politische Macht
    [spiritual] spirituelle Macht
    [financial] finanzielle Macht
   *[other] { $power }
}.
cadwallon-price = Bestechung ab { $price ->
    [one] { $price } Dukat
   *[other] { $price } Dukaten
}.
cadwallon-ducats = Erhöht eine Bestechung um { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
}.
cadwallon-in = Bezirk: { $district }.
cadwallon-of-guild = Gehört zur { $guild }.

cadwallon-ability-ties = Bei Gleichstand der höchsten Summen ab dem Schwellenwert gewinnst du { $which ->
    [military] militärische
    [political] politische
    [spiritual] spirituelle
   *[other] { $power }e
} Marktkarten, wenn du beteiligt bist.
cadwallon-ability-bribes = Erhöhe jede deiner Bestechungen um { $bonus ->
    [one] { $bonus } Dukaten
   *[other] { $bonus } Dukaten
}.

cadwallon-effect-draw = Ziehe { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
cadwallon-effect-retrieve = Nimm 1 Agenten, 1 Persönlichkeit oder 1 Relikt aus deinem Ressourcenstapel auf die Hand.
cadwallon-effect-retrieve-agent = Nimm 1 Agenten oder 1 Persönlichkeit aus deinem Ressourcenstapel auf die Hand.
cadwallon-effect-retrieve-power = Nimm { $relics ->
    [yes] 1 Agenten, 1 Persönlichkeit oder 1 Relikt
   *[no] 1 Agenten oder 1 Persönlichkeit
} mit mindestens { $which ->
    [financial] { $least ->
        [one] { $least } Dukaten
       *[other] { $least } Dukaten
    }
    [military] { $least } militärischer Macht
    [political] { $least } politischer Macht
    [spiritual] { $least } spiritueller Macht
   *[other] { $least } { $power }
} aus deinem Ressourcenstapel auf die Hand.
cadwallon-effect-recall = Nimm 1 deiner Agenten von einer Marktkarte auf die Hand zurück.
cadwallon-effect-move_own = Verschiebe 1 deiner Agenten oder 1 deiner Milizkarten zu einer anderen Marktkarte: verdeckt, wenn du diesen Stapel kontrollierst, sonst aufgedeckt.
cadwallon-effect-move_rival = Verschiebe 1 aufgedeckten Agenten oder 1 aufgedeckte Milizkarte eines Rivalen zu einer anderen Marktkarte.
cadwallon-effect-swap_stakes = Tausche die offenen Marktkarten zweier Stapel. Die Karten daneben bleiben liegen.
cadwallon-effect-cycle_stake = Wähle eine Marktkarte außerhalb der freien Zone, neben der keine Karte liegt. Lege sie unter ihren Stapel und decke die nächste auf.
cadwallon-effect-expel = Lege 1 aufgedeckten Agenten eines Rivalen auf den Ressourcenstapel seines Besitzers oder 1 aufgedeckte Milizkarte eines Rivalen auf ihren Stapel zurück.
cadwallon-effect-unmask = Decke alle verdeckten Karten auf, die ein Rivale neben einer Marktkarte hat.
cadwallon-effect-spy = Schau alle verdeckten Karten neben einer Marktkarte an, dann ziehe { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
cadwallon-effect-smuggle = Lege 1 Agenten oder 1 Persönlichkeit aus deiner Hand verdeckt neben eine beliebige Marktkarte.
cadwallon-effect-pickpocket = Ein Rivale deiner Wahl legt eine zufällige Handkarte auf seinen Ressourcenstapel.

# what an objective asks for, and what counts for it
cadwallon-goal = { $asked } Es zählen nur gewonnene Marktkarten in deinen Stapeln.
cadwallon-goal-most = Besitze mehr { $things } als jeder Rivale. Es zählen nur gewonnene Marktkarten in den Stapeln der Spieler.
# stakes of one power: what $things are in the messages below where an objective asks for a power
cadwallon-goal-power = { $number ->
    [one] { $thing ->
        [relics] { $which ->
            [military] militärisches
            [political] politisches
            [spiritual] spirituelles
           *[other] { $power }es
        }
        [locations] { $which ->
            [military] militärischen
            [political] politischen
            [spiritual] spirituellen
           *[other] { $power }en
        }
       *[other] { $which ->
            [military] militärische
            [political] politische
            [spiritual] spirituelle
           *[other] { $power }e
        }
    }
   *[other] { $which ->
        [military] militärische
        [political] politische
        [spiritual] spirituelle
       *[other] { $power }e
    }
} { $things }
# $also is empty, or tells the numbers for more players: one of the two messages at the end; $which is the key of the
# power asked for, or "any"; $things is for $number of them, $things_many for several
cadwallon-goal-own = Besitze mindestens { $number } { $things }{ $also }.
cadwallon-goal-least = Besitze mindestens { $number } { $things } mit einem goldenen Wert von { $least } oder mehr{ $also }.
cadwallon-goal-district = Besitze mindestens { $number } { $things } aus dem Bezirk „{ $district }“{ $also }.
cadwallon-goal-ducats = Besitze { $things_many } mit zusammen mindestens { $number ->
    [one] { $number } Dukaten
   *[other] { $number } Dukaten
}{ $also }.
cadwallon-goal-each-kind = Besitze mindestens je { $number } { $which ->
    [any] Relikte, Orte und Persönlichkeiten
    [military] militärische Relikte, Orte und Persönlichkeiten
    [political] politische Relikte, Orte und Persönlichkeiten
    [spiritual] spirituelle Relikte, Orte und Persönlichkeiten
   *[other] { $power }e Relikte, Orte und Persönlichkeiten
}{ $also }.
cadwallon-goal-each-power = Besitze mindestens je { $number } militärische, politische und spirituelle { $things_many }{ $also }.
cadwallon-goal-seats-number = { " " }({ $more } zu dritt oder zu viert)
cadwallon-goal-seats-numbers = { " " }({ $more } zu dritt, { $most } zu viert)
cadwallon-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} wert.

cadwallon-special-first_player = Wer diese Karte hat, ist in der Runde zuerst am Zug.
cadwallon-special-game_over = Wird diese Karte aufgedeckt, spielt die Runde zu Ende und danach noch eine ganze Runde. Dann endet die Partie.

cadwallon-provenance-designed = Für dieses Projekt entworfen: Zu dieser Karte fand sich keine Quelle.
cadwallon-provenance-mixed = Teilweise für dieses Projekt entworfen. Belegt: { $attested }.
cadwallon-attested-name = Name
cadwallon-attested-guild = Gilde
cadwallon-attested-district = Bezirk
cadwallon-attested-stake = goldene Macht und Schwellenwert
cadwallon-attested-ducats = Dukaten
cadwallon-attested-price = Preis
cadwallon-attested-ability = Macht der Fähigkeit
cadwallon-designed-mark = { $mark } kennzeichnet Karten, die ganz oder teilweise für dieses Projekt entworfen wurden.

## The list of cards in the terminal: instead of a cost, what wins a stake

cadwallon-cards-cost = Zum Sieg
cadwallon-cards-price = Zum Sieg: { $cost }

## Places. The first form is the nominative; the others are what stands after the verb or within a sentence: "den linken
## Stapel", "dem linken Stapel", and with the prepositions "bei", "von" and "zu", which run together with the article.

cadwallon-pile-free = die freie Zone
    .acc = die freie Zone
    .dat = der freien Zone
    .bei = in der freien Zone
    .von = von der freien Zone
    .zu = in die freie Zone
cadwallon-pile-left = { $you ->
    [yes] dein linker Stapel
   *[no] der linke Stapel von { $who }
}
    .acc = { $you ->
        [yes] deinen linken Stapel
       *[no] den linken Stapel von { $who }
    }
    .dat = { $you ->
        [yes] deinem linken Stapel
       *[no] dem linken Stapel von { $who }
    }
    .bei = { $you ->
        [yes] bei deinem linken Stapel
       *[no] beim linken Stapel von { $who }
    }
    .von = { $you ->
        [yes] von deinem linken Stapel
       *[no] vom linken Stapel von { $who }
    }
    .zu = { $you ->
        [yes] zu deinem linken Stapel
       *[no] zum linken Stapel von { $who }
    }
cadwallon-pile-right = { $you ->
    [yes] dein rechter Stapel
   *[no] der rechte Stapel von { $who }
}
    .acc = { $you ->
        [yes] deinen rechten Stapel
       *[no] den rechten Stapel von { $who }
    }
    .dat = { $you ->
        [yes] deinem rechten Stapel
       *[no] dem rechten Stapel von { $who }
    }
    .bei = { $you ->
        [yes] bei deinem rechten Stapel
       *[no] beim rechten Stapel von { $who }
    }
    .von = { $you ->
        [yes] von deinem rechten Stapel
       *[no] vom rechten Stapel von { $who }
    }
    .zu = { $you ->
        [yes] zu deinem rechten Stapel
       *[no] zum rechten Stapel von { $who }
    }
cadwallon-pile-between = der Stapel zwischen { FORM($names, "dat") }
    .acc = den Stapel zwischen { FORM($names, "dat") }
    .dat = dem Stapel zwischen { FORM($names, "dat") }
    .bei = beim Stapel zwischen { FORM($names, "dat") }
    .von = vom Stapel zwischen { FORM($names, "dat") }
    .zu = zum Stapel zwischen { FORM($names, "dat") }
