"""Res Arcana and its family. The rulebook, in this order: setup, collect, turn, costs, powers (steps and primitives are
what they are made of), reactions, lifeloss, passing, victory. Beneath lie essences, box, state, piles and memory;
machine.py drives it all, knowledge.py says who may know what, and records, language and sets/ are the cards."""
from arcanarium.resarcana.rules import RULES

__all__ = ["RULES"]
