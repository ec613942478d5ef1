"""Observations as bytes: damaged and made-up ones are refused in words, whatever is wrong with them."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC
from arcanarium.core.rng import Rng
from arcanarium.engine.wire import LARGEST, WireReader, WireWriter, check, head
from arcanarium.kits.conformance import walk
from tests.kits import name_of
from tests.test_worlds import MIXES

TOY = Config("toy", 2)


def written(*numbers: int, config: Config = TOY) -> bytes:
    to = WireWriter()
    for number in numbers:
        to.put(number)
    return to.data(config)


def numbers_in(config: Config, data: bytes) -> list[int]:
    source, found = WireReader(config, data), []
    while source.at < source.end:
        found.append(source.number(-LARGEST, LARGEST))
    return found


def test_numbers_of_any_size_come_back() -> None:
    numbers = [0, 1, -1, 63, 64, -64, -65, 2**40, -(2**40), LARGEST, -LARGEST]
    assert numbers_in(TOY, written(*numbers)) == numbers
    assert len(written(0, 63, -64)) == len(written()) + 3


@pytest.mark.parametrize(("data", "told"), [
    (b"", "no observation of this version"),
    (written(1)[:1], "no observation of this version"),
    (written(1, config=Config("other", 2)), "no observation of toy"),
    (written(1, config=Config("toy", 2, version=7)), "no observation of toy"),
    (written(1, config=Config("toy", 3)), "another configuration"),
    (written(1)[:-1], "damaged"),
    (written(1) + b"\0", "damaged"),
    (written(), "ends too early"),
    (written(1, 1), "does not end where it should"),
    (written(9), "9 where a number from 0 to 5"),
])
def test_other_bytes_are_refused_in_words(data: bytes, told: str) -> None:
    with pytest.raises(ValueError, match=told):  # noqa: PT012  (any of the three may refuse)
        source = WireReader(TOY, data)
        source.number(0, 5)
        source.done()


@pytest.mark.parametrize("body", [b"\x80\x00", b"\xff" * 9 + b"\x01", b"\xff" * 12])
def test_a_number_has_one_form_and_an_end(body: bytes) -> None:
    forged = with_checksum(TOY, head(TOY) + body)
    with pytest.raises(ValueError, match=r"the shortest|too large"):
        WireReader(TOY, forged).number(-LARGEST, LARGEST)


def with_checksum(config: Config, body: bytes) -> bytes:
    return body + check(config, body)


@pytest.mark.parametrize(("name", "options"), MIXES, ids=name_of)
def test_made_up_observations_are_refused_or_can_be_imagined(name: str, options: dict[str, Any]) -> None:
    """With the right checksum: numbers changed, left out, doubled and exchanged. What is read looks like its bytes."""
    rules, dice = registry.rules(name), Random(11)
    config = rules.configure(options)
    refused = 0
    for now in walk(rules, config, 6, 150):
        seen = rules.observe(now.state, dice.randrange(PUBLIC, config.seats))
        numbers = numbers_in(config, seen.to_bytes())
        for _ in range(6):
            forged = list(numbers)
            at, other = dice.randrange(len(forged)), dice.randrange(len(forged))
            match dice.randrange(5):
                case 0:
                    forged[at] += dice.choice([-1, 1])
                case 1:
                    forged[at] = dice.choice([-1, 0, 1, 2, 5, 31, 200, LARGEST, -LARGEST])
                case 2:
                    del forged[at]
                case 3:
                    forged.insert(at, forged[other])
                case 4:
                    forged[at], forged[other] = forged[other], forged[at]
            data = written(*forged, config=config)
            try:
                read = rules.read_observation(config, data)
            except ValueError as error:
                assert str(error)
                refused += 1
                continue
            assert rules.observe(rules.resample(read, Rng(1)), read.seat).to_bytes() == read.to_bytes() == data
    assert refused > 300
