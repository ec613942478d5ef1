"""The stages of training, one after the other in a folder: what is done already is not done again.

    greedy.npz     greedy games              outcome.pt    fitted to how they ended
    siblings.npz   actions compared          siblings.pt   fitted to rank them as well
    search-N/      games of searches         search-N.pt   fitted to those; kept only if it wins
    weights.bin    the file that is shipped  curves.json   what was measured on the way

With weights to start from, the stages before the games of searches are left out.
"""
from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from arcanarium.core.contract import AnySpec
from arcanarium.core.errors import ConfigError
from arcanarium.engine.network import load
from arcanarium.engine.selfplay import Notes
from arcanarium.engine.weights import network_for
from arcanarium.lab.train.data import Data, join, read
from arcanarium.lab.train.games import greedy_games, one_step_score, sibling_games
from arcanarium.lab.train.generations import SHARD, Shard, is_better, play_shard
from arcanarium.lab.train.learn import Curves, fit, seen_features
from arcanarium.lab.train.model import Model, export, restored
from arcanarium.lab.train.plots import page
from arcanarium.lab.workers import Died, Workers

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
    search_passes: int = 2
    """How often to learn from each position of those games."""
    gate_pairs: int = 1_000
    """A generation that is not shown to be better in so many pairs of games is refused."""
    jobs: int = 1
    """On how many processes those games are played."""
    seed: int = 1


class Training:
    """A folder in which a network for one game is trained."""

    def __init__(self, spec: AnySpec, folder: Path, plan: TrainingPlan, told: Told, start: Path | None = None) -> None:
        self.spec, self.folder, self.plan, self.told, self.start = spec, folder, plan, told, start
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(plan.seed)
        torch.set_num_threads(1)
        begin = spec.rules.start(spec.rules.configure({}))
        self.features, self.keys = int(begin.feature_count()), int(begin.action_keys())
        self.curves = Curves()
        if (folder / "curves.json").exists():
            self.curves.lines = json.loads((folder / "curves.json").read_text(encoding="utf-8"))

    def run(self) -> tuple[float, int]:
        """All stages. The answer is how one step with the weights does against greedy play, and in how many games."""
        plan = self.plan
        model, weights = self.started() if self.start else self.from_nothing()
        for generation in range(1, plan.generations + 1):
            model, weights = self.generation(generation, model, weights)
        (self.folder / "weights.bin").write_bytes(weights)
        score, played = one_step_score(self.spec, load(weights)[0], plan.pairs, plan.seed + 1000)
        self.curves.add("one step against greedy: share of wins", 0, score)
        self.keep_curves()
        return score, played

    def started(self) -> tuple[Model, bytes]:
        """The model in the file to start from. ConfigError if it is not one for this game as it is now."""
        assert self.start is not None
        network_for(self.spec.rules, self.start)
        weights = self.start.read_bytes()
        return restored(weights), weights

    def from_nothing(self) -> tuple[Model, bytes]:
        """The model after greedy games and comparisons."""
        plan = self.plan
        greedy = self.games("greedy", plan.greedy_games, lambda told: greedy_games(
            self.spec, plan.greedy_games, plan.seed, plan.greedy_every, told))
        model = self.fitted("outcome", None, [greedy], plan.outcome_passes, 0.001)
        judge = load(self.packed(model, greedy))[0]
        siblings = self.games("siblings", plan.sibling_games, lambda told: sibling_games(
            self.spec, judge, plan.sibling_games, plan.seed + 1, plan.sibling_every, told))
        model = self.fitted("siblings", model, [greedy, siblings], plan.sibling_passes, 0.001)
        return model, self.packed(model, greedy, siblings)

    def generation(self, number: int, model: Model, weights: bytes) -> tuple[Model, bytes]:
        """Learn from games of searches; the network so far stays if the new one is not better."""
        plan, stage = self.plan, f"search-{number}"
        seed = plan.seed + 1_000_000 * number
        found = self.searched(stage, weights, seed)
        later = self.fitted(stage, model, [found, found], plan.search_passes, 0.0005)
        # A feature that these games did not show keeps the weight it had.
        newer = export(later, self.spec.about.name, self.spec.about.rules_version, np.ones(self.features, np.int64))
        verdict = self.folder / f"{stage}.txt"
        if not verdict.exists():
            better = is_better(self.spec, load(newer)[0], load(weights)[0], seed, plan.visits, plan.gate_pairs)
            verdict.write_text("accepted" if better else "refused", encoding="utf-8")
        return (later, newer) if verdict.read_text(encoding="utf-8") == "accepted" else (model, weights)

    def searched(self, stage: str, weights: bytes, seed: int) -> Data:
        """The games of a generation, played on several processes and kept shard by shard, so that little is lost if it
        is stopped. A process that dies costs its shard, which is played at the next start."""
        plan = self.plan
        folder = self.folder / stage
        folder.mkdir(exist_ok=True)
        shards = {folder / f"{n:05}.npz": Shard(self.spec.about.name, weights, seed + n, plan.visits)
                  for n in range(-(-plan.search_games // SHARD))}
        paths = {shard.seed: path for path, shard in shards.items()}
        todo = [shard for path, shard in shards.items() if not path.exists()]
        done = len(shards) - len(todo)
        with Workers(min(plan.jobs, len(todo)), play_shard) as workers:
            for shard, streams in workers.run(todo):
                if not isinstance(streams, Died):
                    keep_streams(paths[shard.seed], streams)
                    done += 1
                self.told(f"{stage}: games", done * SHARD, len(shards) * SHARD, "")
        kept = [path for path in shards if path.exists()]
        if not kept:
            raise ConfigError(f"no games of {stage} could be played: every process died")
        return join([read(streams_in(path)) for path in kept])

    def games(self, stage: str, total: int, play: Callable[[Callable[[int], None]], Notes]) -> Data:
        """The games of a stage, from its file if there is one."""
        path = self.folder / f"{stage}.npz"
        if not path.exists():
            notes = play(lambda done: self.told(f"{stage}: games", min(done, total), total, ""))
            keep_streams(path, notes.streams())
        return read(streams_in(path))

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

    def packed(self, model: Model, *parts: Data) -> bytes:
        about = self.spec.about
        return export(model, about.name, about.rules_version, seen_features(list(parts), self.features))

    def keep_curves(self) -> None:
        (self.folder / "curves.json").write_text(json.dumps(self.curves.lines), encoding="utf-8")
        (self.folder / "curves.html").write_text(page(self.spec.about.name, self.curves.lines), encoding="utf-8")


def keep_streams(path: Path, streams: tuple[bytes, bytes, bytes, bytes]) -> None:
    """Write what was noted of games to a file that is whole or not there."""
    arrays = {name: np.frombuffer(data, np.uint8) for name, data in zip(STREAMS, streams, strict=True)}
    partial = path.with_suffix(".part.npz")
    np.savez(partial, **arrays)
    partial.rename(path)


def streams_in(path: Path) -> tuple[bytes, bytes, bytes, bytes]:
    """What a file holds that `keep_streams` has written."""
    with np.load(path) as file:
        features, views, positions, games = (file[name].tobytes() for name in STREAMS)
    return features, views, positions, games
