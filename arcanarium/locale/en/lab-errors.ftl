### Errors of the laboratory, the explorer, the league and bots of others, word for word: see errors.ftl.

## Bots of others: why one has lost its seat

error-bot-start = it could not be started: { $reason }
error-bot-slow = it took more than { $seconds } seconds for a decision
error-bot-chose = it chose { $move }, which is no legal move
error-bot-illegal = { $move } is no legal move
error-bot-line-long = a line of more than { $n } bytes
error-bot-no-json = a line that is no JSON: { $text }
error-bot-no-object = a line that is no JSON object: { $text }
error-bot-fields = a move has the fields verb, card, number and amount: { $text }
error-bot-move = a move is a number, a text or an object, not { $text }
error-bot-not-legal = the move { $move } is not legal here
error-bot-did-it-mean = { $reason }; did it mean { $near }?
error-bot-command = there is no command after `program:`
error-bot-id = an answer with the id { $id } where { $asked } was asked
error-bot-no-move = an answer without “move”
error-bot-ended = it ended without an answer
error-bot-ended-how = it ended without an answer (exit code { $code })
error-bot-ended-said = it ended without an answer (exit code { $code }): { $said }
error-process-ended = its process ended with the exit code { $code }
error-process-ended-said = its process ended: { $reason }

## Arena, series and the lab of balance

error-arena-line = this is no line of an arena; choose another folder for --out
error-arena-version = this is no arena of this version; choose another folder for --out
error-arena-other = { $folder } holds another contest ({ $differs }); choose another folder for --out, or run it with what it was begun with
error-series-seats = { $n } bots cannot take the { $seats } seats of this game
error-series-player = { $game } cannot be played by the player { $player }; name a bot
error-series-long = no end after { $n } decisions
error-tune-no-card = there is no card “{ $card }” in these games; write it as card files do, such as fire_dragon
error-tune-no-field = the record of this card has no “{ $field }”
error-tune-few-numbers = “{ $field }” has { $n } numbers written out: { $text }
error-tune-place = “{ $which }” is not the place of a number; write a field and a place, such as powers:2
error-tune-below = “{ $field }” cannot fall below 0
error-tune-nobody = nobody had the card “{ $card }” in { $n } games; play more, or name another
error-no-learner = the game { $game } has no features for learners; { $known } have
error-no-features = { $game } has no features to learn from
error-train-checksum = { $path } does not fit its checksum
error-train-games = no games of { $game } could be played: every process died
error-train-trial = a game of the trial cannot be played: { $reason }

## The explorer

error-facts-no-folder = there is no folder { $folder }; name one with records, or one with facts
error-facts-no-games = there are no games of { $game } here; there are games of { $known }
error-facts-no-games-here = there are no games of { $game } here
error-facts-no-number = “{ $wanted }” is no game of a series here; --games-with names them, such as 0-17
error-facts-about = nothing is known about “{ $about }” in { $game }; ask about { $known }
error-facts-line = this is no line of a manifest of facts; choose another folder
error-facts-manifest = this is no manifest of facts
error-facts-writing = another program is writing facts to { $folder }
error-facts-duck = facts about games are asked with DuckDB; install it with: pip install 'arcanarium[explore]'
error-facts-unfinished = this game is not finished
error-facts-position = this game began from a position, not from its start

## The league

error-league-none = this is no league: a league has a folder “{ $folder }” with a file for each entry
error-league-division-table = “{ $name }” is no division: a table with a short name in small letters
error-league-games = “games” is a number from 1
error-league-taken = the name “{ $name }” is taken by { $id }.toml
error-league-file = the name of the file is up to 40 small letters, digits, - and _
error-league-name = “name” is missing, or has more than 40 letters or unusual ones
error-league-author = “author” has up to 80 letters, “version” up to 20, both in one line
error-league-kinds = an entry has one of { $known }, which says what plays
error-league-division = there is no division “{ $name }”; the divisions are { $known }
error-league-limit = “limit” is a time such as 500ms or 2s, not “{ $text }”
error-league-large = the file is larger than { $n } KB
error-league-toml = not a TOML file: { $reason }
error-league-field = there is no field “{ $name }”; the fields are { $known }
error-league-is = “{ $name }” is { $kind }
error-word-a-text = a text
error-word-a-number = a whole number
error-word-a-list = a list of texts
error-word-a-table = a table
error-league-damaged = the games kept here are damaged; delete the file to play them again

## Learned weights

error-weights-none = { $game } has no learned weights, so the hand-made worth judges
error-weights-file = { $file } of { $game }: { $reason }; so the hand-made worth judges
error-weights-game = the weights are for { $other }, not for { $game }; so the hand-made worth judges
error-weights-version = the weights of { $game } were learned with rules version { $old }, and it is now { $now }; so the hand-made worth judges
error-weights-features = the weights of { $game } were learned for other features; so the hand-made worth judges
error-weights-no-file = this is no file of weights
error-weights-reads = the weights are of version { $version }; this program reads version { $ours }
error-weights-head = the weights are damaged: their head does not fit its checksum
error-weights-network = the weights are of another network: { $units } units, { $inner } inner units, { $heads } heads
error-weights-checksum = the weights are damaged: they do not fit their checksum
error-weights-count = the weights are damaged: there are too many or too few of them
error-weights-first = the weights are damaged: a sum of the first layer could overflow
error-weights-second = the weights are damaged: a sum of the second layer could overflow
