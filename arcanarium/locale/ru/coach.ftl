# Тренер рядом с обычной игрой.

coach-title = Тренер
coach-quiet = Пусть тренер помолчит
coach-speak = Пусть тренер говорит
coach-nothing = Добавить нечего. У вас все хорошо.
coach-wait = Противник думает.
coach-alone = Тренер говорит только в играх против ботов и никогда — когда люди играют друг с другом.
coach-on = Тренер с вами. Еще раз «coach» — и он замолчит.
coach-off = Тренер молчит.
play-help-coach = тренер говорит, что вам доступно, что скоро будет доступно и что угрожает (только против ботов)

# What the coach says about one move. $verdict is best, good, inaccuracy, mistake or blunder; $n, $top and $error are hundredths.
verdict-best = «{ $move }» — лучший ход: он выигрывает в { $n } % случаев.
verdict-other = { $verdict ->
    [blunder] «{ $move }» — грубая ошибка: выигрывает в { $n } % случаев, «{ $best }» — в { $top } % (± { $error }).
    [mistake] «{ $move }» — ошибка: выигрывает в { $n } % случаев, «{ $best }» — в { $top } % (± { $error }).
    [inaccuracy] «{ $move }» — не лучший ход: выигрывает в { $n } % случаев, «{ $best }» — в { $top } % (± { $error }).
   *[good] «{ $move }» — почти не хуже лучшего: выигрывает в { $n } % случаев, «{ $best }» — в { $top } % (± { $error }).
}
verdict-goal = Через два раунда { $what } приносит вам очки в { $n } из { $all } воображаемых игр после «{ $best }» и в { $other } после «{ $move }».
verdict-missing = Чего тогда не хватает: { $why }
verdict-alone = Тренер говорит о ходах там, где один человек играет против ботов, или когда согласны все люди за столом.
verdict-nothing = У вас еще не было решения, в котором был выбор.
