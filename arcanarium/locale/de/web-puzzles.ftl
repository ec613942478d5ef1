### Puzzles in the browser. What the terminal says about them as well is in puzzle.ftl.

title-puzzles = Rätsel
title-puzzle = Rätsel

## All puzzles

puzzles-title = Rätsel
puzzles-short = Ein Zug gewinnt oder rettet die Partie: Finde ihn. Jeden Tag ein neues.
puzzles-what = Stellungen aus Partien, in denen ein Zug besser ist als alle anderen. Du siehst, was der Spieler auf diesem Platz sah, machst den Zug am Tisch und erfährst, warum er richtig ist oder nicht.
puzzles-day = Rätsel des Tages
puzzles-day-solved = { $tries ->
    [0] Heute hat sich noch niemand daran versucht.
   *[other] Heute im ersten Versuch gelöst: { $n } von { $tries }.
}
puzzles-day-right = Du hast es gelöst.
puzzles-day-wrong = Du hast es versucht.
puzzles-solve = Lösen
puzzles-look = Noch einmal ansehen
puzzles-practice = Üben
puzzles-theme = Thema
puzzles-any-theme = Alle Themen ({ $n })
puzzles-game = Spiel und Sets
puzzles-any-game = Alle Spiele
puzzles-all-sets = alle Sets
puzzles-of-sets = { $game }: { $sets } ({ $n })
puzzles-counted = { $what } ({ $n })
puzzles-go = Nächstes Rätsel
puzzles-none-left = Du hast dich an allen diesen Rätseln versucht. Wähle ein anderes Thema oder Spiel.
puzzles-first = Deine Wertung beginnt mit dem ersten Rätsel, an dem du dich versuchst.
puzzles-standing = So stehst du
puzzles-rating = Wertung
puzzles-solved = Sofort gelöst
puzzles-of = { $n } von { $all }
puzzles-in-a-row = In Folge
puzzles-longest = bisher höchstens: { $n }
puzzles-days = Tage in Folge
puzzles-counts = Es zählt nur der erste Versuch an einem Rätsel. Auch Rätsel haben eine Wertung, auf derselben Skala wie Bots; was gelöst wird, verändert sie.

## At a puzzle

puzzles-one = Rätsel
puzzles-rated = Wertung { $n }
puzzles-ask = Finde den besten Zug und mache ihn am Tisch.
puzzles-again = Du hast es schon einmal versucht, es zählt also nicht.
puzzles-busy = Wohin das führt …
puzzles-hint = Tipp
puzzles-hint-said = { $theme }: { $hint }
puzzles-show = Lösung zeigen
puzzles-skip = Überspringen
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-change = Deine Wertung: { $n } ({ $sign }{ $change }).
puzzles-streak = { $n } in Folge.
puzzles-follows = Was folgen kann, in einer Partie, die du dir vorstellen konntest:
puzzles-problem = Das Rätsel lässt sich nicht öffnen
