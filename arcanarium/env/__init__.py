"""Environments for learning agents, with the same numbers everywhere (docs/env.md). They need `arcanarium[env]`.

    env.vector      thousands of games at once, stepped in compiled code, as NumPy arrays
    env.pettingzoo  every seat is an agent: in turns (AEC), or simultaneous choices at once (parallel)
    env.gymnasium   one seat against bots
    env.openspiel   a game of OpenSpiel, with chance nodes

What is seen are the features of a seat's view, without those that rest on a judgement; what is done is one of a fixed
range of numbers, of which a mask says which are legal.
"""
from arcanarium.env.numbering import Form, form_of

__all__ = ["Form", "form_of"]
