### Reviews in the terminal: `arcana analyse`.

analyse-help = review a recorded game: what each decision gave away, what was luck, and where it turned
analyse-more = With a record: a review of the game. With a position: its best lines. Without either: answer the queries of a program, JSON lines on the standard input and output, as docs/analysis.md describes.
analyse-help-record = the record or the position to look at
analyse-help-turns = only these decisions, counted from 0, like 3,10-12
analyse-help-depth = how long to think about each decision
analyse-help-visits = the same in visits
analyse-help-open = with all cards open, not only with what each seat could see
analyse-help-all = show all decisions, not only those that cost something
analyse-help-mistakes = ask about the costly moments: find a better move
analyse-help-seat = only the decisions of this seat, like A
analyse-help-seed = a number that decides what is imagined
analyse-help-json = print the result as JSON
analyse-turns-how = “{ $text }” is not a list of decisions; write one such as 3,10-12
analyse-thinking = Thinking
analyse-how-to-read = Deal: the first cards. Skill: what own decisions gave away. Gifts: what others gave away. Luck: what was dealt, drawn or revealed. Rest: what nobody could foresee, and imprecision. In hundredths of the chance to win.
analyse-column-turn = Turn
analyse-column-round = Round
analyse-column-player = Player
analyse-column-played = Played
analyse-column-before = Before
analyse-column-loss = Loss
analyse-column-verdict = { "" }
analyse-better = better: { $move }
analyse-column-deal = Deal
analyse-column-drift = Rest
analyse-column-skill = Skill
analyse-column-gifts = Gifts
analyse-column-luck = Luck
analyse-column-ended = End
analyse-loss = { $n } ± { $error }%
analyse-was-lucky = { $n }, made good by luck
analyse-was-unlucky = { $n }, bad luck
analyse-chance-of = { $who }: wins
analyse-points-of = points
analyse-no-marks = No decision cost anything that is sure.
analyse-try-mistakes = { $n ->
    [one] { $n } costly moment
   *[other] { $n } costly moments
} to learn from: arcana analyse FILE --mistakes
analyse-no-questions = There is no costly moment to learn from.
analyse-question = Question { $n } of { $all }
analyse-how = Type a move or its number; answer shows the answer, quit ends.
analyse-right = { $n } of { $all } found at the first try.
