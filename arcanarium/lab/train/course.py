"""The stages of training, one after the other in a folder: what is done already is not done again.

    greedy.npz     greedy games              outcome.pt    fitted to how they ended
    siblings.npz   actions compared          siblings.pt   fitted to rank them as well
    search-N.npz   games of searches         search-N.pt   fitted to those; kept only if it wins
    weights.bin    the file that is shipped  curves.json   what was measured on the way
"""
from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from arcanarium.core.contract import AnySpec
from arcanarium.engine.network import Network, load
from arcanarium.engine.selfplay import Notes
from arcanarium.lab.train.data import Data, read
from arcanarium.lab.train.games import greedy_games, one_step_score, sibling_games
from arcanarium.lab.train.generations import is_better, search_games
from arcanarium.lab.train.learn import Curves, fit, seen_features
from arcanarium.lab.train.model import Model, export
from arcanarium.lab.train.plots import page

STREAMS = ("features", "views", "positions", "games")

Told = Callable[[str, int, int, str], None]
"""Told what is going on, how far it is, of how much, and the last figure."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """How much of everything."""

    greedy_games: int = 40_000
    sibling_games: int = 8_000
    outcome_passes: int = 1
    sibling_passes: int = 1
    greedy_every: int = 12
    """One position in so many is written down."""
    sibling_every: int = 6
    pairs: int = 150
    """Pairs of games against greedy play at the end."""
    generations: int = 0
    """How often games of searches are learned from."""
    search_games: int = 400
    visits: int = 64
    """How long those searches think."""
    seed: int = 1


class Training:
    """A folder in which a network for one game is trained."""

    def __init__(self, spec: AnySpec, folder: Path, plan: TrainingPlan, told: Told) -> None:
        self.spec, self.folder, self.plan, self.told = spec, folder, plan, told
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(plan.seed)
        torch.set_num_threads(1)
        start = spec.rules.start(spec.rules.configure({}))
        self.features, self.keys = int(start.feature_count()), int(start.action_keys())
        self.curves = Curves()
        if (folder / "curves.json").exists():
            self.curves.lines = json.loads((folder / "curves.json").read_text(encoding="utf-8"))

    def run(self) -> tuple[float, int]:
        """All stages. The answer is how one step with the weights does against greedy play, and in how many games."""
        plan = self.plan
        greedy = self.games("greedy", plan.greedy_games, lambda told: greedy_games(
            self.spec, plan.greedy_games, plan.seed, plan.greedy_every, told))
        model = self.fitted("outcome", None, [greedy], plan.outcome_passes, 0.001)
        judge = self.network(model, [greedy])
        siblings = self.games("siblings", plan.sibling_games, lambda told: sibling_games(
            self.spec, judge, plan.sibling_games, plan.seed + 1, plan.sibling_every, told))
        model = self.fitted("siblings", model, [greedy, siblings], plan.sibling_passes, 0.001)
        judge = self.network(model, [greedy, siblings])
        for generation in range(1, plan.generations + 1):
            model, judge = self.generation(generation, model, judge, greedy)
        (self.folder / "weights.bin").write_bytes(self.packed(model, [greedy, siblings]))
        score, played = one_step_score(self.spec, judge, plan.pairs, plan.seed + 1000)
        self.curves.add("one step against greedy: share of wins", 0, score)
        self.keep_curves()
        return score, played

    def generation(self, number: int, model: Model, judge: Network, greedy: Data) -> tuple[Model, Network]:
        """Learn from games of searches; the network so far stays if the new one is not better."""
        plan, stage = self.plan, f"search-{number}"
        seed = plan.seed + 100 * number
        found = self.games(stage, plan.search_games, lambda told: search_games(
            self.spec, judge, plan.search_games, seed, plan.visits, told))
        verdict = self.folder / f"{stage}.txt"
        later = self.fitted(stage, model, [greedy, found], plan.sibling_passes, 0.0005)
        newer = self.network(later, [greedy, found])
        if not verdict.exists():
            better = is_better(self.spec, newer, judge, seed, plan.visits)
            verdict.write_text("accepted" if better else "refused", encoding="utf-8")
        if verdict.read_text(encoding="utf-8") == "accepted":
            return later, newer
        return model, judge

    def games(self, stage: str, total: int, play: Callable[[Callable[[int], None]], Notes]) -> Data:
        """The games of a stage, from its file if there is one."""
        path = self.folder / f"{stage}.npz"
        if not path.exists():
            streams = play(lambda done: self.told(f"{stage}: games", min(done, total), total, "")).streams()
            arrays = {name: np.frombuffer(data, np.uint8) for name, data in zip(STREAMS, streams, strict=True)}
            partial = path.with_suffix(".part.npz")
            np.savez(partial, **arrays)
            partial.rename(path)
        with np.load(path) as file:
            features, views, positions, games = (file[name].tobytes() for name in STREAMS)
        return read((features, views, positions, games))

    def fitted(self, stage: str, before: Model | None, parts: list[Data], passes: int, rate: float) -> Model:
        """The model after a stage, from its file if there is one."""
        model = Model(self.features, self.keys)
        path = self.folder / f"{stage}.pt"
        if path.exists():
            model.load_state_dict(torch.load(path, weights_only=True))
            return model
        if before is not None:
            model.load_state_dict(before.state_dict())
        fit(stage, model, parts[0], passes, rate, self.plan.seed, self.curves,
            lambda name, step, total: self.told(f"{name}: steps", step, total, self.latest(name)),
            parts[1] if len(parts) > 1 else None)
        torch.save(model.state_dict(), path)
        self.keep_curves()
        return model

    def latest(self, stage: str) -> str:
        values = [line[-1][1] for name, line in self.curves.lines.items() if name.startswith(stage)]
        return "  ".join(f"{value:.3f}" for value in values)

    def packed(self, model: Model, parts: list[Data]) -> bytes:
        about = self.spec.about
        return export(model, about.name, about.rules_version, seen_features(parts, self.features))

    def network(self, model: Model, parts: list[Data]) -> Network:
        return load(self.packed(model, parts))[0]

    def keep_curves(self) -> None:
        (self.folder / "curves.json").write_text(json.dumps(self.curves.lines), encoding="utf-8")
        (self.folder / "curves.html").write_text(page(self.spec.about.name, self.curves.lines), encoding="utf-8")
