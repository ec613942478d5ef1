"""Message files are cut into messages without being read, and a message is read when it is asked for."""
from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

from arcanarium.locale import languages, message_files
from arcanarium.locale.sources import LazyBundle, entries


@pytest.mark.parametrize("language", languages())
def test_messages_are_cut_as_the_parser_of_fluent_reads_them(language: str) -> None:
    write = FluentSerializer().serialize_entry
    for path in message_files(language):
        text = path.read_text(encoding="utf-8")
        whole: dict[str, str] = {}
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                entry.comment = None
                whole.setdefault(f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, write(entry))
        assert {id: write(FluentResource(source).body[0]) for id, source in entries(text).items()} == whole, path


def test_a_message_is_read_with_all_that_it_names_and_not_at_all_if_it_is_damaged() -> None:
    text = """# of a house
-house = Arcanarium
welcome = { greeting },
    { $n ->
        [one] guest
       *[other] guests
    } of { -house }
greeting = Hello
greeting = Good day
damaged = { $n ->
last = end
"""
    bundle = LazyBundle("en", [entries(text), {"last": "last = no\n", "more": "more = yes\n"}])
    said = {id: bundle.format_pattern(bundle.get_message(id).value, {"n": 2}) for id in ("welcome", "last", "more")}
    assert said == {"welcome": ("Hello,\nguests of Arcanarium", []), "last": ("end", []), "more": ("yes", [])}
    assert not bundle.has_message("damaged")
    assert not bundle.has_message("unheard-of")


def test_nobody_finds_a_message_missing_that_somebody_else_is_reading() -> None:
    text = "".join(f"name-{n} = { '{ name-' + str(n + 1) + ' }' if n < 60 else 'end' }\n" for n in range(61))
    for _ in range(20):
        bundle = LazyBundle("en", [entries(text)])
        with ThreadPoolExecutor(4) as threads:
            found = threads.map(lambda n, bundle=bundle: bundle.format_pattern(bundle.get_message(f"name-{n}").value)
                                if bundle.has_message(f"name-{n}") else None, [0, 30, 59, 30] * 4)
            assert set(map(str, found)) == {"('end', [])"}
