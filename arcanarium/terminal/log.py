"""What happened, in words, and how it ended: the log and the score table."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arcanarium.core.contract import PUBLIC, AnyFace, Event, Result
from arcanarium.terminal.look import STYLES, Look, words


def log_lines(
    look: Look, show: AnyFace, events: Sequence[Event], names: Sequence[str], viewer: int = PUBLIC
) -> list[str]:
    return show.tell(events, look.texts, names, viewer)


def latest(look: Look, lines: Sequence[str], most: int) -> RenderableType:
    """The last lines of a log, with a mark where some were left out."""
    shown = [Text(line, STYLES["quiet"]) for line in lines[-most:]] if most else []
    if len(lines) > most:
        shown.insert(0, words(look.say("log-earlier", n=len(lines) - most), "quiet"))
    return Group(*shown)


def score_table(look: Look, show: AnyFace, seen: Any, names: Sequence[str], result: Result) -> Table:
    """Where each point came from, a column for each player."""
    table = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    for seat, name in enumerate(names):
        crown = look.sign(" ♛", " *") if seat in result.winners else ""
        table.add_column(name + crown, header_style=STYLES["brass"] if crown else "bold")
        table.add_column("", justify="right", style=STYLES["point"])
    columns = show.score(seen)
    for row in range(max(map(len, columns), default=0)):
        cells: list[str] = []
        for column in columns:
            source, n = column[row] if row < len(column) else ("", 0)
            cells += [show.source_name(source, look.texts) if source else "", str(n) if source else ""]
        table.add_row(*cells)
    table.add_section()
    table.add_row(*(cell for n in result.points for cell in (look.say("score-total"), str(n))), style="bold")
    return table
