"""The record: printed and parsed, damaged, cut off, and growing on disk."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcanarium.core.config import Config
from arcanarium.core.contract import Result
from arcanarium.core.errors import RecordError
from arcanarium.core.record import CHANCE, COMMENT, SEATS, Line, Record, RecordFile, parse_record, read_record, tidy

TEXT = """\
arcanarium record: 1
game: toy
version: 1
sets: base, more
variant: long
seats: 2
options: blind=yes, speed=very fast
player A: Ann
player B: Bob, the second: a bidder
date: 2026-11-15
seed: 7

shuffle 5, 1, 2
# round 1
A: bid 5
B: bid 1
result: A 1, B 0; winners A; round 1
"""

words = st.text("abcxyzÄé09_-", min_size=1, max_size=8)
texts = st.text(max_size=30).map(tidy).filter(bool)
lines = st.one_of(
    st.builds(Line, st.sampled_from(["A", "B", COMMENT]), texts),
    st.builds(Line, st.just(CHANCE), texts.map(lambda text: f"deal {text}")),
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.integers(2, len(SEATS)))
    options = sorted(draw(st.dictionaries(words, words, max_size=3)).items())
    points = tuple(draw(st.lists(st.integers(-99, 99), min_size=seats, max_size=seats)))
    winners = tuple(draw(st.sets(st.integers(0, seats - 1))))
    return Record(
        Config(draw(words), seats, draw(words), tuple(draw(st.lists(words, max_size=3))), tuple(options)),
        names=tuple(draw(st.lists(st.text(max_size=20), max_size=seats))),
        date=draw(st.text(max_size=12)),
        seed=draw(st.none() | st.integers(0)),
        position=draw(st.text(max_size=60)),
        lines=tuple(draw(st.lists(lines, max_size=8))),
        result=draw(st.none() | st.just(Result(points, winners, draw(st.integers(0, 99))))),
    )


def test_a_record_reads_as_written() -> None:
    record = parse_record(TEXT)
    assert str(record) == TEXT
    assert record.config == Config("toy", 2, "long", ("base", "more"), (("blind", "yes"), ("speed", "very fast")))
    assert record.names == ("Ann", "Bob, the second: a bidder")
    assert record.lines[0] == Line(CHANCE, "shuffle 5, 1, 2")
    assert record.lines[3] == Line("B", "bid 1")
    assert record.lines[3].number == 16
    assert record.result == Result((1, 0), (0,), 1)


@given(records())
def test_print_then_parse_gives_the_same(record: Record) -> None:
    assert parse_record(str(record)) == record


def read_up_to_damage(text: str) -> object:
    try:
        return parse_record(text)
    except RecordError as error:
        return error.read


@given(st.text() | st.lists(st.sampled_from([*TEXT.splitlines(), "", "position:", "end", "undo 1"])).map("\n".join))
def test_garbage_is_a_record_error(text: str) -> None:
    read_up_to_damage(text)


@given(records(), st.integers(0), st.text(max_size=3))
def test_damage_keeps_what_came_before(record: Record, where: int, noise: str) -> None:
    text = str(record)
    where %= len(text)
    read = read_up_to_damage(text[:where] + noise + text[where + 1 :])
    assert read is None or parse_record(str(read)) == read


@given(st.binary())
def test_any_bytes_in_a_file(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "noise.rec"
    path.write_bytes(data)
    with pytest.raises(RecordError):
        read_record(path)


def test_a_cut_off_line_is_left_out_with_a_warning() -> None:
    record = parse_record(TEXT[: TEXT.index("B: bid 1") + 5])
    assert record.lines == parse_record(TEXT).lines[:-1]
    assert record.warnings == ("line 16 was cut off and is left out",)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("arcanarium record: 1", "arcanarium record: 2", 1, "first line must be"),
        ("version: 1", "vers", 3, "not a line of a header"),
        ("seats: 2", "seats: 12", 12, "seats must be 1 to 5"),
        ("game: toy\n", "", 11, "does not say: game"),
        ("A: bid 5", "A: b\0d 5", 15, "no text"),
        ("A: bid 5", "D: bid 5", 15, "no seat D"),
        ("A: bid 5", "Bid 5", 15, "not a decision"),
        ("A: bid 5", "undo 9", 15, "cannot take back 9"),
        ("B: bid 1", "position:", 16, "not a decision"),
        ("A 1, B 0", "A 1", 17, "not a result"),
        ("# round 1", "result: A 1, B 0; winners A; round 1", 15, "follow the result"),
    ],
)
def test_damage_names_file_line_and_reason(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    path = tmp_path / "game.rec"
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(RecordError, match=reason) as caught:
        read_record(path)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"{path}:{line}: ")
    if line > 12:
        assert isinstance(caught.value.read, Record)
        assert caught.value.read.lines == parse_record(TEXT).lines[: len(caught.value.read.lines)]


def test_damage_that_is_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_bytes(TEXT.encode().replace(b"B: bid 1", b"B: \xff\xfe"))
    with pytest.raises(RecordError, match="UTF-8") as caught:
        read_record(path)
    assert caught.value.line == 16
    assert isinstance(caught.value.read, Record)
    assert len(caught.value.read.lines) == 3


def test_a_missing_file_is_a_record_error(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="No such file"):
        read_record(tmp_path / "none.rec")


def test_a_file_grows_and_survives_at_every_byte(tmp_path: Path) -> None:
    whole = parse_record(TEXT)
    path = tmp_path / "game.rec"
    file = RecordFile(path, replace(whole, lines=(), result=None))
    for line in whole.lines:
        file.add(line)
    assert read_record(path).lines == whole.lines  # nothing waits in a buffer
    file.add(Line("A", "bid 9"))
    file.undo(1)
    assert whole.result
    file.end(whole.result)
    file.close()
    assert read_record(path) == whole
    data = path.read_bytes()
    for size in range(data.index(b"\n\n") + 2, len(data)):
        path.write_bytes(data[:size])
        assert len(read_record(path).lines) <= len(whole.lines) + 1


def test_a_position_starts_a_record() -> None:
    record = Record(Config("toy", 2), position="toy 2\n\n  hands 1 2\nend\n", lines=(Line("A", "bid 1"),))
    assert record.position == "toy 2\n\n  hands 1 2\nend"
    assert parse_record(str(record)) == record
    with pytest.raises(RecordError, match="does not end"):
        parse_record(str(record).replace("\nend\nA", "\nA"))


@pytest.mark.parametrize("text", ["", " x", "two\nlines", "Upper", "result: x", "undo 1", "position:"])
def test_a_line_must_be_readable_again(text: str) -> None:
    with pytest.raises(ValueError, match="not"):
        Line(CHANCE, text)
