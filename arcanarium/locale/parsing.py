"""What the parser of command lines says by itself (usage, errors, headings), from the messages of the reader."""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from arcanarium.locale.reader import speak, speech

SAID = {
    "usage: ": "parse-usage",
    "options": "parse-options",
    "positional arguments": "parse-positionals",
    "show this help message and exit": "parse-help",
    "show program's version number and exit": "parse-version",
    "%(prog)s: error: %(message)s\n": "parse-error",
    "argument %(argument_name)s: %(message)s": "parse-argument",
    "expected one argument": "parse-expected-one",
    "expected at most one argument": "parse-expected-at-most-one",
    "expected at least one argument": "parse-expected-at-least-one",
    "the following arguments are required: %s": "parse-required",
    "one of the arguments %s is required": "parse-required-one",
    "unrecognized arguments: %s": "parse-unknown",
    "not allowed with argument %s": "parse-not-with",
    "ignored explicit argument %r": "parse-takes-none",
    "ambiguous option: %(option)s could match %(matches)s": "parse-ambiguous",
    "invalid %(type)s value: %(value)r": "parse-bad-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "parse-bad-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "parse-bad-command",
    "can't open '%(filename)s': %(error)s": "parse-cannot-open",
}
"""What argparse would say, and the message for it. The rest of its texts are for programmers."""
ENDS = {"usage: ": " ", "%(prog)s: error: %(message)s\n": "\n"}
"""What follows a message: Fluent takes blanks and line ends at the end of one away."""

RENAMED = {"message": "problem"}
"""Variables that have another name in our messages."""


class _Gaps(str):
    """A text that argparse fills by `%`: the message is said with what it is filled with."""

    __slots__ = ()

    def __mod__(self, facts: Any) -> str:
        given = facts if isinstance(facts, dict) else {"what": facts[0] if isinstance(facts, tuple) else facts}
        args = {RENAMED.get(name, name): fact if isinstance(fact, int) else str(fact)
                for name, fact in given.items() if fact is not None}
        return speech().say(SAID[self], **args) + ENDS.get(self, "")


def _said(text: str) -> str:
    if text not in SAID:
        return text
    return _Gaps(text) if "%" in text else speech().say(SAID[text]) + ENDS.get(text, "")


def _counted(one: str, many: str, n: int) -> str:
    return _Expected(n) if one == "expected %s argument" else one if n == 1 else many


class _Expected(str):
    """So many arguments are expected."""

    __slots__ = ("n",)
    n: int

    def __new__(cls, n: int) -> _Expected:
        made = super().__new__(cls, n)
        made.n = n
        return made

    def __mod__(self, facts: Any) -> str:
        return speech().say("parse-expected", n=self.n)


def speak_to_the_reader() -> None:
    """Let argparse say its texts with these messages. It asks functions of its module for translations."""
    for name, function in (("_", _said), ("ngettext", _counted)):
        setattr(argparse, name, function)


def spoken(arguments: Sequence[str]) -> list[str]:
    """The arguments of a command without `--language`, which may stand anywhere and which this obeys. ConfigError if
    there is no such language."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument("--language", default="")
    speak("")
    speak_to_the_reader()
    found, rest = first.parse_known_args(arguments)
    speak(found.language)
    return rest
