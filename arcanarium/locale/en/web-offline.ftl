# Without a network.
reach-lost = No connection. You see what was stored in this browser; the rest comes by itself as soon as the connection is back.
table-stored = Look at the game as it was stored here
