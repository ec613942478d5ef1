"""The facts of Arcana."""
from __future__ import annotations

from arcanarium.cadwallon.cards.cardfile import KINDS
from arcanarium.cadwallon.state.assemble import GUILD_MODES
from arcanarium.core.contract import About

SWITCH = ("off", "on")

ABOUT = About(
    name="cadwallon",
    rules_version=2,  # 2: militia neither allows nor feeds a bribe (K-48)
    seats=(2, 3, 4),
    rank=2,
    options=(("guilds", GUILD_MODES),
             *((name, SWITCH) for name in ("objectives", "militia", "removal", "removed score"))),
    questions=(("objectives", SWITCH), ("militia", SWITCH), ("removal", SWITCH), ("guilds", (*GUILD_MODES, ""))),
    simulated={"guilds": GUILD_MODES[1]},
    side="guild",
    signs=("cadwallon-signs", "cadwallon-letters"),
    legend="cadwallon-designed-mark",
    chapters=("goal", "setup", "round", "turn", "bribe", "resolve", "guilds", "end", "house", "signs", "variants"),
    clauses={"goal": ("1", "2"), "setup": ("3",), "round": ("4", "8"), "turn": ("5", "11"), "bribe": ("6",),
             "resolve": ("7",), "guilds": ("10",), "end": ("9",), "house": ("14",), "variants": ("12",)},
    sign_table=("military", "political", "spiritual", "financial", "relic", "personality", "location", "point",
                "standin"),
    rules_text="cadwallon.md",
    price=("cadwallon-cards-cost", "cadwallon-cards-price"),
    kinds=KINDS,
    targets=("card", "pile", "seat", "deck", "militia"),
    order=("place", "use", "bribe", "muster", "choose", "discard"),
    weighed=("bribe",),
    verbs=("place", "use"),
    hits=("intercept",),
    styles={
        "military": "#E4572E", "political": "#B48EDE", "spiritual": "#4C9BE8", "financial": "#5BAA4A",
        "gold": "bold #E0B040", "designed": "dim",
    },
    emblem=("military", "spiritual", "financial", "political"),
    hue=("#c9d3ea8c", "#2d3d7066"),
)
