"""Arcana with all methods of `core.contract.Rules`: configurations, actions, events, observations, positions."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcanarium.cadwallon.about import ABOUT
from arcanarium.cadwallon.cards.cardfile import GUILDS
from arcanarium.cadwallon.face.events import events_for
from arcanarium.cadwallon.face.explain import decision_of, why_not
from arcanarium.cadwallon.knowledge.blocks import BLOCKS
from arcanarium.cadwallon.knowledge.observation import Seen, hidden_parts, observe, read_seen
from arcanarium.cadwallon.knowledge.worlds import CadwallonWorlds, resample
from arcanarium.cadwallon.notation.position import write_position
from arcanarium.cadwallon.notation.reading import CadwallonPositionReader
from arcanarium.cadwallon.rules.game_state import Cadwallon, new_state
from arcanarium.cadwallon.rules.resolving import achieved, card_points, objective_points
from arcanarium.cadwallon.state.assemble import GUILD_MODES
from arcanarium.cadwallon.state.edition import CARD_FILE, Edition, edition_behind, edition_of
from arcanarium.cadwallon.state.layout import DEALT, DECK, KEPT, REMOVED, RESOURCE, SCORE
from arcanarium.cadwallon.state.piles import cards_in
from arcanarium.core.config import Config
from arcanarium.core.contract import Decision, Event
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng
from arcanarium.engine.cell_rules import CellRules
from arcanarium.engine.position import read_head

NAME = ABOUT.name
SWITCHES = ("militia", "objectives", "removal", "removed score")
GUILD_OPTION = "guilds"
OPTIONS = ("seats", "variant", "sets", CARD_FILE, GUILD_OPTION, *SWITCHES)
ON, OFF = ("on", "yes", "true", "1"), ("off", "no", "false", "0", "")


class CadwallonRules(CellRules[Cadwallon, Seen]):
    """The object behind the name `cadwallon`."""

    name = NAME

    # --- configurations ---

    def configure(self, options: dict[str, Any]) -> Config:
        """Seats, how guilds are given out, and the switches of the advanced rules, off in a first game (K-8)."""
        options = {key.replace("_", " "): value for key, value in options.items()}
        if unknown := sorted(set(options) - set(OPTIONS)):
            raise ConfigError(f"Arcana has no option {', '.join(unknown)}; it has {', '.join(OPTIONS)}")
        if (variant := options.get("variant") or "standard") != "standard":
            raise ConfigError(f"there is no variant “{variant}”; Arcana has switches instead: {', '.join(SWITCHES)}")
        if sets := options.get("sets"):
            raise ConfigError(f"Arcana is one set of cards; it has no “{sets}”")
        seats = options.get("seats") or 2
        if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= 4:
            raise ConfigError(f"Arcana is for 2, 3 or 4 seats, not {seats}")
        chosen = {name: "on" for name in SWITCHES if self.switch(name, options.get(name, ""))}
        if "removed score" in chosen and "removal" not in chosen:
            raise ConfigError("removed cards can only score when the switch “removal” is on")
        guilds = self.guilds(options.get(GUILD_OPTION) or GUILD_MODES[0], seats)
        if guilds != GUILD_MODES[0]:
            chosen[GUILD_OPTION] = guilds
        if files := str(options.get(CARD_FILE) or ""):
            chosen[CARD_FILE] = files
        config = Config(NAME, seats, options=tuple(sorted(chosen.items())), version=ABOUT.rules_version)
        edition_of(config)  # a bad card file is refused here
        return config

    @staticmethod
    def switch(name: str, value: object) -> bool:
        word = str(value).casefold()
        if word not in (*ON, *OFF):
            raise ConfigError(f"the switch “{name}” is on or off, not “{value}”")
        return word in ON

    @staticmethod
    def guilds(wanted: Sequence[str] | str, seats: int) -> str:
        """`choose` in turn, `random`, or the guilds of all seats, in order."""
        names = wanted.replace(",", " ").split() if isinstance(wanted, str) else [str(name) for name in wanted]
        if len(names) == 1 and names[0] in GUILD_MODES:
            return names[0]
        if unknown := [name for name in names if name not in GUILDS]:
            known = ", ".join(GUILDS)
            raise ConfigError(f"“{unknown[0]}” is no guild; say choose, random, or one of {known} for each seat")
        if len(names) != seats or len(set(names)) != seats:
            raise ConfigError(f"{seats} seats lead {seats} different guilds, not {' '.join(names)}")
        return " ".join(names)

    def edition(self, state: Cadwallon) -> Edition:
        return edition_behind(state)

    def feature_blocks(self) -> Sequence[tuple[str, int]]:
        return BLOCKS

    def start(self, config: Config) -> Cadwallon:
        return new_state(edition_of(config).box)

    # --- decisions ---

    def decision(self, state: Cadwallon, seat: int) -> Decision:
        return decision_of(state, seat)

    def why_not(self, state: Cadwallon, seat: int, action: int) -> str:
        return why_not(state, seat, action)

    # --- chance ---

    def chance_text(self, state: Cadwallon, outcome: Sequence[int]) -> str:
        """`draw A: Fence; Roof Runner`, `reveal free: Arcabast`: what chance brought."""
        return edition_behind(state).codec.chance_text(state, outcome)

    def read_chance(self, state: Cadwallon, text: str) -> list[int]:
        return edition_behind(state).codec.read_chance(state, text)

    # --- what is seen ---

    def events(self, state: Cadwallon, viewer: int) -> list[Event]:
        return events_for(state, viewer)

    def observe(self, state: Cadwallon, seat: int) -> Seen:
        return observe(state, seat)

    def parse_observation(self, config: Config, data: bytes) -> Seen:
        return read_seen(edition_of(config).box, data)

    def bare_world(self, observation: Seen, rng: Rng) -> Cadwallon:
        return CadwallonWorlds(observation).bare(rng)

    def resample(self, observation: Seen, rng: Rng) -> Cadwallon:
        return resample(observation, rng)

    def hidden_parts(self, state: Cadwallon, viewer: int) -> dict[str, str]:
        return hidden_parts(state, viewer)

    # --- positions ---

    def write_position(self, state: Cadwallon) -> str:
        return write_position(state)

    def read_position(self, text: str, source: str = "") -> Cadwallon:
        config, rest = read_head(text, NAME, ("seats",), self.configure, source)
        return CadwallonPositionReader(edition_of(config), source).read(rest)

    # --- the end ---

    def points(self, state: Cadwallon, seat: int) -> int:
        if state.over():
            return state.cells[SCORE + seat]
        return card_points(state, seat) + objective_points(state, seat)

    def score_lines(self, state: Cadwallon, seat: int) -> list[tuple[str, int]]:
        """Where each point of a player comes from: the ids of cards and of the objectives achieved."""
        codec, cells, box = edition_behind(state).codec, state.cells, state.box
        lists = [DECK, RESOURCE, REMOVED] if box.removed_score else [DECK, RESOURCE]
        cards = [card for where in lists for card in cards_in(cells, where + seat)]
        lines = [(codec.card(card).id, box.points[card]) for card in cards if box.points[card]]
        for i in range(4):
            goal = cells[DEALT + 4 * seat + i] - box.first_objective
            if cells[KEPT + seat] >> i & 1 and achieved(state, seat, goal):
                lines.append((codec.card(goal + box.first_objective).id, box.goal_points[goal]))
        return lines


RULES = CadwallonRules()
