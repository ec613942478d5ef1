"""Arcanarium in the browser: HTTP, websockets, accounts and storage. `arcana-web` starts it.

Read in this order: `journal` (the entries that are stored for a table), `room` (the state that follows from them),
`frames` (the messages to clients), `hub` (all rooms, their connections, and the one way to change a room), `talk`
(the messages of clients), `app` (the HTTP routes).
"""
