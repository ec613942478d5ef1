"""How a log is told, whatever the game: lines made of a player and what the player did, phrase by phrase. The words
come from the texts of a language; a game says which message, and what fills it."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from arcanarium.core.contract import Event, Words

__all__ = ["Words", "in_a_row", "listed", "log", "request_message", "who_is"]


def listed(items: Sequence[str], texts: Words, word: str = "and") -> str:
    """'a, b and c'."""
    *most, last = items
    return texts.say(f"list-{word}", head=in_a_row(most, texts), last=last) if most else last


def in_a_row(items: Sequence[str], texts: Words) -> str:
    """'a, b, c'."""
    head = items[0]
    for item in items[1:]:
        head = texts.say("list-more", head=head, next=item)
    return head


def who_is(seats: Iterable[int], texts: Words, names: Sequence[str], viewer: int, acting: bool = False) -> str:
    """'Ann, Bob and you'; 'You' where they act."""
    you = texts.say("log-you" if acting else "log-you-too")
    return listed([you if seat == viewer else names[seat] for seat in seats] or [texts.say("log-nobody")], texts)


def log(
    runs: Iterable[list[Event]], phrase: Callable[[list[Event]], str], texts: Words, names: Sequence[str], viewer: int,
    whole: Collection[str], starts: Collection[str],
) -> list[str]:
    """Lines in the words of one viewer, who is 'you' in them (and nobody for a spectator). A run is told together;
    kinds that are `whole`, and what nobody did, are lines by themselves, and those that are `starts` begin one."""
    lines: list[str] = []
    phrases: list[str] = []
    speaker = -1

    def flush() -> None:
        if phrases:
            who = who_is([speaker], texts, names, viewer, acting=True)
            lines.append(texts.say("log-line", who=who, what=in_a_row(phrases, texts)))
            phrases.clear()

    for run in runs:
        kind, seat = run[0].kind, run[0].seat
        if kind in whole or seat < 0:
            flush()
            lines.append(phrase(run))
            continue
        if seat != speaker or kind in starts:
            flush()
        speaker = seat
        phrases.append(phrase(run))
    flush()
    return lines


def request_message(game: str, name: str) -> str:
    """The message that names a request; with `-hint` after it, the one that explains it."""
    return f"{game}-request-{name.replace(' ', '-')}"
