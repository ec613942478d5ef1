"""Forms of words: what a message puts into a sentence can be inflected there, by `FORM($card, "gen")`.

The forms of a message are its attributes (`.gen`, `.acc`, `.gender`, whatever its language needs). A text made of other
texts (a list, an amount) takes a form by its parts, unless its own message has that form.
"""
from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

Args = dict[str, str | int]
Pattern = Any
"""A compiled value or attribute of a message of Fluent, whose types are not public."""
Render = Callable[[Pattern, Args], str]
"""Makes a text of a pattern and its variables."""
_serial = count().__next__


class Said(str):
    """A text that remembers which message said it and with what, and so can be said in its other forms. It is a plain
    text to all who do not ask for forms."""

    __slots__ = ("_args", "_forms", "_message", "_render", "serial")

    serial: int
    """Tells apart texts that look the same and have different forms, for caches."""
    _message: Any
    _args: Args
    _render: Render
    _forms: dict[str, Said]

    def form(self, name: str) -> Said:
        """The text in another form; in its first form where neither its message nor its parts have that one."""
        if name not in self._forms:
            args, pattern = self._args, self._message.attributes.get(name)
            if pattern is None:
                pattern = self._message.value
                args = {key: part.form(name) if type(part) is Said else part for key, part in args.items()}
            # forms of it are those of the text itself: the accusative of a name still has its gender
            self._forms[name] = said(self._render(pattern, args), self._message, self._args, self._render)
        return self._forms[name]

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)  # other processes get plain text


def said(text: str, message: Any, args: Args, render: Render) -> Said:
    """A text with what it was made of."""
    found = Said(text)
    found._message, found._args, found._render, found._forms = message, args, render, {}
    found.serial = _serial()
    return found


def has_forms(message: Any, args: Args) -> bool:
    """Whether a text made of a message has other forms: of its own or of its parts."""
    return bool(message.attributes) or Said in map(type, args.values())


def _form(text: Any, form: Any) -> Any:
    """In messages: a form of what was passed, such as `FORM($card, "gen")`. Texts without forms, such as the names of
    players, stay as they are."""
    return text.form(str(form)) if type(text) is Said else text


def _capital(text: Any) -> Any:
    """In messages: a phrase that was passed, as the beginning of a sentence."""
    text = str(text)
    return text[:1].upper() + text[1:]


FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": _form, "CAPITAL": _capital}
"""What messages can call."""
