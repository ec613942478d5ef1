"""The examples in the README and on the pages of the documentation run as they stand."""
from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path
from textwrap import dedent

import pytest

from arcanarium import Game

ROOT = Path(__file__).parent.parent


PAGES = ["README.md", *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md"))]
EXAMPLES = [page for page in PAGES if ">>> " in (ROOT / page).read_text(encoding="utf-8")]


def test_the_pages_for_programmers_have_examples() -> None:
    assert {"README.md", "docs/api.md", "docs/bots.md"} <= set(EXAMPLES)


@pytest.mark.parametrize("page", EXAMPLES)
def test_the_examples_of_a_page_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried
    assert not failed


@pytest.mark.parametrize("page", PAGES)
def test_python_on_a_page_is_python(page: str) -> None:
    """A block of code that is no example to type in is read at least."""
    for block in re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL):
        if ">>> " not in block:
            ast.parse(dedent(block))


def test_the_record_and_the_position_of_the_notation_page_are_read() -> None:
    page = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    record, position = re.findall(r"```\n(.*?)```", page, re.DOTALL)
    assert Game.from_record(record).owing == [1]
    assert "claim top monument" in [move.text for move in Game.from_position(position).legal(0)]
