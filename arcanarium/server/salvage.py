"""What can still be read of a damaged SQLite file: by SQLite as far as it gets, and then page by page.

A table is a tree of pages. SQLite cannot reach what hangs below a damaged page, nor anything if the first page is gone.
But rows stand in leaves, each with all of its columns, and a leaf that is whole can be read without the tree. Which
table it belongs to is told by the types of its columns. The format is described at https://www.sqlite.org/fileformat.html.
"""
from __future__ import annotations

import json
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

from arcanarium.server.journal import Kind

LEAF, WAL_HEADER, FRAME_HEADER = 0x0D, 32, 24
WAL_MAGIC = (0x377F0682, 0x377F0683)
USUAL_PAGE = 4096
Row = tuple[Any, ...]
SHAPES: dict[str, tuple[tuple[type, ...], ...]] = {
    "journal": ((str,), (int,), (float, int), (str,), (int,), (str,)),
    "users": ((str,), (str,), (str, type(None)), (str, type(None)), (str,), (float, int)),
    "tables": ((str,), (str,), (int,), (str,), (str,), (str,), (float, int), (float, int), (float, int, type(None))),
}
"""The tables without which a game cannot go on, with the types that their columns can have."""
KINDS = frozenset(get_args(Kind))


def rows_of(path: Path, table: str) -> Iterator[dict[str, Any]]:
    """The rows of a table that SQLite can still read, with what the -wal beside the file holds."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
            found = connection.execute(f"SELECT * FROM {table}")
            names = [column[0] for column in found.description]
            for row in found:
                yield dict(zip(names, row, strict=True))
    except sqlite3.Error:
        return


def raw_rows(path: Path) -> Iterator[tuple[str, Row]]:
    """The rows of the tables in SHAPES that stand in whole leaves of a file or of its -wal, each with its table."""
    size = page_size(path)
    latest = _frames(Path(f"{path}-wal"), size)
    try:
        with path.open("rb") as file, (Path(f"{path}-wal") if latest else path).open("rb") as wal:

            def page(number: int) -> bytes:
                place = latest.get(number)
                source, at = (file, (number - 1) * size) if place is None else (wal, place)
                source.seek(at)
                return source.read(size)

            for number in range(1, max([path.stat().st_size // size, *latest]) + 1):
                for row in _rows_on(page(number), 100 if number == 1 else 0, size, page):
                    if table := table_of(row):
                        yield table, row
    except OSError:
        return


def page_size(path: Path) -> int:
    """The size of the pages of a file, or the usual one if its head does not say."""
    try:
        with path.open("rb") as file:
            (said,) = struct.unpack(">H", file.read(18)[16:18])
    except (OSError, struct.error):
        return USUAL_PAGE
    return said if said in (512, 1024, 2048, 4096, 8192, 16384, 32768) else USUAL_PAGE


def table_of(row: Row) -> str:
    """The table that a row belongs to by its columns; empty if it fits none."""
    for table, shape in SHAPES.items():
        if len(row) == len(shape) and all(isinstance(value, types) for value, types in zip(row, shape, strict=True)):
            if table == "journal":
                return table if row[3] in KINDS and row[1] >= 0 and _is_json(row[5]) else ""
            return table if table == "users" or (_is_json(row[4]) and _is_json(row[5])) else ""
    return ""


def _is_json(value: str) -> bool:
    try:
        return isinstance(json.loads(value), dict)
    except ValueError:
        return False


def _frames(wal: Path, size: int) -> dict[int, int]:
    """Where in a -wal the latest version of each page begins. Frames of an earlier use of the file are left out."""
    found: dict[int, int] = {}
    try:
        with wal.open("rb") as file:
            head = file.read(WAL_HEADER)
            if len(head) < WAL_HEADER or struct.unpack(">I", head[:4])[0] not in WAL_MAGIC:
                return {}
            while len(frame := file.read(FRAME_HEADER)) == FRAME_HEADER:
                place = file.tell()
                if frame[8:16] == head[16:24] and (number := struct.unpack(">I", frame[:4])[0]):
                    found[number] = place
                file.seek(place + size)
    except OSError:
        pass
    return found


def _rows_on(page: bytes, start: int, size: int, other: Any) -> Iterator[Row]:
    """The rows of a leaf; none if the page is something else or is damaged."""
    if len(page) < size or page[start] != LEAF:
        return
    (count,) = struct.unpack(">H", page[start + 3 : start + 5])
    if start + 8 + 2 * count > size:
        return
    for at in struct.unpack(f">{count}H", page[start + 8 : start + 8 + 2 * count]):
        try:
            row = _record(_payload(page, at, size, other))
        except (IndexError, ValueError, struct.error):
            continue
        if row:
            yield row


def _payload(page: bytes, at: int, size: int, other: Any) -> bytes:
    """The bytes of a row, which may continue on other pages."""
    length, at = _varint(page, at)
    _, at = _varint(page, at)  # the number of the row
    most, least = size - 35, (size - 12) * 32 // 255 - 23
    here = length if length <= most else least + (length - least) % (size - 4)
    here = here if here <= most else least
    if at + here + (4 if here < length else 0) > size or length > 1 << 30:
        raise ValueError
    found = [page[at : at + here]]
    rest, number = length - here, struct.unpack(">I", page[at + here : at + here + 4])[0] if here < length else 0
    while rest > 0:
        following = other(number)
        if not number or len(following) < size:
            raise ValueError
        found.append(following[4 : 4 + rest])
        rest -= size - 4
        number = struct.unpack(">I", following[:4])[0]
    return b"".join(found)


def _record(payload: bytes) -> Row:
    """The columns of a row."""
    end, at = _varint(payload, 0)
    types = []
    while at < end:
        kind, at = _varint(payload, at)
        types.append(kind)
    place, row = end, list[Any]()
    for kind in types:
        width = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)[kind] if kind < 10 else (kind - 12) // 2
        raw = payload[place : place + width]
        if len(raw) < width or kind in (10, 11):
            raise ValueError
        place += width
        if kind >= 12:
            row.append(raw.decode() if kind % 2 else raw)
        elif kind == 7:
            row.append(struct.unpack(">d", raw)[0])
        else:
            row.append(None if kind == 0 else kind - 8 if kind >= 8 else int.from_bytes(raw, signed=True))
    if place != len(payload):
        raise ValueError
    return tuple(row)


def _varint(page: bytes, at: int) -> tuple[int, int]:
    value = 0
    for i in range(8):
        byte = page[at + i]
        value = value << 7 | byte & 127
        if byte < 128:
            return value, at + i + 1
    return value << 8 | page[at + 8], at + 9
