### What is around a game: the waiting room, taking back, the end, rematches, chosen deals and the daily deal.

room-refused-start = Only the host can start the game, or you once all are ready and the host is away.
room-refused-free-seats = A seat is free. Wait for somebody to take it, or put a bot there.
room-refused-kept = This seat is kept for somebody.
rematch-refused-later = A rematch can be offered when the game is over.
rematch-refused-strongest = No bot of this game has a stronger one above it.
rematch-refused-daily = The same deal can be played with other seats when its day is over: until then its cards stay secret.
daily-refused-undo = In the daily deal you can take back only what nobody has answered yet and what has shown nothing new.
daily-refused-leave = Nobody plays your daily deal for you. Close the page and come back whenever you like.
daily-refused-record = The record of a daily deal can be downloaded when its day is over: it tells the seed.
daily-refused-future = This deal has not been dealt yet.

## The waiting room

room-seats = Seats
room-seats-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
room-all-ready = Everybody is ready. Start when you like.
room-some-not-ready = Everybody is here, but not all are ready.
room-for-host = You are ready. The host starts the game.
room-say-ready = Everybody is here. Say when you are ready.
room-start = Start the game
room-start-anyway = Start anyway
room-start-what = Not everybody is ready yet. You can start all the same.
room-start-free = A free seat needs a person or a bot before you can start.
room-ready = I am ready
room-ready-now = Not ready after all
room-is-ready = ready
room-not-ready = not ready
room-guest = guest
room-host = host
room-sets = Cards
room-variant = Way
room-account = account
room-kept = Kept by the host
room-kept-for = Kept for { $who }
room-kept-you = Kept for you
room-keep = Keep
room-keep-what = Nobody can sit down in a seat that is kept, until you open it.
room-open-seat = Open
room-swap = Swap seats { $a } and { $b }
room-your-name = Your name at this table
room-what = What is played
room-clock = Time
room-who-may = Who may come
room-hints-yes = Players may ask for hints
room-hints-no = No hints
room-seat-count = { $n } players
room-on = Yes
room-off = No
room-deal = Deal
room-deal-chance = By chance. Nobody knows the cards.
room-deal-host = From a seed that the host chose
room-deal-deal = That of an earlier game, with other seats
room-deal-daily = The deal of the day
room-deal-host-what = Whoever knows a seed can know every card before it is dealt, and the host chose this one. Play it for practice or among friends who trust each other. The seed is shown to everyone after the game.
room-deal-deal-what = Everyone who played that game, or watched it, knows some of the cards. Who was first then is not first now.
room-seed = Seed { $seed }
deal-chosen = chosen deal
room-invitation = A game of { $game }
room-qr = QR code with the link to this table
room-qr-what = Point a telephone’s camera at it to join from there.
share-send = Send

## Taking back

back-title = { $n ->
    [one] This move goes back:
   *[other] These moves go back:
}
back-yours = { $n ->
    [one] Your move
   *[other] Your { $n } moves
}
back-theirs = { $n ->
    [one] A move of { $who }
   *[other] { $n } moves of { $who }
}
back-label = What they brought
back-hidden = Nothing that you know of has come of it yet.
back-more = … and { $n } more
undo-request-yours = Your own move goes back too.
undo-withdraw = Withdraw
undo-away = { $n ->
    [one] { $who } is away and has to agree: no bot does that for a person.
   *[other] { $who } are away and have to agree: no bot does that for a person.
}

## After the game

curve-title = Points by round
curve-round = Round
ending-daily = Results of the day
rematch-again = Rematch
rematch-stronger = Against a stronger bot
rematch-deal = Same deal, other seats
rematch-join-again = Join the rematch
rematch-join-stronger = Join, against a stronger bot
rematch-join-deal = Join, with the same deal
rematch-offer-again = { $who } offers a rematch. Your seat is kept.
rematch-offer-stronger = { $who } offers a game against stronger bots. Your seat is kept.
rematch-offer-deal = { $who } offers the same deal with other seats. Your seat is kept.
rematch-watch = Watch the next game

## A new table

new-seed = Choose the deal
new-seed-label = Seed
new-seed-none = by chance
new-seed-hint = The same seed deals the same cards every time. You find the seed of a game at its end.
new-seed-hint-people = The same seed deals the same cards every time. The others are told that you chose one, because you might know the cards.

## The daily deal

title-daily = Daily deal
daily-title = Daily deal
daily-short = The same cards and the same bot for everyone. One try, then compare.
daily-what = Everyone plays these cards against this bot, once. What the bot does follows from what you do and from nothing else. You see the results of the others when you have finished; there are no hints, and nobody plays for you. The week grows harder from Monday to Sunday.
daily-what-past = The results of this day. The seed deals the same cards again: put it into the form of a new table to try them once more.
daily-left = { $n ->
    [one] one hour left
   *[other] { $n } hours left
}
daily-you-first = You have the first seat, against { $bot }.
daily-bot-first = You have the second seat, against { $bot }.
daily-tries = { $n ->
    [0] Nobody has tried it yet.
    [one] One person has tried it.
   *[other] { $n } people have tried it.
}
daily-play = Play it
daily-go-on = Go on
daily-later = You see the results when you have finished.
daily-none = Nobody finished this one.
daily-replay = Watch your game again
daily-rank = Rank
daily-who = Who
daily-points = Points
daily-margin = Margin
daily-rounds = Rounds
daily-late = late
daily-late-what = Finished after the day was over, when the seed was known
daily-days = Other days
daily-today = Today
daily-honest = Days are counted in UTC. One try belongs to one browser or account: whoever uses another browser can try again, so take the ranks as sport, not as proof.
