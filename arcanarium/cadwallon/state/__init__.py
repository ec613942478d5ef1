"""The state of a game: the row of cells and what lies in it, actions as numbers, and the box of cards as tables."""
