### The table in the browser: deciding, waiting, talking, before and after the game.

## The page

table-coming = Setting the table…
table-gone = There is no such table
table-gone-what = The link may be incomplete, or the table was cleared away long ago.
table-problem = The table cannot be shown
table-broken = This game cannot go on
table-closed = This table was closed by those who run the site.
table-offline = Connection lost. Reconnecting…
board-label = The table
watchers = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
sound-toggle = Sounds on or off
title-your-turn = Your turn
title-over = Game over

## The strip on top

strip-round = Round { $round }
strip-setup = Before round 1
strip-goal = { $points } points win
strip-last-round = Round { $round } is the last
strip-match = Game { $game }, two wins decide
seat-you = you
seat-turn = to decide
seat-first = first player
seat-passed = passed
seat-summary = { $name }: { $points } { $points ->
    [one] point
   *[other] points
} ({ $marks })
seat-wins = { $n ->
    [one] { $n } game won
   *[other] { $n } games won
}
presence-here = here
presence-away = away
presence-bot = bot
presence-stand-in = a bot stands in
clock-left = { $time } left

## Deciding

decide-list = List
decide-list-title = All moves in a list (m)
decide-proposed = Proposed: Enter takes it
decide-point = Choose one of the lit things, or:
decide-point-only = Choose one of the lit things.
decide-go-on = Go on with one of the lit things. Escape goes back.
decide-menu = Choose from the menu. Escape goes back.
menu-label = What do you do with it?
menu-back = Back
confirm-yes = Yes
confirm-no = No
waiting-for = { $n ->
    [one] Waiting for { $who }
   *[other] Waiting for { $who }
}
waiting-table = One moment…
you-watch = You are watching.
hint-ask = Hint
hint-win = wins { $n }%
hint-second = Next best: { $what }, wins { $n }%

pick-do-pay = Pay
pick-do-gain = Gain
pick-do-lose = Lose
collect-all = Collect
collect-question = Collect
collect-after = You will have
collect-too-much = With these answers you cannot pay to keep it: turn it instead, or take more.

## Taking back

undo = Take back
undo-title = Take back your latest decision (u)
undo-ask = Ask the others
undo-anyway = Take it back all the same
undo-never-mind = Never mind
undo-asked = You asked to take a move back. Waiting for the others…
request-open = Ask for: { $what }
request-ask = Ask for it
request-never-mind = Never mind
undo-request = { $who } asks to take a move back.
undo-agree = Agree
undo-refuse = Refuse

## Seats

seat-bot-plays = A bot plays for you.
seat-take-back = Take my seat back
seat-away = { $who } is away.
seat-stand-in = Let a bot play
leave = Leave your seat
leave-what = A bot plays on for you. As long as the game lasts you can come back and take your seat again.
leave-stay = Stay
leave-do = Leave

## Log and chat

tab-log = Log
tab-chat = Chat
log-label = What happened
log-all = Show all { $n } lines
log-empty = Nothing has happened yet.
chat-label = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something…
chat-send = Send

## Parts of the table on a small screen

part-mine = Mine
part-centre = Centre
part-rivals = Rivals
part-log = Log
part-lit = Something can be chosen here

## Keys

key-arrows = to the next lit thing
key-tab = through everything, in order
key-enter = chooses; with nothing chosen, takes the proposed answer
key-digits = chooses from a menu, a list, or the buttons
key-escape = one step back
key-undo = take back
key-pass = pass
key-list = all moves in a list
key-hint = what would a bot do?
key-log = log
key-chat = chat

## Before the game

room-waiting = { $n ->
    [one] The game begins when the last free seat is taken.
   *[other] The game begins when all { $n } free seats are taken.
}
room-starting = Everybody is here. The game begins…
room-free = Free seat
room-sit = Sit here
room-bot = Bot: { $bot }
room-no-bot = Remove the bot
room-put-bot = Put a bot here
room-which-bot = Which bot
room-leave = Stand up
room-invite = Invite others
share-label = Link to this page
share-copy = Copy link
share-copied = Copied

## After the game

ending-label = The game is over
ending-you-won = You won!
ending-won = { $n ->
    [one] { $who } won
   *[other] { $who } share the victory
}
ending-winner = Winner
ending-rounds = { $n ->
    [one] After { $n } round
   *[other] After { $n } rounds
}
ending-no-points = No points.
ending-look = Look at the table
ending-show = Show the result
ending-replay = Replay
ending-record = Download the record
ending-home = Home
