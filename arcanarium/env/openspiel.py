"""Our games as a game of OpenSpiel, `python_arcanarium`: sequential, with explicit chance and imperfect information.

    >>> import pyspiel
    >>> import arcanarium.env.openspiel
    >>> game = pyspiel.load_game("python_arcanarium(game=cadwallon,players=3)")
    >>> game.num_players()
    3

Deals are drawn card by card: each is a chance node with the cards that can come next. Seats that decide at the same
time do so one after the other, without seeing what the others chose.
"""
from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel
from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.core import registry
from arcanarium.core.errors import ConfigError
from arcanarium.core.record import SEATS
from arcanarium.core.rng import Rng
from arcanarium.engine.batch import Lens, Sheets, reward_of
from arcanarium.engine.cells import Cells
from arcanarium.env.numbering import configured, form_of, start_of
from arcanarium.env.vector import MOST, window

NAME = "python_arcanarium"
MOST_OUTCOMES = 4096
"""The numbers of cards are below this."""
NO_MEMORY = b""

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Arcanarium",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=len(SEATS),
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"game": "resarcana", "players": 2, "sets": "", "variant": "", "options": "", "most": MOST},
)


def options_of(parameters: dict[str, Any]) -> dict[str, Any]:
    """The options of a configuration, from the parameters of OpenSpiel: `sets` are joined by `+`, and further `options`
    as `militia:on+objectives:on`. What is empty is left at its default."""
    options: dict[str, Any] = {"seats": parameters["players"]}
    if sets := parameters["sets"]:
        options["sets"] = tuple(sets.split("+"))
    if variant := parameters["variant"]:
        options["variant"] = variant
    for one in filter(None, parameters["options"].split("+")):
        name, colon, value = one.partition(":")
        if not colon:
            raise ConfigError(f"“{one}” is no option; write NAME:VALUE, joined by +")
        options[name.replace("_", " ")] = value
    return options


class ArcanariumGame(pyspiel.Game):
    """A configuration of one of our games."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(parameters or {})}
        self.config = configured(given["game"], options_of(given))
        self.rules = registry.rules(given["game"])
        self.start = start_of(self.config)
        self.form = form_of(given["game"])
        self.most = given["most"]
        sheets = Sheets(self.start, 1, True)
        self.lens = Lens(sheets, 0)
        self.seen = window(sheets.seen, self.form.sights)
        self.may = window(sheets.may, self.form.choices)
        super().__init__(GAME_TYPE, pyspiel.GameInfo(
            num_distinct_actions=self.form.choices, max_chance_outcomes=MOST_OUTCOMES, num_players=self.config.seats,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=self.most), parameters or {})

    def new_initial_state(self) -> ArcanariumState:
        return ArcanariumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ArcanariumObserver:
        return ArcanariumObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Held:
    """What a state of OpenSpiel holds of ours. A clone of the state gets a clone of this."""

    def __init__(self, game: ArcanariumGame, cells: Cells, memories: list[bytes], decisions: int) -> None:
        self.game, self.cells, self.decisions = game, cells, decisions
        self.memories = memories
        """What each seat has seen and done so far, as a digest."""
        self.begun = vec[i64]()
        """What has been drawn so far of the deal that is owed."""
        self.actions: dict[int, int] | None = None
        """The legal numbers of the seat to move, with the actions they stand for, once somebody has asked."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        made = Held(self.game, self.cells.clone(), self.memories[:], self.decisions)
        made.begun = self.begun[:]
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        position = self.game.rules.write_position(self.cells)
        return _held, (str(self.game), position, self.memories, self.decisions, [int(n) for n in self.begun])

    @property
    def terminal(self) -> bool:
        return self.cells.over() or self.decisions >= self.game.most

    def legal(self) -> dict[int, int]:
        """The legal numbers, the lowest first."""
        if self.actions is None:
            lens = self.game.lens
            lens.offer(self.cells, self.cells.owing()[0])
            self.actions = {int(n): int(lens.action(int(n))) for n in np.flatnonzero(self.game.may)}
        return self.actions

    def decide(self, number: int) -> None:
        """Make the move of a legal number."""
        seat = self.cells.owing()[0]
        action = self.legal()[number]
        self.cells.do(seat, action)
        self.decisions += 1
        self.remember(seat, number)

    def draw(self, outcome: int) -> None:
        """One more number of the deal that is owed; the deal is made when it is complete."""
        self.begun = append(self.begun, i64(outcome))
        if len(self.cells.deal_odds(self.begun)) == 0:
            self.cells.deal(list(self.begun))
            self.begun = vec[i64]()
            self.remember()

    def remember(self, seat: int = -1, number: int = -1) -> None:
        """Each seat remembers what it sees now, and the one that has moved, what it did."""
        self.actions = None
        self.memories = [
            blake2b(memory + (number.to_bytes(2, "big") if who == seat else b"") + self.observation(who),
                    digest_size=16).digest()
            for who, memory in enumerate(self.memories)]

    def observation(self, seat: int) -> bytes:
        """What a seat sees: the same bytes for all states that look alike to it."""
        seen: bytes = self.game.rules.observe(self.cells, seat).to_bytes()
        return seen


def _held(game: str, position: str, memories: list[bytes], decisions: int, begun: list[int]) -> Held:
    """What a state held that was serialised."""
    loaded = pyspiel.load_game(game)
    made = Held(loaded, loaded.rules.read_position(position), memories, decisions)
    made.begun = vec[i64]([i64(n) for n in begun])
    return made


class ArcanariumState(pyspiel.State):
    """A state of a game: seats decide, or a card of a deal is drawn, or it is over."""

    def __init__(self, game: ArcanariumGame) -> None:
        super().__init__(game)
        self.held = Held(game, game.start.clone(), [NO_MEMORY] * game.config.seats, 0)

    def current_player(self) -> int:
        held = self.held
        if held.terminal:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if held.cells.chance() else held.cells.owing()[0]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.held.legal()) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn next, each with its probability."""
        odds = [int(number) for number in self.held.cells.deal_odds(self.held.begun)]
        whole = sum(odds[1::2])
        return sorted((value, weight / whole) for value, weight in zip(odds[::2], odds[1::2], strict=True) if weight)

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.held.draw(action)
        else:
            self.held.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        held = self.held
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if player == self.current_player() and action in held.legal():
            return str(held.game.rules.action_text(held.cells, held.legal()[action]))
        return f"number {action}"

    def is_terminal(self) -> bool:
        return self.held.terminal

    def returns(self) -> list[float]:
        """1 for a victory alone, the sum of all seats is 0; nothing in a game that was given up."""
        return [reward_of(self.held.cells, seat) for seat in range(self.held.game.config.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> ArcanariumState:
        """A state that looks the same to a player, with everything hidden from it drawn at random by `sampler`, which
        gives a number from 0 to 1. It can be played on; its history begins here."""
        held = self.held
        rng = Rng(int(sampler() * (1 << 53)))
        world = held.game.rules.resample(held.game.rules.observe(held.cells, player), rng)
        made = ArcanariumState(held.game)
        made.held = Held(held.game, world, held.memories[:], held.decisions)
        return made

    def __str__(self) -> str:
        """The whole position, secrets included, and what has been drawn of a deal."""
        held = self.held
        return f"{held.game.rules.write_position(held.cells)}\ndrawn: {list(held.begun)}\ndecisions: {held.decisions}"


class ArcanariumObserver:
    """What a player sees, as numbers and as a string. With perfect recall the string also tells states apart that look
    the same now and did not before."""

    def __init__(self, game: ArcanariumGame, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(game.form.sights, np.float32)
        self.dict = {"sights": self.tensor}

    def set_from(self, state: ArcanariumState, player: int) -> None:
        game = state.held.game
        game.lens.see(state.held.cells, player)
        np.copyto(self.tensor, game.seen)

    def string_from(self, state: ArcanariumState, player: int) -> str:
        memory = state.held.memories[player] if self.recall else NO_MEMORY
        return (memory + state.held.observation(player)).hex()


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, ArcanariumGame)
