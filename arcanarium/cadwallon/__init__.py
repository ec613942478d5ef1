"""Arcana of Cadwallon.

- sets/: the card file
- cards/: the records of cards
- state/: the state of a game
- rules/: the rules, in the order of the rulebook
- knowledge/: what seats know
- face/: what people see
- notation/: actions and positions as text

game.py is the whole as the contract wants it; value.py says what a position is worth to a bot.
"""
from arcanarium.cadwallon.game import RULES

__all__ = ["RULES"]
