"""`arcana engine`: games for other programs, which drive them by lines of JSON (docs/bot-protocol.md)."""
from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from arcanarium.bots.jsonlines import lines_of, written
from arcanarium.lab.door import Door
from arcanarium.locale.reader import speech

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `engine` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("engine", help=say("engine-help"), description=say("engine-more"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    door = Door()
    try:
        for line in lines_of(sys.stdin.buffer):
            if not line.strip():
                continue
            sys.stdout.buffer.write(written(door.answer(line)))
            sys.stdout.buffer.flush()
            if not door.open:
                break
    finally:
        door.close()
    return 0
