### Puzzles: `arcana puzzle`.

puzzle-help = solve positions with a known best move, or let a bot solve them
puzzle-more = Without an id, the puzzles are listed. Name one to solve it. You see what the player in that seat sees, no more.
puzzle-help-id = the puzzle to solve; `{ $next }` is one about as strong as you, `{ $daily }` the one of today
puzzle-help-answer = show the solution at once
puzzle-help-check = let this bot solve all puzzles, or those that the other options leave
puzzle-help-find = look for puzzles in these recorded games, and print them as a file of puzzles has them
puzzle-help-theme = only puzzles of this theme
puzzle-help-game = only puzzles of this game
puzzle-help-sets = only puzzles with these sets, such as “base and lux”
puzzle-help-folder = puzzles of one’s own: a folder of .toml files
puzzle-help-seed = the random numbers of the bot
puzzle-help-json = print JSON

puzzle-theme-win-now = win now
puzzle-theme-win-now-hint = The game can be won this round.
puzzle-theme-tempo = before a rival does
puzzle-theme-tempo-hint = Somebody else wants the same. Who comes first?
puzzle-theme-token = the right time to pass
puzzle-theme-token-hint = Is there anything left that is worth more than to be first?
puzzle-theme-block = stop a rival
puzzle-theme-block-hint = A rival is about to win. Only the right move stops that.
puzzle-theme-react-or-keep = react or keep
puzzle-theme-react-or-keep-hint = What is your answer worth now, and what later?
puzzle-theme-payment = the right payment
puzzle-theme-payment-hint = What you keep matters as much as what you get.
puzzle-theme-gain = what to take
puzzle-theme-gain-hint = You may choose what you get. What will you need?
puzzle-theme-bribe-or-wait = bribe or wait
puzzle-theme-bribe-or-wait-hint = A bribe is possible. Is it the best use of the card?
puzzle-theme-bluff = face down
puzzle-theme-bluff-hint = What your rivals cannot see they have to guess.
puzzle-theme-set-up = a good start
puzzle-theme-set-up-hint = Nothing is on the table yet. What will win the game?
puzzle-theme-plan = find the plan
puzzle-theme-plan-hint = One move is much better than all others.

puzzle-column-id = Puzzle
puzzle-column-game = Game
puzzle-column-table = Table
puzzle-column-theme = Theme
puzzle-column-proof = Known by
puzzle-column-rating = Rating
puzzle-column-solved = Solved
puzzle-column-move = Played
puzzle-column-solution = Solution
puzzle-count = { $n ->
    [one] One puzzle.
   *[other] { $n } puzzles.
} `arcana puzzle { $next }` sets you one about as strong as you are, `arcana puzzle { $daily }` the one of today, `arcana puzzle ID` any.
puzzle-none = There are no such puzzles.
puzzle-no-theme = There is no theme “{ $theme }”; choose { $known }.
puzzle-all-tried = You have tried all of these puzzles. Any of them can be solved again: `arcana puzzle ID`.
puzzle-unknown = There is no such puzzle.
puzzle-which = Name one puzzle for --answer; `arcana puzzle` lists them.

puzzle-way-win = proof
puzzle-way-block = proof
puzzle-way-search = search
puzzle-proof-win = Proved: in { $worlds } different worlds that agree with what you see, every line to the end of the round was tried with open cards. This wins against every defence; every other move leaves a way out.
puzzle-proof-block = Proved: in { $worlds } different worlds that agree with what you see, every line to the end of the round was tried with open cards. After every other move a rival wins this round for sure.
puzzle-proof-search = Long searches agree: it wins at least { $lead }% more often than any other move.

puzzle-title = { $id }: { $theme }
puzzle-title-rated = { $title } (rating { $n })
puzzle-how = Choose the best move. `?` gives a hint, `answer` shows the solution, `card NAME` a card, `language CODE` speaks another language, `quit` leaves.
puzzle-right = Right! { $move }
puzzle-wrong = { $move } is not it: it wins { $win }% of the time, another move { $best }%.
puzzle-again = Look again, or type `answer`.
puzzle-answer = { $n ->
    [one] The solution: { $moves }
   *[other] These moves solve it: { $moves }
}

puzzle-rating = Your rating: { $n } (± { $error }). Solved at the first attempt: { $solved } of { $tried }; in a row: { $streak }. Puzzles of the day in a row: { $days }.
puzzle-change = That was { $better ->
    [yes] { $n } better
   *[no] { $n } worse
} than before; only the first attempt at a puzzle counts.
puzzle-found = { $n ->
    [0] No puzzle was found
    [one] One puzzle was found
   *[other] { $n } puzzles were found
}; records looked through: { $games }.

puzzle-score = { $bot } solves { $n } of { $all }.
puzzle-yes = yes
puzzle-no = no

## At which table a puzzle is played

puzzle-seats = { $n } { $n ->
    [one] seat
   *[other] seats
}
puzzle-all-sets = all sets

## Who sits at the table of a puzzle

puzzle-rival = Rival
puzzle-rival-n = Rival { $n }
