"""Fitting the network to positions: outcomes, and siblings that are to be ranked."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from arcanarium.engine.selfplay import MOST_SEATS, PLAIN
from arcanarium.lab.train.data import Array, Data, sibling_groups
from arcanarium.lab.train.model import POINTS_SCALE, ROUNDS_SCALE, Model, spread

BATCH = 512
HELD_BACK = 20
"""One game in so many is not learned from, but measured with."""
GROUPS = 96
"""Groups of siblings in one batch."""
SHARP = 0.04
"""A difference in chances that makes a sibling e times as good a choice."""


@dataclass(slots=True)
class Curves:
    """What was measured while learning: for each name, steps and values."""

    lines: dict[str, list[tuple[int, float]]] = field(default_factory=dict)

    def add(self, name: str, step: int, value: float) -> None:
        self.lines.setdefault(name, []).append((step, value))


Told = Callable[[str, int, int], None]
"""Told the stage and how many steps of how many are done."""


def tensors(data: Data, picks: Array) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    features, starts, worth, places = data.batch(picks)
    return (torch.from_numpy(features), torch.from_numpy(starts), torch.from_numpy(worth), torch.from_numpy(places))


def look(model: Model, data: Data, picks: Array) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """Win logits by position and seat, points and rounds by view, the inner units, and the place of each view."""
    features, starts, worth, places = tensors(data, picks)
    out, inner = model(features, starts, worth)
    return spread(out[:, 0], places, len(picks)), out[:, 1], out[:, 2], inner, places


def outcome_loss(model: Model, data: Data, picks: Array) -> tuple[Tensor, Tensor]:
    """How badly the winner, the final points and the rounds left are foretold; and the first part alone."""
    logits, points, rounds, _, places = look(model, data, picks)
    win = -(torch.from_numpy(data.win[picks]) * functional.log_softmax(logits, 1)).sum(1).mean()
    final = torch.from_numpy(data.points[picks].ravel())[places]
    left = torch.from_numpy(np.repeat(data.rounds_left[picks], data.seats[picks]))
    side = functional.mse_loss(points, final / POINTS_SCALE) + functional.mse_loss(rounds, left / ROUNDS_SCALE)
    return win + 0.3 * side, win


def sibling_loss(model: Model, data: Data, groups: list[Array]) -> tuple[Tensor, Tensor]:
    """How badly siblings are judged and ranked, by the evaluation and by the policy; and the ranking alone."""
    parents = np.array([group[0] for group in groups])
    children = np.concatenate([group[1:] for group in groups])
    owner = torch.from_numpy(np.repeat(np.arange(len(groups)), [len(group) - 1 for group in groups]))
    logits, _, _, _, _ = look(model, data, children)
    target = torch.from_numpy(data.win[children])
    judged = -(target * functional.log_softmax(logits, 1)).sum(1).mean()
    mover = torch.from_numpy(data.mover[children])
    chance = torch.softmax(logits, 1).gather(1, mover[:, None])[:, 0]
    wanted = target.gather(1, mover[:, None])[:, 0]
    best = group_softmax(wanted / SHARP, owner, len(groups)).exp()
    ranking = -(best * group_softmax(chance / SHARP, owner, len(groups))).sum() / len(groups)
    features, starts, _, places = tensors(data, parents)
    seat = places % MOST_SEATS == torch.from_numpy(data.mover[parents])[places // MOST_SEATS]
    inner = model.inner(features, starts)[seat][owner]
    key = torch.from_numpy(data.key[children].astype(np.int64))
    leaning = (inner * model.policy(key)).sum(1) + model.policy_bias(key)[:, 0]
    policy = -(best * group_softmax(leaning, owner, len(groups))).sum() / len(groups)
    return judged + 0.5 * ranking + 0.3 * policy, ranking


def group_softmax(values: Tensor, owner: Tensor, groups: int) -> Tensor:
    """The logarithm of the softmax within each group."""
    top = torch.full((groups,), -1e9).scatter_reduce(0, owner, values.detach(), "amax")
    total = torch.zeros(groups).scatter_add(0, owner, (values - top[owner]).exp())
    return values - top[owner] - total.log()[owner]


def fit(stage: str, model: Model, data: Data, passes: float, rate: float, seed: int, curves: Curves, told: Told,
        siblings: Data | None = None) -> None:
    """Learn from every position once, or as often as `passes` says: more than once or twice, and the network knows the
    games by heart. With siblings, each step ranks some of them as well, and the passes are over those."""
    rng = np.random.default_rng(seed)
    plain = rng.permutation(np.flatnonzero((data.what == PLAIN) & (data.game % HELD_BACK != 0)))
    held = rng.permutation(np.flatnonzero((data.what == PLAIN) & (data.game % HELD_BACK == 0)))
    groups = sibling_groups(siblings) if siblings is not None else []
    held_groups = [group for group in groups if siblings is not None and siblings.game[group[0]] % HELD_BACK == 0]
    groups = [group for group in groups if siblings is not None and siblings.game[group[0]] % HELD_BACK != 0]
    order = rng.permutation(len(groups))
    size = BATCH // 2 if groups else BATCH
    steps = max(8, int(passes * (len(groups) / GROUPS if groups else len(plain) / size)))
    optimizer = torch.optim.Adam(model.parameters(), lr=rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=rate, total_steps=steps, pct_start=0.15)
    for step in range(steps):
        loss, win = outcome_loss(model, data, plain.take(range(step * size, (step + 1) * size), mode="wrap"))
        if groups and siblings is not None:
            picks = order.take(range(step * GROUPS, (step + 1) * GROUPS), mode="wrap")
            ranked, _ = sibling_loss(model, siblings, [groups[i] for i in picks])
            loss = 0.5 * loss + ranked
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        with torch.no_grad():
            model.second.weight.clamp_(-30, 30)
        if step % 20 == 0 or step == steps - 1:
            curves.add(f"{stage}: win, training", step, float(win.detach()))
            told(stage, step + 1, steps)
        if step % 200 == 0 or step == steps - 1:
            measure(model, data, held, siblings, held_groups, step, curves, stage)


def measure(model: Model, data: Data, held: Array, siblings: Data | None, groups: list[Array], step: int,
            curves: Curves, stage: str) -> None:
    """Losses on positions that are not learned from."""
    with torch.no_grad():
        parts = [float(outcome_loss(model, data, held[i:i + 4096])[1]) for i in range(0, min(len(held), 20_000), 4096)]
        curves.add(f"{stage}: win, held back", step, sum(parts) / max(1, len(parts)))
        if groups and siblings is not None:
            curves.add(f"{stage}: ranking, held back", step, float(sibling_loss(model, siblings, groups[:1000])[1]))


def seen_features(parts: list[Data], features: int) -> Array:
    """How often each feature was on."""
    total = np.zeros(features, np.int64)
    for part in parts:
        total += np.bincount(part.features, minlength=features)
    return total
