"""`arcana analyse`: answers queries of programs as JSON lines, or looks at a recorded game or a position for people."""
from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from arcanarium.bots.people import shown_names
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import ConfigError
from arcanarium.core.game import Game
from arcanarium.core.record import SEATS, Record
from arcanarium.engine.telling import in_a_row
from arcanarium.learn.analyst import Analyst, versions
from arcanarium.learn.decisions import seat_number
from arcanarium.learn.study.balance import Review
from arcanarium.learn.study.lights import DEPTHS, USUAL, Light, depth_of
from arcanarium.learn.study.reviewing import Stage, review
from arcanarium.learn.study.story import story_of
from arcanarium.learn.study.telling import Data, ReviewTeller, as_data, marked, percent
from arcanarium.locale.known_errors import explained
from arcanarium.locale.reader import speech
from arcanarium.terminal.look import STYLES, Look, words
from arcanarium.terminal.mistakes import ask_all
from arcanarium.terminal.replay import readable
from arcanarium.terminal.studyboard import StudyBoard, start_in

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""How costly moves are marked, as in the browser."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `analyse` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("analyse", help=say("analyse-help"), description=say("analyse-more"))
    parser.add_argument("record", nargs="?", metavar="RECORD|POSITION", help=say("analyse-help-record"))
    parser.add_argument("--turns", metavar="N,N-N", help=say("analyse-help-turns"))
    parser.add_argument("--depth", choices=tuple(DEPTHS), default=USUAL.name, help=say("analyse-help-depth"))
    parser.add_argument("--visits", type=int, default=0, help=say("analyse-help-visits"))
    parser.add_argument("--open", action="store_true", help=say("analyse-help-open"))
    parser.add_argument("--all", action="store_true", help=say("analyse-help-all"))
    parser.add_argument("--mistakes", action="store_true", help=say("analyse-help-mistakes"))
    parser.add_argument("--seat", help=say("analyse-help-seat"))
    parser.add_argument("--seed", type=int, default=1, help=say("analyse-help-seed"))
    parser.add_argument("--json", action="store_true", help=say("analyse-help-json"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    if args.record is None:
        return answer_queries()
    look = Look(args.plain)
    if position := position_in(args.record):
        return look_at_position(look, args, position)
    record, damage = readable(args.record)
    seat = seat_number(args.seat, record.config.seats) if args.seat else PUBLIC
    depth = depth_of(args.depth, args.visits)
    turns = turns_of(args.turns) if args.turns else None
    look.show_game(registry.spec(record.config.game), Game.from_record(record).observe(PUBLIC))
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(look.say("analyse-thinking"), total=1.0)

        def show(stage: Stage) -> None:
            progress.update(bar, completed=stage.done)

        found = review(record, depth, seed=args.seed, turns=turns, progress=show)
    if args.json:
        print(json.dumps({**versions(), "names": _names(record), **as_data(found)}, ensure_ascii=False))
    elif args.mistakes:
        ask_all(look, record, found, shown_names(_names(record), look.texts), seat)
    else:
        show_review(look, record, found, "open" if args.open else "fair", args.all or turns is not None, seat)
    for warning in record.warnings:
        look.print_message("replay-warning", warning=warning)
    if damage:
        print(f"arcana: {explained(damage, look.texts)}", file=sys.stderr)
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


# --- a position ---


def position_in(path: str) -> str:
    """The text of a file with a position; nothing if it holds something else."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
    return text if text.partition(" ")[0] in registry.games() else ""


def look_at_position(look: Look, args: Namespace, position: str) -> int:
    """The best lines of who decides in a position: for people as on an analysis board, or the answer that a program
    gets."""
    visits = depth_of(args.depth, args.visits).visits
    if args.json:
        seat = {"seat": args.seat.upper()} if args.seat else {}
        return answer_one({"id": args.record, "position": position, "visits": visits, "seed": args.seed,
                           "mode": "open" if args.open else "seen", **seat})
    board = StudyBoard(look, start_in(args.record))
    if args.seat and not board.choose_seat(args.seat):
        return 2
    board.light = "open" if args.open else "fair"
    board.search(str(visits))
    return 0 if board.game.owing else 1


def answer_one(query: dict[str, Any]) -> int:
    """Answer one query."""
    failed = False

    def answer(data: dict[str, Any]) -> None:
        nonlocal failed
        failed = "error" in data
        print(json.dumps(data, ensure_ascii=False))

    analyst = Analyst(answer)
    analyst.feed(json.dumps(query))
    analyst.end()
    analyst.run()
    return 2 if failed else 0


def turns_of(text: str) -> set[int]:
    """The numbers of a list like `3,10-12`. ConfigError if it is none."""
    found: set[int] = set()
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        if not first.isdecimal() or not (last or first).isdecimal() or int(last or first) > int(first) + 100_000:
            raise ConfigError(speech().say("analyse-turns-how", text=text))
        found |= set(range(int(first), int(last or first) + 1))
    return found


# --- for people ---


def show_review(look: Look, record: Record, found: Review, light: Light, everything: bool, seat: int) -> None:
    """Print a review: decisions, the chart as a table, turning points, luck, essences."""
    names, data = shown_names(_names(record), look.texts), as_data(found)
    _, positions = story_of(record)
    teller = ReviewTeller(record, positions, data, look.texts, names)
    said = teller.told()
    shown = [one for one in data["decisions"] if (everything or marked(one)) and seat in (PUBLIC, one["seat"])]
    if shown:
        look.print(_decisions(look, teller, shown, light))
    elif data["decisions"]:
        look.print_message("analyse-no-marks")
    if data["balance"]:
        look.print(_rounds(look, names, data, light))
        for line in said["turning"]:
            look.print(words(line, "name"))
        look.print()
        look.print(_accounts(look, names, data, light))
        look.print(words(look.say("analyse-how-to-read"), "quiet"))
        look.print(said["luck"][light])
        _books(look, names, said)
        if data["questions"]:
            look.print(words(look.say("analyse-try-mistakes", n=len(data["questions"])), "brass"))
    for note in said["notes"]:
        look.print(words(note, "warn"))


def _decisions(look: Look, teller: ReviewTeller, shown: Sequence[Data], light: Light) -> Table:
    say = look.say
    table = _table(look, ("turn", True), ("round", True), ("player", False), ("before", True), ("loss", True),
                   ("verdict", False), ("played", False))
    for one in shown:
        found = one["lights"][light]
        bad = found["loss"] > 0 and found["verdict"] not in ("best", "good")
        loss = say("analyse-loss", n=percent(found["loss"]), error=percent(found["error"])) if bad else ""
        played, best = (teller.words(one["turn"], move) for move in (one["played"], found["best"]))
        fate = look.say(f"analyse-was-{found['fate']}", n=signed(look, found["luck"])) if found["fate"] else ""
        called = found["verdict"]
        verdict = f"{SIGNS.get(called, '')} {say(f'study-is-{called}')}".strip()
        better = say("analyse-better", move=best) if found["best"] != one["played"] else ""
        table.add_row(
            str(one["turn"]), str(one["round"] or ""), teller.names[one["seat"]], share(look, found["before"]), loss,
            "\n".join(filter(None, (verdict, fate))), "\n".join(filter(None, (played, better))),
            style=STYLES["warn"] if found["verdict"] in ("mistake", "blunder") else None)
    return table


def _rounds(look: Look, names: Sequence[str], data: Data, light: Light) -> Table:
    """The chart as a table: chances and points at the end of each round."""
    table = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(look.say("analyse-column-round"), justify="right")
    for name in names:
        table.add_column(look.say("analyse-chance-of", who=name), justify="right")
        table.add_column(look.say("analyse-points-of", who=name), justify="right", style=STYLES["point"])
    rounds = data["rounds"]
    for step, now in enumerate(rounds):
        if now and (step + 1 == len(rounds) or rounds[step + 1] != now):
            cells = []
            for seat in range(data["seats"]):
                line = [chance for at, chance in data["balance"][light]["chances"][seat] if at <= step]
                cells += [share(look, line[-1]) if line else "", str(data["points"][step][seat])]
            table.add_row(str(now), *cells)
    return table


def _accounts(look: Look, names: Sequence[str], data: Data, light: Light) -> Table:
    table = _table(look, ("player", False), *((name, True) for name in SIGNS), ("deal", True), ("skill", True),
                   ("gifts", True), ("luck", True), ("drift", True), ("ended", True))
    for one in data["balance"][light]["accounts"]:
        changes = [one["deal"], -one["given_away"], one["gifts"], one["luck"], one["drift"]]
        table.add_row(names[one["seat"]], *(str(one["counts"][name]) for name in SIGNS),
                      *(signed(look, change) for change in changes), share(look, one["ended"]))
    return table


def _books(look: Look, names: Sequence[str], said: Data) -> None:
    for name, seat in zip(names, said["seats"], strict=True):
        if seat["flows"]:
            look.print_message("study-books", who=name, gained=seat["flows"]["gained"], lost=seat["flows"]["lost"],
                               left=seat["left"])
        if seat["idle"]:
            look.print_message("study-idle", who=name, cards=in_a_row(seat["idle"], look.texts), n=len(seat["idle"]))


def _table(look: Look, *columns: tuple[str, bool]) -> Table:
    made = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    for name, number in columns:
        heading = Text(SIGNS.get(name) or look.say(f"analyse-column-{name}"))
        made.add_column(heading, justify="right" if number else "left", overflow="fold", no_wrap=number)
    return made


def share(look: Look, chance: float) -> str:
    return look.say("percent", n=look.figure(f"{percent(chance)}"))


def signed(look: Look, chance: float) -> str:
    return look.say("percent", n=look.figure(f"{percent(chance):+d}"))


def _names(record: Record) -> list[str]:
    return [*record.names, *SEATS[len(record.names) : record.config.seats]]
