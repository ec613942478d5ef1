### Errors of the engine, word for word as the engine says them in English: a text is found by them, so English must not be
### changed here alone. A list in a variable, as “a, b or c”, is a list of the language already.

error-line = line { $line }: { $reason }
error-did-you-mean = { $reason }; did you mean { $near }?
error-did-you-mean-moves = { $reason }; did you mean: { $near }?

## Games and options

error-no-game = there is no game '{ $name }'; known: { $known }
error-no-face = the game { $name } has no face yet: bots can play it, people cannot see it
error-no-option = Res Arcana has no option { $unknown }; it has { $known }
error-no-variant = there is no variant “{ $variant }”; choose { $known }
error-sets-seats = { $sets } with { $seats } seats cannot be played; it is for { $allowed } seats
error-sets-fifth-seat = { $sets } with { $seats } seats cannot be played; it is for { $allowed } seats: the fifth seat comes with Lux et Tenebrae or Perlae Imperii (U-A7)
error-match-seats = a match is for 2 seats, not { $seats }
error-own-draft = { $sets } alone has a draft of its own; choose variant standard or first, or add the base set
error-first-alone = a first game uses one set alone; leave the others out, or choose variant standard
error-collect-order = players collect together or in order, not “{ $order }”
error-no-set = there is no set “{ $name }”; the sets are { $known }
error-set-needs = { $name } needs { $others } to be played
error-nothing-to-ask = there is nothing to ask for in this game
error-not-to-ask = “{ $name }” is nothing one can ask for; one can ask to “{ $known }”
error-arcana-option = Arcana has no option { $unknown }; it has { $known }
error-arcana-variant = there is no variant “{ $variant }”; Arcana has switches instead: { $switches }
error-arcana-sets = Arcana is one set of cards; it has no “{ $sets }”
error-arcana-seats = Arcana is for 2, 3 or 4 seats, not { $seats }
error-arcana-removed = removed cards can only score when the switch “removal” is on
error-arcana-switch = the switch “{ $name }” is on or off, not “{ $value }”
error-arcana-no-guild = “{ $name }” is no guild; say choose, random, or one of { $known } for each seat
error-arcana-guilds = { $seats } seats lead { $count } different guilds, not { $names }

## Bots and players

error-no-bot = there is no bot “{ $name }”; the bots are { $known }
error-no-bot-for = there is no bot “{ $name }” for { $game }; the bots are { $known }
error-bot-no-values = the game { $game } has no values, which the bot { $bot } needs; its bots are random
error-bot-no-limit = the bot { $bot } takes no limit; { $known } do
error-bot-bad-limit = “{ $name }” has no limit that can be kept; write visits or a time, such as { $bot }:500, :30ms, :1s, or :1s:2 for two processes
error-bot-no-command = name a command after `program:`, such as program:./mybot.py
error-bot-no-class = “{ $name }” is no class; write class:package.module:Name
error-no-name = “{ $name }” is no name for a person
error-players-seats = { $players } players cannot take the { $seats } seats of this game
error-players-differ = { $seats } players with different names must sit at this table
error-bots-seats = { $bots } bots cannot sit in { $seats } seats
error-least-game = at least one game and one job
error-two-bots = name at least two bots, such as `arcana arena greedy random`
error-arena-limit = give either --time or --visits, and more than 0 of it
error-arena-records = --records needs --out DIR, the folder in which they are kept
error-arena-anchor = the anchor “{ $name }” is none of the bots { $known }
error-arena-sprt = --sprt takes two numbers of Elo, such as 0,20, not “{ $text }”
error-arena-sprt-order = --sprt needs the smaller Elo first, and --alpha and --beta between 0 and 0.5
error-arena-sprt-two = --sprt compares two bots; name just two
error-no-board = the terminal has no board for { $game }; it has one for { $known }
error-no-puzzle = there is no puzzle “{ $id }”; `arcana puzzle` lists them
error-no-lesson = there is no lesson “{ $id }”; `arcana learn` lists them

## Records

error-not-utf8 = not UTF-8 text
error-no-file = No such file or directory
error-file-is-folder = Is a directory
error-file-not-allowed = Permission denied
error-not-text = the line holds something that is no text
error-after-result = nothing but comments may follow the result
error-no-seat = there is no seat { $seat }
error-header-open = this is no whole record: its header does not end
error-position-open = the position does not end
error-no-record = this is no record: its first line must be `arcanarium record: { $format }`
error-no-header-line = not a line of a header, or twice there: { $line }
error-header-lacks = the header does not say: { $key }
error-undo-too-many = cannot take back { $count } of { $all } lines
error-no-result = not a result of these seats like `A 13, B 9; winners A; round 5`
error-header-differs = the header does not fit the game: { $header }, where the game has { $game }
error-result-differs = the record tells another result than its moves give: { $result }
error-other-version = { $reason } (recorded under version { $version } of the rules; the changelog has later rulings)
error-not-your-decision = seat { $seat } owes no decision now: { $waiting }
error-no-move = { $move } is no move of this game
error-not-legal = { $move } is not legal now ({ $why })
error-no-chance = no chance is owed here: { $text }
error-upload-position = only games that were played from their start can be looked at here
error-upload-unfinished = this game is not finished; only finished games can be looked at here
error-upload-no-text = this is no text
error-game-over = the game is over
error-waiting-for = waiting for { $seats }
error-version-newer = recorded under version { $version } of the rules of { $game }; this program plays version { $ours }
error-untidy = not one tidy line of text: { $text }
error-line-kind = not a decision, an outcome of chance or a comment: { $text }
error-quoted-seat = { $text } is no seat
error-record-seats = seats must be 1 to { $most }, not { $n }
error-record-word = { $word } cannot stand in a record
error-record-names = { $names } names for { $seats } seats
error-record-other-seat = a decision of a seat that is none of the { $n }
error-record-result = a result of { $n } seats, not { $seats }
error-record-cut = line { $n } was cut off and is left out
error-asked-nobody = only a player at the table can ask for something
error-asked-already = everyone collects in order already
error-undo-nothing = there is no decision of yours to take back
error-undo-acted = another seat has acted since
error-undo-revealed = something hidden has become known since
error-no-depth = there is no depth { $name }; the depths are { $known }
error-walk-move = { $move } is no move that can be made now
error-step-back = there is no step { $n } to go back to
error-study-none = nothing is decided in this record

## Tables on a server

error-not-in-browser = the game { $game } cannot be played in a browser
error-table-seats = a table has 2 to { $most } seats
error-seat-kind = a seat is for a person or for a bot
error-clock = a clock gives some time, and at most a month
error-coach = a coach is for games against bots only
error-pace = bots wait 0 to { $most } seconds
error-seed = a seed is a whole number of at most 77 digits
error-table-option = “{ $name }={ $value }” is no option that can be chosen here
error-no-daily = there is no daily deal of { $game }
error-upload-long = this is longer than any game

## Looking after a server

error-backup-none = { $path } does not exist
error-backup-no-program = the program { $program } of PostgreSQL is not installed
error-backup-damaged = { $path } is damaged
error-backup-damaged-copy = { $path } is damaged, so a copy of it would be as well
error-backup-newer = { $path } is of a newer version (schema { $schema })
error-backup-used = a server uses { $path }; stop it first
error-backup-slow = { $program } took more than { $seconds } seconds
error-database-silent = the database does not answer
error-store-not-whole = { $path } could not be written whole
error-store-stops = the server stops
