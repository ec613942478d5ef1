"""The examples in the README and on the API page run as they stand."""
from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from arcanarium import Game

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/api.md"])
def test_the_examples_of_a_page_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried
    assert not failed


def test_the_record_and_the_position_of_the_notation_page_are_read() -> None:
    page = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    record, position = re.findall(r"```\n(.*?)```", page, re.DOTALL)
    assert Game.from_record(record).owing == [1]
    assert "claim top monument" in [move.text for move in Game.from_position(position).legal(0)]
