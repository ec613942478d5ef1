"""Card files: TOML tables read into cards and sets, everything checked, every error with its file, line and card."""
from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

from arcanarium.core.errors import CardError, ConfigError
from arcanarium.engine.wording import one_of
from arcanarium.resarcana.cards.card import CARD_KINDS, TYPES, Card
from arcanarium.resarcana.cards.language import parse_power
from arcanarium.resarcana.cards.lines import parse_collect, parse_cost, parse_discount, parse_effects, parse_score
from arcanarium.resarcana.cards.tokens import NOWHERE, Spot, nearest

SETS_FOLDER = Path(__file__).parents[1] / "sets"
SET_NAMES = ("base", "lux", "pearls", "duo")
SIDES = ("sun", "moon")
DRAFTS = ("pairs",)
PROVENANCES = ("sourced", "mixed", "stand-in")
BOUGHT = ("artifact", "monument", "place")
ONLY_ON = {
    "types": ("artifact",), "cost": BOUGHT, "starter": ("mage", "artifact"), "tile": ("place",), "side": ("place",),
    "on_claim": ("monument",), "never_free": ("artifact",),
}
NEEDED_ON = {"name": CARD_KINDS, "cost": BOUGHT, "tile": ("place",), "side": ("place",)}
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SetupRow:
    """How many monuments and places are set out for a number of seats (S-18)."""

    seats: int
    monuments: int
    places: int


@dataclass(frozen=True, slots=True)
class Tile:
    """A place of power with its two sides, as card ids."""

    id: str
    sun: str
    moon: str


@dataclass(frozen=True, slots=True)
class Starter:
    """A first-game set (S-14), or in Duo the pool the first hands are dealt from (S-48)."""

    number: int
    mages: tuple[str, ...]
    artifacts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardSet:
    """The cards of one product, or of several mixed, with what their setup needs."""

    name: str
    title: str
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...] = ()
    starters: tuple[Starter, ...] = ()
    needs: tuple[str, ...] = ()
    """The sets that must be in the game with this one."""
    victory_points: int = 10
    first_game_points: int = 10
    first_game_side: str = ""
    """The side of the places in a first game; '' for none."""
    pearls: int = 0
    """How many pearls a player starts with (S-23)."""
    draft: str = ""
    """The draft that belongs to the set when it is played alone: '' for none, 'pairs' as in Duo (S-44)."""
    setup: tuple[SetupRow, ...] = ()
    """For this set alone; for several sets the table they share."""
    setup_mixed: tuple[SetupRow, ...] = ()
    """For this set together with others."""

    def card(self, id: str) -> Card:
        """The card with this id."""
        return next(card for card in self.cards if card.id == id)

    def of_kind(self, kind: str) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.kind == kind)


def load(path: Path | str, part: bool = False) -> CardSet:
    """One card file; its [set] table may be missing. In a `part`, to be added to sets, a tile may lack a side."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CardError(f"cannot be read: there is no file {path}", path.name) from None
    except (OSError, UnicodeDecodeError) as trouble:
        raise CardError(f"cannot be read: {trouble}", path.name) from None
    return parse(text, path.name, path.stem, part)


def load_sets(names: Iterable[str], extra_files: Iterable[Path | str] = ()) -> CardSet:
    """Several sets as one. A card of an extra file replaces the card with the same id, or is added at the end."""
    names = tuple(dict.fromkeys(names))
    for name in names:
        if name not in SET_NAMES:
            raise ConfigError(f"unknown set {name!r}{nearest(name, SET_NAMES)} Sets: {', '.join(SET_NAMES)}.")
        for needed in packaged(name).needs:
            if needed not in names:
                raise ConfigError(f"the set {name} cannot be played without the set {needed}")
    if not names:
        raise ConfigError(f"at least one set is needed: {one_of(SET_NAMES)}")
    sets = [packaged(name) for name in SET_NAMES if name in names]
    return mixed(sets, [load(path, part=True) for path in extra_files])


@cache
def packaged(name: str) -> CardSet:
    """One of the sets that come with Arcanarium, read once."""
    return load(SETS_FOLDER / f"{name}.toml")


def mixed(sets: list[CardSet], extras: list[CardSet]) -> CardSet:
    """All cards in the order of their kinds. The highest threshold counts; a duplicate of a card stays out (S-50)."""
    cards = {card.id: card for s in (*sets, *extras) for card in s.cards}
    kept = [card for card in cards.values() if card.duplicate_of not in cards]
    kept.sort(key=lambda card: CARD_KINDS.index(card.kind))
    first = sets[0]
    tables = [s.setup_mixed for s in sets if s.setup_mixed]
    return replace(
        first,
        name="+".join(s.name for s in (*sets, *extras)),
        title=" + ".join(s.title for s in (*sets, *extras)),
        cards=tuple(kept),
        tiles=tiles_of(kept, lambda card: Spot(card.set, card.id)),
        victory_points=max(s.victory_points for s in (*sets, *extras)),
        pearls=max(s.pearls for s in (*sets, *extras)),
        draft=first.draft if len(sets) == 1 else "",
        setup=max(tables, key=len, default=()) if len(sets) > 1 else first.setup,
    )


def parse(text: str, source: str, name: str = "", part: bool = False) -> CardSet:
    """The text of a card file."""
    file = Source(text, source)
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as trouble:  # bad syntax, numbers without end, endless nesting
        raise toml_error(str(trouble), source, text.count("\n") + 1) from None
    about = Fields(tables.pop("set", {}), file, "set")
    cards = [read_card(Fields(table, file, id), id, name) for id, table in tables.items()]
    found = read_set(about, cards, name)
    return found if part else replace(found, tiles=tiles_of(cards, lambda card: file.spot(card.id, "tile")))


def toml_error(trouble: str, source: str, lines: int) -> CardError:
    """What the TOML reader says, with the line apart; at the end of the document it names none."""
    said = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", trouble)
    reason, line, column = (said[1], int(said[2]), int(said[3])) if said else (trouble, lines, 0)
    if twice := re.match(r"Cannot declare \('(\w+)',\) twice", reason):
        return CardError("stands in this file twice", source, twice[1], line=line)
    return CardError(f"not TOML: {reason}", source, column=column, line=line)


class Source:
    """The text of a file, to find again where something stands in it."""

    def __init__(self, text: str, name: str) -> None:
        self.lines, self.name = text.splitlines(), name

    def spot(self, table: str, field: str = "", text: str = "") -> Spot:
        """The line of a table, of a field in it, or of a text in that field."""
        name = re.escape(table)
        at, indent = self.find(rf"\s*\[\s*[\"']?{name}[\"']?\s*[\].]"), 0
        end = self.find(rf"\s*\[(?!\s*{name}\.)", at) or len(self.lines) + 1
        if at and field:
            at = self.find(rf"\s*(\[\s*{name}\.)?{re.escape(field)}\s*[=\]]", at, end) or at
        quoted = rf".*?[\"'](?={re.escape(text)}[\"'])"
        if at and text and (found := self.find(quoted, at - 1, end)):
            at, indent = found, len(re.match(quoted, self.lines[found - 1])[0])  # type: ignore[index]
        return Spot(self.name, table, at, indent)

    def find(self, pattern: str, after: int = 0, end: int = 0) -> int:
        """The first line below `after` and above `end` that matches; lines count from 1, and 0 is none."""
        lines = enumerate(self.lines[after:end - 1 if end else None], after + 1)
        return next((number for number, line in lines if re.match(pattern, line)), 0)


def unknown(what: str, found: str, known: tuple[str, ...]) -> str:
    return f"unknown {what} {found!r}{nearest(found, known) or f'; expected {one_of(known)}'}"


class Fields:
    """One table of the file. Each field is taken once and checked; what is left at the end is unknown."""

    def __init__(self, table: object, file: Source, id: str) -> None:
        self.file, self.id, self.known = file, id, set[str]()
        if not isinstance(table, dict):
            raise self.error("expected a table: every card begins with its id in brackets, as in [athanor]")
        self.table: dict[str, object] = table

    def error(self, reason: str, field: str = "") -> CardError:
        return self.file.spot(self.id, field).error(f"{field}: {reason}" if field else reason)

    def value(self, field: str, kind: type[T], default: T, what: str) -> T:
        self.known.add(field)
        value = self.table.get(field, default)
        if type(value) is not kind:
            raise self.error(f"expected {what}, found {value!r}", field)
        return value

    def text(self, field: str, default: str = "") -> str:
        return self.value(field, str, default, "a text in quotes")

    def flag(self, field: str) -> bool:
        return self.value(field, bool, False, "true or false")

    def number(self, field: str, default: int = 0) -> int:
        found = self.value(field, int, default, "a whole number")
        if not 0 <= found <= 99:
            raise self.error(f"{found} is out of range; numbers go from 0 to 99", field)
        return found

    def texts(self, field: str) -> tuple[str, ...]:
        found: list[object] = self.value(field, list, [], "a list of texts")
        if not all(isinstance(text, str) for text in found):
            raise self.error("expected a list of texts in quotes", field)
        return tuple(text for text in found if isinstance(text, str))

    def sub(self, field: str) -> Mapping[str, object]:
        found: dict[str, object] = self.value(field, dict, {}, "a table")
        return found

    def choice(self, field: str, known: tuple[str, ...], default: str = "") -> str:
        found = self.text(field, default)
        if found != default and found not in known:
            raise self.error(unknown(field, found, known), field)
        return found

    def lines(self, field: str, read: Callable[[str, Spot], T]) -> tuple[T, ...]:
        """A list of lines of the card language."""
        return tuple(self.parsed(field, text, read) for text in self.texts(field))

    def line(self, field: str, read: Callable[[str, Spot], T]) -> T | None:
        """One line of the card language, or None where the field is missing."""
        text = self.text(field)
        return self.parsed(field, text, read) if field in self.table else None

    def parsed(self, field: str, text: str, read: Callable[[str, Spot], T]) -> T:
        """A line read; where it is wrong it is read once more, with its place for the error to name."""
        try:
            return read(text, NOWHERE)
        except CardError:
            spot = self.file.spot(self.id, field, text)
        return read(text, spot)

    def done(self) -> None:
        for field in self.table:
            if field not in self.known:
                raise self.error(f"unknown field{nearest(field, self.known)}", field)


def read_card(fields: Fields, id: str, set_name: str) -> Card:
    """One table as a card."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", id):
        raise fields.error("a card id is written in small letters, digits and underscores")
    kind = fields.choice("kind", CARD_KINDS, "artifact")
    cost, cost_any = fields.line("cost", parse_cost) or (None, 0)
    card = Card(
        id=id,
        name=fields.text("name"),
        kind=kind,
        set=set_name,
        types=fields.texts("types"),
        cost=cost,
        cost_any=cost_any,
        points=fields.number("points"),
        scores=fields.lines("scores", parse_score),
        collect=fields.line("collect", parse_collect),
        discounts=fields.lines("discounts", parse_discount),
        on_claim=fields.line("on_claim", parse_effects) or (),
        powers=fields.lines("powers", lambda text, spot: parse_power(text, spot, scroll=kind == "scroll")),
        starter=fields.number("starter"),
        tile=fields.text("tile"),
        side=fields.choice("side", SIDES),
        never_free=fields.flag("never_free"),
        duplicate_of=fields.text("duplicate_of"),
        provenance=fields.choice("provenance", PROVENANCES, "sourced"),
        stand_in=fields.texts("stand_in"),
    )
    fields.done()
    check_card(card, fields)
    return card


def check_card(card: Card, fields: Fields) -> None:
    """What the fields of one card must agree on."""
    for field, kinds in ONLY_ON.items():
        if field in fields.table and card.kind not in kinds:
            raise fields.error(f"not a field of the kind {card.kind}, only of {one_of(kinds)}", field)
    for field, kinds in NEEDED_ON.items():
        if card.kind in kinds and not fields.table.get(field):
            raise fields.error(f"the field {field!r} is missing; the kind {card.kind} needs it")
    for name in card.types:
        if name not in TYPES:
            raise fields.error(unknown("type", name, TYPES), "types")
    if card.provenance != "sourced" and not card.stand_in:
        raise fields.error(f"which fields? A {card.provenance} card lists them in 'stand_in'", "provenance")
    if card.kind == "scroll" and any(step.verb == "turn" for power in card.powers for step in power.costs):
        raise fields.error("a scroll cannot be turned", "powers")


def read_set(about: Fields, cards: list[Card], name: str) -> CardSet:
    """The [set] table, and what all cards of a file must agree on."""
    counts = about.sub("counts")
    found = Counter(card.kind for card in cards)
    for kind in CARD_KINDS if counts else ():
        if found[kind] != counts.get(kind, 0):
            raise about.error(f"{counts.get(kind, 0)} of the kind {kind} announced, {found[kind]} found", "counts")
    first_game = Fields(about.sub("first_game"), about.file, "set")
    found_set = CardSet(
        name=name,
        title=about.text("title", name),
        cards=tuple(sorted(cards, key=lambda card: CARD_KINDS.index(card.kind))),
        starters=starters_of(cards),
        needs=about.texts("needs"),
        victory_points=about.number("victory_points", 10),
        first_game_points=first_game.number("victory_points", about.number("victory_points", 10)),
        first_game_side=first_game.choice("side", SIDES),
        pearls=about.number("pearls"),
        draft=about.choice("draft", DRAFTS),
        setup=setup_of(about, "setup"),
        setup_mixed=setup_of(about, "setup_mixed"),
    )
    about.done()
    first_game.done()
    return found_set


def setup_of(about: Fields, field: str) -> tuple[SetupRow, ...]:
    """A table of seats: 2 = { monuments = 7, places = 4 }."""
    rows: list[SetupRow] = []
    for seats, row in about.sub(field).items():
        counts = Fields(row, about.file, "set")
        if not re.fullmatch("[1-9]", seats):
            raise about.error(f"expected a number of seats, found {seats!r}", field)
        rows.append(SetupRow(int(seats), counts.number("monuments"), counts.number("places")))
        counts.done()
    return tuple(rows)


def tiles_of(cards: Iterable[Card], spot: Callable[[Card], Spot]) -> tuple[Tile, ...]:
    """The tiles that the places make: each with a sun and a moon side."""
    places = [card for card in cards if card.kind == "place"]
    sides: dict[str, dict[str, str]] = {}
    for card in places:
        tile = sides.setdefault(card.tile, {})
        if card.side in tile:
            raise spot(card).error(f"{card.tile} has {tile[card.side]} on its {card.side} side already")
        tile[card.side] = card.id
    for card in places:
        for side in SIDES:
            if side not in sides[card.tile]:
                raise spot(card).error(f"{card.tile} has no place on its {side} side")
    return tuple(Tile(id, tile["sun"], tile["moon"]) for id, tile in sides.items())


def starters_of(cards: list[Card]) -> tuple[Starter, ...]:
    def ids(number: int, kind: str) -> tuple[str, ...]:
        return tuple(card.id for card in cards if (card.starter, card.kind) == (number, kind))
    numbers = sorted({card.starter for card in cards} - {0})
    return tuple(Starter(number, ids(number, "mage"), ids(number, "artifact")) for number in numbers)
