### Res Arcana: what the cards say. Every step of a power is a command to the one who uses it, as on printed cards
### ("erschöpfe diese Komponente und zahle 1x Elan: erhalte 1x Gold"); a reaction is a heading before such a line.
### Amounts of essences take "x" and an unchanged noun; only Perlen are counted without it: they alone have a gender here.

## Powers

resarcana-power = { $costs }: { CAPITAL($effects) }.
resarcana-power-free = { $effects }.
resarcana-power-react = Reaktion, wenn { $trigger } – { $costs }: { CAPITAL($effects) }.
resarcana-power-react-free = Reaktion, wenn { $trigger }: { CAPITAL($effects) }.
# reactions whose first effect has a subject of its own ("jeder Rivale verliert 2x Leben")
resarcana-power-react-others = Reaktion, wenn { $trigger } – { $costs }: { CAPITAL($effects) }.
resarcana-power-react-free-others = Reaktion, wenn { $trigger }: { CAPITAL($effects) }.
resarcana-power-also-turned = { $power } Auch nutzbar, wenn diese Komponente erschöpft ist.

resarcana-trigger-life_loss = du Leben verlierst
resarcana-trigger-dragon_power = dich die Fähigkeit eines Drachen trifft
resarcana-trigger-demon_power = dich die Fähigkeit eines Dämons trifft
resarcana-trigger-victory_check = der Sieg überprüft wird
resarcana-trigger-artifact_destroyed = irgendein anderes Artefakt zerstört wird
resarcana-trigger-own_power_used = du eine Fähigkeit nutzt
resarcana-trigger-own_monument_claimed = du ein weiteres Monument in Besitz nimmst
resarcana-trigger-own_gold_gained = du Gold erhältst

## Costs
## $type is the type wanted (creature, dragon, demon or mage), "several" if there is a choice, or "none"; $types and
## $types_many are the same in words: "Kreatur oder Drache", "Kreaturen oder Drachen".

resarcana-step-turn = erschöpfe diese Komponente
resarcana-step-turn_own = erschöpfe { $type ->
    [mage] deinen Magier
    [creature] eine deiner Kreaturen
    [dragon] einen deiner Drachen
    [demon] einen deiner Dämonen
   *[other] eines deiner Artefakte vom Typ { $types }
}
resarcana-step-turn_with_own = erschöpfe diese Komponente und { $type ->
    [mage] deinen Magier
    [creature] eine deiner Kreaturen
    [dragon] einen deiner Drachen
    [demon] einen deiner Dämonen
   *[other] eines deiner Artefakte vom Typ { $types }
}
resarcana-step-pay = zahle { $amount }
# $kinds is a list like "1x Ruhe, 1x Leben oder 1x Gold"
resarcana-step-pay_one_of = zahle { $kinds }
resarcana-step-pay_same = zahle X Essenzen der gleichen Art
# $before is what is paid besides
resarcana-step-pay_with_same = zahle { $before } und X Essenzen der gleichen Art
resarcana-step-pay_mixed = zahle eine beliebige Anzahl Essenzen (auch unterschiedliche)
resarcana-step-from_here = nimm { $amount } von dieser Komponente
resarcana-step-destroy_this = zerstöre diese Komponente
resarcana-step-destroy_own = zerstöre { $where ->
    [other] { $type ->
        [none] ein anderes deiner Artefakte
        [creature] eine andere deiner Kreaturen
        [dragon] einen anderen deiner Drachen
        [demon] einen anderen deiner Dämonen
       *[other] ein anderes deiner Artefakte vom Typ { $types }
    }
   *[any] { $type ->
        [none] eines deiner Artefakte
        [creature] eine deiner Kreaturen
        [dragon] einen deiner Drachen
        [demon] einen deiner Dämonen
       *[other] eines deiner Artefakte vom Typ { $types }
    }
}
resarcana-step-discard = wirf { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}{ $type ->
    [none] { "" }
   *[other] { " " }vom Typ { $types }
} ab
# A condition rather than a cost: a sentence of its own
resarcana-step-deck_card = nur nutzbar, solange in deinem Nachziehstapel mindestens { $n ->
    [one] { $n } Karte liegt
   *[other] { $n } Karten liegen
}.

## What a player may do to be spared a loss of Life: phrases that follow "außer er"

resarcana-instead-pay = zahlt { $amount }
resarcana-instead-discard = wirft { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}{ $type ->
    [none] { "" }
   *[other] { " " }vom Typ { $types }
} ab
resarcana-instead-destroy_own = zerstört { $type ->
    [none] 1 eigenes Artefakt
    [creature] 1 eigene Kreatur
    [dragon] 1 eigenen Drachen
    [demon] 1 eigenen Dämon
   *[other] 1 eigenes Artefakt vom Typ { $types }
}

## Effects

resarcana-step-gain = erhalte { $amount }
resarcana-step-gain_any = erhalte { $any }
# $choices is a whole phrase: "erhalte 2x Gold oder 1x Ruhe"
resarcana-step-gain_one_of = { $choices }
resarcana-only-with-pearls = { $choice } (nur in Partien mit Perlen)
resarcana-step-gain_x = { $n ->
    [one] erhalte X { $kind }
   *[other] erhalte X/{ $n } { $kind } (abgerundet)
}
resarcana-step-gain_x_same = erhalte X Essenzen einer anderen Art{ $barred ->
    [yes] { " " }({ FORM($barring, "gender") ->
        [pl] keine { $barring }
       *[other] kein { $barring }
    })
   *[no] { "" }
}
# $given tells what was done to the card whose cost counts: destroyed, discarded, or (as the only cost) destroyed-alone,
# discarded-alone; $n is what is added
resarcana-step-gain_cost = erhalte { $kinded ->
    [yes] so viel { $kind }
   *[no] so viele beliebige Essenzen{ $barred ->
        [yes] { " " }({ FORM($barring, "gender") ->
            [pl] keine { $barring }
           *[other] kein { $barring }
        })
       *[no] { "" }
    }
}, wie { $given ->
    [destroyed] das zerstörte Artefakt
    [discarded] die abgeworfene Karte
    [destroyed-alone] es
   *[other] sie
}{ $kinded ->
    [yes] { " " }Essenzen
   *[no] { "" }
} kostet{ $n ->
    [0] { "" }
   *[other] , plus { $n }
}
resarcana-step-gain_count = erhalte so viel { $kind }, wie { $where ->
    [rival] ein Rivale
   *[player] ein Spieler (du oder ein Rivale)
} { $type ->
    [none] { $counted } in seinem Vorrat hat
   *[other] { $types_many } im Spiel hat
}
resarcana-step-put = lege { $amount } auf { $where ->
    [here] diese Komponente
   *[own] eine deiner Komponenten
}
resarcana-step-put_any = lege { $any } auf diese Komponente
resarcana-step-put_paid = lege das Bezahlte auf { $where ->
    [here] diese Komponente
   *[own] eine deiner Komponenten
}
resarcana-step-take_all = nimm alle Essenzen von einer deiner Komponenten in deinen Vorrat
resarcana-step-rivals_gain = jeder Rivale erhält { $amount }
resarcana-step-rivals_lose = jeder Rivale verliert { $n }x Leben{ $chosen ->
    [yes] , außer er { $choices }
   *[no] { "" }
}
resarcana-step-all_lose = jeder Spieler, auch du, verliert { $n }x Leben{ $chosen ->
    [yes] , außer er { $choices }
   *[no] { "" }
}
resarcana-step-draw = ziehe { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
resarcana-step-draw_discard = ziehe { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, dann wirf { $m ->
    [one] { $m } Handkarte
   *[other] { $m } Handkarten
} ab
resarcana-step-draw_return = ziehe { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, dann wirf 1 Handkarte ab oder lege 1 Handkarte oben auf deinen Nachziehstapel
resarcana-step-reorder = schau die { $n ->
    [one] oberste Karte
   *[other] obersten { $n } Karten
} deines Nachziehstapels oder des Monumentstapels an und lege sie { $n ->
    [one] zurück
   *[other] in beliebiger Reihenfolge zurück
}
resarcana-step-straighten = mach { $where ->
    [this] diese Komponente
    [own] eine deiner Komponenten
    [mage] deinen Magier
    [all] alle { $types_many } aller Spieler
   *[typed] { $type ->
        [creature] eine deiner Kreaturen
        [dragon] einen deiner Drachen
        [demon] einen deiner Dämonen
       *[other] eines deiner Artefakte vom Typ { $types }
    }
} spielbereit
resarcana-step-place = spiele { $type ->
    [none] ein Artefakt
    [creature] eine Kreatur
    [dragon] einen Drachen
    [demon] einen Dämon
   *[other] ein Artefakt vom Typ { $types }
} { $where ->
    [hand] von deiner Hand
    [discards] aus deinem Ablagestapel
   *[any_discards] aus dem Ablagestapel eines beliebigen Spielers
} { $n ->
    [-1] kostenlos aus
    [0] zu den vollen Kosten aus
   *[other] aus und bezahle dafür { $n } weniger{ $barred ->
        [yes] { " " }({ FORM($barring, "gender") ->
            [pl] keine { $barring }
           *[other] kein { $barring }
        })
       *[no] { "" }
    }
}
resarcana-step-retrieve = nimm { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} aus deinem Ablagestapel auf die Hand
resarcana-step-claim_scroll = nimm { $n ->
    [one] { $n } Schriftrolle
   *[other] { $n } Schriftrollen
} aus der Mitte in Besitz
resarcana-step-check = überprüft sofort den Sieg
resarcana-step-points = erhalte { $n ->
    [one] { $n } zusätzlichen Siegpunkt
   *[other] { $n } zusätzliche Siegpunkte
} für diese Siegpunktüberprüfung
resarcana-step-ignore = ignoriere { $where ->
    [life_loss] den Lebensverlust
   *[other] diese Fähigkeit
}
resarcana-step-count_as = sie gilt für diese Fähigkeit als { $types }
resarcana-step-take_monument = nimm ein offenes Monument oder das oberste vom Monumentstapel in Besitz, ohne zu bezahlen
resarcana-step-use_item = nutze die Fähigkeit eines Magischen Gegenstands in der Mitte (bezahle die Essenzen, aber erschöpfe ihn nicht)

## What is on a card besides powers

resarcana-collect = Ertrag: { $what }.
resarcana-collect-gain = { $amount }
# $kinds is a list like "1x Ruhe oder 1x Leben"
resarcana-collect-choice = { $kinds }
resarcana-collect-any = { $any }
resarcana-collect-interest = Wenn mindestens { $kinds } darauf liegt und du alles darauf liegen lässt, { $choices }
resarcana-collect-grow = Wenn du alle Essenzen darauf liegen lässt, lege von jeder Art, die darauf liegt, { $n } weitere dazu
resarcana-collect-upkeep = Zahle { $amount } oder erschöpfe diese Komponente
# $which is the key of what costs less: artifact, creature, dragon or demon
resarcana-discount = { $on } kosten dich { $n ->
    [one] { $n } Essenz
   *[other] { $n } Essenzen
} weniger{ $barred ->
    [yes] { " " }({ FORM($barring, "gender") ->
        [pl] keine { $barring }
       *[other] kein { $barring }
    })
   *[no] { "" }
}.
# $first is "no" where the card has said before that it is worth points; $which is the key of the essence or type
resarcana-score-essence = { $first ->
    [yes] { "" }
   *[no] Außerdem{ " " }
}{ $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $which ->
    [calm] jede { $of }
    [pearl] jede { $of }
    [life] jedes { $of }
    [gold] jedes { $of }
   *[other] jeden { $of }
} darauf.
resarcana-score-type = { $first ->
    [yes] { "" }
   *[no] Außerdem{ " " }
}{ $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $which ->
    [creature] jede deiner Kreaturen
    [dragon] jeden deiner Drachen
    [demon] jeden deiner Dämonen
   *[other] jedes deiner Artefakte vom Typ { $of }
} im Spiel.
resarcana-score-artifacts = { $first ->
    [yes] { "" }
   *[no] Außerdem{ " " }
}{ $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $every ->
    [one] jedes deiner Artefakte
   *[other] je { $every } deiner Artefakte
} im Spiel.
resarcana-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
} wert.
resarcana-on-claim = Wenn du diese Komponente in Besitz nimmst, { $effects }.
resarcana-never-free = Diese Komponente kann nie kostenlos ausgespielt werden.
resarcana-nothing-printed = Diese Komponente hat keine Fähigkeiten.

## Words in the lines of signs

resarcana-icon-all = alle
resarcana-icon-any-discards = bel. Ablage
resarcana-icon-cost = Kosten
resarcana-icon-deck = Stapel
resarcana-icon-discards = Ablage
resarcana-icon-free = gratis
resarcana-icon-hand = Hand
resarcana-icon-item = Gegenstand
resarcana-icon-mage = Magier
resarcana-icon-monument = Monument
resarcana-icon-place = spielen
resarcana-icon-player = Spieler
resarcana-icon-rival = Rivale
resarcana-icon-rivals = Rivalen
resarcana-icon-scroll = Rolle
resarcana-icon-turned = erschöpft
resarcana-icon-each = je

## The list of cards in the terminal

resarcana-cards-starter = Set { $n } für die erste Partie
resarcana-cards-place = { $side ->
    [sun] Sonnenseite
   *[moon] Mondseite
} von { $tile }; die andere Seite ist { $other }.
resarcana-cards-stand-in = Platzhalter: Die gedruckte Karte ist nicht vollständig bekannt. Für dieses Projekt ergänzt: { $fields }.
resarcana-tile = Plättchen { $n }
# parts of a card that were made up
resarcana-part-collect = Ertrag
resarcana-part-cost = Kosten
resarcana-part-discounts = Vergünstigungen
resarcana-part-limits = Grenzen
resarcana-part-name = Name
resarcana-part-number-of-powers = Zahl der Fähigkeiten
resarcana-part-points = Siegpunkte
resarcana-part-scoring = Siegpunktvorteil
resarcana-part-types = Typen
resarcana-part-power-cost = Kosten der Fähigkeit { $n }
resarcana-part-power-effect = Effekt der Fähigkeit { $n }
resarcana-part-power-react = Bedingung der Fähigkeit { $n }
resarcana-stand-in-mark = ~ kennzeichnet Karten, die ganz oder teilweise Platzhalter sind.
