"""Every message that code asks for is there and belongs to one game or to all, and own cards change only names."""
from __future__ import annotations

import re
from pathlib import Path

from arcanarium import PUBLIC, Game
from arcanarium.locale import Texts
from arcanarium.resarcana.face import show
from arcanarium.resarcana.knowledge.observation import Seen
from arcanarium.server.catalogue import NOT_ON_THE_PAGE
from tests.messages import GAP, all_ids, files, literals, messages, misplaced, page_uses, twice, undefined, unused, uses

BARE = ("close", "collect", "discount", "guest", "leave", "mishap", "nothing", "points", "power", "reload", "save",
        "undo", "watchers")
"""Ids that a card of one's own can have, and that messages of the rules or of the page have or had."""


def test_every_message_that_code_asks_for_is_there() -> None:
    assert len(uses().asked) > 500
    assert undefined() == []


def test_no_message_is_left_over() -> None:
    assert unused() == []


def test_no_text_that_people_read_stands_in_code() -> None:
    assert literals() == []


def test_the_page_asks_for_no_message_that_it_does_not_get() -> None:
    shown: dict[str, set[str]] = {}
    hidden: set[str] = set()
    for path in files():
        if path.stem.endswith(NOT_ON_THE_PAGE):
            hidden |= set(messages(path))
        else:
            shown |= messages(path)
    asked = [id for id in page_uses().asked if not id.startswith(GAP)]
    fitting = [re.compile(re.escape(id).replace(GAP, r"[\w-]*")) for id in asked]
    assert [id for id in sorted(hidden) if any(each.fullmatch(id) for each in fitting)] == []
    quoted = set().union(*shown.values())
    assert sorted(quoted & hidden) == []


def test_no_two_files_have_the_same_message() -> None:
    assert twice() == []


def test_the_messages_of_a_game_begin_with_its_name_and_stand_in_its_files() -> None:
    assert misplaced() == []


def test_a_card_of_ones_own_changes_no_message_but_its_name(tmp_path: Path) -> None:
    """`[points]` once replaced the message “Worth 3 points.” of every card."""
    own = tmp_path / "own.toml"
    own.write_text("".join(f'[{id}]\nname = "Own {id}"\ncost = "free"\npowers = ["turn > elan"]\n\n' for id in BARE),
                   encoding="utf-8")
    texts = Texts()
    plain = {id: texts.say(id, n=3) for id in all_ids()}
    seen = Game.new("resarcana", seats=2, cards=str(own)).observe(PUBLIC)
    assert isinstance(seen, Seen)
    texts.own |= show.own_words(seen)
    assert {id: said for id in plain if (said := texts.say(id, n=3)) != plain[id]} == {}
    assert [show.card_name(id, texts) for id in BARE] == [f"Own {id}" for id in BARE]
