"""The balance lab: long series of games between bots, what they say about each card, and what to change. See
docs/balance/README.md."""
