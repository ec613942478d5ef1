"""Res Arcana as the contract wants it: configurations, the views of actions, events, observations, positions."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcanarium.core.config import Config
from arcanarium.core.contract import Decision, Event
from arcanarium.core.errors import ConfigError, IllegalMove, UnreadableMove
from arcanarium.core.record import SEATS
from arcanarium.core.rng import Rng
from arcanarium.engine.cell_rules import CellRules
from arcanarium.engine.cells import CHANCE, OWING, WINNERS, note_event
from arcanarium.engine.position import read_head
from arcanarium.resarcana.about import ABOUT
from arcanarium.resarcana.cards.cardfile import SET_NAMES, load_sets, packaged
from arcanarium.resarcana.face.events import events_for
from arcanarium.resarcana.face.explain import decision_of, why_not
from arcanarium.resarcana.knowledge.blocks import BLOCKS
from arcanarium.resarcana.knowledge.observation import Seen, hidden_parts, observe, read_seen
from arcanarium.resarcana.knowledge.worlds import ResArcanaWorlds, resample
from arcanarium.resarcana.notation.codec import unpack
from arcanarium.resarcana.notation.position import DEALS, write_position
from arcanarium.resarcana.notation.reading import ResArcanaPositionReader
from arcanarium.resarcana.rules.deals import candidates, chance_seat
from arcanarium.resarcana.rules.game_state import ResArcana, new_state
from arcanarium.resarcana.rules.victory import card_points, points
from arcanarium.resarcana.state import event_codes, ops
from arcanarium.resarcana.state.edition import CARD_FILES, IN_ORDER, ORDER, Edition, edition_behind, edition_of
from arcanarium.resarcana.state.layout import EXTRA, PC, PLAY, POOL, SCORE, TOKEN, frame, next_card

NAME, VARIANTS = ABOUT.name, ABOUT.variants
OPTIONS = ("seats", "variant", "sets", ORDER, CARD_FILES)
COLLECT_IN_ORDER = f"{ORDER} {IN_ORDER}"
"""The request that all collect one after the other."""
REQUEST_REASONS = {
    "request-not-seated": "only a player at the table can ask for something",
    "request-over": "the game is over",
    "resarcana-request-in-order-already": "everyone collects in order already",
}


class ResArcanaRules(CellRules[ResArcana, Seen]):
    """The object behind the name `resarcana`."""

    name = NAME

    # --- configurations ---

    def configure(self, options: dict[str, Any]) -> Config:
        if unknown := sorted(set(options) - set(OPTIONS)):
            raise ConfigError(f"Res Arcana has no option {', '.join(unknown)}; it has {', '.join(OPTIONS)}")
        sets = self.sets(options.get("sets") or ("base",))
        variant = str(options.get("variant") or "standard")
        if variant not in VARIANTS:
            raise ConfigError(f"there is no variant “{variant}”; choose {', '.join(VARIANTS)}")
        seats = options.get("seats") or 2
        allowed = [row.seats for row in load_sets(sets).setup]
        if seats not in allowed:
            why = ": the fifth seat comes with Lux et Tenebrae or Perlae Imperii (U-A7)"
            raise ConfigError(f"{' and '.join(sets)} with {seats} seats cannot be played; "
                              f"it is for {' or '.join(map(str, allowed))} seats"
                              f"{why if seats == 5 and 'base' in sets else ''}")
        if variant == "match" and seats != 2:
            raise ConfigError(f"a match is for 2 seats, not {seats}")
        if variant in ("draft", "match") and load_sets(sets).draft:
            raise ConfigError(f"{' and '.join(sets)} alone has a draft of its own; choose variant standard or first, "
                              "or add the base set")
        if variant == "first" and len(sets) > 1:
            raise ConfigError("a first game uses one set alone; leave the others out, or choose variant standard")
        order = str(options.get(ORDER) or "together")
        if order not in ("together", IN_ORDER):
            raise ConfigError(f"players collect together or in order, not “{order}”")
        files = str(options.get(CARD_FILES) or "")
        switches = {CARD_FILES: files, ORDER: order if order == IN_ORDER else ""}
        chosen = tuple((name, value) for name, value in switches.items() if value)
        config = Config(NAME, seats, variant, sets, chosen, ABOUT.rules_version)
        edition_of(config)  # a bad card file is refused here
        return config

    @staticmethod
    def sets(wanted: Sequence[str] | str) -> tuple[str, ...]:
        names = [name.strip() for name in (wanted.split(",") if isinstance(wanted, str) else wanted)]
        if unknown := [name for name in names if name not in SET_NAMES]:
            raise ConfigError(f"there is no set “{unknown[0]}”; the sets are {', '.join(SET_NAMES)}")
        for name in names:
            if missing := [need for need in packaged(name).needs if need not in names]:
                raise ConfigError(f"{name} needs {' and '.join(missing)} to be played")
        return tuple(name for name in SET_NAMES if name in names)

    def edition(self, state: ResArcana) -> Edition:
        return edition_behind(state)

    def feature_blocks(self) -> Sequence[tuple[str, int]]:
        return BLOCKS

    def start(self, config: Config) -> ResArcana:
        return new_state(edition_of(config).box)

    # --- decisions ---

    def decision(self, state: ResArcana, seat: int) -> Decision:
        return decision_of(state, seat)

    def why_not(self, state: ResArcana, seat: int, action: int) -> str:
        return why_not(state, seat, action)

    # --- chance ---

    def chance_text(self, state: ResArcana, outcome: Sequence[int]) -> str:
        """`deal places: ...`, `shuffle A: ...`: what was dealt, in order."""
        codec = edition_behind(state).codec
        what = state.cells[CHANCE]
        if what == ops.DEAL_FIRST:
            return f"deal first: {SEATS[outcome[0]]}"
        if what == ops.DEAL_STARTERS:
            return f"deal starters: {', '.join(str(number) for number in outcome)}"
        names = ", ".join(codec.card(card).name for card in outcome)
        if what in (ops.SHUFFLE, ops.SHUFFLE_DECKS):
            return f"{DEALS[what]} {SEATS[chance_seat(state)]}: {names}"
        return f"deal {DEALS[what]}: {names}"

    def read_chance(self, state: ResArcana, text: str) -> list[int]:
        codec = edition_behind(state).codec
        what = state.cells[CHANCE]
        if not what:
            raise ValueError(f"“{text}”: no deal is owed here")
        expected = self.chance_text(state, list(candidates(state))[:1]).partition(":")[0]
        head, colon, rest = text.partition(":")
        if not colon or head.strip() != expected:
            raise ValueError(f"“{text}”: here a line “{expected}: ...” must stand")
        words = [word.strip() for word in rest.split(",")]
        if what == ops.DEAL_FIRST:
            if words[0] not in SEATS[:state.box.seats] or len(words) != 1:
                raise ValueError(f"“{rest.strip()}” is no seat")
            return [SEATS.index(words[0])]
        if what == ops.DEAL_STARTERS:
            if not all(word.isdecimal() for word in words):
                raise ValueError(f"“{rest.strip()}”: the starter sets have numbers")
            return [int(word) for word in words]
        return [codec.find(word, text) for word in words]

    # --- what is seen ---

    def events(self, state: ResArcana, viewer: int) -> list[Event]:
        return events_for(state, viewer)

    def observe(self, state: ResArcana, seat: int) -> Seen:
        return observe(state, seat)

    def parse_observation(self, config: Config, data: bytes) -> Seen:
        return read_seen(edition_of(config).box, data)

    def bare_world(self, observation: Seen, rng: Rng) -> ResArcana:
        return ResArcanaWorlds(observation).bare(rng)

    def resample(self, observation: Seen, rng: Rng) -> ResArcana:
        return resample(observation, rng)

    def hidden_parts(self, state: ResArcana, viewer: int) -> dict[str, str]:
        return hidden_parts(state, viewer)

    # --- requests ---

    def requests(self, state: ResArcana, seat: int) -> list[str]:
        """Any player may ask that all collect one after the other (C-17)."""
        return [] if self.why_no_request(state, seat, COLLECT_IN_ORDER) else [COLLECT_IN_ORDER]

    def request(self, state: ResArcana, seat: int, name: str) -> None:
        """From the next Collect step on, until the game or the match ends, the state goes by the box of the same game
        with the option set. A step that has begun goes on as it is: what was chosen in secret stays secret."""
        if name != COLLECT_IN_ORDER:
            raise UnreadableMove(f"“{name}” is nothing one can ask for; one can ask to “{COLLECT_IN_ORDER}”")
        if why := self.why_no_request(state, seat, name):
            raise IllegalMove(REQUEST_REASONS[why], why=why)
        config = self.config_of(state)
        begun = bool(state.cells[OWING]) and state.box.op[state.cells[frame(state.cells) + PC]] == ops.COLLECT
        in_order = {**dict(config.options), ORDER: IN_ORDER}
        state.box = edition_of(self.configure(
            {"seats": config.seats, "variant": config.variant, "sets": config.sets, **in_order})).box
        note_event(state, event_codes.ORDER_ASKED, seat, 0, begun, 0)

    def why_no_request(self, state: ResArcana, seat: int, name: str) -> str:
        """The id of a message that says why a seat cannot ask for something now; nothing if it can."""
        if not 0 <= seat < state.box.seats:
            return "request-not-seated"
        if state.over():
            return "request-over"
        return "resarcana-request-in-order-already" if state.box.collect_in_order else ""

    # --- positions ---

    def write_position(self, state: ResArcana) -> str:
        return write_position(state, edition_behind(state))

    def read_position(self, text: str, source: str = "") -> ResArcana:
        config, rest = read_head(text, NAME, OPTIONS, self.configure, source)
        return ResArcanaPositionReader(edition_of(config), source).read(rest)

    # --- the end ---

    def points(self, state: ResArcana, seat: int) -> int:
        if state.over():
            return state.cells[SCORE + seat]
        return points(state, seat)

    def score_lines(self, state: ResArcana, seat: int) -> list[tuple[str, int]]:
        """Where each point of a player comes from: card ids, and `token`, `pearls`, `extra`."""
        cells = state.cells
        lines = []
        card = cells[PLAY + seat]
        while card:
            if worth := card_points(state, seat, card):
                lines.append((edition_behind(state).codec.card(card).id, worth))
            card = next_card(cells, card)
        if cells[TOKEN] == seat:
            lines.append(("token", 1))
        if state.box.pearls and unpack(cells[POOL + seat])[5]:
            lines.append(("pearls", unpack(cells[POOL + seat])[5]))
        extra = cells[SCORE + seat] - sum(worth for _, worth in lines) if cells[WINNERS] else cells[EXTRA + seat]
        return lines + ([("extra", extra)] if extra > 0 else [])


RULES = ResArcanaRules()
