"""Environments for learners: the libraries' own tests, exact masks, secrecy, and the same games in all of them."""
from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
import warnings
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pettingzoo.test
import pytest
from gymnasium.utils.env_checker import check_env

from arcanarium import ConfigError, Game, IllegalMove
from arcanarium.core import registry
from arcanarium.core.rng import Rng
from arcanarium.engine.batch import KINDS, SPARE, WAIT, Lens, Sheets
from arcanarium.engine.cells import NO_OPTIONS
from arcanarium.env import form_of
from arcanarium.env import gymnasium as one_seat
from arcanarium.env import pettingzoo as seats
from arcanarium.env.vector import VectorEnv
from arcanarium.kits.conformance import walk
from arcanarium.resarcana.cards.cardfile import SET_NAMES
from tests.kits import COMPILED, ROOT, name_of

pyspiel = pytest.importorskip("pyspiel")  # OpenSpiel has no wheels for Windows

GAMES: list[tuple[str, dict[str, Any]]] = [("resarcana", {}), ("cadwallon", {"seats": 3})]
WIDE: list[tuple[str, dict[str, Any]]] = [
    ("resarcana", {}),
    ("resarcana", {"seats": 5, "sets": SET_NAMES}),
    ("resarcana", {"seats": 3, "variant": "draft"}),
    ("resarcana", {"sets": ("duo",), "variant": "first"}),
    ("resarcana", {"variant": "match", "sets": ("base", "pearls")}),
    ("cadwallon", {}),
    ("cadwallon", {"seats": 4, "objectives": "on", "militia": "on", "removal": "on", "removed score": "on"}),
]


# --- the tests of the libraries -------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _warnings_are_faults() -> Any:
    """The libraries' tests warn of much that is wrong. That an observation is a dict is usual where there is a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation (is not a NumPy array|space for each agent probably)")
        yield


@pytest.mark.parametrize(("name", "options"), GAMES, ids=name_of)
def test_pettingzoo_accepts_the_game_in_turns(name: str, options: dict[str, Any]) -> None:
    pettingzoo.test.api_test(seats.env(name, **options), num_cycles=150)
    pettingzoo.test.seed_test(lambda: seats.env(name, **options), num_cycles=30)


@pytest.mark.parametrize(("name", "options"), GAMES, ids=name_of)
def test_pettingzoo_accepts_the_game_with_choices_at_once(name: str, options: dict[str, Any]) -> None:
    pettingzoo.test.parallel_api_test(seats.parallel_env(name, **options), num_cycles=150)
    pettingzoo.test.parallel_seed_test(lambda: seats.parallel_env(name, **options), num_cycles=30)


@pytest.mark.parametrize("structured", [False, True])
def test_gymnasium_accepts_one_seat(structured: bool) -> None:
    for name, options in GAMES:
        made = gymnasium.make(one_seat.ID, game=name, opponents=("random",), structured=structured, **options)
        check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", [
    "python_arcanarium", "python_arcanarium(game=cadwallon,players=3,options=objectives:on+militia:on)"])
def test_openspiel_accepts_the_game(name: str) -> None:
    import arcanarium.env.openspiel  # noqa: F401 - registers the game

    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


# --- what is seen and what may be done ------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), WIDE, ids=name_of)
def test_every_legal_action_has_a_number_of_its_own_and_nothing_else_has(name: str, options: dict[str, Any]) -> None:
    rules = registry.rules(name)
    config = rules.configure(options)
    lenses = [Lens(Sheets(rules.start(config), 2, dense), 1) for dense in (True, False)]
    for now in walk(rules, config, 21, 250):
        for seat in range(config.seats):
            numbers = []
            for lens in lenses:
                lens.look(now.state, seat)
                numbers.append([int(lens.sheets.legal[SPARE + i]) for i in range(lens.offered)])
            legal = now.state.legal(seat)
            assert numbers[0] == numbers[1]
            assert len(set(numbers[0])) == max(1, len(legal))
            assert numbers[0] == [WAIT] or [lenses[0].action(number) for number in numbers[0]] == legal
            mask = np.asarray(memoryview(lenses[0].sheets.may)).reshape(2, -1)
            assert sorted(numbers[0]) == np.flatnonzero(mask[1]).tolist()
            assert not mask[0].any()
            assert not any(lenses[1].sheets.may)
            assert int(lenses[0].sheets.legal[SPARE + len(numbers[0])]) == -1


@pytest.mark.parametrize(("name", "options"), WIDE, ids=name_of)
def test_a_seat_sees_and_may_do_the_same_in_worlds_that_look_alike(name: str, options: dict[str, Any]) -> None:
    rules = registry.rules(name)
    config = rules.configure(options)
    sheets = Sheets(rules.start(config), 2, True)
    here, there = Lens(sheets, 0), Lens(sheets, 1)
    rows = [np.asarray(memoryview(row)).reshape(2, -1) for row in (sheets.seen, sheets.may)]
    dice = Random(5)
    hidden = 0
    for n, now in enumerate(walk(rules, config, 22, 200)):
        seat = dice.randrange(config.seats)
        world = rules.resample(rules.observe(now.state, seat), Rng(n))
        hidden += world.key() != now.state.key()
        here.look(now.state, seat)
        there.look(world, seat)
        for row in rows:
            assert (row[0] == row[1]).all()
    assert hidden > 10


def test_an_observation_by_names_holds_what_the_flat_one_holds() -> None:
    for name, options in GAMES:
        flat, named = (seats.raw_env(name, structured=structured, **options) for structured in (False, True))
        for one in (flat, named):
            one.reset(seed=3)
        row, blocks = (one.observe("seat_0")["observation"] for one in (flat, named))
        assert sum(int(block.sum()) for block in blocks.values()) == row.sum() > 0
        assert named.observation_space("seat_0").contains(named.observe("seat_0"))
        assert blocks["decision"].tolist() == row[-KINDS:].tolist()
        assert all(blocks), "a block without a name is shown"
        assert json.dumps(named.view("seat_0"))


# --- many games at once ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), GAMES, ids=name_of)
def test_many_games_at_once_are_the_games_one_by_one(name: str, options: dict[str, Any]) -> None:
    """With the same seeds and moves; a game that ends makes way for the next."""
    games = 3
    many = VectorEnv(name, games, seed=40, most=330, **options)
    lists = VectorEnv(name, games, seed=40, most=330, dense=False, **options)
    one = [seats.raw_env(name, most=330, **options) for _ in range(games)]
    for i, env in enumerate(one):
        env.reset(seed=40 + i)
    ended = given_up = 0
    for _ in range(700):
        numbers = many.sample().copy()
        assert (numbers == lists.sample()).all()
        many.step(numbers)
        lists.step(numbers)
        assert (many.on == lists.on).all()
        assert (many.legal == lists.legal).all()
        for i, env in enumerate(one):
            env.step(int(numbers[i]))
            rewards = list(env.rewards.values())
            assert many.rewards[i].tolist() == rewards == lists.rewards[i].tolist()
            assert many.terminations[i] == any(env.terminations.values())
            assert many.truncations[i] == any(env.truncations.values())
            ended += any(rewards)
            given_up += bool(many.truncations[i])
            if many.terminations[i] or many.truncations[i]:
                assert many.terminations[i] == (Game.from_record(env.record()).result is not None)
                env.reset(seed=int(many.seeds[i]))
            assert env.possible_agents[many.movers[i]] == env.agent_selection
            seen = env.observe(env.agent_selection)
            assert (seen["observation"] == many.observations[i]).all()
            assert (seen["action_mask"] == many.masks[i]).all()
            assert np.flatnonzero(many.observations[i]).tolist() == sorted(n for n in many.on[i].tolist() if n >= 0)
    assert ended
    assert given_up
    assert many.finished == ended


DIGEST = """
import hashlib
from arcanarium import compiled
from arcanarium.env.vector import VectorEnv
digest = hashlib.sha256()
for name in ("resarcana", "cadwallon"):
    env = VectorEnv(name, 5, seed=9, most=60)
    for _ in range(130):
        env.step(env.sample())
        for row in (env.observations, env.masks, env.on, env.legal, env.movers, env.rewards, env.seeds):
            digest.update(row.tobytes())
print(compiled, digest.hexdigest())
"""


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with")
def test_many_games_are_the_same_compiled_and_pure() -> None:
    found = {}
    for pure in ("0", "1"):
        done = subprocess.run([sys.executable, "-c", DIGEST], capture_output=True, text=True, check=True, cwd=ROOT,
                              env=os.environ | {"ARCANARIUM_PURE": pure})
        compiled, digest = done.stdout.split()
        found[compiled] = digest
    assert found["True"] == found["False"]


def test_arrays_are_windows_that_nobody_can_write_to() -> None:
    env = VectorEnv(games=2, seed=1)
    first = env.observations
    before = first.copy()
    env.step(env.sample())
    assert env.observations is first
    assert not (before == first).all()
    with pytest.raises(ValueError, match="read-only"):
        env.masks[0, 0] = True


# --- choices at once, chance, and one seat --------------------------------------------------------------------------


def test_simultaneous_choices_are_one_step() -> None:
    env = seats.parallel_env("resarcana", seats=3)
    seen, _ = env.reset(seed=5)
    assert all(set(env.moves(agent).values()) <= {f"keep {m}" for m in mages(env)} for agent in env.agents)
    env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    assert [seat for seat, _ in env.sitting.moves] == [0, 1, 2]


def mages(env: Any) -> set[str]:
    return {text.removeprefix("keep ") for agent in env.agents for text in env.moves(agent).values()}


@pytest.mark.parametrize(("name", "options"), WIDE, ids=name_of)
def test_what_is_dealt_is_among_the_odds(name: str, options: dict[str, Any]) -> None:
    """The odds lead to possible deals only, and every deal that is drawn can be reached by them."""
    rules = registry.rules(name)
    dice = Random(6)
    deals = 0
    for now in walk(rules, rules.configure(options), 23, 300):
        if not now.state.chance():
            continue
        drawn = [int(n) for n in now.state.clone().deal_random(Rng(deals))]
        begun: list[int] = []
        while odds := [int(n) for n in now.state.deal_odds(row_of(drawn[: len(begun)]))]:
            assert drawn[len(begun)] in odds[::2]
            assert all(weight >= 0 for weight in odds[1::2])
            begun.append(drawn[len(begun)])
        assert begun == drawn
        path: list[int] = []
        while odds := [int(n) for n in now.state.deal_odds(row_of(path))]:
            path += dice.choices(odds[::2], odds[1::2])
        now.state.clone().deal(path)
        deals += 1
    assert deals > 3


def row_of(numbers: list[int]) -> Any:
    from librt.vecs import append
    from mypy_extensions import i64

    row = NO_OPTIONS[:]
    for number in numbers:
        row = append(row, i64(number))
    return row


def test_openspiel_draws_worlds_that_look_alike_to_a_player() -> None:
    import arcanarium.env.openspiel  # noqa: F401 - registers the game

    dice = Random(7)
    for name in ("python_arcanarium", "python_arcanarium(game=cadwallon)"):
        state = pyspiel.load_game(name).new_initial_state()
        others = 0
        for n in range(260):
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert sum(chance for _, chance in outcomes) == pytest.approx(1)
                state.apply_action(dice.choices([o for o, _ in outcomes], [chance for _, chance in outcomes])[0])
                continue
            player = state.current_player()
            if n % 4 == 0:
                world = state.resample_from_infostate(player, dice.random)
                assert world.information_state_string(player) == state.information_state_string(player)
                assert world.observation_tensor(player) == state.observation_tensor(player)
                assert world.legal_actions() == state.legal_actions()
                others += str(world) != str(state)
                world.apply_action(world.legal_actions()[0])
            state.apply_action(dice.choice(state.legal_actions()))
        assert others > 5


@pytest.mark.parametrize(("name", "options"), GAMES, ids=name_of)
def test_one_seat_is_played_to_the_end_against_bots(name: str, options: dict[str, Any]) -> None:
    env = one_seat.OneSeat(name, seat=None, opponents=("greedy", "random"), **options)
    dice = Random(8)
    played = set()
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert env.seat in env.sitting.owing()
            _, reward, over, _, info = env.step(dice.choice(list(env.moves())))
        assert info == {}
        result = Game.from_record(env.sitting.record()).result
        assert result is not None
        assert (reward > 0) == (env.seat in result.winners)
        played.add(env.seat)
    assert len(played) > 1


# --- what is wrong is said ------------------------------------------------------------------------------------------


def test_an_illegal_number_is_refused_and_nothing_is_changed() -> None:
    env = VectorEnv(games=3, seed=1)
    numbers, before = env.sample().copy(), env.observations.copy()
    for bad in (WAIT, -1, env.form.choices, 2**31 - 1):
        with pytest.raises(IllegalMove, match=f"number {bad} is not legal in game 2; legal are"):
            env.step([*numbers[:2], bad])
    with pytest.raises(ConfigError, match="3 games need 3 numbers"):
        env.step(numbers[:2])
    assert (env.observations == before).all()
    raw = seats.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalMove, match="not legal for seat A; legal are"):
        raw.step(WAIT)
    assert not raw.sitting.moves


def test_an_illegal_choice_ends_the_game_for_the_seat_that_made_it() -> None:
    table = seats.parallel_env(seats=3)
    seen, _ = table.reset(seed=1)
    fine = int(np.flatnonzero(seen["seat_0"]["action_mask"])[0])
    _, rewards, over, _, infos = table.step({"seat_0": fine, "seat_1": WAIT})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": -1.0}
    assert all(over.values())
    assert "chosen nothing" in infos["seat_2"]["illegal"]
    assert not table.agents
    turns = seats.env()
    turns.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        turns.step(WAIT)
    assert turns.rewards == {"seat_0": -1.0, "seat_1": 0}
    alone = one_seat.OneSeat()
    alone.reset(seed=1)
    _, reward, ended, _, info = alone.step(WAIT)
    assert (reward, ended) == (-1.0, True)
    assert "not legal" in info["illegal"]


@pytest.mark.parametrize(("ask", "said"), [
    (lambda: VectorEnv("chess"), "there is no game 'chess'"),
    (lambda: VectorEnv(sets=("bass",)), "there is no set “bass”"),
    (lambda: VectorEnv(seats=7), "7 seats cannot be played"),
    (lambda: VectorEnv(games=0), "a batch is of 1 to"),
    (lambda: VectorEnv(most=0), "at least 1 decision"),
    (lambda: VectorEnv(seed=-1), "a seed is a number from 0"),
    (lambda: seats.env("cadwallon", colour="red"), "Arcana has no option colour"),
    (lambda: one_seat.OneSeat(seat=2), "has the seats 0 to 1, not 2"),
    (lambda: one_seat.OneSeat(opponents=("alphago",)), "there is no bot “alphago”"),
    (lambda: one_seat.OneSeat(opponents=()), "name at least one bot"),
    (lambda: form_of("resarcana").require(form_of("cadwallon")), "for game cadwallon, and here it is resarcana"),
    (lambda: form_of("resarcana").require({"game": "resarcana"}), "learned for rules version None, and here it is 1"),
])
def test_what_cannot_be_is_refused_with_the_reason(ask: Any, said: str) -> None:
    with pytest.raises(ConfigError, match=said):
        ask()


# --- the page and the example -----------------------------------------------------------------------------------------


def test_the_training_loop_of_the_page_learns_something() -> None:
    page = (ROOT / "docs" / "env.md").read_text(encoding="utf-8")
    (loop,) = (block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "REINFORCE" in block)
    assert len(loop.splitlines()) <= 35
    short, found = re.subn(r"GAMES, STEPS, RATE = \d+, [\d_]+,", "GAMES, STEPS, RATE = 3, 400,", loop)
    assert found == 1
    names: dict[str, Any] = {}
    exec(compile(short, "docs/env.md", "exec"), names)
    assert names["env"].finished
    assert np.count_nonzero(names["weights"])


def test_the_example_policy_plays_without_torch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One with random weights; weights for another game are refused."""
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "ppo"))
    bot = importlib.import_module("bot")
    form, dice = form_of("cadwallon"), np.random.default_rng(1)
    sizes = [(8, form.sights), (form.choices, 8)]
    arrays: Any = {f"weight{i}": dice.normal(size=size) for i, size in enumerate(sizes)}
    arrays |= {f"bias{i}": np.zeros(size[0]) for i, size in enumerate(sizes)}
    np.savez(tmp_path / "policy.npz", form=json.dumps(asdict(form)), **arrays)
    rules = registry.rules("cadwallon")
    game = Game.new("cadwallon", seed=3)
    policy = bot.Policy(rules, Rng(1), tmp_path / "policy.npz")
    for _ in range(60):
        game.play(game.owing[0], policy.choose(game.observe(game.owing[0])))
    for name, path, said in (("resarcana", tmp_path / "policy.npz", "learned for game cadwallon"),
                             ("cadwallon", tmp_path / "none.npz", "is no policy of train.py")):
        with pytest.raises(ConfigError, match=said):
            bot.Policy(registry.rules(name), Rng(1), path)
