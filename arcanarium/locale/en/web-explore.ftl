### The page of the explorer.

title-explore = What games tell
explore-door = How cards, seats and first choices did in the games played here.
explore-what = How cards, seats and first choices did in the finished games that everybody could watch. Nobody is named.
explore-missing = This site keeps no statistics of games. Its operator can add them with the extra “explore”.
explore-no-games = No game at an open table has ended yet. Come back when some have, or open one.
explore-choose-game = Game
explore-choose-about = About
explore-choose-seats = Seats
explore-choose-sets = Sets
explore-choose-player = Players
explore-all = All
explore-counted = { $n ->
    [one] { $n } game is counted.
   *[other] { $n } games are counted.
}
explore-search = Search
explore-number = { $n }
explore-ratio = { NUMBER($n, minimumFractionDigits: 2) }
explore-between = between { $low } and { $high }
explore-looking = Looking for the games …
explore-game = { $seats } seats, { $rounds } rounds, won by { $margin }
