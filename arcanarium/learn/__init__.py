"""Learning from games: analyses of positions and records, reviews of whole games, and hints with reasons in words."""
