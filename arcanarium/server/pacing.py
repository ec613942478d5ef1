"""How long a bot seems to think, so that people can follow: longer where there is much to choose, not at all where
nothing is at stake. The time that it really thinks counts."""
from __future__ import annotations

from arcanarium.core.contract import AnyFace, Decision

FEW, MANY = 3, 12
"""Up to how many moves, and from how many on, a choice is a small or a large one."""
SMALL, LARGE, OBVIOUS = 0.6, 1.4, 0.5
"""What the usual pause is multiplied by."""


def pause(
    show: AnyFace, decision: Decision, moves: int, obvious: bool, pace: float, least: float = 0.0,
) -> float:
    """The seconds that a decision seems to take, at least `least` where there is something to decide. `obvious`: the
    bot takes the move that anyone is proposed."""
    if moves < 2 or not show.weighty(decision):
        return 0.0
    size = SMALL if moves <= FEW else LARGE if moves >= MANY else 1.0
    return max(least, pace * size * (OBVIOUS if obvious else 1.0))
