### The pages around the table: what stands on every page, home, a new table, account and settings, replay.

## What pages are called

title-new = New table
title-table = Table
title-cards = Cards
title-rules = Rules in short
title-clauses = Rules in full
title-replay = Replay
title-account = Settings
title-notfound = Nothing here

## Around every page

guest = Guest
former-player = A former player
save = Save
close = Close
reload = Reload the page
go-home = To the home page
shell-skip = Skip to the content
shell-nav = Pages
shell-cards = Cards
shell-rules = Rules
shell-account = { $name }: name and settings
shell-theme-dark = Dark
shell-theme-light = Light
mishap = Something went wrong on this page. Your game is safe on the server. If anything looks odd, reload the page.
failed-title = This page did not open
failed-what = Your games are safe on the server. Reload the page; if that does not help, wait a minute and try again.
notfound-title = Nothing is here
notfound-what = This address leads nowhere. Perhaps a part of the link got lost on its way to you.

problem-offline = The server cannot be reached. Check your connection and try again.
problem-not-found = That is not there, or not there any more.
problem-server = The server could not do that. Try again in a moment.
problem-unknown = Something went wrong. Try again.

net-not-connected = There is no connection to the table right now. It will be restored by itself; then choose once more.
net-closed = You have left the table.
net-lost = The connection broke, so this may not have arrived. Look at the table, and do it again if it did not.
net-move-lost = The connection broke and your move was not made. Choose again.
net-gone = There is no such table.

## Games, sets, variants and switches

clock-days = { $n ->
    [one] one day for each turn
   *[other] { $n } days for each turn
}
clock-live = { $minutes } min + { $seconds } s

## Home

home-title = Two games of secret arts, one table
home-what = Play Res Arcana and Arcana of Cadwallon here, against bots at once or with friends by a link. Nothing to install, no account needed.
home-play = { $bots ->
    [one] Play now against a bot
   *[other] Play now against { $bots } bots
}
home-dealing = Dealing …
home-with-friends = Friends and options
home-first-time = Nothing to learn first: what you can do is lit.
home-as-last = As last time: { $what }
home-plain = the base game
home-mine = Your games
home-over = { $n ->
    [one] One finished game
   *[other] { $n } finished games
}
home-open = Open tables
home-open-coming = Looking around …
home-open-none = Nobody is waiting for a player right now.
home-open-one = Open a table, and others will find it here.
home-you = you
home-free-seat = free seat
home-bot = bot “{ $bot }”
home-your-turn = Your turn
home-their-turn = Others decide
home-waiting = Waiting for players
home-you-won = { $shared ->
    [yes] You shared the victory
   *[no] You won
}
home-won = { $who } won
home-watchers = { $n ->
    [one] 1 watching
   *[other] { $n } watching
}
home-resume = Go on
home-sit = Sit down
home-watch = Watch
home-replay = Watch again
home-look = Look around
home-rules = The rules in short
home-rules-what = Both games and all sets, on a page each.
home-cards = All cards
home-cards-what = Search them, and read each one in signs or in sentences.
home-record = Open a record
home-record-what = A file of a finished game, from here or from the terminal, move by move.
home-unofficial = An unofficial fan project, without the publishers’ art or texts. The games belong to their authors and publishers: buy them, they are even better with cards in your hands.

## A new table

new-title = A new table
new-game = Which game?
new-sets = With which cards?
new-variant = Which variant?
new-seats = Who plays?
new-how-many = Number of players
new-seat = Seat { $n }
new-me = Me
new-person = A person, by link
new-bot = Bot “{ $bot }”
new-who-may = Who may join?
new-link = Anyone with the link
new-link-hint = You get a link to send to friends.
new-open = Anyone
new-open-hint = The table is listed on the home page; anyone may sit down or watch.
new-clock = How much time to think?
new-clock-none = As long as you like
new-clock-none-hint = No clock.
new-clock-live = At the table
new-clock-live-hint = Some seconds for each turn, and a store of minutes for the hard ones.
new-clock-days = By correspondence
new-clock-days-hint = Some days for each turn. Come back when it is yours.
new-minutes = Store
new-minutes-value = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
new-seconds = For each turn
new-seconds-value = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
new-days = For each turn
new-days-value = { $n ->
    [one] 1 day
   *[other] { $n } days
}
new-hints = Hints
new-hints-hint = Players may ask what a strong bot would do, and why.
new-pace = Bots play
new-pace-value = { $n ->
    [0] at once
   *[other] after { NUMBER($n, minimumFractionDigits: 1) } seconds
}
new-go = Deal the cards
new-go-invite = Open the table

## Account and settings

account-title = Name and settings
account-name = Name
account-name-what = What others call you at the table.
account-name-saved = Saved.
account-account = Account
account-why = You can play without one. An account keeps your games when you change browsers or clear your data.
account-register = Create an account
account-login = Log in
account-password = Password
account-in = You are logged in as { $name }. Your games are with you wherever you log in.
account-logout = Log out
taste-title = Preferences
taste-what = This browser remembers them.
taste-language = Language
taste-theme = Theme
taste-theme-auto = Same as the system
taste-theme-dark = Night
taste-theme-light = Day
taste-cards = Show cards in
taste-cards-signs = Signs
taste-cards-sentences = Sentences
taste-motion = Motion
taste-motion-auto = Same as the system
taste-motion-full = Full
taste-motion-less = As little as possible
taste-sound = Sounds

## Replay

replay-of = { $game }: replay
replay-coming = Laying out the cards …
replay-choices = Eyes, speed, sharing
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-value = { $n } ×
replay-eyes = Seen by
replay-eyes-all = the public
replay-step = Step { $n } of { $of }
replay-moves = What happened
replay-share = Copy the link
replay-shared = The link is copied.
replay-download = Download the record
replay-keys = Keys: left and right arrows step, Home and End jump, space plays.
replay-result = The end
replay-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
replay-winner = winner
