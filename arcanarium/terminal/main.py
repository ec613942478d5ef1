"""The command `arcana`. Each subcommand is a module with `add_parser` and `run`; errors are one friendly line."""
from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from arcanarium.core.errors import ArcanariumError
from arcanarium.locale import Texts
from arcanarium.terminal import (
    analyse,
    arena,
    bench,
    botcheck,
    cards,
    engine,
    learning,
    play,
    puzzle,
    replay,
    rules,
    sim,
    train,
)

BAD, INTERRUPTED = 2, 130


def parser() -> ArgumentParser:
    say = Texts().say
    made = ArgumentParser(prog="arcana", description=say("main-help"), epilog=say("main-more"))
    commands = made.add_subparsers(title=say("main-commands"), metavar="COMMAND")
    for module in (play, learning, replay, analyse, puzzle, cards, rules, sim, arena, botcheck, engine, train, bench):
        module.add_parser(commands)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. 0: done; 1: nothing found or games failed; 2: it cannot be done as asked; 130: interrupted."""
    made = parser()
    args = made.parse_args(arguments)
    if not hasattr(args, "run"):
        made.print_help()
        return 0
    try:
        return int(args.run(args))
    except ArcanariumError as error:
        print(f"arcana: {error}", file=sys.stderr)
        return BAD
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # `arcana cards | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"arcana: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return BAD
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
