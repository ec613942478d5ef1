"""`arcana explore`: what many games say about mages, places, openings or pairs of cards, and which games those are."""
from __future__ import annotations

import json
from argparse import Namespace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from arcanarium.core import registry
from arcanarium.core.errors import ConfigError
from arcanarium.facts.asking import PAIRS, POWERS, ROUNDS, Asker, Filter, asking
from arcanarium.facts.intake import records_in, take_in
from arcanarium.facts.store import MANIFEST, opened
from arcanarium.facts.words import named_rows, player_name, setup_name, subject_name
from arcanarium.lab.balance.series import Series, record_of
from arcanarium.locale.known_errors import said
from arcanarium.locale.reader import speech
from arcanarium.table import data_home
from arcanarium.terminal.look import Look

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

WIDTH = 17
"""The letters of a bar."""
ROOM = 110
"""The letters in a line from which on there is room for all columns; in fewer the bar alone tells the interval."""
TOLD_BAD = 5
"""So many records that could not be read are named."""
SORTS = {"games": "n", "share": "of", "synergy": "synergy", "name": "name"}


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `explore` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("explore", help=say("explore-help"), description=say("explore-more"))
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help=say("explore-help-folder"))
    parser.add_argument("about", nargs="?", default="", metavar="ABOUT", help=say("explore-help-about"))
    parser.add_argument("--game", default="", help=say("explore-help-game"))
    parser.add_argument("--seats", type=int, default=0, help=say("explore-help-seats"))
    parser.add_argument("--sets", default="", help=say("explore-help-sets"))
    parser.add_argument("--variant", default="", help=say("explore-help-variant"))
    parser.add_argument("--player", default="", help=say("explore-help-player"))
    parser.add_argument("--sort", choices=tuple(SORTS), help=say("explore-help-sort"))
    parser.add_argument("--top", type=int, default=40, help=say("explore-help-top"))
    parser.add_argument("--games-with", default="", metavar="CARD,CARD", help=say("explore-help-games-with"))
    parser.add_argument("--record", default="", metavar="SERIES-NUMBER", help=say("explore-help-record"))
    parser.add_argument("--json", action="store_true", help=say("sim-help-json"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    look = Look(args.plain)
    folder = args.folder or data_home() / "games"
    if not folder.is_dir():
        raise ConfigError(f"there is no folder {folder}; name one with records, or one with facts")
    facts = folder if (folder / MANIFEST).exists() else read_records(look, folder, quiet=args.json)
    with asking(facts) as asker:
        if args.record:
            print(again(asker, args.record), end="")
            return 0
        there = asker.overview()
        if not there:
            look.print_message("explore-empty", path=str(folder))
            return 1
        filter = filter_of(args, there)
        if args.games_with:
            return show_games(look, args, folder, asker.games(filter, args.games_with.split(",")))
        if not args.about:
            return show_overview(look, args, asker, there, filter.game)
        rows = named_rows(asker.ask(args.about, filter), filter.game, args.about, look.texts)
    if args.json:
        print(json.dumps(rows, ensure_ascii=False))
    else:
        print_rows(look, args, filter.game, rows)
    return 0 if rows else 1


def read_records(look: Look, folder: Path, quiet: bool) -> Path:
    """Take in what is new in a folder of records; where its facts are kept."""
    place = folder.resolve().as_posix()
    facts = data_home() / "facts" / sha256(place.encode()).hexdigest()[:16]
    with opened(facts) as store:
        found = take_in(store, store.source({"records": place}), records_in(folder))
    if not quiet:
        if found.games:
            look.print_message("explore-read", n=found.games)
        if found.damaged:
            look.print_message("explore-damaged", n=len(found.damaged))
            for name, reason in list(found.damaged.items())[:TOLD_BAD]:
                look.print(f"  {name}: {said(reason, look.texts)}")
    return facts


def filter_of(args: Namespace, there: list[dict[str, Any]]) -> Filter:
    """The games that are asked about; those of the usual game where none is named."""
    here = {each["game"] for each in there}
    games = [game for game in registry.games() if game in here]
    if args.game and args.game not in games:
        raise ConfigError(f"there are no games of {args.game} here; there are games of {', '.join(games)}")
    return Filter(args.game or games[0], args.seats, args.sets, args.variant, args.player)


def again(asker: Asker, wanted: str) -> str:
    """The record of a game of a series, which is played again."""
    series, _, number = wanted.partition("-")
    sources = asker.manifest.sources
    if not (series.isdecimal() and number.isdecimal() and int(series) < len(sources)
            and "series" in sources[int(series)]):
        raise ConfigError(f"“{wanted}” is no game of a series here; --games-with names them, such as 0-17")
    return record_of(Series.read(sources[int(series)]["series"]), int(number))


# --- what is shown ---


def show_overview(look: Look, args: Namespace, asker: Asker, there: list[dict[str, Any]], game: str) -> int:
    if args.json:
        print(json.dumps(there))
        return 0
    table = _table(look)
    table.add_column(look.say("explore-column-game"))
    for head in ("seats", "games"):
        table.add_column(look.say(f"explore-column-{head}"), justify="right")
    table.add_column(look.say("explore-column-players"))
    for each in there:
        options = ", ".join(f"{name} {value}" for name, value in each["options"].items())
        about = " · ".join(part for part in (setup_name(each["game"], each["sets"], look.texts),
                                             each["variant"] if each["variant"] != "standard" else "", options) if part)
        table.add_row(about, str(each["seats"]), str(each["games"]),
                      ", ".join(player_name(player, look.texts) for player in each["players"]))
    look.print(table)
    known = ", ".join(f"{about} ({subject_name(game, about, look.texts)})" for about in asker.subjects(game))
    look.print_message("explore-ask", known=known)
    return 0


def show_games(look: Look, args: Namespace, folder: Path, games: list[dict[str, Any]]) -> int:
    """The games behind a figure, and how to look at one."""
    if args.json:
        print(json.dumps(games))
        return 0 if games else 1
    table = _table(look)
    for head in ("record", "game", "seats", "rounds", "margin"):
        table.add_column(look.say(f"explore-column-{head}"), justify="left" if head in ("record", "game") else "right")
    for each in games:
        named = each["source"] if not each["source"].isdecimal() else f"{each['series']}-{each['number']}"
        table.add_row(named, setup_name(each["game"], each["sets"], look.texts), str(each["seats"]),
                      str(each["rounds"]), str(each["margin"]))
    look.print(table)
    if games:
        look.print_message("explore-look-at", path=str(folder))
    return 0 if games else 1


def print_rows(look: Look, args: Namespace, game: str, rows: list[dict[str, Any]]) -> None:
    """An answer as a table, with a bar for each row that can be compared with what was to be expected."""
    if not rows:
        look.print_message("explore-nothing")
        return
    wanted = SORTS[args.sort or ("synergy" if args.about == PAIRS else "share")]
    key = wanted if wanted in rows[0] else "share"
    rows = sorted(rows, key=lambda row: row[key] if key == "name" else -(row.get(key) or 0.0))
    if args.about == ROUNDS:
        rows.sort(key=lambda row: int(row["key"]))
    table = _table(look)
    table.add_column(subject_name(game, args.about, look.texts), overflow="fold")
    room = look.console.width >= ROOM
    extra = extras(args.about, rows, room)
    compared = "of" in rows[0]
    seats = "rounds" if args.about == POWERS else "games"
    heads = [seats, "share", *(["fair"] if compared else []), *(["interval"] if room else []), *extra]
    for head in heads:
        table.add_column(look.say(f"explore-column-{head}"), justify="right", no_wrap=True)
    table.add_column(look.say("explore-column-bar"), no_wrap=True, min_width=WIDTH)
    for row in rows[:args.top]:
        form = "{:.2f}" if compared else "{:.1%}"
        between = look.figure(f"{form.format(row['low'])} {look.sign('–', '-')} {form.format(row['high'])}")
        table.add_row(
            row["name"], look.figure(f"{row['n']:,}"), look.figure(f"{row['share']:.1%}"),
            *([look.figure(f"{row['of']:.2f}")] if compared else []), *([between] if room else []),
            *(_extra(look, row, head) for head in extra), bar(look, row, 2.0 if compared else 1.0))
    look.print(table)
    look.print_message("explore-legend" if compared else "explore-legend-parts")


def extras(about: str, rows: list[dict[str, Any]], room: bool) -> list[str]:
    """The columns that only some subjects have."""
    if about == PAIRS:
        return ["synergy"]
    if about == ROUNDS:
        return ["leader", "margin"]
    if about == POWERS or "rate" not in rows[0]:
        return []
    return ["rate", "uses", "brought"] if room else []


def _extra(look: Look, row: dict[str, Any], head: str) -> str:
    value = row[head]
    if value is None:
        return ""
    form = {"synergy": "{:+.1%}", "rate": "{:.0%}", "leader": "{:.0%}"}.get(head, "{:.1f}")
    return look.figure(form.format(value))


def bar(look: Look, row: dict[str, Any], most: float) -> Text:
    """Where a figure lies between 0 and `most`, what is credible, and in the middle what was to be expected."""
    def at(value: float) -> int:
        return min(WIDTH - 1, max(0, round(value / most * (WIDTH - 1))))

    value = row["of"] if "of" in row else row["share"]
    middle = at(most / 2) if "of" in row else -1
    low, high, here = at(row["low"]), at(row["high"]), at(value)
    signs = [look.sign("│", "|") if i == middle else " " for i in range(WIDTH)]
    signs[low:high + 1] = [look.sign("━", "=")] * (high + 1 - low)
    signs[here] = look.sign("●", "o")
    sure = "of" in row and (row["low"] > 1 or row["high"] < 1)
    style = ("#5BAA4A" if value > 1 else "#E4572E") if sure and not look.plain else ""
    return Text("".join(signs), style)


def _table(look: Look) -> Table:
    return Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)

