### At the table: choosing amounts, what just happened, looking back, help and settings.

## Choosing an amount

pick-pay = To pay:
pick-gain = To gain:
pick-lose = To lose:
pick-any = { $n } of your choice
pick-chosen = Chosen so far
pick-from-pool = From your pool
pick-from-any = To choose from
pick-count = { $n } of { $of } chosen
pick-count-between = { $n } chosen, { $least } to { $most } possible
pick-in = { $how ->
    [then] Add 1 { $kind } (you would have { $n })
   *[left] Add 1 { $kind } ({ $n } left)
}
pick-out = Take 1 { $kind } out ({ $n } chosen)
pick-how-more = Tap an essence below to add it, one above to take it out.
pick-how-change = To change it, tap an essence above: it goes out.
pick-clear = Start over

## What just happened

news-reached = { $who } has { $n } { $n ->
    [one] point
   *[other] points
}. If that holds, the game ends with this round.
news-reached-you = You have { $n } { $n ->
    [one] point
   *[other] points
}. If that holds, the game ends with this round.
# beside the outcome of a stake
news-skip = Any key or click goes on.
strip-reached = { $points } reached: last round
seat-reached = enough points to win
log-since = Since your last decision

## Looking back

look-open = Look back
look-title = Look back at what happened (b)
look-ago = { $n ->
    [one] 1 step ago
   *[other] { $n } steps ago
}
look-asked = A question waits for you in the present.
look-back = One step back (b)
look-next = One step on (n)
look-now = Back to the game

## Help

help-title = Help
help-open = Rules, signs, keys and settings (?)
help-rules = Rules
help-signs = Signs
help-keys = Keys
help-settings = Settings
help-behind = { $n ->
    [one] The clause behind it
   *[other] The { $n } clauses behind it
}
help-sentences = Sentences instead of signs
help-sentences-hint = Cards say in words what they do.
key-back = look back, one step
key-next = one step on again
key-help = rules, signs, keys and settings
tip-mouse = Click a lit card to use it. Point at any card to read it in full.
tip-touch = Tap a lit card to use it. Press and hold any card to read it in full.
tip-understood = Got it
hint-forbidden-short = No hints at this table

## Settings

taste-text = Text beside the board
taste-text-usual = Usual
taste-text-large = Large
taste-text-larger = Larger
taste-pace = Bots play
taste-pace-value = { $n ->
    [0] at once
   *[other] after { NUMBER($n, minimumFractionDigits: 1) } s
}
taste-pace-host = Who opened the table decides how fast its bots are.
taste-news = Announcements
taste-news-hint = Passes, points and new rounds are told in a banner, and stakes are resolved one by one.
taste-confirm = Ask once more
taste-confirm-hint = Before you pass, and before other moves that you might regret.
taste-hints = Hints
taste-hints-hint = A button that tells what a strong bot would do.
taste-sound-hint = A few short sounds: your turn, cards, essences, the end.

## What the coach says about one move

why-ask = What about …
why-last = My last move?
why-choose = Choose the move to ask about. It is not made.
why-thinking = The coach is thinking …
coach-agree = The coach for everyone: I agree
coach-agreed = { $n } of { $all } agree
coach-agree-hint = Once all agree, the coach tells each player on request what it thinks of their own move, from what that player may know.
