### Reviews of finished games: words that the terminal and the page share.

study-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
study-decimal = { $sign }{ $whole },{ $tenth }

## Decisions

study-is-best = der beste Zug
study-is-good = gut
study-is-inaccuracy = ungenau
study-is-mistake = Fehler
study-is-blunder = Patzer
study-cost = { $who }: „{ $move }“ hat { $n } % verschenkt (± { $error }). „{ $best }“ war besser.
study-was-lucky = Die Karten haben es gerettet: { $n } % kamen durch Glück zurück.
study-was-unlucky = Eine gute Entscheidung, die Pech hatte: Danach nahmen die Karten { $n } %.

## The game

study-turned-by-move = { study-round }: { $verdict ->
    [blunder] Patzer
    [mistake] Fehler
   *[other] Ungenauigkeit
} von { $who }, „{ $move }“: von { $from } % auf { $to } %.
study-turned-by-luck = { study-round }: Die Karten waren { $better ->
    [yes] für { $who }
   *[no] gegen { $who }
}: von { $from } % auf { $to } %.
study-decided = { study-round }: Von hier an war es für { $who } gewonnen ({ $to } %).
study-luck-share = { $n } % von dem, was die Chancen verändert hat, war Kartenglück, der Rest wurde entschieden.
study-luck-of = { $who } hatte { $good ->
    [yes] Glück: { $n } %
   *[no] Pech: { $n } %
} insgesamt, die ersten Karten mitgezählt.
study-behind = { $n ->
    [one] { $n } Runde zurück
   *[other] { $n } Runden zurück
}
study-not-ended = Diese Aufzeichnung endet vor der Partie. Was bis dahin gespielt wurde, ist ausgewertet.
study-nothing = Es gibt darin keine Entscheidung mit einer Wahl.

## Learn from your mistakes

study-question = { study-round }. { $who } hat „{ $move }“ gespielt. Finde einen besseren Zug!
study-soon = Am Ende der Runde: { $points } Punkte, der beste Rivale { $rival }{ $counted ->
    [yes] ; übrig: { $left }
   *[no] { "" }
}.
study-later = Zwei Runden später: { $points } Punkte, der beste Rivale { $rival }{ $counted ->
    [yes] ; übrig: { $left }
   *[no] { "" }
}. Bis dahin gewonnen: { $won } %, verloren: { $lost } %.
study-why-wins = Er gewinnt innerhalb von drei Runden in { $n } % der vorgestellten Partien, nicht in { $other } %.
study-why-loses = Nach dem gespielten Zug ist die Partie innerhalb von drei Runden in { $n } % verloren, nicht in { $other } %.
study-why-points = Er bringt bis zwei Runden später { $n } Punkte mehr.
study-why-rival = { $who } hat bis dahin { $n } Punkte weniger.
study-why-left = Am Ende der Runde ist mehr übrig: { $left }.
study-why-unclear = Der Unterschied zeigt sich erst später; die Suchen sind sich einig.
study-right = Ja! Das gewinnt in { $n } % der Fälle.
study-wrong = Noch nicht: Das gewinnt zu { $n } %, und es gibt einen Zug, der zu { $best } % gewinnt. Versuche es noch einmal.

## Essences and cards

study-books = { $who }: erhalten: { $gained }; verloren: { $lost }; übrig: { $left }.
study-idle = { $who }: { $n ->
    [one] eine Karte, aus der nichts wurde
   *[other] Karten, aus denen nichts wurde
}: { $cards }.
