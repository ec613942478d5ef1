"""The cards of Arcana as records, and the card file they are read from.

An own card file may replace cards: it holds tables of the same form, and each takes the place of the card with its id.
"""
from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import NoReturn

from arcanarium.core.errors import CardError
from arcanarium.engine.wording import did_you_mean

PACKAGED_FILE = Path(__file__).parents[1] / "sets" / "arcana.toml"

POWERS = ("military", "political", "spiritual", "financial")
CONTESTED = POWERS[:3]
DISTRICTS = ("rampart", "outskirts", "harbour", "great_market", "temple_hill", "old_citadel")
KINDS = ("guild", "agent", "relic", "location", "personality", "militia", "objective", "special")
STAKES = ("relic", "location", "personality")
GUILDS = ("blades", "ferrymen", "thieves", "usurers")
RANKS = ("captain", "soldier")
PROVENANCES = ("designed", "mixed", "attested")
GAME_OVER = "game_over"

EFFECTS = (
    "draw", "retrieve", "recall", "move_own", "move_rival", "swap_stakes", "cycle_stake", "expel", "unmask", "spy",
    "smuggle", "pickpocket",
)
COUNTED = ("draw", "spy")
"""The effects that say how many cards are drawn."""

THINGS = {"stakes": "", "relics": "relic", "locations": "location", "personalities": "personality", "ducats": "relic"}

COUNTS = {  # K-2: (kind, guild card or not) and how many of them there are
    ("guild", False): 4, ("agent", True): 36, ("relic", True): 4, ("location", True): 4, ("relic", False): 24,
    ("location", False): 24, ("personality", False): 37, ("militia", False): 6, ("objective", False): 22,
    ("special", False): 2,
}
FIELDS = {  # what a table may hold besides name, points, provenance and attested
    "guild": ("ability",), "agent": ("guild", "values"), "relic": ("guild", "district", "stake", "ducats"),
    "location": ("guild", "district", "stake", "effect"), "personality": ("district", "values"),
    "militia": ("rank", "values"), "objective": ("goal",), "special": (),
}


@dataclass(frozen=True, slots=True)
class Effect:
    """What a location does: one of EFFECTS, how many cards it draws, and what it can retrieve."""

    verb: str
    cards: int = 0
    only_agents: bool = False
    power: str = ""
    least: int = 0


@dataclass(frozen=True, slots=True)
class Goal:
    """What an objective asks for: to own the most of something, or at least so many for 2, 3 and 4 seats."""

    thing: str
    most: bool = False
    numbers: tuple[int, int, int] = (0, 0, 0)
    power: str = ""
    least: int = 0
    each: str = ""
    """'kind' or 'power': the number is asked of each of them."""
    district: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """One card. Fields that its kind does not have are empty."""

    id: str
    kind: str
    name: str
    guild: str = ""
    district: str = ""
    values: tuple[int, int, int, int] = (0, 0, 0, 0)
    main: str = ""
    """The golden power."""
    threshold: int = 0
    ducats: int = 0
    effect: Effect | None = None
    ties: str = ""
    """The power in which a guild wins ties, if that is its ability (K-78 to K-80)."""
    bonus: int = 0
    """What a guild adds to its bribes, if that is its ability (K-82)."""
    goal: Goal | None = None
    rank: str = ""
    points: int = 0
    provenance: str = "designed"
    attested: tuple[str, ...] = ()

    @property
    def stake(self) -> bool:
        return self.kind in STAKES and not self.guild

    @property
    def price(self) -> int:
        """What a bribe of this personality must reach (K-49)."""
        return self.values[3] if self.kind == "personality" else 0

    @property
    def designed(self) -> bool:
        """Whether anything on the card was made up for this project."""
        return self.provenance != "attested"


class CardReader:
    """Reads one table of a card file. Whatever is wrong raises CardError with the file and the card."""

    def __init__(self, source: str, card: str, table: Mapping[str, object]) -> None:
        self.source, self.card, self.table = source, card, table

    def fail(self, reason: str) -> NoReturn:
        raise CardError(reason, self.source, self.card)

    def words(self, key: str, needed: bool = True) -> str:
        found = self.table.get(key, "")
        if not isinstance(found, str) or (needed and not found):
            self.fail(f"`{key}` must be a text" if key in self.table else f"it has no `{key}`")
        return found

    def number(self, key: str, default: int | None = None) -> int:
        found = self.table.get(key, default)
        if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= 99:
            self.fail(f"`{key}` must be a number from 0 to 99" if key in self.table else f"it has no `{key}`")
        return found

    def one_of(self, what: str, word: str, known: tuple[str, ...]) -> str:
        if word not in known:
            self.fail(f"{word!r} is no {what}" + (did_you_mean(word, known, 1) or f"; known: {', '.join(known)}"))
        return word

    def values(self) -> tuple[tuple[int, int, int, int], str]:
        """The four powers and the golden one, as in `4* 1 1 1`."""
        found = re.fullmatch(r"(\d\*?) (\d\*?) (\d\*?) (\d\*?)", self.words("values"))
        if not found or self.words("values").count("*") != 1:
            self.fail("`values` must be four numbers, the golden one marked, like `4* 1 1 1`")
        a, b, c, d = (int(n[0]) for n in found.groups())
        return (a, b, c, d), next(power for power, n in zip(POWERS, found.groups(), strict=True) if n[1:])

    def stake(self) -> tuple[str, int]:
        power, _, number = self.words("stake").partition(" ")
        if not number.isdecimal() or not 0 < int(number) < 100:
            self.fail("`stake` must be a power and a threshold, like `military 4`")
        return self.one_of("power that is contested", power, CONTESTED), int(number)

    def effect(self) -> Effect:
        verb, *rest = self.words("effect").split()
        self.one_of("effect", verb, EFFECTS)
        if verb in COUNTED:
            if len(rest) != 1 or not rest[0].isdecimal() or not 0 < int(rest[0]) < 10:
                self.fail(f"`effect`: say how many cards, like `{verb} 2`")
            return Effect(verb, cards=int(rest[0]))
        only_agents = verb == "retrieve" and rest[:1] == ["agent"]
        rest = rest[only_agents:]
        if not rest or verb != "retrieve":
            if rest:
                self.fail(f"`effect`: nothing goes after {verb!r}")
            return Effect(verb, only_agents=only_agents)
        if len(rest) != 2 or not rest[1].isdecimal():
            self.fail("`effect`: say what is retrieved, like `retrieve agent military 3`")
        return Effect(verb, 0, only_agents, self.one_of("power", rest[0], POWERS), int(rest[1]))

    def ability(self) -> tuple[str, int]:
        text = self.words("ability")
        if found := re.fullmatch(r"wins (\w+) ties", text):
            return self.one_of("power that is contested", found[1], CONTESTED), 0
        found = re.fullmatch(r"adds (\d) to bribes", text)
        if not found:
            self.fail("`ability` must be like `wins military ties` or `adds 1 to bribes`")
        return "", int(found[1])

    def goal(self) -> Goal:
        text = self.words("goal")
        if found := re.fullmatch(r"most (\w+)", text):
            return Goal(self.one_of("thing to own", found[1], tuple(THINGS)), most=True)
        found = re.fullmatch(
            r"own (\d+)/(\d+)/(\d+) (?:(\w+) )?(\w+?)(?: of (?:(\d+)|each (kind|power))| in (\w+))?", text)
        if not found:
            self.fail("`goal` must be like `most relics`, `own 5/3/3 military relics`, `own 6/4/4 stakes in harbour`")
        a, b, c, power, thing, least, each, district = found.groups()
        return Goal(
            self.one_of("thing to own", thing, tuple(THINGS)), False, (int(a), int(b), int(c)),
            self.one_of("power that is contested", power, CONTESTED) if power else "", int(least or 0), each or "",
            self.one_of("district", district, DISTRICTS) if district else "",
        )

    def read(self, kind: str) -> Card:  # noqa: C901, PLR0912  (one branch for each field of a card)
        allowed = {"name", "points", "provenance", "attested", *FIELDS[kind]}
        for key in self.table:
            if key not in allowed:
                self.fail(f"`{key}` is nothing that cards of kind {kind} have; they have {', '.join(sorted(allowed))}")
        card = Card(
            self.card, kind, self.words("name"), points=self.number("points", 0),
            provenance=self.one_of("provenance", self.words("provenance"), PROVENANCES),
            attested=self.attested(),
        )
        if re.search(r"[;:\[\]]|  |^ | $", card.name) or not card.name.isprintable():
            self.fail("`name` must be one printable line without ; : [ ]")
        if guild := self.words("guild", needed=kind == "agent"):
            card = replace(card, guild=self.one_of("guild", guild, GUILDS))
        if kind in STAKES and not guild:
            card = replace(card, district=self.one_of("district", self.words("district"), DISTRICTS))
        elif "district" in self.table or "stake" in self.table:
            self.fail("a card of a guild is no stake and lies in no district")
        if "values" in FIELDS[kind]:
            values, main = self.values()
            card = replace(card, values=values, main=main)
            if kind == "personality":
                self.one_of("power that is contested", main, CONTESTED)
                card = replace(card, threshold=values[POWERS.index(main)])
        elif card.stake:
            main, threshold = self.stake()
            card = replace(card, main=main, threshold=threshold)
        if kind == "relic":
            card = replace(card, ducats=self.number("ducats"))
        elif kind == "location":
            card = replace(card, effect=self.effect())
        elif kind == "guild":
            ties, bonus = self.ability()
            card = replace(card, ties=ties, bonus=bonus)
        elif kind == "objective":
            card = replace(card, goal=self.goal())
        elif kind == "militia":
            card = replace(card, rank=self.one_of("rank", self.words("rank"), RANKS))
            if card.values[3]:
                self.fail("militia cards have no ducats")
        return card

    def attested(self) -> tuple[str, ...]:
        found = self.table.get("attested", [])
        if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
            self.fail("`attested` must be a list of texts")
        if bool(found) != (self.table.get("provenance") == "mixed"):
            self.fail("`attested` goes with provenance \"mixed\", and says what is not made up")
        return tuple(found)


def read_cards(path: Path) -> dict[str, Card]:
    """The cards of one file, by id, in its order."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CardError(getattr(error, "strerror", None) or str(error), str(path)) from None
    found: dict[str, Card] = {}
    for kind, tables in data.items():
        if kind not in KINDS or not isinstance(tables, dict):
            raise CardError(f"{kind!r} is no kind of card; a table is named like [agent.fence], with "
                            + ", ".join(KINDS), str(path), kind)
        for card, table in tables.items():
            if not re.fullmatch(r"[a-z][a-z0-9_]*", card) or not isinstance(table, dict):
                raise CardError("the id of a card is small letters, digits and _, and a table", str(path), card)
            if card in found:
                raise CardError(f"there is a {found[card].kind} with this id", str(path), card)
            found[card] = CardReader(str(path), card, table).read(kind)
    return found


@cache
def load(own: str | Path = "") -> tuple[Card, ...]:
    """All cards of the game; those of an own card file take the place of the ones with the same id."""
    cards = read_cards(PACKAGED_FILE)
    source = str(own or PACKAGED_FILE)
    for card in read_cards(Path(own)).values() if own else ():
        old = cards.get(card.id)
        if old is None:
            raise CardError("it replaces no card" + did_you_mean(card.id, cards, 1), source, card.id)
        if (old.kind, old.guild) != (card.kind, card.guild):
            kind = old.kind + (f" of {old.guild}" if old.guild else "")
            raise CardError(f"its kind must stay {kind}", source, card.id)
        cards[card.id] = card
    check(cards, source)
    return tuple(cards.values())


def check(cards: Mapping[str, Card], source: str) -> None:
    """Are these the cards of one box (K-2), with names that tell them apart (K-5)?"""
    counts = Counter((card.kind, bool(card.guild)) for card in cards.values())
    for key, count in COUNTS.items():
        if counts[key] != count:
            what = key[0] + " of guilds" * key[1]
            raise CardError(f"there must be {count} cards of kind {what}, not {counts[key]}", source)
    by_guild = Counter((card.guild, card.kind) for card in cards.values() if card.guild)
    for guild in GUILDS:
        if (by_guild[guild, "agent"], by_guild[guild, "location"], by_guild[guild, "relic"]) != (9, 1, 1):
            raise CardError("each guild has nine agents, a location and a relic", source, guild)
    if GAME_OVER not in cards:
        raise CardError("this card must be there", source, GAME_OVER)
    named: dict[str, str] = {}
    for card in cards.values():
        if named.setdefault(card.name.casefold(), card.id) != card.id:
            raise CardError(f"it has the same name as {named[card.name.casefold()]}", source, card.id)


def differences(cards: tuple[Card, ...]) -> list[tuple[str, str]]:
    """Which fields of which cards differ from the cards of this project: what an own card file changed."""
    return [
        (card.id, field.name)
        for card, known in zip(cards, load(), strict=True)
        for field in fields(Card)
        if getattr(card, field.name) != getattr(known, field.name)
    ]
