### The arena, bots that are programs, and the engine for other programs.

## arcana arena

arena-help = let bots play against each other and measure who is better
arena-more = Bots against each other, in pairs of games with seats exchanged. Bots are named random, greedy and so on, with a limit like seer:1s or flat:500, or program:COMMAND or class:module:Name. The first word may be a game.
arena-help-bots = the bots, two or more; with more than two each plays against each
arena-help-time = CPU seconds for a decision, for searching bots without a limit of their own
arena-help-visits = visits for a decision, for searching bots without a limit of their own
arena-help-sprt = stop when it is clear whether the first bot is better by ELO1, or only by ELO0
arena-help-alpha = how often --sprt may accept wrongly
arena-help-beta = how often --sprt may reject wrongly
arena-help-gauntlet = the first bot against each of the others
arena-help-anchor = the bot whose rating is 0; default: the last
arena-help-out = keep finished games, a picture and figures in this folder; the same command goes on where it stopped
arena-help-records = keep the record of each game too
arena-against = { $one } – { $other }
arena-live = { $one } – { $other }, { $score } ({ $low } – { $high })
arena-match = Match
arena-games = Games
arena-score = Score
arena-interval = 95%
arena-elo = Elo
arena-groups = { $size ->
    [2] Pairs of games by points, 0 to 2 by halves: { $counts }; { $rounds } rounds a game.
   *[other] Groups of { $size } games by points, 0 to { $size } by halves: { $counts }; { $rounds } rounds a game.
}
arena-margin = Points
arena-ms = ms/decision
arena-error = 95%
arena-anchor = anchor
arena-summary = { $games } games in { $seconds } s, each set-up once with every seat.
arena-errors = { $n ->
    [one] One error of a bot or of a game:
   *[other] { $n } errors of bots or games; different ones:
}
arena-go-on = Interrupted. The same command goes on where it stopped: the finished games are in { $path }.
arena-picture = Picture: { $path }
arena-verdict-accept = Accepted: { $high } Elo explain the games better than { $low } (log ratio { $ratio }).
arena-verdict-reject = Rejected: { $low } Elo explain the games better than { $high } (log ratio { $ratio }).
arena-verdict-go-on = Not decided yet between { $low } and { $high } Elo (log ratio { $ratio }): play more games.
arena-plot-title = Score as the games went on, with what is credible with 95%
arena-plot-ratings = Elo
arena-plot-games = games

## arcana engine

engine-help = let another program drive games by lines of JSON
engine-more = Read commands as lines of JSON from the standard input and answer each with a line: docs/bot-protocol.md describes them.

## arcana bot

botcheck-help = try out a bot: does it play whole games without a mistake?
botcheck-more = Let a bot play against the random one from both seats, and say what is wrong with it.
botcheck-help-bot = the bot: a name, program:COMMAND or class:module:Name, with a limit for each decision if you like
botcheck-help-game = the game; default: all
botcheck-good = { $game }, seat { $seat }: a whole game, { $n } decisions of { $ms } ms, at most { $slowest } ms.
botcheck-lost = { $game }, seat { $seat }: it lost its seat after { $n } decisions. { $error }
botcheck-ready = { $name } is ready for the arena.
botcheck-see = docs/bot-protocol.md says what a bot is asked and what it has to answer.
