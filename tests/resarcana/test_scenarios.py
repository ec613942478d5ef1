"""Every scenario in `scenarios/` shows what it says, and together they show every base card (see scenario.py)."""
from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from arcanarium.resarcana.cards.card import Card
from arcanarium.resarcana.cards.cardfile import packaged
from arcanarium.resarcana.notation.codec import pack, read_pool, unpack, write_pool
from tests.resarcana.scenario import FOLDER, Scenario, Shown, load, show

SCENARIOS = list(load())
CARDS = packaged("base").cards
PRICES: dict[str, dict[str, dict[str, Any]]] = tomllib.loads((FOLDER / "prices.toml").read_text(encoding="utf-8"))
PRICED = [(kind, name) for kind, cards in PRICES.items() for name in cards]


def marked(scenario: Scenario) -> object:
    marks = [pytest.mark.xfail(strict=True, reason=scenario.fails)] if scenario.fails else []
    return pytest.param(scenario, id=str(scenario).replace("/", "-"), marks=marks)


@pytest.mark.parametrize("scenario", [marked(scenario) for scenario in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    __tracebackhide__ = True
    show(scenario)


# --- prices -----------------------------------------------------------------------------------------------------------


def pools(price: dict[str, Any]) -> tuple[str, list[str]]:
    """A pool that just pays a price, and all that are one essence short."""
    fixed = read_pool(price["price"])
    assert fixed is not None
    enough = list(unpack(fixed))
    enough[3] += price.get("any", 0)  # a price of any kind is paid with Death here, and Death of it with Death
    short = [tuple(n - (i == kind) for i, n in enumerate(enough)) for kind in range(6) if enough[kind]]
    return write_pool(pack(tuple(enough))), [write_pool(pack(amounts)) for amounts in short]


@pytest.mark.parametrize(("kind", "name"), PRICED, ids=[name for _, name in PRICED])
def test_price(kind: str, name: str) -> None:
    """A-4, A-5, A-6, D-1, D-2, D-4: exactly the price, from the pool, and never less. A-14: it enters play straight."""
    price = PRICES[kind][name]
    where, verb = {"artifact": ("A hand", "place"), "monument": ("shown", "claim"), "place": ("places", "claim")}[kind]
    enough, short = pools(price)
    settled = "A: gain 6E\nA pool 6E" if name == "Obelisk" else "A pool nothing"
    play = f"A: {verb} {name}\n{settled}\nA play {name}\n{name} is straight\nA worth {price.get('points', 0)} {name}"
    check(f"passed: B\n{where}: {name}\nA pool: {enough}", play)
    for pool in short:
        check(f"{where}: {name}\nA pool: {pool}", f"A cannot: {verb} {name} because why-needs")


@pytest.mark.parametrize("name", PRICES["artifact"])
def test_types(name: str) -> None:
    """G-13: a Dragon is what Dragon's Lair turns, a Creature what Sacred Grove turns; a card may be both or neither."""
    types = PRICES["artifact"][name].get("types", "").split()
    for kind, place in (("dragon", "Dragon's Lair"), ("creature", "Sacred Grove")):
        play = f"A may: use {place} 2" if kind in types else f"A cannot: use {place} 2 because why-cost"
        check(f"A play: {place}, {name}", play)


def check(given: str, play: str) -> None:
    show(Scenario("prices", "", (), given, tuple(play.splitlines())))


# --- is everything shown? ---------------------------------------------------------------------------------------------


def power_of(move: str) -> tuple[str, int] | None:
    """The card and power that a move uses."""
    found = re.fullmatch(r"(?:use|react) (.+?)(?: (\d))?", move)
    return (found[1], int(found[2] or 1)) if found else None


def lines_of(scenario: Scenario, pattern: str) -> list[str]:
    return [found[1] for line in scenario.script if (found := re.match(pattern, line))]


USED = {power_of(move) for s in SCENARIOS for move in lines_of(s, r"[A-E]: (.+)")}
REFUSED = {power_of(move) for s in SCENARIOS for move in lines_of(s, r"[A-E] cannot: (.+?)(?: because .*)?$")}
WORTH = {name for s in SCENARIOS for name in lines_of(s, r"[A-E] worth \d+ (.+)")}
COLLECTING = " ".join(s.given for s in SCENARIOS if "step: collect" in s.given)


@pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])
def test_card_is_shown(card: Card) -> None:
    """Each power of each card is used and refused, each Collect carried out, each price paid, each formula counted."""
    for number, power in enumerate(card.powers, 1):
        assert (card.name, number) in USED, f"no scenario uses power {number}: {power}"
        assert (card.name, number) in REFUSED, f"no scenario is refused power {number}: {power}"
    assert not card.collect or card.name in COLLECTING, "no scenario collects"
    assert not card.scores or card.name in WORTH, "no scenario counts its points"
    assert not card.discounts or any(card.name in s.given and "D-7" in s.clauses for s in SCENARIOS)
    assert (card.kind in ("mage", "item")) != (card.name in PRICES.get(card.kind, {})), "what does it cost?"


def test_a_scenario_that_is_wrong_is_caught() -> None:
    """Each kind of line can fail."""
    given = "A play: Crypt\nA pool: 1E"
    for line in ("A: use Crypt 3", "A cannot: use Crypt 1", "A cannot: use Crypt 2 because why-turned",
                 "A cannot: use Crypt 2", "A cannot: use Cript 2", "A cannot: fly", "A cannot: fly because why-cost",
                 "B cannot: pass because why-turned", "A may: fly", "A may not: pass", "A may only: pass",
                 "A is asked pay", "B acts", "A pool 2E", "A points 9",
                 "A worth 1 Crypt", "A worth 0 Hawk", "A play nothing", "A hand 1", "shown Library", "token B",
                 "round 3", "passed A", "winners A", "final points 1 0", "Crypt holds 1E", "Crypt is turned", "what?"):
        with pytest.raises(Shown):
            check(given, line)
    with pytest.raises(Shown, match="never owed"):
        check(given, "deal: shuffle A: Hawk")
