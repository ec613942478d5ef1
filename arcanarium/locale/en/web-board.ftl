### The analysis board on the page.

title-board = Analysis board
board-of = Analysis board: { $game }
board-coming = The board is being set up …
board-new = A new board
board-about = Try moves for all players, go back, branch off, and see the best lines with the chances to win.
board-fresh = A fresh game
board-fresh-go = Deal and set up
board-from-text = A position or a record
board-from-text-what = Paste a position or the record of a game. A game that is not finished goes on from its end.
board-from-text-go = Lay it out
board-text = Position as text
board-file = Or open a file
board-load = Lay this position out
board-faults = { $n ->
    [one] One thing is wrong with this position:
   *[other] { $n } things are wrong with this position:
}
board-fault-line = Line { $n }, “{ $what }”:

## The board in use

board-tab-lines = Lines
board-tab-moves = Moves
board-tab-position = Position
board-to-replay = To the replay
board-from-replay = Analyse from here
board-over = The game is over here. Won by { $who }.
board-first = To the start
board-eyes-mover = Whoever decides
board-fair-hint = What may the player who decides expect? Everything hidden is imagined.
board-open-hint = What if the player knew all hands and decks?
board-no-lines = There is nothing left to decide.
board-waits = The search begins …
board-searching = Searching: { $n ->
    [one] { $n } try
   *[other] { $n } tries
}
board-searched = Searched: { $n ->
    [one] { $n } try
   *[other] { $n } tries
}
board-paused = Paused: { $n ->
    [one] { $n } try
   *[other] { $n } tries
}
board-pause = Pause
board-think = Search
board-best = The best moves
board-give-or-take = ± { $n }
board-tries = Tried { $n ->
    [one] once
   *[other] { $n } times
}
board-imagined = Lines are played in an imagined game: what others hold in them may lie elsewhere.
board-true = Lines are played with the true cards.
board-rounds-left = About { $n ->
    [one] { $n } more round
   *[other] { $n } more rounds
}.
board-no-moves = No move has been tried yet. Point at the table, or choose a line.
board-start = Start
board-cut = Remove this move and what follows
board-share = Share this board
board-shared = The link is copied.
board-link = Link to this board
board-play = Play on from here
board-play-as = In the seat of
board-play-against = Against
board-play-go = Open the table

## The editor

board-edit = Edit the position
board-editor = Position editor
board-editor-what = What was under way is left out: the position begins with a turn. Points follow from the cards.
board-editor-back = Back without changes
board-checking = The position is being checked …
board-legal = This position can be played on.
board-add-card = Add a card to: { $where }
board-add = Add
board-take-card = Take { $card } away
board-turned = turned
board-down = face down
board-on-card = Essences on { $card }, such as 2E1G
board-owner = Whose { $card } is
board-lies-elsewhere = { $card } (now: { $where })
board-nobody = none
board-faults-short = { $n ->
    [one] One fault
   *[other] { $n } faults
}
board-seat-short = Player { $seat }
