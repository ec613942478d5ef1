"""The conformance kit: what any game must keep, checked on random games.

    check_game(rules, rules.configure({"seats": 2}), seed=7)

plays one game at random and holds it to the contract at every step; a KitError names the game, the seed, the step and
the seat, so that the failure can be had again. Each `check_...` below is one article of the contract. `until` ends the
game early: the checks that close a game are then made on what was played so far.
"""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice, permutations
from random import Random
from typing import Any, NoReturn

from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC
from arcanarium.core.contract import AnyRules as Rules
from arcanarium.core.errors import PositionError
from arcanarium.core.game import Game
from arcanarium.core.record import CHANCE, SEATS, Line, Record
from arcanarium.core.rng import Rng

LIMIT = 20_000
"""A random game with more decisions and deals than this counts as one that never ends."""


class KitError(AssertionError):
    """A game does not keep the contract."""


@dataclass(frozen=True)
class Step:
    """One point of a random game: the state there, and the dice for whatever a check wants to try from it."""

    rules: Rules
    config: Config
    seed: int
    number: int
    state: Any

    def dice(self) -> Random:
        return Random(f"{self.seed} {self.number}")

    def clone(self, telling: bool = False) -> Any:
        twin = self.state.clone()
        self.rules.tell(twin, telling)
        self.rules.clear_events(twin)
        return twin

    @contextmanager
    def checking(self) -> Iterator[None]:
        """Whatever goes wrong inside is told as a failure of this step."""
        try:
            yield
        except KitError:
            raise
        except Exception as error:
            raise KitError(self.where(f"unexpected {error!r}")) from error

    def require(self, kept: bool, broken: str, seat: int | None = None) -> None:
        if not kept:
            self.fail(broken, seat)

    def fail(self, broken: str, seat: int | None = None) -> NoReturn:
        raise KitError(self.where(broken, seat))

    def where(self, broken: str, seat: int | None = None) -> str:
        who = "" if seat is None else ", spectator" if seat == PUBLIC else f", seat {SEATS[seat]}"
        return f"{self.config}, seed {self.seed}, step {self.number}{who}: {broken}"


def walk(
    rules: Rules, config: Config, seed: int, until: int | None = None, limit: int = LIMIT,
) -> Iterator[Step]:
    """The points of a random game, the finished one last, or the one with the number `until` if that comes first. A
    game that reaches `limit` fails. The state moves on between the points: keep a clone, not the state."""
    dice = Random(seed)
    state = rules.start(config)
    for number in range(limit):
        step = Step(rules, config, seed, number, state)
        yield step
        if state.over() or number == until:
            return
        advance(step, state, dice)
    Step(rules, config, seed, limit, state).fail("the game does not end")


def advance(step: Step, state: Any, dice: Random) -> None:
    """One random decision or deal."""
    if state.chance():
        state.deal_random(Rng(dice.getrandbits(62)))
        return
    owing = state.owing()
    step.require(bool(owing), "nobody owes a decision, no chance is owed, and the game is not over")
    seat = dice.choice(owing)
    legal = list(state.legal(seat))
    step.require(bool(legal), "a decision is owed, and no action is legal", seat)
    state.apply(seat, dice.choice(legal))


def check_game(rules: Rules, config: Config, seed: int, until: int | None = None, limit: int = LIMIT) -> int:
    """Play one random game, to its end or `until` a step, and check everything. Returns the number of steps."""
    old: list[tuple[Step, Any, int, str]] = []
    seen: set[int] = set()
    for step in walk(rules, config, seed, until, limit):
        with step.checking():
            old.append((step, step.clone(), step.state.key(), rules.write_position(step.state)))
            check_position(step)
            check_actions(step)
            check_refusals(step, seen)
            check_any_order(step)
            check_chance(step)
            check_end(step)
            for seat in step.state.owing():
                seen.update(step.state.legal(seat))
    for step, state, key, position in old:
        step.require(state.key() == key and rules.write_position(state) == position, "a clone changed with its origin")
    with step.checking():
        check_replay(step, limit if until is None else until)
    return len(old)


def check_position(step: Step) -> None:
    """A position reads back as the state it was written from, and plays on like it; garbage is refused as such."""
    rules, state = step.rules, step.state
    text = rules.write_position(state)
    step.require(text.split(maxsplit=1)[0] == rules.name, f"a position must start with {rules.name!r}")
    try:
        twin = rules.read_position(text)
    except PositionError as error:
        step.fail(f"its own position is refused: {error}\n{text}")
    step.require(twin.key() == state.key(), f"the position reads back with another key:\n{text}")
    step.require(rules.write_position(twin) == text, f"the position reads back as another one:\n{text}")
    step.require(rules.config_of(twin) == step.config, "the position reads back with another configuration")
    origin = step.clone()
    one, two = step.dice(), step.dice()
    for _ in range(4):
        same = (origin.owing(), origin.chance(), origin.over()) == (twin.owing(), twin.chance(), twin.over())
        step.require(same and origin.key() == twin.key(), f"the position plays on differently:\n{text}")
        for seat in origin.owing():
            step.require(list(origin.legal(seat)) == list(twin.legal(seat)), "other legal actions once read back", seat)
        if origin.over():
            break
        advance(step, origin, one)
        advance(step, twin, two)
    step.require(rules.write_position(state) == text, "a clone moved, and its origin with it")
    dice, at = step.dice(), step.dice().randrange(len(text))
    damaged = text[:at] + dice.choice(["", "\n", "x", "99", " -1 "]) + text[at + dice.randrange(9) :]
    try:
        rules.read_position(damaged)
    except PositionError:
        pass
    except Exception as error:
        step.fail(f"a damaged position raises {error!r}, no PositionError:\n{damaged}")


def check_actions(step: Step) -> None:
    """Each legal action has three views that agree, is unlike all others in each, and can be made."""
    rules, state = step.rules, step.state
    for seat in state.owing():
        legal = list(state.legal(seat))
        step.require(legal == list(state.legal(seat)), "the legal actions change when asked twice", seat)
        texts = [rules.action_text(state, action) for action in legal]
        values = [rules.action_value(state, action) for action in legal]
        for view in (legal, texts, values):
            step.require(len(set(view)) == len(view), f"two legal actions look the same: {view}", seat)
        for action, text, value in zip(legal, texts, values, strict=True):
            try:
                Line(SEATS[seat], text)
            except ValueError as error:
                step.fail(f"its text cannot stand in a record: {error}", seat)
            step.require(rules.read_action(state, text) == action, f"{text!r} reads back as another action", seat)
            step.require(rules.action_number(state, value) == action, f"{value} is another action", seat)
            twin = step.clone()
            try:
                twin.apply(seat, action)
            except ValueError as error:
                step.fail(f"the legal action {text!r} is refused: {error}", seat)
        step.require(rules.decision(state, seat).seat == seat, "the decision is asked of another seat", seat)


def check_refusals(step: Step, seen: set[int]) -> None:
    """Illegal actions are refused and change nothing: those legal elsewhere in the game, and nonsense."""
    state, dice = step.state, step.dice()
    key = state.key()
    for seat in range(step.config.seats):
        legal = set(state.legal(seat)) if seat in state.owing() else set()
        wrong = sorted((seen | {-1, 10**6, dice.getrandbits(30), 1 + max(legal, default=0)}) - legal)
        for action in dice.sample(wrong, min(8, len(wrong))):
            try:
                state.apply(seat, action)
            except ValueError:
                step.require(state.key() == key, f"the refused action {action} changed the state", seat)
            else:
                step.fail(f"the illegal action {action} was made", seat)
            step.require(bool(step.rules.why_not(state, seat, action)), f"no reason why {action} is illegal", seat)


def check_any_order(step: Step) -> None:
    """Simultaneous decisions come to the same in any order of arrival."""
    state, dice = step.state, step.dice()
    owing = state.owing()
    step.require(owing == sorted(set(owing)), "the seats that owe a decision are not in order")
    if len(owing) < 2:
        return
    choices = {seat: dice.choice(list(state.legal(seat))) for seat in owing}
    ends = set()
    for order in islice(permutations(owing), 6):
        twin = step.clone()
        for seat in order:
            step.require(seat in twin.owing(), "others decided, and it owes no decision any more", seat)
            same = list(twin.legal(seat)) == list(state.legal(seat))
            step.require(same, "others decided in secret, and its legal actions changed", seat)
            twin.apply(seat, choices[seat])
        ends.add(twin.key())
    step.require(len(ends) == 1, f"the order of simultaneous decisions matters: {choices}")


def check_chance(step: Step) -> None:
    """Chance that is owed can be drawn, written down, and forced to the same; impossible outcomes are refused."""
    rules, state = step.rules, step.state
    key = state.key()
    outcome: list[int] = []
    if state.chance():
        step.require(not state.owing(), "a decision is owed together with chance")
        drawn = step.clone()
        outcome = list(drawn.deal_random(Rng(step.dice().getrandbits(62))))
        text = rules.chance_text(state, outcome)
        try:
            Line(CHANCE, text)
        except ValueError as error:
            step.fail(f"the outcome of chance cannot stand in a record: {error}")
        step.require(list(rules.read_chance(state, text)) == outcome, f"{text!r} reads back as another outcome")
        forced = step.clone()
        forced.deal(outcome)
        step.require(forced.key() == drawn.key(), f"{text!r} forced is not the same as drawn")
    for wrong in ([*outcome, 10**6], [10**6] * len(outcome)):
        try:
            state.deal(wrong)
        except ValueError:
            step.require(state.key() == key, "a refused outcome of chance changed the state")
        else:
            step.fail(f"the impossible outcome {wrong} was dealt")


def check_end(step: Step) -> None:
    """A finished game owes nothing and has a result."""
    state = step.state
    if not state.over():
        return
    step.require(not state.owing() and not state.chance(), "the game is over, and something is owed")
    result = step.rules.result(state)
    fits = len(result.points) == step.config.seats and set(result.winners) <= set(range(step.config.seats))
    step.require(fits, f"not a result of {step.config.seats} seats: {result}")


def check_replay(step: Step, decisions: int) -> None:
    """A seed always gives the same game, and so does a record: checked on another random game, as long as this one may
    be."""
    ends = []
    for _ in range(2):
        game, dice = Game.started(step.rules, Record(step.config, seed=step.seed)), step.dice()
        for _ in range(decisions):
            if game.over:
                break
            seat = dice.choice(game.owing)
            game.play(seat, dice.choice(list(game.state.legal(seat))))
        ends.append((game.state.key(), game.record()))
    step.require(ends[0] == ends[1], "the same seed gives another game")
    again = Game.from_record(ends[0][1], step.rules)
    step.require((again.state.key(), again.record()) == ends[0], "the record replays to another game")


def fingerprint(rules: Rules, config: Config, seed: int, until: int | None = None) -> str:
    """A digest of every position of a random game: the same wherever the same rules run, compiled or not."""
    digest = sha256()
    for step in walk(rules, config, seed, until):
        digest.update(rules.write_position(step.state).encode())
    return digest.hexdigest()
