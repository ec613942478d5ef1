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
