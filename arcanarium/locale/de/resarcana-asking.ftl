### Res Arcana: what a player is asked, what is asked once more, and why a move is not possible.

## Questions, by kind of decision

resarcana-ask-turn = Du bist am Zug: Führe eine Aktion aus.
resarcana-ask-keep-mage = Welchen Magier spielst du? Der andere kommt ungesehen zurück.
resarcana-ask-draft = Behalte eine Karte und gib die anderen weiter.
resarcana-ask-open-draft = Nimm eine Karte für deinen Nachziehstapel.
resarcana-ask-item = Wähle deinen ersten Magischen Gegenstand.
resarcana-ask-swap = Du passt. Welchen Magischen Gegenstand nimmst du?
resarcana-ask-collect-take = Ertrag: Nimmst du, was auf { FORM($card, "dat") } liegt, oder lässt du es liegen?
resarcana-ask-collect-gain = Ertrag: Was erhältst du durch { FORM($card, "acc") }?
resarcana-ask-collect-upkeep = Ertrag: Zahlst du für { FORM($card, "acc") }, oder erschöpfst du die Karte?
resarcana-ask-reward = Du wirfst { FORM($card, "acc") } ab und erhältst 1 Gold oder 2 beliebige andere Essenzen.
resarcana-ask-pay = Womit bezahlst du { FORM($card, "acc") }?
resarcana-ask-pay-cost = Womit bezahlst du { FORM($card, "acc") }?
resarcana-ask-pay-same = { $card }: Wie viele Essenzen der gleichen Art zahlst du?
resarcana-ask-pay-mixed = { $card }: Welche Essenzen zahlst du?
resarcana-ask-destroy = { $card }: Welches Artefakt zerstörst du?
resarcana-ask-discard-cost = { $card }: Welche Karte wirfst du ab?
resarcana-ask-turn-cost = { $card }: Welche Komponente erschöpfst du dafür?
resarcana-ask-gain = { $card }: Was erhältst du?
resarcana-ask-exchange = Was erhältst du für die Perle?
resarcana-ask-count = { $card }: Wen wählst du?
resarcana-ask-put = { $card }: Was legst du darauf?
resarcana-ask-onto = { $card }: Auf welche Komponente?
resarcana-ask-straighten = { $card }: Was machst du spielbereit?
resarcana-ask-place = { $card }: Was spielst du aus?
resarcana-ask-discard = { $count ->
    [one] Wirf eine Karte ab.
   *[other] Wirf { $count } Karten ab: Welche jetzt?
}
resarcana-ask-look = { $card }: Welchen Stapel schaust du an?
resarcana-ask-arrange = { $card }: Welche Karte kommt als Nächstes zurück? Die oberste zuerst.
resarcana-ask-hit = { $caused ->
    [yes] { $card } von { $who }
    [own] { $card } von dir selbst
   *[no] { $card }
}: Du verlierst { $life }x Leben, wenn du es nicht abwehrst. Du hast { $have }.
resarcana-ask-lose = { $caused ->
    [yes] { $card } von { $who }
    [own] { $card } von dir selbst
   *[no] { $card }
}: Du verlierst { $life }x Leben, hast aber nur { $have }. Für jedes fehlende Leben verlierst du 2 andere Essenzen: Welche?
resarcana-ask-check = { $caused ->
    [yes] { $who } überprüft den Sieg. Reagierst du?
   *[no] Der Sieg wird überprüft. Reagierst du?
}
resarcana-ask-take-all = { $card }: Von welcher Komponente nimmst du alles?
resarcana-ask-discard-or-return = { $card }: Welche Karte wirfst du ab oder legst du oben auf deinen Nachziehstapel?
resarcana-ask-retrieve = { $card }: Welche Karte nimmst du wieder auf die Hand?
resarcana-ask-scroll = { $card }: Welche Schriftrolle nimmst du in Besitz?
resarcana-ask-take-monument = { $card }: Welches Monument nimmst du?
resarcana-ask-borrow = { $card }: Die Fähigkeit welches Magischen Gegenstands nutzt du?
resarcana-ask-react = Du kannst auf das reagieren, was gerade geschehen ist. Tust du es?
resarcana-ask-stand-in = Lässt du eine andere Karte einspringen?
resarcana-ask-pair-draft = Nimm eine der beiden Karten; die andere geht an deinen Rivalen.
resarcana-ask-choose-first = Wer beginnt die nächste Partie?

## Why not

resarcana-why-needs = { $named ->
    [yes] Für { FORM($card, "acc") } brauchst du noch { $what }.
   *[no] Dafür brauchst du noch { $what }.
}
resarcana-why-more = { FORM($kind, "gender") ->
    [f] { $n } { $kind }
    [pl] { $n } { $kind }
   *[other] { $n }x { $kind }
}
resarcana-why-more-any = { $n ->
    [one] { $n } beliebige Essenz
   *[other] { $n } beliebige Essenzen
}
resarcana-why-needs-discounted = { $named ->
    [yes] { $card }: Für die Kosten
   *[no] Für die Kosten
} { $missing ->
    [one] fehlt dir { $missing } Essenz
   *[other] fehlen dir { $missing } Essenzen
}, { $off } weniger ist schon abgezogen.
resarcana-why-not-your-decision = Du bist nicht am Zug.
resarcana-why-not-asked = Danach bist du gerade nicht gefragt.
resarcana-why-no-monuments = Der Monumentstapel ist leer.
resarcana-why-not-in-hand = { $named ->
    [yes] Du hast { FORM($card, "acc") } nicht auf der Hand.
   *[no] Du hast diese Karte nicht auf der Hand.
}
resarcana-why-no-pearl = Du hast keine Perle zum Tauschen.
resarcana-why-not-in-play = { $named ->
    [yes] Du hast { FORM($card, "acc") } nicht im Spiel.
   *[no] Du hast das nicht im Spiel.
}
resarcana-why-no-such-power = { $named ->
    [yes] { $card }: Diese Fähigkeit gibt es nicht.
   *[no] Diese Fähigkeit gibt es dort nicht.
}
resarcana-why-reaction = { $named ->
    [yes] „{ $card }“ ist nur als Reaktion nutzbar.
   *[no] Nur als Reaktion nutzbar.
}
resarcana-why-turned = { $named ->
    [yes] „{ $card }“ ist erschöpft.
   *[no] Die Komponente ist erschöpft.
}
resarcana-why-cost = { $named ->
    [yes] { $card }: Ein Teil der Kosten kann gerade nicht bezahlt werden.
   *[no] Ein Teil der Kosten kann gerade nicht bezahlt werden.
}
resarcana-why-already-in-play = { $named ->
    [yes] Du hast { FORM($card, "acc") } schon im Spiel.
   *[no] Du hast das schon im Spiel.
}
resarcana-why-in-discards = { $named ->
    [yes] „{ $card }“ liegt in deinem Ablagestapel.
   *[no] Die Karte liegt in deinem Ablagestapel.
}
resarcana-why-taken = { $named ->
    [yes] „{ $card }“ ist schon in Besitz genommen.
   *[no] Das ist schon in Besitz genommen.
}
resarcana-why-item = { $named ->
    [yes] „{ $card }“ ist ein Magischer Gegenstand: Diese wechseln nur beim Passen den Besitzer.
   *[no] Magische Gegenstände wechseln nur beim Passen den Besitzer.
}
resarcana-why-not-in-centre = { $named ->
    [yes] „{ $card }“ liegt nicht in der Mitte.
   *[no] Das liegt nicht in der Mitte.
}
resarcana-why-scroll = { $named ->
    [yes] „{ $card }“ ist eine Schriftrolle: Sie wird durch die Fähigkeit einer Karte in Besitz genommen.
   *[no] Schriftrollen werden durch die Fähigkeit einer Karte in Besitz genommen.
}

## Requests

resarcana-request-collect-in-order = Ertrag der Reihe nach
resarcana-request-collect-in-order-hint = Ab der nächsten Ertragsphase und für den Rest der Partie erhalten alle ihren Ertrag offen und in Spielerreihenfolge, beginnend beim Startspieler.
resarcana-request-in-order-already = Der Ertrag läuft schon der Reihe nach.

## Asked once more before a move

resarcana-confirm-pass = Passen? Du kommst in dieser Runde nicht mehr an die Reihe.
resarcana-confirm-unseen-monument = Das oberste Monument nehmen, ohne es vorher zu sehen?
resarcana-confirm-check = „{ $card }“ überprüft sofort den Sieg: Die Partie endet, wenn jemand { $n } Siegpunkte hat. Ausführen?
