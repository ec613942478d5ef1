### The analysis board: what the server and the terminal say.

board-seat = Player { $seat }
# what a player without a name is called, also inside of sentences such as “the left pile of …”
board-name = Player { $seat }
board-common = The table
board-refused-unknown = There is no board at this address, or it has made room for newer ones.
board-refused-bots = From a board one plays on alone against bots.

## In the terminal: `arcana board`

board-help = try moves from any position, with the best lines
board-more = An analysis board: moves for all seats, branches, the best lines with the chances to win, positions as text.
board-help-what = a record or a position, or the name of a game for a fresh deal
board-help-step = where in a record the board begins; else at its end
board-how = A move or its number · b: back · n: on · lines · light · tree · go N · position · save FILE · load FILE · play · help · q: leave
board-commands =
    lines [N]: the best lines, after N tries; Ctrl-C ends the search
    light: judge by what the seat may know, or with all cards open
    seat A: let this seat decide, where several decide at the same time
    eyes A: look with the eyes of this seat; eyes: with those of whoever decides
    tree: all moves that were tried · go N: to place N of the tree · b, n: back and on
    position: the position as text · save FILE · load FILE: a position or a record
    play A BOT: play on from here in seat A against bots
    card NAME · language CODE · q: leave
board-asked = { $who }: { $question }
board-no-decision = Nobody decides anything here.
board-owes-none = { $who } has nothing to decide here.
board-at-start = This is the start.
board-at-end = No move has been tried from here.
board-go-how = Write go and the number of a place, 0 to { $most }; tree shows them.
board-start-place = Start
board-light-fair = Judged by what this seat may know; lines are played in an imagined game.
board-light-open = Judged with all cards open.
board-visits = { $n ->
    [one] { $n } try
   *[other] { $n } tries
}. Wins: { $chances }
board-chance = { $n } ± { $error }%
board-column-wins = Wins
board-column-move = Move
board-column-line = Then
board-save-how = Write save and the name of a new file.
board-saved = The position is in { $path }.
board-again = Enter: back to the board 
