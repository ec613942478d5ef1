"""`arcana-admin`: what an operator does from the command line, while the server runs or not."""
from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from arcanarium.core.errors import ConfigError
from arcanarium.locale import languages
from arcanarium.locale.known_errors import said
from arcanarium.locale.parsing import spoken
from arcanarium.locale.reader import VARIABLE, speech
from arcanarium.server import keys
from arcanarium.server.backup import BackupFailed, back_up, restore
from arcanarium.server.failures import CannotStart
from arcanarium.server.hub import SWEEP
from arcanarium.server.office import NotFound, Office
from arcanarium.server.recovery import RESET_LASTS, reset_link
from arcanarium.server.settings import BadSettings, Settings, from_environment
from arcanarium.server.storage import NotSaved, Unreadable

CANNOT = 2
"""The exit code if something cannot be done."""
Done = Awaitable[None]


def say(message: str, **args: str | int) -> str:
    """A text in the language of the operator."""
    return speech().say(message, **args)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="arcana-admin", description=say("admin-help"))
    made.add_argument("--language", help=say("main-help-language", known=", ".join(languages()), variable=VARIABLE))
    made.add_argument("--database", default="", help=say("serve-help-database"))
    commands = made.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[..., Any], *arguments: str, **options: dict[str, Any]) -> None:
        one = commands.add_parser(name, help=say(f"admin-help-{name}"), description=say(f"admin-help-{name}"))
        for argument in arguments:
            one.add_argument(argument, help=say(f"admin-help-{argument.strip('-')}"))
        for option, how in options.items():
            one.add_argument(f"--{option.replace('_', '-')}", help=say(f"admin-help-{option.replace('_', '-')}"), **how)
        one.set_defaults(run=run)

    reason = {"default": ""}
    days = {"type": float, "default": None}
    yes = {"action": "store_true"}
    limit = {"type": int, "default": 50}
    command("status", status)
    command("backup", make_backup, "file")
    command("restore", bring_back, "file", yes=yes)
    command("tables", tables, status={"default": ""}, limit=limit)
    command("end-table", end_table, "table", reason=reason)
    command("delete-table", delete_table, "table", yes=yes)
    command("people", people, part={"default": ""}, limit=limit)
    command("kick", kick, "who")
    for name in ("ban", "mute", "ban-address"):
        command(name, give_order, "address" if name == "ban-address" else "who", days=days, reason=reason)
    for name in ("unban", "unmute", "unban-address"):
        command(name, end_order, "address" if name == "unban-address" else "who")
    command("bans", list_orders)
    command("export", export, "who", "file")
    command("delete", delete_person, "who", yes=yes)
    command("reset-link", make_reset_link, "who")
    command("prune", prune, guests_after=days, games_after=days, yes=yes)
    command("rotate-key", rotate_key)
    return made


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit code."""
    try:
        rest = spoken(sys.argv[1:] if arguments is None else arguments)
    except ConfigError as error:
        print(error, file=sys.stderr)
        return CANNOT
    args = parser().parse_args(rest)
    args.command = rest[0]
    try:
        settings = from_environment()
        settings = replace(settings, database=args.database or settings.database)
        made = args.run(settings, args)
        if made is not None:
            asyncio.run(made)
        return 0
    except BadSettings as error:
        for variable, value, allowed in error.faults:
            print(say("serve-setting", variable=variable, value=value, allowed=say(allowed)), file=sys.stderr)
    except NotFound as error:
        print(say("admin-not-found", what=str(error)), file=sys.stderr)
    except CannotStart as error:
        print(say(error.message, **error.facts), file=sys.stderr)
    except (BackupFailed, NotSaved, Unreadable, OSError, ValueError, keys.BadKey, TimeoutError) as error:
        print(say("admin-cannot", reason=said(str(error).partition("\n")[0], speech())), file=sys.stderr)
    return CANNOT


def moment(at: float | None) -> str:
    """A time for people, in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M") if at else "–"


def agreed(args: argparse.Namespace, question: str, **facts: str | int) -> bool:
    """Whether the operator means it: by --yes, or by an answer."""
    if args.yes:
        return True
    print(say(question, **facts), file=sys.stderr)
    return sys.stdin.isatty() and input("> ").strip().lower() in ("y", "yes")


# --- the whole site ---


async def status(settings: Settings, _: argparse.Namespace) -> None:
    async with Office(settings) as office:
        print(json.dumps(await office.status(), indent=2))


def make_backup(settings: Settings, args: argparse.Namespace) -> None:
    to = Path(args.file)
    back_up(settings.database_url, to)
    print(say("admin-backed-up", file=str(to), bytes=to.stat().st_size))


def bring_back(settings: Settings, args: argparse.Namespace) -> None:
    if agreed(args, "admin-sure-restore", file=args.file):
        kept = restore(settings.database_url, Path(args.file))
        print(say("admin-restored", kept=str(kept or "–")))


def rotate_key(settings: Settings, _: argparse.Namespace) -> None:
    if settings.secret:
        raise ValueError(say("admin-key-in-settings"))
    keys.signing_keys(settings)  # makes the file if there is none
    keys.rotate(settings.home)
    print(say("admin-rotated", days=int(keys.KEPT / 86_400)))


async def prune(settings: Settings, args: argparse.Namespace) -> None:
    async with Office(settings) as office:
        games = await office.old_games(args.games_after) if args.games_after is not None else []
        guests = await office.old_guests(args.guests_after) if args.guests_after is not None else []
        if agreed(args, "admin-sure-prune", games=len(games), guests=len(guests)):
            await office.prune(games, guests)
            print(say("admin-pruned", games=len(games), guests=len(guests)))


# --- tables ---


async def tables(settings: Settings, args: argparse.Namespace) -> None:
    async with Office(settings) as office:
        for row in await office.tables(args.status, args.limit):
            seats = ", ".join(row["seats"])
            print(f"{row['id']:<18} {row['status']:<8} {moment(row['touched'])}  {row['game']}: {seats}")


async def end_table(settings: Settings, args: argparse.Namespace) -> None:
    async with Office(settings) as office:
        await office.end_table(args.table, args.reason)
    print(say("admin-ended", table=args.table))


async def delete_table(settings: Settings, args: argparse.Namespace) -> None:
    if not agreed(args, "admin-sure-delete-table", table=args.table):
        return
    async with Office(settings) as office:
        await office.end_table(args.table, "")
        print(say("admin-waits", seconds=int(SWEEP) + 2), file=sys.stderr)
        await asyncio.sleep(SWEEP + 2)  # a server that has the table in memory would write to it once more
        await office.delete_table(args.table)
    print(say("admin-deleted", what=args.table))


# --- people ---


async def people(settings: Settings, args: argparse.Namespace) -> None:
    async with Office(settings) as office:
        for row in await office.people(args.part, args.limit):
            kind = "account" if row["account"] else "guest"
            print(f"{row['id']:<18} {kind:<8} {moment(row['made'])}  {moment(row['seen'])}  {row['name']}")


async def kick(settings: Settings, args: argparse.Namespace) -> None:
    async with Office(settings) as office:
        await office.kick(await office.person(args.who))
    print(say("admin-kicked", who=args.who))


async def give_order(settings: Settings, args: argparse.Namespace) -> None:
    async with Office(settings) as office:
        if args.command == "ban-address":
            await office.order("address", args.address, args.days, args.reason)
        else:
            user = await office.person(args.who)
            await office.order("ban" if args.command == "ban" else "mute", user.id, args.days, args.reason)
    print(say("admin-ordered"))


async def end_order(settings: Settings, args: argparse.Namespace) -> None:
    async with Office(settings) as office:
        if args.command == "unban-address":
            await office.end_order("address", args.address)
        else:
            user = await office.person(args.who)
            await office.end_order("ban" if args.command == "unban" else "mute", user.id)
    print(say("admin-order-ended"))


async def list_orders(settings: Settings, _: argparse.Namespace) -> None:
    async with Office(settings) as office:
        for row in await office.orders():
            until = moment(row["until"]) if row["until"] < 1e11 else "–"
            print(f"{row['kind']:<8} {row['name'] or row['subject']:<24} {until:<17} {row['reason']}")


async def export(settings: Settings, args: argparse.Namespace) -> None:
    async with Office(settings) as office:
        found = await office.export(await office.person(args.who))
    to = Path(args.file)
    to.touch(0o600)
    to.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(say("admin-exported", file=str(to)))


async def delete_person(settings: Settings, args: argparse.Namespace) -> None:
    async with Office(settings) as office:
        user = await office.person(args.who)
        if agreed(args, "admin-sure-delete", who=user.name):
            await office.delete_person(user)
            print(say("admin-deleted", what=user.name))


async def make_reset_link(settings: Settings, args: argparse.Namespace) -> None:
    link = await reset_link(settings, args.who)
    if link is None:
        raise NotFound(args.who)
    print(say("recovery-link", minutes=int(RESET_LASTS / 60)), file=sys.stderr)
    print(link)


if __name__ == "__main__":
    sys.exit(main())
