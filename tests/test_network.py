"""The learned judge: whole numbers against the same sums in fractions, files that are damaged or do not fit."""
from __future__ import annotations

import struct
import zlib
from array import array
from pathlib import Path
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.core import registry
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import FEATURES_ON, Cells
from arcanarium.engine.judge import Judge
from arcanarium.engine.network import HEAD, HEADS, INNER, OFFSET, UNITS, Network, load, pack
from arcanarium.engine.search.desk import Desk, settle
from arcanarium.engine.selfplay import Notes, play_and_compare, play_and_note
from arcanarium.engine.weights import find_judge, judge_for, network_for, weights_of

SHIFT = 8


class Weights:
    """Weights drawn at random, as whole numbers."""

    def __init__(self, features: int, keys: int, seed: int = 1) -> None:
        dice = Random(seed)

        def some(n: int, most: int) -> list[int]:
            return [dice.randint(-most, most) for _ in range(n)]

        self.features, self.keys = features, keys
        self.first, self.first_bias = some(features * UNITS, 25), some(UNITS, 120)
        self.second, self.second_bias = some(UNITS * INNER, 250), some(INNER, 60_000)
        self.heads, self.heads_bias = some(HEADS * INNER, 1500), some(HEADS, 500)
        self.policy, self.policy_bias = some(keys * INNER, 1500), some(keys, 500)

    def body(self) -> bytes:
        parts = (("h", self.first), ("i", self.first_bias), ("h", self.second), ("i", self.second_bias),
                 ("h", self.heads), ("i", self.heads_bias), ("h", self.policy), ("i", self.policy_bias))
        return b"".join(struct.pack(f"<{len(values)}{kind}", *values) for kind, values in parts)

    def packed(self, game: str = "resarcana", rules: int = 1) -> bytes:
        return pack(game, rules, self.features, self.keys, SHIFT, (0.4, 10.0, 5.0), self.body())

    def inner(self, found: list[int]) -> list[float]:
        """The inner units, in fractions."""
        units = [
            min(1.0, max(0.0, (self.first_bias[u] + sum(self.first[f * UNITS + u] for f in found)) / 2**SHIFT))
            for u in range(UNITS)
        ]
        return [
            min(1.0, max(0.0, self.second_bias[i] / 2**SHIFT / 1024
                         + sum(x * self.second[u * INNER + i] for u, x in enumerate(units)) / 1024))
            for i in range(INNER)
        ]

    def out(self, found: list[int], row: int, weights: list[int], bias: list[int]) -> float:
        inner = self.inner(found)
        return (bias[row] + sum(x * weights[row * INNER + i] for i, x in enumerate(inner))) / 1024


def quiet_states(name: str, n: int) -> list[Any]:
    rules = registry.rules(name)
    rng = Rng(3)
    found: list[Any] = []
    state = rules.start(rules.configure({}))
    desk = Desk(state, Judge(), rng)
    while len(found) < n and not state.over():
        settle(state, desk)
        found.append(state.clone())
        seat = state.owing()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return found


def seen_by(state: Cells, seat: int) -> list[int]:
    found = vec[i64]([i64(0)] * FEATURES_ON)
    return [int(found[i]) for i in range(state.features(seat, found))]


@pytest.fixture(scope="module")
def weights() -> Weights:
    start = quiet_states("resarcana", 1)[0]
    return Weights(start.feature_count(), start.action_keys())


@pytest.fixture(scope="module")
def network(weights: Weights) -> Network:
    return load(weights.packed())[0]


def test_whole_numbers_give_what_fractions_give(weights: Weights, network: Network) -> None:
    for state in quiet_states("resarcana", 12)[::3]:
        for seat in range(state.seats):
            found = seen_by(state, seat)
            network.view(state, seat)
            for head in range(HEADS):
                assert network.head(head) / 2**20 == pytest.approx(
                    weights.out(found, head, weights.heads, weights.heads_bias), abs=0.05)


def test_packed_sums_are_exact_compiled_or_not(weights: Weights, network: Network) -> None:
    """The same sums one by one in whole numbers: not a bit may differ, or bots would play otherwise elsewhere."""
    dice = Random(9)
    for n in (0, 1, 90, 300):
        found = dice.sample(range(weights.features), n)
        for i, feature in enumerate(found):
            network.found[i] = feature
        network.add_up(n)
        network.unpack()
        network.narrow()
        units = [min(2**SHIFT, max(0, weights.first_bias[u] + sum(weights.first[f * UNITS + u] for f in found)))
                 for u in range(UNITS)]
        inner = [min(1024, max(0, weights.second_bias[i]
                               + sum(x * weights.second[u * INNER + i] for u, x in enumerate(units)) >> SHIFT))
                 for i in range(INNER)]
        assert list(network.inner) == inner
        for head in range(HEADS):
            weighed = sum(x * weights.heads[head * INNER + i] for i, x in enumerate(inner))
            assert network.head(head) == weighed + weights.heads_bias[head] * 1024


def test_chances_add_up_and_rest_on_the_worth_as_well(weights: Weights, network: Network) -> None:
    state = quiet_states("resarcana", 6)[-1]
    win = vec[float]([0.0] * 5)
    network.judge(state, win)
    assert sum(win) == pytest.approx(1)
    logit = [weights.out(seen_by(state, seat), 0, weights.heads, weights.heads_bias)
             + 0.4 * state.worth(seat) / state.scale() for seat in (0, 1)]
    from math import log
    assert log(win[0] / win[1]) == pytest.approx(logit[0] - logit[1], abs=0.1)


def test_the_policy_scores_each_option_by_its_key(weights: Weights, network: Network) -> None:
    state = quiet_states("resarcana", 6)[-1]
    seat = state.owing()[0]
    options = state.choices(seat)
    logits = vec[float]([0.0] * len(options))
    assert network.lean(state, seat, options, logits)
    for option, logit in zip(options, logits, strict=True):
        wanted = weights.out(seen_by(state, seat), state.action_key(option), weights.policy, weights.policy_bias)
        assert logit == pytest.approx(wanted, abs=0.05)


def test_the_judge_of_a_finished_game_knows_the_winner(network: Network) -> None:
    rules = registry.rules("resarcana")
    state = rules.start(rules.configure({}))
    notes = Notes()
    play_and_note(state, notes, Rng(2), 0, 0, 4)
    win = vec[float]([0.0] * 5)
    network.judge(state, win)
    assert [chance > 0 for chance in list(win)[:2]] == [bool(state.cells[2] >> seat & 1) for seat in (0, 1)]
    assert network.rounds_left(state) == 0


def extreme(weight: int, on: int) -> Weights:
    """A network whose first layer has the same weight for the first features, and none for the others."""
    made = Weights(FEATURES_ON * 2, 1)
    made.first = [weight] * (on * UNITS) + [0] * ((FEATURES_ON * 2 - on) * UNITS)
    made.first_bias = [0] * UNITS
    return made


@pytest.mark.parametrize("weight", [63, -64])
def test_no_lane_spills_into_its_neighbour_with_the_most_features_on(weight: int) -> None:
    """512 features of the largest weights that fit; every second unit has none, and must stay at its bias."""
    made = extreme(weight, FEATURES_ON)
    for f in range(FEATURES_ON):
        for unit in range(0, UNITS, 2):
            made.first[f * UNITS + unit] = 0
    made.first_bias = [100] * UNITS
    if weight > 0:
        made.first_bias = [min(100, OFFSET - 1 - FEATURES_ON * weight)] * UNITS
    network = load(made.packed())[0]
    for i in range(FEATURES_ON):
        network.found[i] = i
    network.add_up(FEATURES_ON)
    network.unpack()
    units = list(network.units)
    assert units[::2] == [100] * (UNITS // 2)
    assert units[1::2] == [2**SHIFT if weight > 0 else 0] * (UNITS // 2)


def test_weights_that_could_overflow_are_refused() -> None:
    load(extreme(64, 511).packed())
    with pytest.raises(ValueError, match="could overflow"):
        load(extreme(64, 512).packed())
    with pytest.raises(ValueError, match="could overflow"):
        load(extreme(-65, 512).packed())
    made = extreme(1, 1)
    made.second = [32767] * (UNITS * INNER)
    made.second_bias = [2**31 - 1] * INNER
    with pytest.raises(ValueError, match="second layer could overflow"):
        load(made.packed())


def test_a_damaged_file_is_refused_with_a_sentence(weights: Weights) -> None:
    data = weights.packed()
    for spoilt in (b"", b"no weights at all" * 10, data[:-1], data + b"x", data[:HEAD.size], data[:40]):
        with pytest.raises(ValueError, match=r"weights"):
            load(spoilt)
    dice = Random(7)
    for _ in range(60):
        at = dice.randrange(len(data)) if dice.random() < 0.5 else dice.randrange(HEAD.size + 9)
        spoilt = data[:at] + bytes([data[at] ^ (1 << dice.randrange(8))]) + data[at + 1:]
        with pytest.raises(ValueError, match=r"weights"):
            load(spoilt)


def test_a_body_of_the_wrong_length_is_refused(weights: Weights) -> None:
    body = zlib.compress(weights.body()[:-2])
    assert len(body) > 0
    with pytest.raises(ValueError, match="too many or too few"):
        load(pack("resarcana", 1, weights.features, weights.keys, SHIFT, (0.0, 1.0, 1.0), weights.body()[:-2]))


def test_weights_that_do_not_fit_leave_the_hand_made_judge_and_a_reason(tmp_path: Path, weights: Weights) -> None:
    rules = registry.rules("resarcana")
    version = rules.configure({}).version
    file = tmp_path / "weights.bin"
    cases = (
        (None, "no learned weights"), (b"rubbish", "no file of weights"),
        (weights.packed("cadwallon", version), "for cadwallon"),
        (weights.packed("resarcana", version + 1), "rules version"),
        (Weights(30, 2).packed("resarcana", version), "other features"),
    )
    for data, reason in cases:
        if data is not None:
            file.write_bytes(data)
        with pytest.raises(ConfigError, match=reason):
            network_for(rules, file)
    file.write_bytes(weights.packed("resarcana", version))
    assert network_for(rules, file).name == "network"


@pytest.mark.parametrize("name", ["resarcana", "cadwallon"])
def test_shipped_weights_fit_their_game(name: str) -> None:
    rules = registry.rules(name)
    judge, reason = judge_for(rules)
    assert (judge.name, reason) == ("network", "") if weights_of(rules).exists() else ("worth", reason) and reason


def test_a_game_without_weights_is_judged_by_its_worth(tmp_path: Path) -> None:
    judge, reason = find_judge(registry.rules("resarcana"), tmp_path / "weights.bin")
    assert type(judge) is Judge
    assert "no learned weights" in reason


def test_games_to_learn_from_are_written_down_whole() -> None:
    """Each view has as many features as it says; siblings carry the chances of all seats."""
    rules = registry.rules("resarcana")
    start = rules.start(rules.configure({}))
    notes = Notes()
    play_and_note(start.clone(), notes, Rng(5), 100, 5, 6)
    play_and_compare(start.clone(), notes, Rng(6), Desk(start, Judge(), Rng(6)), 12, 4, 1)
    features, views, positions, games = (array(kind, data) for kind, data in
                                         zip("hiii", notes.streams(), strict=True))
    assert len(games) == 16
    assert sum(views[::2]) == len(features)
    rows = [positions[i:i + 12] for i in range(0, len(positions), 12)]
    assert sum(row[1] for row in rows) == len(views) // 2
    siblings = [row for row in rows if row[4] == 2]
    assert siblings
    assert all(9_990 <= row[7] + row[8] <= 10_000 and row[9:].tolist() == [-1] * 3 for row in siblings)
