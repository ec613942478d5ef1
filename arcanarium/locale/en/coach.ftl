# The coach beside a free game.

coach-title = Coach
coach-quiet = Silence the coach
coach-speak = Let the coach speak
coach-nothing = Nothing to add. You are doing fine.
coach-wait = Your rival is thinking.
coach-alone = The coach speaks in games against bots only, never when people play each other.
coach-on = The coach is with you. “coach” again silences it.
coach-off = The coach is silent.
play-help-coach = a coach tells what you can have, what comes soon and what threatens (against bots only)

# What the coach says about one move. $verdict is best, good, inaccuracy, mistake or blunder; $n, $top and $error are hundredths.
verdict-best = “{ $move }” is the best move: it wins { $n }% of the time.
verdict-other = { $verdict ->
    [blunder] “{ $move }” is a blunder: it wins { $n }% of the time, “{ $best }” { $top }% (± { $error }).
    [mistake] “{ $move }” is a mistake: it wins { $n }% of the time, “{ $best }” { $top }% (± { $error }).
    [inaccuracy] “{ $move }” is not the best: it wins { $n }% of the time, “{ $best }” { $top }% (± { $error }).
   *[good] “{ $move }” is about as good as the best: it wins { $n }% of the time, “{ $best }” { $top }% (± { $error }).
}
verdict-goal = Two rounds later { $what } brings you points in { $n } of { $all } imagined games after “{ $best }”, and in { $other } after “{ $move }”.
verdict-missing = What is missing then: { $why }
verdict-alone = The coach talks about moves where one person plays against bots, or once all people at the table agree.
verdict-nothing = You have made no decision yet that had a choice in it.
