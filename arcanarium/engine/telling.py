"""Log lines for any game: a line is a player and what the player did, phrase by phrase. A game says which message tells
an event and what fills it; the texts come from a language."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from arcanarium.core.contract import Event, TextSource


def listed(items: Sequence[str], texts: TextSource, word: str = "and") -> str:
    """Items as a list in words: 'a, b and c'."""
    *most, last = items
    return texts.say(f"list-{word}", head=in_a_row(most, texts), last=last) if most else last


def in_a_row(items: Sequence[str], texts: TextSource, how: str = "more") -> str:
    """Items separated by commas: 'a, b, c'; or whole sentences, one after the other."""
    head = items[0]
    for item in items[1:]:
        head = texts.say(f"list-{how}", head=head, next=item)
    return head


def player_names(
    seats: Iterable[int], texts: TextSource, names: Sequence[str], viewer: int, acting: bool = False,
) -> str:
    """The names of players as a list, the viewer as 'you' ('You' where they act): 'Ann, Bob and you'."""
    you = texts.say("log-you" if acting else "log-you-too")
    return listed([you if seat == viewer else names[seat] for seat in seats] or [texts.say("log-nobody")], texts)


def log(
    runs: Iterable[list[Event]], phrase: Callable[[list[Event]], str], texts: TextSource, names: Sequence[str],
    viewer: int, whole: Collection[str], starts: Collection[str],
) -> list[str]:
    """The lines of a log as one viewer reads them, who is 'you' in them. The events of a run are told together. Kinds
    in `whole`, and events without a player, are lines of their own; kinds in `starts` begin a new line."""
    lines: list[str] = []
    phrases: list[str] = []
    speaker = -1

    def flush() -> None:
        if phrases:
            who = player_names([speaker], texts, names, viewer, acting=True)
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
