### Errors of the engine about positions, and about moves and deals as text, word for word: see errors.ftl. What stands in “ ” is notation,
### which is the same in every language; a seat is its letter.

## Positions of all games

error-position-first = the first line of this position must be “{ $line }”
error-position-game = a position starts with the name of its game: { $reason }
error-position-option = “{ $name }” is no option that can be chosen here
error-position-line-twice = “{ $name }” is there twice; leave out one of the two lines
error-position-seats = “{ $text }” is no number of seats
error-position-line = “{ $text }” is no line of a position: a line is a name, a colon and a value
error-position-name-twice = “{ $name }” is there twice, here and in line { $line }; keep one of them
error-position-no-line = “{ $key }: { $value }” is no line of a position
error-position-seat-name = a seat has no “{ $name }”; it has { $known }
error-position-number = “{ $text }” is no number
error-position-number-from = { $text } is no number from -1 to { $most }
error-position-number-range = “{ $text }” is no number from 0 to { $most }
error-position-none-of = “{ $word }” is none of { $known }
error-position-seat = “{ $text }” is no seat; the seats are { $known }
error-position-seat-known = “{ $text }” is no seat; known: { $known }
error-position-text-only = positions of { $game } can be edited as text only
error-board-over = the game is over here, so it cannot be played on
error-board-step = this game has { $n } steps, so there is no step { $step }
error-board-place = place { $n } follows { $before }, which is no place before it
error-board-seat = seat { $seat } owes no decision here

## Moves as text

error-move-unknown = “{ $text }” is no move; moves begin with { $known }
error-move-none = “{ $text }” is no move
error-move-essences = “{ $text }”: write essences like 2E1G ({ $letters })
error-move-nothing-after = “{ $text }”: nothing goes after “{ $word }”
error-move-bare = nothing goes after “{ $word }”
error-move-name-seat = “{ $text }”: name a seat, { $seats }
error-move-number-after = “{ $text }”: a number goes after “{ $word }”
error-move-like = “{ $text }”: write it like stand in Illusion as { $type }
error-move-power = “{ $text }”: { $card } has { $n } powers; add the number of one
error-move-card-called = “{ $text }”: no card is called “{ $name }”
error-move-no-action = no such action: { $action }
error-move-between = “{ $text }”: write “{ $word } …{ $between }…”
error-move-guild = “{ $text }” is no guild; known: { $known }
error-move-card = “{ $text }” is no card
error-move-pile = “{ $text }” is no pile; known: { $known }
error-chance-other = { $text } is not the chance that is owed: { $head }: …
error-chance-guilds = { $text } are no guilds; known: { $known }
error-chance-none = “{ $text }”: no deal is owed here
error-chance-line = “{ $text }”: here a line “{ $head }: ...” must stand
error-chance-seat = “{ $text }” is no seat
error-chance-starters = “{ $text }”: the starter sets have numbers

## Words that stand in these errors

error-word-mage = mage
error-word-artifact = artifact
error-word-monument = monument
error-word-place = place
error-word-item = item
error-word-magic-item = magic item
error-word-scroll = scroll
error-word-no-card = no card
error-word-hand = hand
error-word-deck = deck
error-word-resource-deck = resource deck
error-word-removed = removed cards
error-word-row = row of agents
error-word-play = play
error-word-discards = discards
error-word-places = places
error-word-monuments = monuments
error-word-shown = shown
error-word-items = items
error-word-scrolls = scrolls
error-range = from { $least } to { $most }

## Res Arcana: where things lie

error-two-in-play = { $seat } has two { $what }s in play; a player has one
error-components-most = { $seat } has { $n } components in play; { $most } is the most
error-tile-twice = two sides of the same tile are in the game; a place shows one side
error-essences = “{ $text }” are no essences; write them like 2E1G, at most { $most } of a kind
error-essences-many = “{ $text }” are too many essences: at most { $most } of a kind can lie in one place, so write no more
error-essences-pearls = “{ $text }”: there are no pearls in this game; add the set pearls, or leave them out
error-card-form = “{ $text }” is no card; write it like Vault (turned) [2G]
error-two-places = { $card } lies in two places: { $one } and { $other }
error-kind-cannot-lie = { $card } is a { $kind } and cannot lie in { $name }
error-only-in-play-turned = only a component in play is turned or holds essences, not { $card } in { $name }
error-scroll-turned = a scroll is never turned and holds no essences, as { $card } does here

## Res Arcana: the step of the game

error-no-step-start = “{ $value }” is no step to start from; write { $known }
error-bottom = “{ $step }” lies beneath all other choices; the first pending line is of { $known }
error-won-leave-out = the game has winners, so it is over: leave out the line “{ $name }”
error-set-up-only = { $seat } { $name }: there are such cards while the game is set up only
error-draft-cards = cards are laid out for a draft before the first round only
error-no-shuffle = no shuffle is owed: { $seat } must have discards, no deck, and cards left to draw
error-middle-of-drawing = { $seat } is in the middle of drawing, where only a shuffle is waited for
error-no-deal = no such deal is owed at this step; leave out the line “chance”, or write the pending choice that waits for it
error-passed-turn = { $seat } has passed, so it cannot be { $seat }'s turn; name another seat as “active”
error-name-no-seat = { $name }: no such seat
error-nobody-looks = nobody is looking at a deck, so no card can be { $name }
error-cards-not-of-deck = the cards { $name } are not of the deck that { $seat } looks at
error-all-arranged = all cards looked at are arranged, so they lie on their deck again
error-none-looked = no cards are looked at that could be arranged
error-owing-deal = nobody decides while a deal is owed; leave this line out
error-owing = { $seats } cannot be the ones to decide: { $who }
error-owing-it-is = it is { $seats }
error-owing-nobody = nobody is

## Res Arcana: who knows what

error-memory-twice = what is remembered of { $card } is in line { $line } already
error-memory-word = “{ $text }” is nothing one remembers of a card
error-seats = “{ $text }” are no seats
error-lies-open = { $card } lies open or is not in the game, so nothing is remembered of it
error-know-where = { $seats } cannot know where { $card } is without knowing the card
error-group-greater = { $card } is in a group with a greater number than the line “groups” tells
error-drafted-openly = { $card } was drafted openly, so everyone knows it; write “seen A B C D E”
error-sees-card = { $seat } sees { $card } and must know it; add “seen { $seat }, exact { $seat }” to its memory line
error-packet-which = { $card } lies in a packet of the draft; say which, like “draft 1 0”
error-packet-from = { $card } cannot come from the packets of a draft
error-packet-none = { $card } is of no such packet of the draft
error-packet-turn = { $card } cannot have come to { $seat } at this turn of the draft

## Res Arcana: while a game is set up, and in secret

error-set-up-pending = nothing else is pending while the game is set up
error-set-up-step = no game waits at “{ $step }” while it is set up
error-set-up-shape = { $name }: no game looks like this at “{ $step }”; it is too much or too little
error-owing-missing = nobody owes a decision, but all have not decided; add a line “owing: A B”
error-nothing-to-choose = { $seat } has nothing to choose in secret at this step; leave out “choice”
error-chosen-owes = { $seat } has chosen and owes no decision; leave out one of the two
error-not-chosen = { $seat } has not chosen: add { $seat } to the line “owing”
error-choice-not-offered = { $seat } cannot choose { $card }, which is not offered

## Res Arcana: collecting

error-nobody-collects = nobody collects now; leave out “{ $seat } { $name }”
error-nobody-collects-order = nobody collects now; leave out “order”
error-collect-owing = somebody must owe a decision of the Collect step; to begin it, write “step: collect” instead
error-collect-order-number = order: players collect here with order { $order }
error-collect-turns = players collect one after the other, from the holder of the token on
error-collect-done = { $seats }: who is not done with collecting owes a decision, and nobody else
error-collected-already = { $seat } has collected already
error-collect-point = { $seat } cannot have come to this point of collecting with these components
error-collect-gold = x: only players who have collected can have gained Gold

## Res Arcana: a match

error-one-game = there is one game, not a match; leave out “game”
error-match-wins = only in a match are games won
error-match-owner = { $card }: only in a match has a card an owner
error-match-games = a match has three games, not { $n }
error-match-won = the games won do not fit the number of this game: two wins end a match
error-match-artifacts = a match is played with { $n } artifacts, and { $here } are here; name them all, or leave out the variant
error-match-drafted = each player has drafted { $n } of the artifacts; write “owner A” or “owner B” of each
error-match-stray = { $card }: an artifact has an owner once it was drafted for the second game, and nothing else has
error-match-deck = { $deck }: { $seat } has not drafted all of these cards
error-match-mage = { $seat } plays all games of a match with one mage; name it in “{ $seat } play”

## Res Arcana: pending choices

error-pending-many = there are too many pending choices; no game has more than { $most }
error-word-twice = “{ $word }” is there twice
error-pending-word = “{ $text }” says nothing about a pending choice
error-program-step = “{ $text }” is no step of a program such as “Hawk 2 +1” or “rounds +3”
error-program-no-step = “{ $name }” has no step { $n }
error-cannot-follow = “{ $step }” cannot follow from “{ $below }” beneath it
error-no-end = “{ $step }”: a game does not end there
error-step-about = “{ $step }” is about { $card }; write “card { $written }”
error-must-be-in-play = { $card } must be in play of { $seat } for “{ $step }”
error-claim-not-centre = { $seat } cannot claim { $card }, which does not lie in the centre
error-claim-no-monument = { $seat } cannot claim the top monument: there is none; add a line “monuments”
error-place-no-artifact = { $seat } places { $card }, which is no artifact; name one with “card”
error-place-where = { $seat } cannot place { $card }, which is neither in { $seat }'s hand nor in any discards; put it there, or leave out the pending line
error-place-known = { $card } is being placed, so everyone knows it: its memory line must say “seen A B C D E, exact A B C D E”
error-life-loss-cause = a loss of Life is caused by a step of a power that attacks, and hits some of the seats
error-no-power-of = “{ $step }” is no power of { $card }
error-x-price = x { $x } is no way to lower the cost of a card
error-x = x { $x } cannot be at “{ $step }”; it is { $range } there
error-nothing-paid = nothing is paid before “{ $step }”; leave out “paid”
error-paid-more = more is paid than { $seat } can have had
error-cannot-pay-for = { $seat } cannot pay for { $card } with { $pool }
error-must-lie-on = { $pool } must lie on { $card } for “{ $step }”
error-left-out = left { $left } cannot be at “{ $step }”; leave it out
error-left-most = left { $left } cannot be at “{ $step }”; it is at most { $most }
error-not-next-hit = { $seat } is not the next of those who are hit
error-cannot-pay-step = { $seat } cannot pay what “{ $step }” costs with { $pool }
error-pending-twice = “{ $step }” is pending twice

## Arcana: where things lie

error-dealt-four = four objectives are dealt to each seat
error-kept-two = two of the four objectives dealt are kept; the line `dealt` goes before
error-card-cannot-lie = { $card } is no card that can lie here
error-card-here-and = { $card } is here and in “{ $name }”
error-no-marks = { $card } has no marks
error-marks = “[{ $text }]” are no marks like [down known A hidden 1 placed 2]
error-base-card = { $card } cannot lie under a base card
error-not-beside = { $card } does not lie beside a stake
error-only-objectives = only objectives are dealt as objectives
error-no-objectives-option = objectives are not played with; add “option objectives: on”
error-cannot-be-in = { $card } cannot be in a { $what }
error-other-guild = { $card } is a card of another guild than { $seat } leads
error-no-stake = { $card } is no stake
error-only-stakes-buried = only stakes are buried at { $pile }
error-beside-no-stake = cards lie beside { $pile }, which shows no stake
error-cannot-beside = { $card } cannot lie beside a stake
error-only-militia = only militia lies in the pile of militia, and only when it is played with
error-game-over-free = Game Over is hidden in the free zone, where no card is hidden
error-stakes-left = { $hidden } stakes are hidden in the piles, but only { $left } are left

## Arcana: the course of the game

error-own-guild-which = each seat leads a guild of its own; say which, like `A guild: blades`
error-own-guild = each seat leads a guild of its own
error-no-guild-yet = no guild is given out yet; leave out the lines “guild”
error-other-guilds = the option “guilds” names other guilds
error-guilds-in-turn = guilds are chosen in turn, from the first player on
error-too-large = { $name } is too large: it is at most { $most } here
error-last-round-known = the last round is known once Game Over was shown; write “jubilee: shown”
error-last-round-over = the last round is over; it is this round or a later one
error-at-most = { $seat } { $name } is at most { $most } here
error-step-phase = the step { $step } cannot be in the phase { $phase }
error-no-card-in-phase = no card is in { $seat } { $name } in the phase { $phase }
error-nothing-beside = nothing lies beside or under a stake while the game is set up
error-no-agent-down = no agent lies face down in the phase { $phase }
error-no-stake-shown = no stake is shown yet
error-no-objectives-yet = no objectives are dealt yet; leave out the lines “dealt”
error-objectives-order = objectives are dealt to A first, then to B, and so on
error-objectives-kept-after = objectives are kept after all are dealt
error-kept-line = { $seat } has kept two of these; add a line “kept”
error-holds-no-card = the player whose turn it is holds no card
error-no-location = no location is being played
error-only-location = only a location can be played
error-location-effect = a location is played in a turn's effect only
error-militia-posted = militia is posted when it is mustered
error-only-militia-mustered = only militia can be mustered, and only when a stake is shown
error-no-militia = there is no militia
error-militia-stake = militia is mustered when a stake is shown
error-stake-won = a stake is won when it is kept or removed
error-only-stake-won = only a stake can be won
error-nobody-robbed = nobody is robbed who holds a card
error-winners-end = the winners are known at the end only
error-no-objectives = objectives are not played with
error-objectives-after = objectives are kept after they are dealt
error-all-kept = all have kept their objectives
error-after-moment = { $card } was hidden or placed after the moment of this position; raise “moment”
error-placed-before = { $card } was placed before it was hidden
error-known-by-stranger = { $card } is known by a seat that is not in the game
error-no-agent-known = { $card } is no agent, so nobody can have looked at it; leave out “known”
error-deck-moment = { $card } lies in a deck that was shuffled at another moment
error-among-militia = { $card } lies among other militia and nobody knows where
error-open-marks = { $card } lies open; leave out its marks
