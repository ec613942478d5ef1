# The coach beside a free game.

coach-title = Trainer
coach-quiet = Trainer stumm schalten
coach-speak = Trainer sprechen lassen
coach-nothing = Nichts hinzuzufügen. Du machst das gut.
coach-wait = Dein Rivale denkt nach.
coach-alone = Der Trainer spricht nur in Partien gegen Bots, nie, wenn Menschen gegeneinander spielen.
coach-on = Der Trainer ist dabei. Noch einmal „coach“ lässt ihn verstummen.
coach-off = Der Trainer schweigt.
play-help-coach = ein Trainer sagt, was du haben kannst, was bald kommt und was droht (nur gegen Bots)

# What the coach says about one move. $verdict is best, good, inaccuracy, mistake or blunder; $n, $top and $error are hundredths.
verdict-best = „{ $move }“ ist der beste Zug: Er gewinnt in { $n } % der Fälle.
verdict-other = { $verdict ->
    [blunder] „{ $move }“ ist ein grober Fehler: Das gewinnt in { $n } % der Fälle, „{ $best }“ in { $top } % (± { $error }).
    [mistake] „{ $move }“ ist ein Fehler: Das gewinnt in { $n } % der Fälle, „{ $best }“ in { $top } % (± { $error }).
    [inaccuracy] „{ $move }“ ist nicht das Beste: Das gewinnt in { $n } % der Fälle, „{ $best }“ in { $top } % (± { $error }).
   *[good] „{ $move }“ ist etwa so gut wie das Beste: Das gewinnt in { $n } % der Fälle, „{ $best }“ in { $top } % (± { $error }).
}
verdict-goal = Zwei Runden später bringt dir { $what } nach „{ $best }“ in { $n } von { $all } erdachten Partien Punkte, nach „{ $move }“ in { $other }.
verdict-missing = Was dann noch fehlt: { $why }
verdict-alone = Der Trainer spricht über Züge, wo ein Mensch allein gegen Bots spielt, oder sobald alle Menschen am Tisch zustimmen.
verdict-nothing = Du hast noch keine Entscheidung getroffen, bei der es eine Wahl gab.
