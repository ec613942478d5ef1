"""The facts of Five Lanterns."""
from __future__ import annotations

from pathlib import Path

from arcanarium.core.contract import About

HOME = Path(__file__).parent

ABOUT = About(
    name="lanterns",
    rules_version=1,
    seats=(2, 3, 4),
    stage="example",
    messages=HOME / "locale",
    chapters=("play",),
    targets=("card",),
    verbs=("offer",),
    styles={"lantern": "bold #E0B040"},
    emblem=("point", "point", "point", "point", "point"),
    hue=("#f3e3a08c", "#5a4a1a66"),
)
