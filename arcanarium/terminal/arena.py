"""`arcana arena A B ...`: bots against each other, with intervals, Elo and a test that stops early; on all cores."""
from __future__ import annotations

import json
import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from arcanarium import bots, games
from arcanarium.core.errors import ConfigError
from arcanarium.lab.contest import Contest
from arcanarium.lab.logbook import Logbook
from arcanarium.lab.plot import drawn
from arcanarium.lab.running import fight, unplayed
from arcanarium.lab.standing import Standing
from arcanarium.lab.statistics import Sprt
from arcanarium.locale.known_errors import find, said
from arcanarium.locale.reader import speech
from arcanarium.terminal.gameoptions import add_game_options, configured, hands_of
from arcanarium.terminal.look import Look

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

INTERRUPTED = 130
PICTURE, RECORDS, FIGURES = "arena.svg", "records", "arena.json"


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `arena` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("arena", help=say("arena-help"), description=say("arena-more"))
    parser.add_argument("names", nargs="+", metavar="BOT", help=say("arena-help-bots"))
    parser.add_argument("--game", default="", help=say("sim-help-game"))
    parser.add_argument("--time", type=float, default=0.0, metavar="S", help=say("arena-help-time"))
    parser.add_argument("--visits", type=int, default=0, metavar="N", help=say("arena-help-visits"))
    parser.add_argument("--sprt", default="", metavar="ELO0,ELO1", help=say("arena-help-sprt"))
    parser.add_argument("--alpha", type=float, default=0.05, help=say("arena-help-alpha"))
    parser.add_argument("--beta", type=float, default=0.05, help=say("arena-help-beta"))
    parser.add_argument("--gauntlet", action="store_true", help=say("arena-help-gauntlet"))
    parser.add_argument("--anchor", default="", metavar="BOT", help=say("arena-help-anchor"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=say("arena-help-out"))
    parser.add_argument("--records", action="store_true", help=say("arena-help-records"))
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    look = Look(args.plain)
    contest, anchor = planned(args)
    standing = Standing(contest, test_of(args, contest))
    logbook = Logbook(args.out, contest) if args.out else None
    begun = perf_counter()
    todo = unplayed(contest, args.games, standing, logbook)
    code = 0
    try:
        with closing(fight(contest, todo, hands_of(args), standing, logbook,
                           args.out / RECORDS if args.records else None)) as fought:
            follow(look, standing, fought, len(todo))
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        if logbook:
            logbook.close()
    figures = standing.figures(anchor) | {"seconds": round(perf_counter() - begun, 3), "finished": not code}
    if args.json:
        print(json.dumps(figures))
    else:
        print_figures(look, contest, figures)
        if code and logbook:
            look.print_message("arena-go-on", path=str(args.out))
    if args.out:
        (args.out / PICTURE).write_text(drawn(standing, speech(), anchor), encoding="utf-8")
        (args.out / FIGURES).write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        if not args.json:
            look.print_message("arena-picture", path=str(args.out / PICTURE))
    return code or int(figures["errors"] > 0)


def planned(args: Namespace) -> tuple[Contest, int | None]:
    """The contest that the arguments describe, and the place of the anchor."""
    names = list(args.names)
    game = args.game or (names.pop(0) if names[0] in games() else games()[0])
    if args.games < 1:
        raise ConfigError("at least one game and one job")
    if args.time < 0 or args.visits < 0 or args.time and args.visits:
        raise ConfigError("give either --time or --visits, and more than 0 of it")
    if args.records and not args.out:
        raise ConfigError("--records needs --out DIR, the folder in which they are kept")
    names = [bots.limited(name, visits=args.visits, seconds=args.time) for name in names]
    contest = Contest(configured(args, game, args.seats or 2), tuple(names), args.seed, args.gauntlet)
    if not args.anchor:
        return contest, None
    wanted = bots.limited(args.anchor, visits=args.visits, seconds=args.time)
    if wanted not in names:
        raise ConfigError(f"the anchor “{args.anchor}” is none of the bots {', '.join(names)}")
    return contest, names.index(wanted)


def test_of(args: Namespace, contest: Contest) -> Sprt | None:
    if not args.sprt:
        return None
    try:
        low, high = (float(part) for part in args.sprt.split(","))
    except ValueError:
        raise ConfigError(f"--sprt takes two numbers of Elo, such as 0,20, not “{args.sprt}”") from None
    if not low < high or not 0 < args.alpha < 0.5 or not 0 < args.beta < 0.5:
        raise ConfigError("--sprt needs the smaller Elo first, and --alpha and --beta between 0 and 0.5")
    if len(contest.bots) != 2:
        raise ConfigError("--sprt compares two bots; name just two")
    return Sprt(low, high, args.alpha, args.beta, contest.size)


def follow(look: Look, standing: Standing, fought: Any, count: int) -> None:
    """Let the games be played. A line on the error stream shows how the first match stands, if it is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        for _ in fought:
            pass
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(look.say("sim-playing"), total=count)
        for _ in fought:
            progress.update(task, advance=1, description=look.say("arena-live", **so_far(look, standing)))


def so_far(look: Look, standing: Standing) -> dict[str, str]:
    match = standing.match(standing.contest.pairings[0])
    low, high = match["interval"]
    one, other = match["bots"]
    figures = {"score": match["score"], "low": low, "high": high}
    return {"one": one, "other": other} | {name: look.figure(f"{share:.1%}") for name, share in figures.items()}


# --- the end ---


def print_figures(look: Look, contest: Contest, figures: dict[str, Any]) -> None:
    look.print(matches_table(look, figures.get("matches", [figures])))
    if "pentanomial" in figures:
        look.print_message("arena-groups", counts=" ".join(map(str, figures["pentanomial"])),
                           rounds=look.figure(f"{figures['rounds']:.1f}"), size=contest.size)
    if "ratings" in figures:
        look.print(ratings_table(look, figures["ratings"]))
    if "sprt" in figures:
        test = figures["sprt"]
        look.print_message(f"arena-verdict-{test['verdict'].replace(' ', '-')}", low=look.figure(f"{test['elo0']:g}"),
                           high=look.figure(f"{test['elo1']:g}"), ratio=look.figure(f"{test['ratio']:.2f}"))
    look.print_message("arena-summary", games=figures["games"], seconds=look.figure(f"{figures['seconds']:.1f}"))
    if figures["errors"]:
        look.print_message("arena-errors", n=figures["errors"])
        for note in figures["notes"]:
            look.print(f"  {note_said(note)}")
        sys.stdout.flush()


def note_said(note: str) -> str:
    """What went wrong in a game, after the name of the bot that is to blame, if one is."""
    bot, colon, reason = note.partition(": ")
    return f"{bot}{colon}{said(reason, speech())}" if colon and not find(note) else said(note, speech())


def matches_table(look: Look, matches: list[dict[str, Any]]) -> Table:
    table = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(look.say("arena-match"))
    for head in ("games", "score", "interval", "elo", "margin", "ms"):
        table.add_column(look.say(f"arena-{head}"), justify="right")
    dash = look.sign("–", "-")
    for match in matches:
        low, high = match["interval"]
        one, other = match["bots"]
        elo = [look.sign("∞", "inf") if end is None else look.figure(f"{end:+.0f}") for end in match["elo_interval"]]
        table.add_row(
            look.say("arena-against", one=one, other=other), str(match["games"]), look.figure(f"{match['score']:.1%}"),
            look.figure(f"{100 * low:.1f} {dash} {100 * high:.1f}"),
            look.figure(f"{match['elo']:+.0f} ({elo[0]} {dash} {elo[1]})"), look.figure(f"{match['margin']:+.1f}"),
            look.figure(" / ".join(f"{ms:.3g}" for ms in match["ms_per_decision"])))
    return table


def ratings_table(look: Look, rated: list[dict[str, Any]]) -> Table:
    table = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(look.say("sim-bot"))
    for head in ("elo", "error", "games", "score"):
        table.add_column(look.say(f"arena-{head}"), justify="right")
    for row in rated:
        error = look.say("arena-anchor") if row["anchor"] else f"{look.sign('±', '+-')} {row['error']:.0f}"
        table.add_row(row["bot"], look.figure(f"{row['elo']:+.0f}"), error, str(row["games"]),
                      look.figure(f"{row['score']:.1%}"))
    return table
