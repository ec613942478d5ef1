"""Names of people: which may be had, and which look so alike that only one person may have them.

A name is compared by its `keys`: the same letters in other sizes, scripts or with other accents give a common key. An
account owns the keys of its name, so neither another account nor a guest can look like it.
"""
from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data
from fluent.runtime import FluentBundle, FluentResource

from arcanarium import bots
from arcanarium.bots.people import FORMER, GUEST
from arcanarium.locale import FALLBACK, languages, message_files
from arcanarium.server.messages import Refused

LONGEST_NAME = 24
RESERVED = (
    GUEST, FORMER, "Former player", "Arcanarium", "Server", "System", "Admin", "Administrator", "Moderator", "Operator",
    "Support", "Staff", "Host", "Bot", "Nobody", "Anonymous", "Player", "Spectator", "You",
)
"""Names that would pass for the site itself, or for nobody."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
"""Characters that Unicode calls letters, symbols or marks, and that nobody can see."""
ALIKE = (("0", "O"), ("O", "o"))
"""Look-alikes in names that the tables of Unicode take for different: a capital among small letters."""
_SELECTORS = re.compile("[\ufe00-\ufe0f]")  # they only choose between two shapes of a sign
_STACKED = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3}")
_NUMBER = re.compile(r"[\W_]*\d*$")
_BOT = re.compile(r".*\b(bots?|боты?)\b.*")
_BIDI = dict.fromkeys(map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))
"""The characters that turn the direction of what follows."""


def good_name(name: str) -> str:
    """A name in the form in which it is shown; Refused if nobody may have it."""
    name = " ".join(unicodedata.normalize("NFC", _SELECTORS.sub("", name)).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or BLANK & set(name) or not visible(name):
        raise Refused("bad-name", "web-refused-name", most=LONGEST_NAME)
    if _STACKED.search(unicodedata.normalize("NFD", name)) or unicodedata.category(name[0]).startswith("M"):
        raise Refused("bad-name", "web-refused-name-marks")
    whole, bare = keys(name), keys(_NUMBER.sub("", name))
    if (whole | bare) & _reserved() or any(_BOT.fullmatch(key) for key in whole):
        raise Refused("bad-name", "web-refused-name-reserved")
    return name


def visible(text: str) -> bool:
    """Whether a text has a character that can be seen."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in text)


def without_direction(text: str) -> str:
    """A text without the characters that turn its direction: in a chat they could turn what others wrote."""
    return text.translate(_BIDI)


def key_of(name: str) -> str:
    """The key of an account: names that differ only in capitals, spaces or forms of letters have the same."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def keys(name: str) -> frozenset[str]:
    """All keys of a name. Two names that can be taken for one another have one in common. Letters are compared both as
    written and in small: a capital I looks like a small L, and is also a capital of i."""
    folded = key_of(name)
    written = _skeleton(unicodedata.normalize("NFKC", " ".join(name.split()))).casefold()
    return frozenset({folded, _skeleton(folded), _skeleton(written)})


def _skeleton(text: str) -> str:
    """A text in which every character is replaced by the one that stands for all that look like it."""
    known = _shapes()
    plain = "".join(_plain(c) for c in text)
    return "".join(known.get(c, c) for c in plain)


@cache
def _plain(c: str) -> str:
    """A Latin, Greek or Cyrillic letter without its accents: in small print they are overlooked. In other scripts the
    marks are letters."""
    if "\u0300" <= c <= "\u036f":
        return ""
    called, has_mark, _ = unicodedata.name(c, "").partition(" WITH ")
    if not has_mark or not called.startswith(("LATIN", "GREEK", "CYRILLIC")):
        return c
    try:
        return unicodedata.lookup(called)
    except KeyError:
        return c


@cache
def _shapes() -> dict[str, str]:
    """For each character with look-alikes, the one that stands for all of them. Of some letters a pair of letters is
    a look-alike (m and rn); then the pair stands for both."""
    parent: dict[str, str] = {}

    def root(text: str) -> str:
        while (above := parent.setdefault(text, text)) != text:
            parent[text] = parent.get(above, above)
            text = above
        return text

    for one, other in ALIKE:
        parent[root(one)] = root(other)
    for char, others in confusables_data.items():
        for other in others:
            parent[root(other["c"].strip("\u200e"))] = root(char.strip("\u200e"))
    best: dict[str, str] = {}
    for text in parent:
        here = root(text)
        best[here] = min(best.get(here, text), text, key=_preference)
    return {text: best[root(text)] for text in parent if len(text) == 1}


def _preference(text: str) -> tuple[bool, int, bool, str]:
    return not text.isascii(), -len(text) if text.isascii() else len(text), not text.islower(), text


def _spoken_names() -> set[str]:
    """What bots, and those without a name, are called in all languages. Only the files that may say it are read: all
    texts of all languages would take a second."""
    wanted = {"guest", "former-player", *(f"bot-{bot}" for bot in bots.names())}
    found: set[str] = set()
    for path in (path for language in languages() for path in message_files(language)):
        text = path.read_text(encoding="utf-8")
        if any(re.search(rf"^{id} =", text, re.MULTILINE) for id in wanted):
            bundle = FluentBundle([FALLBACK], use_isolating=False)
            bundle.add_resource(FluentResource(text))
            patterns = (bundle.get_message(id).value for id in wanted if bundle.has_message(id))
            found |= {str(bundle.format_pattern(pattern)[0]) for pattern in patterns if pattern}
    return found


@cache
def _reserved() -> frozenset[str]:
    """The keys of the names that nobody may have: those of the site, and those of the bots in every language."""
    found: set[str] = set()
    for name in sorted(_spoken_names()):
        found |= keys(name)
    return frozenset(found.union(*map(keys, RESERVED), *map(keys, bots.names())))
