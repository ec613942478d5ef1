### Arcana of Cadwallon in the browser: its name and options, and its table.

## The game, and what can be chosen about it

cadwallon-title = Arcana of Cadwallon
cadwallon-about = Schick die Agenten deiner Gilde aus, um Relikte, Orte und Persönlichkeiten einer Stadt zu gewinnen. Die meisten Punkte siegen.
cadwallon-option-objectives = Aufträge
cadwallon-option-objectives-hint = Jeder behält zwei von vier geheimen Zielen, die am Ende Punkte bringen.
cadwallon-option-militia = Miliz
cadwallon-option-militia-hint = Ein Relikt kann die Miliz für dich rufen.
cadwallon-option-removal = Taktisches Entfernen
cadwallon-option-removal-hint = Eine gewonnene Marktkarte darf deine Stapel für immer verlassen. Dann bringt sie keine Punkte.
cadwallon-option-removed-score = Entfernte Karten zählen
cadwallon-option-removed-score-hint = Mit taktischem Entfernen: Was deine Stapel verlassen hat, bringt doch seine Punkte.
cadwallon-option-guilds = Gilden
cadwallon-value-choose = Jeder wählt
cadwallon-value-random = Zufällig

## Piles of stakes

cadwallon-web-zone-free = Freie Zone
cadwallon-web-zone-open = Niemandes Zone: Hier liegen alle Agenten offen.
cadwallon-web-zone-of = Zone von { $names }: Deren Agenten liegen hier verdeckt.
cadwallon-web-zone-mine = Deine Zone: Deine Agenten liegen hier verdeckt.
# before "links" or "rechts"
cadwallon-web-zone-whose = { $you ->
    [yes] du
   *[no] { $who }
}
cadwallon-web-pile = Stapel { $n }
cadwallon-web-order = Wird als Nummer { $n } ausgewertet.
cadwallon-web-resolved = Wird in dieser Reihenfolge ausgewertet.
cadwallon-web-pile-empty = keine Marktkarte mehr
cadwallon-web-pile-unseen = gerade keine Marktkarte offen
cadwallon-web-under = { $n ->
    [0] Darunter liegt keine Marktkarte mehr.
    [one] Darunter liegt noch 1 Marktkarte.
   *[other] Darunter liegen noch { $n } Marktkarten.
}
cadwallon-web-under-known = Offen daruntergelegt: { $cards }.
cadwallon-web-sum = { $who }: { $n } von { $of } { $power }{ $backs ->
    [0] .
    [one] , dazu 1 Agent verdeckt.
   *[other] , dazu { $backs } Agenten verdeckt.
}
cadwallon-web-ahead = Nach jetzigem Stand gewinnt das.
cadwallon-web-tied = Die höchsten Summen sind gleich.
cadwallon-web-side-left = links
cadwallon-web-side-right = rechts
cadwallon-web-sums = Du hast { $own }, der beste Rivale { $best }{ $backs ->
    [0] .
   *[other] , dazu { $backs } verdeckt.
}
cadwallon-web-down = liegt verdeckt; nur du siehst sie
cadwallon-web-you-short = du
cadwallon-web-best-short = Beste
cadwallon-web-wins = gewinnt
cadwallon-web-bribe = bestechen
cadwallon-web-worth = wert

## The whole table

cadwallon-web-last-round = Das ist die letzte Runde.
cadwallon-web-last-round-next = Das Herzogliche Jubiläum ist da: Runde { $n } ist die letzte.
cadwallon-web-length = { $n ->
    [0] In der freien Zone liegt die letzte Marktkarte.
   *[other] Das Ende bringt das Herzogliche Jubiläum, eine der letzten sechs der { $n } Karten in der freien Zone.
}
cadwallon-web-militia = Miliz: { $n }
cadwallon-web-guilds = Noch freie Gilden
cadwallon-web-over = Die Partie ist zu Ende.

## Players

cadwallon-web-first = beginnt diese Runde
cadwallon-web-no-guild = noch keine Gilde
cadwallon-web-look = Die Karten von { $who } ansehen
cadwallon-web-look-own = Alle deine Karten ansehen
cadwallon-web-won-location = { $n ->
    [one] 1 Ort gewonnen
   *[other] { $n } Orte gewonnen
}
cadwallon-web-won-personality = { $n ->
    [one] 1 Persönlichkeit gewonnen
   *[other] { $n } Persönlichkeiten gewonnen
}
cadwallon-web-won-relic = { $n ->
    [one] 1 Relikt gewonnen
   *[other] { $n } Relikte gewonnen
}
cadwallon-web-hand-size = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
cadwallon-web-deck-size = { $n ->
    [one] 1 Karte im Zugstapel
   *[other] { $n } Karten im Zugstapel
}
cadwallon-web-resource-size = { $n ->
    [one] 1 Karte im Ressourcenstapel
   *[other] { $n } Karten im Ressourcenstapel
}
cadwallon-web-removed-size = { $n ->
    [one] 1 Karte unter der Gildenkarte
   *[other] { $n } Karten unter der Gildenkarte
}
cadwallon-web-objectives-size = { $n ->
    [one] 1 geheimer Auftrag
   *[other] { $n } geheime Aufträge
}
cadwallon-web-mine = Deine Karten
cadwallon-web-hand = Deine Hand
cadwallon-web-hand-empty = Deine Hand ist bis zur nächsten Runde leer.
cadwallon-web-hand-later = Deine Hand ziehst du, wenn die erste Runde beginnt.
cadwallon-web-goal-achieved = nach jetzigem Stand erfüllt
cadwallon-web-goal-open = noch nicht erfüllt
cadwallon-web-resource = Ressourcenstapel
cadwallon-web-removed = Unter der Gildenkarte
cadwallon-web-deck = Zugstapel, ungeordnet
cadwallon-web-known-hand = Karten, die sicher auf der Hand sind
cadwallon-web-resource-what = Hierhin kommt, was du ablegst und was du gewinnst. Ist der Zugstapel aufgebraucht, wird er daraus neu gemischt.
cadwallon-web-known-why = Alle haben gesehen, wie diese Karten genommen wurden.

## Where points come from, for the end of a game

cadwallon-source-removed-hint = Marktkarten, die die Stapel für immer verlassen haben.
cadwallon-source-missed-hint = Ein Auftrag, der nicht erfüllt wurde.
