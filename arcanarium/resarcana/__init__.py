"""Res Arcana and its family. Read essences, box, state and piles, then setup, collect, turn, costs, powers, lifeloss,
passing and victory: the rulebook in that order. machine.py drives it; knowledge.py says who may know what."""
from arcanarium.resarcana.rules import RULES

__all__ = ["RULES"]
