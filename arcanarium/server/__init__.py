"""Arcanarium in the browser: HTTP, websockets, accounts and storage. `arcana-web` starts it.

Read in this order: `journal` (what is written down about a table), `room` (a table as the sum of its journal), `frames`
(what a reader is shown), `hub` (rooms, the people at them, and the one way in which anything changes), `talk` (what
clients say), `app` (the addresses).
"""
