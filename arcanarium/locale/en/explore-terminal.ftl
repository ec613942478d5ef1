### `arcana explore`.

explore-help = ask what many games say about cards, seats and openings
explore-more = Ask about the finished games of a folder: records, or facts that arcana balance keeps. Without ABOUT it says what there is and what can be asked about. Needs the extra explore.
explore-help-folder = a folder with records or with facts; default: your saved games
explore-help-about = what to ask about, like mage, place, pairs, turns, rounds
explore-help-game = only games of this game
explore-help-seats = only games with so many seats
explore-help-sets = only games with just these sets, like base,lux
explore-help-variant = only games of this variant
explore-help-player = only the seats of this bot, or of people: person
explore-help-sort = by what the rows are sorted
explore-help-top = how many rows are shown
explore-help-games-with = list the games in which one seat had all these cards
explore-help-record = play a game of a series again, as --games-with names it, and print its record
explore-empty = There is no finished game in { $path }.
explore-read = { $n ->
    [one] One game was read.
   *[other] { $n } games were read.
}
explore-damaged = { $n ->
    [one] One record could not be read:
   *[other] { $n } records could not be read:
}
explore-ask = You can ask about: { $known }.
explore-look-at = A record: arcana replay { $path }/RECORD. A game of a series, such as 0-17: arcana explore { $path } --record 0-17 > game.arcana
