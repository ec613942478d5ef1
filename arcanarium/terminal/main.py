"""The command `arcana`. Each subcommand is a module with `add_parser` and `run`; errors are one friendly line."""
from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from arcanarium.core.errors import ArcanariumError, ConfigError
from arcanarium.locale import languages
from arcanarium.locale.known_errors import explained
from arcanarium.locale.parsing import spoken
from arcanarium.locale.reader import VARIABLE, file_fault, speech
from arcanarium.terminal import (
    analyse,
    arena,
    balancelab,
    bench,
    botcheck,
    cards,
    engine,
    explore,
    league,
    learning,
    play,
    puzzle,
    replay,
    rules,
    sim,
    studyboard,
    texts,
    train,
)

BAD, INTERRUPTED = 2, 130


def parser() -> ArgumentParser:
    say = speech().say
    made = ArgumentParser(prog="arcana", description=say("main-help"), epilog=say("main-more"))
    languages_known = ", ".join(languages())
    made.add_argument("--language", help=say("main-help-language", known=languages_known, variable=VARIABLE))
    commands = made.add_subparsers(title=say("main-commands"), metavar="COMMAND")
    for module in (play, learning, replay, analyse, studyboard, puzzle, cards, rules, sim, arena, league, explore,
                   balancelab, botcheck, engine, train, bench, texts):
        module.add_parser(commands)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. 0: done; 1: nothing found or games failed; 2: it cannot be done as asked; 130: interrupted."""
    try:
        rest = spoken(sys.argv[1:] if arguments is None else arguments)
    except ConfigError as error:
        print(f"arcana: {error}", file=sys.stderr)
        return BAD
    made = parser()
    args = made.parse_args(rest)
    if not hasattr(args, "run"):
        made.print_help()
        return 0
    try:
        return int(args.run(args))
    except ArcanariumError as error:
        print(f"arcana: {explained(error, speech())}", file=sys.stderr)
        return BAD
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # `arcana cards | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"arcana: {error.filename or ''}: {file_fault(error)}", file=sys.stderr)
        return BAD
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
