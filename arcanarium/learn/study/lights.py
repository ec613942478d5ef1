"""What a search knows when it looks at a decision, how long it thinks, and what a loss is called."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from arcanarium.core.errors import ConfigError

Light = Literal["fair", "open"]
"""`fair`: only what the seat could know, with everything hidden imagined; `open`: all cards."""
LIGHTS: tuple[Light, ...] = ("fair", "open")
CLASSES = ((0.15, "blunder"), (0.08, "mistake"), (0.03, "inaccuracy"))
"""What a decision is called that loses so much or more, as a share of 1."""
SURE = 2.0
"""A loss counts once it is so many times as large as its standard error."""
BEST, GOOD = "best", "good"
COSTLY = tuple(name for _, name in CLASSES)


@dataclass(frozen=True, slots=True)
class Depth:
    """How long is thought about each decision, in visits. A first look at the whole game comes before that, and where a
    decision seems to have cost something a second search with another seed has to agree."""

    name: str
    visits: int
    first: int
    """The visits of the first look."""


DEPTHS = {depth.name: depth for depth in (Depth("quick", 120, 24), Depth("default", 500, 32), Depth("deep", 3000, 32))}
USUAL = DEPTHS["default"]


def depth_of(name: str = "", visits: int = 0) -> Depth:
    """A depth by its name, or one of so many visits. ConfigError names those there are."""
    if visits:
        return Depth("", visits, min(32, visits))
    if name and name not in DEPTHS:
        raise ConfigError(f"there is no depth {name!r}; the depths are {', '.join(DEPTHS)}")
    return DEPTHS[name or USUAL.name]


def class_of(loss: float, error: float, is_best: bool) -> str:
    """What a decision is called: `best` or `good`, or after what it cost if that clearly exceeds its uncertainty."""
    if is_best:
        return BEST
    if loss < SURE * error:
        return GOOD
    return next((name for least, name in CLASSES if loss >= least), GOOD)
