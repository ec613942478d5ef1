### A league that anyone can enter (docs/league.md).

league-help = let all bots of a league play each other, and rate them
league-more = Let all who have entered a league play each other. DIR has a file for each entry in its folder entries. Only games that are missing are played; the table is written into DIR/table.
league-help-dir = the folder of the league
league-help-games = games of each pair, instead of those in league.toml
league-help-no-records = do not keep the records of games
# $n number of games that were played now; $path the page of the table
league-written = { $n ->
    [0] No game was missing. The table: { $path }
    [one] { $n } game was missing. The table: { $path }
   *[other] { $n } games were missing. The table: { $path }
}
league-go-on = Interrupted. The same command goes on where it stopped.
league-empty = Two entries are needed at least.
league-faults = Left out, and why:
# $game title of the game; $seats number of seats; $rest sets, variant and options; $games least number of games of each pair
league-about = { $game }, { $seats } seats ({ $rest }); at least { $games } games of each pair
league-table = Ratings, the best first
league-crossed = Share of victories of the row against the column, in percent
# $name name of a division
league-picture = Ratings in { $name }, with what is credible with 95%
league-explained = Elo above the anchor, whose rating is 0; ± is what it may be off with 95%. A game in which a bot lost its seat, because it failed or was too slow, counts as lost for it.

## Heads of the table

league-rank = Rank
league-name = Entry
league-author = Author
league-elo = Elo
league-games = Games
league-score = Score
league-ms = ms/decision
league-lost = Seats lost
