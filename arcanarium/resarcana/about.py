"""The facts of Res Arcana."""
from __future__ import annotations

from arcanarium.core.contract import About
from arcanarium.resarcana.cards.card import CARD_KINDS
from arcanarium.resarcana.cards.cardfile import SET_NAMES

ABOUT = About(
    name="resarcana",
    rules_version=1,
    seats=(2, 3, 4, 5),
    rank=1,
    sets=SET_NAMES,
    variants=("standard", "first", "draft", "match"),
    options=(("collect", ("together", "in order")),),
    largest={"sets": SET_NAMES, "seats": 5},
    signs=("resarcana-signs", "resarcana-letters"),
    legend="resarcana-stand-in-mark",
    chapters=("goal", "setup", "round", "collect", "actions", "powers", "reactions", "passing", "victory", "signs",
              "variants", "lux", "pearls", "duo"),
    clauses={"goal": ("G",), "setup": ("S",), "round": ("G",), "collect": ("C",), "actions": ("A", "D"),
             "powers": ("P",), "reactions": ("L",), "passing": ("X",), "victory": ("V",), "variants": ("S",),
             "lux": ("T",), "pearls": ("E",), "duo": ("U",)},
    sign_table=("elan", "life", "calm", "death", "gold", "pearl", "any", "same", "point", "collect", "arrow", "turn",
                "straighten", "react", "here", "out", "this", "own", "destroy", "card", "reorder", "ignore", "as",
                "creature", "dragon", "demon"),
    rules_text="res-arcana.md",
    kinds=CARD_KINDS,
    targets=("card", "seat", "deck", "monuments"),
    verbs=("place", "claim", "use"),
    telling=("resarcana-why-needs", "resarcana-why-turned", "resarcana-why-cost",
             "resarcana-why-reaction", "resarcana-why-taken"),
    hits=("hit", "lose", "react", "check", "stand-in"),
    styles={
        "elan": "bold #E4572E", "life": "bold #5BAA4A", "calm": "bold #4C9BE8", "death": "bold #9A93A8",
        "gold": "bold #E0B040", "pearl": "bold #E8E4F0", "any": "#B8B2A6",
    },
    emblem=("elan", "life", "gold", "death", "calm"),
    hue=("#f0cf9a73", "#6b3a2a66"),
)
