"""The stages of training, one after the other in a folder: what is done already is not done again.

    greedy.npz     greedy games              outcome.pt    fitted to how they ended
    siblings.npz   actions compared          siblings.pt   fitted to rank them as well
    search-N/      games of searches         search-N.pt   fitted to those
    search-N.trial pairs of games with it    search-N.txt  whether it won, and so is kept
    weights.bin    the file that is shipped  curves.json   what was measured on the way

A file that is damaged is put aside and made again from those before it.
With weights to start from, the stages before the games of searches are left out.
"""
from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import numpy as np
import torch

from arcanarium.core.contract import AnySpec
from arcanarium.core.errors import ConfigError
from arcanarium.engine.network import load
from arcanarium.engine.selfplay import Notes
from arcanarium.engine.weights import network_for
from arcanarium.lab.spreading import Hands, spread
from arcanarium.lab.train.data import Data, join, read
from arcanarium.lab.train.games import greedy_games, one_step_score, sibling_games
from arcanarium.lab.train.generations import SHARD, Generation
from arcanarium.lab.train.keeping import fault_of, put_aside, reserve, write_whole
from arcanarium.lab.train.learn import Curves, fit, seen_features
from arcanarium.lab.train.model import Model, export, restored
from arcanarium.lab.train.plots import page
from arcanarium.lab.train.trial import Trial, is_better
from arcanarium.lab.workers import Died
from arcanarium.locale.reader import speech

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
    seed: int = 1


class Training:
    """A folder in which a network for one game is trained."""

    def __init__(self, spec: AnySpec, folder: Path, plan: TrainingPlan, told: Told, start: Path | None = None,
                 hands: Hands | None = None, warned: Callable[[str], None] = print) -> None:
        """`hands` play the games of searches; `warned` is told in words what is made again."""
        self.spec, self.folder, self.plan, self.told, self.start = spec, folder, plan, told, start
        self.hands, self.warned = hands or Hands(), warned
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(plan.seed)
        torch.set_num_threads(1)
        begin = spec.rules.start(spec.rules.configure({}))
        self.features, self.keys = int(begin.feature_count()), int(begin.action_keys())
        self.curves = Curves()
        with suppress(OSError, ValueError):  # only for looking at
            self.curves.lines = dict(json.loads((folder / "curves.json").read_text(encoding="utf-8")))

    def run(self) -> tuple[float, int]:
        """All stages. The answer is how one step with the weights does against greedy play, and in how many games."""
        with self.hands.held():
            return self.stages()

    def stages(self) -> tuple[float, int]:
        plan = self.plan
        model, weights = self.started() if self.start else self.from_nothing()
        for generation in range(1, plan.generations + 1):
            model, weights = self.generation(generation, model, weights)
        write_whole(self.folder / "weights.bin", weights)
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
        trial = Trial(self.spec.about.name, newer, weights, seed, plan.visits)
        better = is_better(trial, plan.gate_pairs, self.hands, self.folder / f"{stage}.trial")
        write_whole(self.folder / f"{stage}.txt", b"accepted" if better else b"refused")
        return (later, newer) if better else (model, weights)

    def searched(self, stage: str, weights: bytes, seed: int) -> Data:
        """The games of a generation, kept shard by shard, so that little is lost if it is stopped."""
        plan = self.plan
        folder = self.folder / stage
        folder.mkdir(exist_ok=True)
        shards = {seed + n: folder / f"{n:05}.npz" for n in range(-(-plan.search_games // SHARD))}
        found = {seed: data for seed, path in shards.items() if (data := self.whole(path))}
        todo = [seed for seed in shards if seed not in found]
        work = Generation(self.spec.about.name, weights, plan.visits)
        with closing(spread(work, todo, self.hands)) as played:
            for number, streams in played:
                if not isinstance(streams, Died):
                    found[number] = keep_streams(shards[number], streams)
                self.told(f"{stage}: games", len(found) * SHARD, len(shards) * SHARD, "")
        if not found:
            raise ConfigError(f"no games of {stage} could be played: every process died")
        return join([read(streams_in(found[number])) for number in shards if number in found])

    def whole(self, path: Path) -> bytes:
        """What is in a file of arrays or of a model; nothing if there is none, or a damaged one, which is put aside."""
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return b""
        if fault := fault_of(data):
            aside = put_aside(path)
            self.warned(speech().say("train-damaged", path=str(path), reason=fault, aside=aside.name))
            return b""
        return data

    def games(self, stage: str, total: int, play: Callable[[Callable[[int], None]], Notes]) -> Data:
        """The games of a stage, from its file if there is one."""
        path = self.folder / f"{stage}.npz"
        data = self.whole(path)
        if not data:
            notes = play(lambda done: self.told(f"{stage}: games", min(done, total), total, ""))
            data = keep_streams(path, notes.streams())
        return read(streams_in(data))

    def fitted(self, stage: str, before: Model | None, parts: list[Data], passes: int, rate: float) -> Model:
        """The model after a stage, from its file if there is one."""
        model = Model(self.features, self.keys)
        path = self.folder / f"{stage}.pt"
        if data := self.whole(path):
            model.load_state_dict(torch.load(BytesIO(data), weights_only=True))
            return model
        if before is not None:
            model.load_state_dict(before.state_dict())
        reserve(path, len(saved(model)))
        fit(stage, model, parts[0], passes, rate, self.plan.seed, self.curves,
            lambda name, step, total: self.told(f"{name}: steps", step, total, self.latest(name)),
            parts[1] if len(parts) > 1 else None)
        write_whole(path, saved(model))
        self.keep_curves()
        return model

    def latest(self, stage: str) -> str:
        values = [line[-1][1] for name, line in self.curves.lines.items() if name.startswith(stage)]
        return "  ".join(f"{value:.3f}" for value in values)

    def packed(self, model: Model, *parts: Data) -> bytes:
        about = self.spec.about
        return export(model, about.name, about.rules_version, seen_features(list(parts), self.features))

    def keep_curves(self) -> None:
        write_whole(self.folder / "curves.json", json.dumps(self.curves.lines).encode())
        write_whole(self.folder / "curves.html", page(self.spec.about.name, self.curves.lines).encode())


def saved(model: Model) -> bytes:
    """A model as the bytes of a file."""
    file = BytesIO()
    torch.save(model.state_dict(), file)
    return file.getvalue()


def keep_streams(path: Path, streams: tuple[bytes, bytes, bytes, bytes]) -> bytes:
    """Write what was noted of games to a file that is whole or not there: what is in it."""
    file = BytesIO()
    np.savez(file, **{name: np.frombuffer(data, np.uint8) for name, data in zip(STREAMS, streams, strict=True)})
    write_whole(path, file.getvalue())
    return file.getvalue()


def streams_in(data: bytes) -> tuple[bytes, bytes, bytes, bytes]:
    """What is in such a file."""
    with np.load(BytesIO(data)) as file:
        features, views, positions, games = (file[name].tobytes() for name in STREAMS)
    return features, views, positions, games
