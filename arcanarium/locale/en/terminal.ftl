### The command line and the terminal client.

main-help = Arcanarium: a digital home of the Arcana games.
main-more = Start with `arcana play`. `arcana COMMAND --help` tells more about a command.
main-commands = commands

## arcana play

play-help = play a game, alone against bots or with others at one keyboard
play-more = Play a game. What the options leave open is asked; Enter takes the default. The game saves itself after every decision.
play-help-game = the game to play
play-help-variant = standard, first (with starter sets), draft, or match (two players, best of three)
play-help-sets = the sets to play with, like base,lux
play-help-players = who plays, by name; the name of a bot is a bot: Ann,greedy
play-help-bots = you against these bots, like level3 or level2,level5
play-help-no-hints = no hints in this game
play-help-seats = how many play; without --players, you and bots
play-help-seed = a number that decides every shuffle and deal
play-help-cards = a card file of your own
play-help-option = a further switch of the game, like collect=in order
play-help-resume = go on with a saved game: this file, or the latest
play-help-fast = no pause after your turns, so no second thoughts
play-help-plain = letters instead of signs, and no colours

play-hand-over = { $name } is next. Pass the keyboard to { $name }, who presses Enter.
play-turn-over = Enter ends your turn, u takes it back.
    { "> " }
play-turn-over-how = Press Enter, or u and Enter.
play-default = Enter: { $n }
play-how = Type the number of a move, or its text. ? gives a hint, help shows all commands.
play-commands =
    Type the number of a move, its text, or the beginning of one.
    Enter takes what is underlined.
    { "  " }help       this help
    { "  " }?          a hint: what a strong bot would do, and why
    { "  " }why MOVE   what the coach thinks of a move; why: of your last one (against bots only)
    { "  " }u          take back your last decision, while that is fair
    { "  " }ask        what you may ask for, like: ask collect in order
    { "  " }log        everything that happened
    { "  " }card NAME  what a card does, in words
    { "  " }board      draw the table again
    { "  " }table      everything on the table, in full
    { "  " }coach      let the coach speak, or silence it (against bots only)
    { "  " }language   the languages; language CODE goes on in another one
    { "  " }fast       turn the pause after your turns off, or on again
    { "  " }save       where the game is saved; save FILE makes a copy
    { "  " }quit       leave; the game is saved
play-nothing-to-ask = There is nothing you could ask for now.
play-may-ask = You may type “ask { $name }”: { $hint }
play-fast = Your turns end at once now.
play-slow = After each of your turns you may take it back.
play-saved = Saved in { $path }.
play-save-exists = { $path } exists already and was left as it is.
play-which-card = Which one: { $names }?
play-no-card = No card of this game is called “{ $name }”.
play-nothing-to-resume = there is no unfinished game to resume
play-damaged = The first { $n } lines of the game in { $path } can still be read: `arcana replay` shows them.
play-how-to-resume = The game is saved. Go on with: arcana play --resume { $path }
play-how-to-replay = See it again with: arcana replay { $path }
play-over = { $n ->
    [one] { $winners } wins in round { $rounds }.
   *[other] { $winners } share the victory in round { $rounds }.
}
play-match-wins = Games won: { $score }.
score-total = Total

# a move as it can be typed: the heading it is listed under, and what stands there; $group is the key of the heading
move-words = { $heading } { $label }
move-no-number = The moves are numbered 1 to { $n }.
move-which = Which one: { $options }?
move-none = “{ $text }” is not a move. Type a number or the text of a move; help shows all commands.
move-near = “{ $text }” is not a move. Did you mean: { $near }?
move-not-now = You can do nothing with “{ $text }” now.

setup-game = Game
setup-variant = Variant
setup-sets = Sets, one or several of { $known }
setup-players = Players, by name or bot
setup-plain-bots = Bots without a character: { $bots }
setup-opponent = { $bot }: { $name }. { $character }
setup-seed = Seed, any number
setup-seed-how = A seed is a whole number, like 7.
setup-random = random
setup-you = You
setup-seats = { $players } { $players ->
    [one] player
   *[other] players
} for { $seats } seats
setup-choose = Choose one of { $known }.
setup-unfinished = There is an unfinished game: { $names }, { $game }, { $where }.
setup-resume = Go on with it?
setup-yes = yes
setup-no = no

## The board

board-round = Round { $n }
board-setup = setting up
board-known = Known
board-none = none
board-token = first
log-earlier = ({ $n } earlier { $n ->
    [one] line
   *[other] lines
}: log)

## arcana replay

replay-help = step through a recorded game
replay-more = Step through a recorded game: Enter goes on, other commands as shown.
replay-help-file = the record
replay-help-all = print the whole game at once
replay-help-seat = look over the shoulder of this seat, A to E; else nobody's hand shows
replay-how = Enter: on · b: back · N: to round N · e: to the end · log · language CODE · q: leave
replay-at = Step { $n } of { $all }
replay-start = The start of the game.
replay-end = The end of the record.
replay-no-round = There is no round { $n }.
replay-warning = Note: { $warning }.

## arcana sim

sim-help = play many games between bots and count
sim-more = Play many games between bots, on all cores. The same seed gives the same games whatever the number of jobs.
sim-help-game = the game
sim-help-sets = the sets, like base,lux
sim-help-seats = how many seats; default: as many as bots are named, at least 2
sim-help-variant = the variant
sim-help-bots = the bots, one for each seat; they change seats from game to game
sim-help-games = how many games
sim-help-seed = the seed of the first game
sim-help-jobs = how many processes; default: one for each core
sim-help-records = write a record of each game into this folder
sim-help-json = print the result as JSON
sim-help-option = a further switch of the game, like collect=in order
sim-playing = Playing
sim-bot = Bot
sim-wins = Wins
sim-share = Share
sim-interval = 95%
sim-points = Points
sim-led = Games
sim-fair = Of fair share
sim-summary = { $games } games in { $seconds } s, { $rate } games/s; { $rounds } rounds and { $actions } decisions a game.
sim-errors = { $n ->
    [one] One game failed
   *[other] { $n } games failed
}, the first with seed { $seed }: { $error }
sim-too-long = no end after { $n } decisions

## arcana bench

bench-help = measure how fast the engine is
bench-more = Measure the engine, as plain Python and compiled, in one run.
bench-help-json = print the figures as JSON
bench-help-seconds = how long each figure is measured
bench-pure = pure
bench-compiled = compiled
bench-ratio = ratio
bench-not-compiled = The engine is not compiled here: `make build` compiles it.

## arcana train

train-help = train the learned evaluation of a game
train-more = Train the network that bots judge by, from games of its own making. What is done already in the folder is not done again.
train-help-game = the name of the game
train-help-out = the folder for games, curves and weights
train-help-start = a file of weights to go on from, instead of from nothing
train-help-greedy-games = how many greedy games to learn from
train-help-sibling-games = how many games in which actions are compared
train-help-outcome-passes = how often to learn from each greedy position
train-help-sibling-passes = how often to learn from each comparison
train-help-generations = how often to learn from games of searches; 0 for never
train-help-search-games = games of searches in each generation
train-help-visits = visits of each search
train-help-search-passes = how often to learn from each position of those games
train-help-gate-pairs = pairs of games in which a generation must show that it is better
train-help-pairs = pairs of games against greedy play at the end
train-help-seed = where all randomness starts
train-no-torch = training needs { $module }: pip install "arcanarium[train]"
# $path a file of a training; $reason what is wrong with it; $aside its new name
train-damaged = { $path } is damaged ({ $reason }). It is put aside as { $aside } and made again.
train-too-few = { $option } must be at least 1
# what a stage of training counts
train-games = games
train-steps = steps
train-done = The weights are in { $folder }. One step with them wins { $percent }% of { $games } games against greedy play.

## arcana rules

clauses-help = look up the rules in full, clause by clause
clauses-help-words = the id of a clause, or words to look for; the first may name the game
clauses-how = `arcana rules C-17` prints a clause, `arcana rules cadwallon bribe` all clauses of a game with a word.

## arcana cards

cards-help = look up cards: what they cost and what they do
cards-help-words = words to look for in names and texts; the first may name the game
cards-help-set = only cards of this set
cards-help-kind = only cards of this kind
cards-help-type = only artifacts of this type
cards-help-guild = only cards of this guild
cards-help-district = only cards of this district
cards-no-cards = { $game } has no cards to look up
cards-help-filter = only cards of this { $name }
cards-help-all = print what every card says, sorted by name
cards-help-stand-ins = only cards that are stand-ins, wholly or in part
cards-help-plain = letters instead of signs, and no colours
cards-name = Card
cards-kind = Kind
cards-cost = Cost
cards-points = Points
cards-line = What it does
cards-found = { $n } { $n ->
    [one] card
   *[other] cards
}. Name one to see it in full.
cards-none = No card matches. Try fewer words, or `arcana cards` for all of them.
cards-price = Cost: { $cost }
cards-not-by = The cards of { $game } cannot be looked up by { $name }.
cards-no-filter = There is no { $name } “{ $wanted }”; choose { $known }.

## The language, in every command

main-help-language = the language to speak: { $known }; otherwise as { $variable }, LC_ALL, LC_MESSAGES or LANG say
language-none = there are no texts in “{ $language }”; the languages are { $known }
language-now = English it is. Others: { $known }. Type “language” and one of them.

## What the command line says by itself
## $what is what was typed, or the names of arguments

parse-usage = usage:
parse-options = options
parse-positionals = positional arguments
parse-help = show this help message and exit
parse-version = show program's version number and exit
parse-error = { $prog }: error: { $problem }
parse-argument = argument { $argument_name }: { $problem }
parse-expected-one = expected one argument
parse-expected-at-most-one = expected at most one argument
parse-expected-at-least-one = expected at least one argument
parse-expected = { $n ->
    [one] expected { $n } argument
   *[other] expected { $n } arguments
}
parse-required = the following arguments are required: { $what }
parse-required-one = one of the arguments { $what } is required
parse-unknown = unrecognized arguments: { $what }
parse-not-with = not allowed with argument { $what }
parse-takes-none = ignored explicit argument “{ $what }”
parse-ambiguous = ambiguous option: { $option } could match { $matches }
# $type is the key of what is wanted: int, float or something else
parse-bad-value = { $type ->
    [int] “{ $value }” is not a whole number
    [float] “{ $value }” is not a number
   *[other] “{ $value }” cannot be read
}
parse-bad-choice = invalid choice: “{ $value }” (choose from { $choices })
parse-bad-command = there is no command “{ $parser_name }”; the commands are { $choices }
parse-cannot-open = cannot open { $filename }: { $error }

## Files

file-not-found = there is no such file
file-not-allowed = you may not read or write it
file-is-folder = it is a folder
file-is-no-folder = a part of its path is not a folder
file-exists = it is there already
file-full = there is no room left on the disk
# An error in a file of cards, a position or a lesson, which nobody has translated; the reason is English.
file-error = { $where }: { $reason }

## Numbers

percent = { $n }%
