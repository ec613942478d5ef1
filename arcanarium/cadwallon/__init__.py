"""Arcana of Cadwallon. Read cards, state and memory, then setup, turn, effects and resolving: the rulebook in that
order. machine.py drives it; knowledge.py says who may know what."""
from arcanarium.cadwallon.rules import RULES

__all__ = ["RULES"]
