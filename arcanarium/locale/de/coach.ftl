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
