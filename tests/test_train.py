"""Training: a tiny run from nothing to a file of weights. Skipped where torch is missing."""
from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import ClassVar

import pytest

from arcanarium.core import registry
from arcanarium.core.errors import ConfigError
from arcanarium.engine.weights import weights_of
from arcanarium.lab.spreading import Hands
from arcanarium.lab.train import keeping, trial
from arcanarium.lab.train.games import Mixture
from arcanarium.terminal.main import main


def test_without_torch_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path,
) -> None:
    for name in [name for name in sys.modules if name.startswith("arcanarium.lab.train")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["train", "resarcana", "--out", str(tmp_path)]) == 2
    assert "pip install" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["resarcana", "cadwallon"])
def test_a_mixture_has_all_numbers_of_seats_and_mostly_the_usual_game(name: str) -> None:
    spec = registry.spec(name)
    mixture = Mixture(spec, 1)
    drawn = [mixture.draw() for _ in range(200)]
    assert 80 <= sum(config == mixture.usual for config in drawn) <= 130
    assert {name for config in drawn for name in config.sets} == set(spec.about.sets)
    assert {config.seats for config in drawn} == set(spec.about.seats)


def test_a_tiny_run_makes_weights_that_fit_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from arcanarium.engine.weights import network_for
    from arcanarium.lab.train.course import Training, TrainingPlan

    spec = registry.spec("resarcana")
    told: list[str] = []
    plan = TrainingPlan(greedy_games=60, sibling_games=20, pairs=2, sibling_every=12)
    Training(spec, tmp_path, plan, lambda what, *_: told.append(what)).run()
    assert network_for(spec.rules, tmp_path / "weights.bin").name == "network"
    assert "<polyline" in (tmp_path / "curves.html").read_text(encoding="utf-8")
    assert set(told) == {"greedy: games", "outcome: steps", "siblings: games", "siblings: steps"}
    before = (tmp_path / "weights.bin").read_bytes()
    told.clear()
    Training(spec, tmp_path, plan, lambda what, *_: told.append(what)).run()
    assert told == []
    assert (tmp_path / "weights.bin").read_bytes() == before


def test_weights_become_a_model_and_the_same_weights_again() -> None:
    pytest.importorskip("torch")
    import numpy as np

    from arcanarium.lab.train.model import export, restored

    spec = registry.spec("cadwallon")
    shipped = weights_of(spec.rules).read_bytes()
    model = restored(shipped)
    assert export(model, "cadwallon", spec.about.rules_version, np.ones(len(model.first.weight))) == shipped


def test_a_generation_starts_from_weights_and_plays_only_the_shards_that_are_missing(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from arcanarium.lab.train.course import Training, TrainingPlan

    spec = registry.spec("cadwallon")
    shipped = weights_of(spec.rules)
    told: list[str] = []
    plan = TrainingPlan(generations=1, search_games=40, visits=2, gate_pairs=1, pairs=1)
    Training(spec, tmp_path, plan, lambda what, *_: told.append(what), shipped).run()
    shards = sorted((tmp_path / "search-1").iterdir())
    assert [path.name for path in shards] == ["00000.npz", "00001.npz"]
    assert told.count("search-1: games") == 2
    assert (tmp_path / "search-1.txt").read_text(encoding="utf-8") == "refused"  # one pair shows nothing
    assert (tmp_path / "weights.bin").read_bytes() == shipped.read_bytes()
    before = shards[0].read_bytes()
    shards[1].unlink()
    told.clear()
    Training(spec, tmp_path, plan, lambda what, *_: told.append(what), shipped).run()
    assert told == ["search-1: games"]
    assert shards[0].read_bytes() == before
    assert shards[1].exists()
    model = tmp_path / "search-1.pt"
    learned = model.read_bytes()
    warned: list[str] = []
    for path, damaged in ((shards[0], before[:-100]), (model, learned.replace(learned[5000:5004], b"oops")),
                          (tmp_path / "curves.json", b"{")):
        path.write_bytes(damaged)
    Training(spec, tmp_path, plan, lambda *_: None, shipped, warned=warned.append).run()
    assert [line.partition(" is damaged")[0] for line in warned] == [str(shards[0]), str(model)]
    assert (shards[0].read_bytes(), model.read_bytes()) == (before, learned)
    assert (tmp_path / "search-1.pt.damaged").exists()


def test_weights_of_another_game_are_no_start(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from arcanarium.lab.train.course import Training, TrainingPlan

    other = weights_of(registry.spec("resarcana").rules)
    with pytest.raises(ConfigError, match="are for resarcana, not for cadwallon"):
        Training(registry.spec("cadwallon"), tmp_path, TrainingPlan(), lambda *_: None, other).run()


def test_the_network_gives_what_torch_gives(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    import numpy as np

    from arcanarium.engine.network import load
    from arcanarium.lab.train.model import Model, export
    from tests.test_network import quiet_states, seen_by

    torch.manual_seed(3)
    states = quiet_states("resarcana", 10)
    model = Model(int(states[0].feature_count()), int(states[0].action_keys()))
    torch.nn.init.normal_(model.first.weight, std=0.05)
    network = load(export(model, "resarcana", 1, np.ones(states[0].feature_count())))[0]
    for state in states[::3]:
        found = torch.tensor(seen_by(state, 0))
        out, _ = model(found, torch.tensor([0]), torch.zeros(1))
        network.view(state, 0)
        for head in range(3):
            assert network.head(head) / 2**20 == pytest.approx(float(out[0, head]), abs=0.03)


# --- files, and the test that a new network must pass: neither needs torch ---


def test_a_file_is_whole_or_the_one_before_and_damage_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from io import BytesIO
    from zipfile import ZipFile

    archive = BytesIO()
    with ZipFile(archive, "w") as zipped:
        zipped.writestr("weights", b"\1\2\3" * 500)
    data, path = archive.getvalue(), tmp_path / "search-1.pt"
    keeping.write_whole(path, data)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full_disk)
        with pytest.raises(OSError, match="No space"):
            keeping.reserve(path, len(data))  # what a training does before it learns
        with pytest.raises(OSError, match="No space"):
            keeping.write_whole(path, b"newer")
    assert path.read_bytes() == data
    assert keeping.fault_of(data) == ""
    flipped = bytes(byte ^ (n == 300) for n, byte in enumerate(data))
    assert "weights does not fit its checksum" in keeping.fault_of(flipped)
    for damaged in (data[:-30], b"", bytes(2000)):
        assert keeping.fault_of(damaged)
    assert keeping.put_aside(path).read_bytes() == data
    assert not path.exists()


def full_disk(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


class Scored(trial.Trial):
    """Pairs that always end the same, and are noted when they are played."""

    played: ClassVar[list[int]] = []

    def __call__(self, pair: int) -> float:
        self.played.append(pair)
        return 0.75


def test_a_trial_goes_on_where_it_was_stopped_and_begins_anew_for_other_weights(tmp_path: Path) -> None:
    path = tmp_path / "search-1.trial"
    asked = Scored("cadwallon", b"new", b"old", 1, 8)
    assert not trial.is_better(asked, 5, Hands(), path)
    assert Scored.played == [0, 1, 2, 3, 4]
    path.write_bytes(path.read_bytes()[:-3])  # killed while it wrote the last score
    assert trial.is_better(asked, 500, Hands(), path)
    assert Scored.played[5:8] == [4, 5, 6]
    stopped = len(Scored.played) - 1
    assert trial.is_better(asked, 500, Hands(), path)
    assert len(Scored.played) == stopped + 1, "nothing is played again"
    assert not trial.is_better(Scored("cadwallon", b"newer", b"old", 1, 8), 1, Hands(), path)
    assert Scored.played[-1] == 0


def test_a_pair_of_a_trial_is_even_between_the_same_weights() -> None:
    shipped = weights_of(registry.rules("cadwallon")).read_bytes()
    assert trial.Trial("cadwallon", shipped, shipped, 1, 2)(0) == 0.5
