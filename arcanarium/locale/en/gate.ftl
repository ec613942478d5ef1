### Who cannot come in, and why; and what is too much for the server.

gate-full = The server is full at the moment. Please try again in a minute.
gate-crowded = There are too many connections from your address. Close some windows, wait a moment, and try again.
gate-slow = The request took too long to arrive. Please try again.
gate-headers = The request is too long.
gate-malformed = The server did not understand the request.
gate-flooded = You sent too much in too short a time.
gate-files = Only { $room } connections fit instead of { $wanted }, because the system lets this process open no more files. Raise the limit (ulimit -n, or LimitNOFILE of systemd).
web-refused-busy = The server is busy at the moment. Please try again in a few seconds.
web-refused-bot-tables = { $most ->
    [0] Games of bots alone cannot be played here. Take a seat yourself.
    [one] One game of bots alone may go on for you at a time. Wait until it is over.
   *[other] { $most } games of bots alone may go on for you at a time. Wait until one is over.
}
serve-allowed-connections = a whole number from 10 to 1000000
serve-allowed-connections-each = a whole number from 1 to 1000000
serve-allowed-bot-tables = a whole number from 0 to 1000
serve-allowed-quickest = a number of seconds from 0 to 10
serve-allowed-rates = rates such as “chat=0.5/4, table=0.1/5”: a kind of work that the docs name, how many a second, how many at once
