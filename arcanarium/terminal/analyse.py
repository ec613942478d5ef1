"""`arcana analyse`: answers queries of programs as JSON lines, or looks at a whole recorded game for people."""
from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from threading import Thread
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from arcanarium.bots.people import shown_names
from arcanarium.core.errors import ConfigError
from arcanarium.core.record import SEATS, Record
from arcanarium.engine.analysis import Limit
from arcanarium.learn.analyst import Analyst, versions
from arcanarium.learn.queries import USUAL_VISITS
from arcanarium.learn.review import OK, Review, Verdict, review
from arcanarium.locale import Texts
from arcanarium.terminal.look import STYLES, Look, words
from arcanarium.terminal.replay import readable

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

DIGITS = 4


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `analyse` to the command line."""
    say = Texts().say
    parser = subparsers.add_parser("analyse", help=say("analyse-help"), description=say("analyse-more"))
    parser.add_argument("record", nargs="?", metavar="RECORD", help=say("analyse-help-record"))
    parser.add_argument("--turns", metavar="N,N-N", help=say("analyse-help-turns"))
    parser.add_argument("--visits", type=int, default=0, help=say("analyse-help-visits"))
    parser.add_argument("--seconds", type=float, default=0.0, help=say("analyse-help-seconds"))
    parser.add_argument("--open", action="store_true", help=say("analyse-help-open"))
    parser.add_argument("--seed", type=int, default=1, help=say("analyse-help-seed"))
    parser.add_argument("--json", action="store_true", help=say("analyse-help-json"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    if args.record is None:
        return answer_queries()
    look = Look(args.plain)
    record, damage = readable(args.record)
    limit = Limit(args.visits or (0 if args.seconds else USUAL_VISITS), args.seconds)
    turns = turns_of(args.turns) if args.turns else None
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(look.say("analyse-thinking"))
        found = review(record, limit, seed=args.seed, everything=args.open, turns=turns,
                       progress=lambda done, all: progress.update(bar, completed=done, total=all))
    if args.json:
        print(json.dumps(as_data(record, found), ensure_ascii=False))
    else:
        show_review(look, record, found)
    if damage:
        print(f"arcana: {damage}", file=sys.stderr)
        return 2
    return 0


def answer_queries() -> int:
    """Answer the queries on the standard input, until it ends and all are answered."""

    def answer(data: dict[str, Any]) -> None:
        sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")
        sys.stdout.flush()

    analyst = Analyst(answer)

    def read() -> None:
        try:
            for line in sys.stdin.buffer:
                analyst.feed(line.decode(errors="replace"))
        finally:
            analyst.end()

    Thread(target=read, daemon=True).start()
    analyst.run()
    return 0


def turns_of(text: str) -> set[int]:
    """The numbers of a list like `3,10-12`. ConfigError if it is none."""
    found: set[int] = set()
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        if not first.isdecimal() or not (last or first).isdecimal() or int(last or first) > int(first) + 100_000:
            raise ConfigError(Texts().say("analyse-turns-how", text=text))
        found |= set(range(int(first), int(last or first) + 1))
    return found


# --- for people ---


def show_review(look: Look, record: Record, found: Review) -> None:
    names = shown_names(_names(record), look.texts)
    if not found.verdicts:
        look.print_message("analyse-nothing")
        return
    look.print(_decisions(look, names, found.verdicts))
    if found.accounts:
        look.print(_accounts(look, names, found))
        look.print(words(look.say("analyse-how-to-read"), "quiet"))


def _decisions(look: Look, names: Sequence[str], verdicts: Sequence[Verdict]) -> Table:
    say = look.say
    table = _table(look, ("turn", True), ("round", True), ("player", False), ("played", False), ("before", True),
                   ("after", True), ("loss", True), ("verdict", False), ("best", False))
    for one in verdicts:
        bad = one.verdict != OK
        cells = [str(one.turn), str(one.round or ""), names[one.seat], one.played, percent(one.before),
                 percent(one.after), percent(one.loss) if bad else "", say(f"analyse-is-{one.verdict}"),
                 one.best if one.best != one.played else "="]
        table.add_row(*cells, style=STYLES["warn"] if one.verdict in ("mistake", "blunder") else None)
    return table


def _accounts(look: Look, names: Sequence[str], found: Review) -> Table:
    table = _table(look, ("player", False), ("inaccuracies", True), ("mistakes", True), ("blunders", True),
                   ("started", True), ("skill", True), ("gifts", True), ("luck", True), ("ended", True))
    for one in found.accounts:
        table.add_row(names[one.seat], *(str(one.counts[name]) for name in ("inaccuracy", "mistake", "blunder")),
                      percent(one.started), signed(-one.given_away), signed(one.given_by_rivals), signed(one.luck),
                      percent(one.ended))
    return table


def _table(look: Look, *columns: tuple[str, bool]) -> Table:
    made = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    for name, number in columns:
        made.add_column(Text(look.say(f"analyse-column-{name}")), justify="right" if number else "left")
    return made


def percent(chance: float | None) -> str:
    return "?" if chance is None else f"{100 * chance:.0f} %"


def signed(chance: float) -> str:
    return f"{100 * chance:+.0f} %"


# --- for programs ---


def as_data(record: Record, found: Review) -> dict[str, Any]:
    """A review as data for JSON: docs/analysis.md describes every field."""
    return {
        **versions(),
        "game": record.config.game,
        "names": _names(record),
        "decisions": [{
            "turn": one.turn, "round": one.round, "seat": SEATS[one.seat], "played": one.played, "best": one.best,
            "before": round(one.before, DIGITS), "after": None if one.after is None else round(one.after, DIGITS),
            "loss": round(one.loss, DIGITS), "class": one.verdict} for one in found.verdicts],
        "seats": [{
            "seat": SEATS[one.seat], "started": round(one.started, DIGITS), "ended": round(one.ended, DIGITS),
            "skill": round(-one.given_away, DIGITS), "gifts": round(one.given_by_rivals, DIGITS),
            "luck": round(one.luck, DIGITS), "counts": one.counts} for one in found.accounts],
    }


def _names(record: Record) -> list[str]:
    return [*record.names, *SEATS[len(record.names) : record.config.seats]]
