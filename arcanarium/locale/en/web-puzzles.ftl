### Puzzles in the browser. What the terminal says about them as well is in puzzle.ftl.

title-puzzles = Puzzles
title-puzzle = Puzzle

## All puzzles

puzzles-title = Puzzles
puzzles-short = One move wins or saves the game: find it. A new one every day.
puzzles-what = Positions from games in which one move is better than all others. You see what the player in that seat saw, make the move at the table, and are told why it is right or not.
puzzles-day = Puzzle of the day
puzzles-day-solved = { $tries ->
    [0] Nobody has tried it today.
   *[other] Solved today at the first attempt: { $n } of { $tries }.
}
puzzles-day-right = You solved it.
puzzles-day-wrong = You have tried it.
puzzles-solve = Solve it
puzzles-look = Look at it again
puzzles-practice = Practice
puzzles-theme = Theme
puzzles-any-theme = All themes ({ $n })
puzzles-game = Game and sets
puzzles-any-game = All games
puzzles-all-sets = all sets
puzzles-of-sets = { $game }: { $sets } ({ $n })
puzzles-counted = { $what } ({ $n })
puzzles-go = Next puzzle
puzzles-none-left = You have tried all of these puzzles. Choose another theme or game.
puzzles-first = Your rating begins with the first puzzle that you try.
puzzles-standing = How you do
puzzles-rating = Rating
puzzles-solved = Solved at once
puzzles-of = { $n } of { $all }
puzzles-in-a-row = In a row
puzzles-longest = most so far: { $n }
puzzles-days = Days in a row
puzzles-counts = Only the first attempt at a puzzle counts. Puzzles have ratings too, on the same scale as bots, and what people solve changes them.

## At a puzzle

puzzles-one = Puzzle
puzzles-rated = Rating { $n }
puzzles-ask = Find the best move, and make it at the table.
puzzles-again = You have tried this one before, so it does not count.
puzzles-busy = Looking where that leads …
puzzles-hint = Hint
puzzles-hint-said = { $theme }: { $hint }
puzzles-show = Show the solution
puzzles-skip = Skip
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-change = Your rating: { $n } ({ $sign }{ $change }).
puzzles-streak = { $n } in a row.
puzzles-follows = What may follow, in one game that you could imagine:
puzzles-problem = The puzzle cannot be opened
