"""`arcana league DIR`: everybody who has entered plays everybody else, and a table tells who is how strong."""
from __future__ import annotations

import json
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import track

from arcanarium.core.errors import ConfigError, FileError
from arcanarium.lab.league.entries import read_entries, read_plan
from arcanarium.lab.league.pages import about, write_table
from arcanarium.lab.league.season import figures, play, seasons
from arcanarium.locale.known_errors import explained
from arcanarium.locale.reader import speech
from arcanarium.terminal.arena import INTERRUPTED, note_said, ratings_table
from arcanarium.terminal.gameoptions import add_hands_options, hands_of
from arcanarium.terminal.look import Look

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `league` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("league", help=say("league-help"), description=say("league-more"))
    parser.add_argument("folder", type=Path, metavar="DIR", help=say("league-help-dir"))
    parser.add_argument("--games", type=int, default=0, help=say("league-help-games"))
    parser.add_argument("--no-records", action="store_true", help=say("league-help-no-records"))
    add_hands_options(parser)
    parser.add_argument("--json", action="store_true", help=say("sim-help-json"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """0 if all have played; 1 if somebody could not; 130 if it was interrupted."""
    look, folder, hands = Look(args.plain), args.folder, hands_of(args)
    if args.games < 0:
        raise ConfigError("at least one game and one job")
    plan = read_plan(folder, args.games)
    entered = read_entries(folder, plan)
    found, unable = seasons(folder, plan, entered.entries)
    missing = sum(1 for season in found for _ in season.missing())
    code = 0
    try:
        with closing(play(folder, found, hands, not args.no_records)) as played:
            for _ in followed(look, played, missing):
                pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    faults = [*entered.faults, *unable]
    table = {"title": plan.title, "seed": plan.seed, "divisions": [figures(season, plan) for season in found],
             "faults": [told(fault, folder) for fault in faults]}
    page = write_table(folder, table, look.texts)
    if args.json:
        print(json.dumps(table))
    else:
        show(look, table, page, missing)
        if code:
            look.print_message("league-go-on")
    return code or int(bool(faults))


def told(fault: FileError, folder: Path) -> str:
    """A fault with its file as it is called within the league."""
    path = Path(fault.source)
    inner = path.relative_to(folder) if path.is_relative_to(folder) else path
    return explained(FileError(fault.reason, inner.as_posix(), fault.line), speech())


def followed(look: Look, played: Any, count: int) -> Any:
    """The same games; a line on the error stream shows how far they are, if it is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        return played
    return track(played, look.say("sim-playing"), total=count, console=console, transient=True)


def show(look: Look, table: dict[str, Any], page: Path, missing: int) -> None:
    for division in table["divisions"]:
        look.print(f"{division['name']}: {about(division, look.texts)}")
        if division["entries"]:
            look.print(ratings_table(look, [{**row, "bot": row["name"]} for row in division["entries"]]))
        else:
            look.print_message("league-empty")
        for note in division.get("notes", ()):
            look.print(f"  {note_said(note)}")
    if table["faults"]:
        look.print_message("league-faults")
        for fault in table["faults"]:
            look.print(f"  {fault}")
    look.print_message("league-written", n=missing, path=str(page))
