"""`arcana texts`: what is missing or wrong in the texts of a language, and a file for translators, there and back."""
from __future__ import annotations

from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from arcanarium.core.errors import ConfigError
from arcanarium.locale import FALLBACK, languages
from arcanarium.locale.checking import KINDS, faults, load
from arcanarium.locale.exchange import take, written
from arcanarium.locale.reader import speech
from arcanarium.terminal.look import Look

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

WRONG = 1


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `texts` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("texts", help=say("texts-help"), description=say("texts-more"))
    parser.add_argument("code", nargs="?", default="", metavar="LANGUAGE", help=say("texts-help-language"))
    parser.add_argument("--write", type=Path, metavar="FILE", help=say("texts-help-write"))
    parser.add_argument("--read", type=Path, metavar="FILE", help=say("texts-help-read"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """0 if nothing is wrong, 1 if something is."""
    look = Look(args.plain)
    if (args.write or args.read) and (not args.code or args.code == FALLBACK):
        raise ConfigError(look.say("texts-which"))
    if args.code and not args.code.replace("-", "").isalpha():
        raise ConfigError(look.say("texts-no-code", code=args.code))
    if args.write:
        args.write.write_text(written(args.code), encoding="utf-8")
        look.print_message("texts-written", path=str(args.write))
        return 0
    if args.read:
        return read_back(look, args.code, args.read)
    return show_faults(look, args.code) if args.code else show_languages(look)


def read_back(look: Look, language: str, path: Path) -> int:
    count, refused = take(path.read_text(encoding="utf-8"), path.name, language)
    for fault in refused:
        look.console.print(fault.words(look.texts), markup=False, soft_wrap=True)
    look.print_message("texts-taken", n=count, refused=len(refused))
    return WRONG if refused else 0


def show_faults(look: Look, language: str) -> int:
    found = faults(load(language), load(FALLBACK))
    for fault in found:
        look.console.print(fault.words(look.texts), markup=False, soft_wrap=True)
    look.print_message("texts-faults", n=len(found))
    return WRONG if found else 0


def show_languages(look: Look) -> int:
    """A column for each language, with the number of faults of each kind."""
    english = load(FALLBACK)
    table = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    known = {language: english if language == FALLBACK else load(language) for language in languages()}
    counts = {language: Counter(fault.kind for fault in faults(one, english)) for language, one in known.items()}
    table.add_column("")
    for language in known:
        table.add_column(language, justify="right")
    table.add_row(look.say("texts-row-messages"), *(str(len(one.entries)) for one in known.values()))
    for kind in KINDS:
        table.add_row(look.say(f"texts-row-{kind}"), *(str(counts[language][kind] or "") for language in known))
    look.print(table)
    look.print_message("texts-how")
    return WRONG if any(found.total() for found in counts.values()) else 0
