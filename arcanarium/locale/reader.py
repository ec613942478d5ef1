"""The language of who runs a program: as an option or the environment says, and changed at any time."""
from __future__ import annotations

import errno
import os
from collections.abc import Mapping

from arcanarium.core.errors import ConfigError
from arcanarium.locale import FALLBACK, Texts, languages

VARIABLE = "ARCANARIUM_LANGUAGE"
"""Says which language programs speak, whatever that of the system is."""
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says it; the first one that is set counts."""
_chosen = ""


def language_in(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for; English where there are no texts in it."""
    for name in (VARIABLE, *SYSTEM):
        if said := environment.get(name):
            return known(said) or FALLBACK
    return FALLBACK


def known(said: str) -> str:
    """The language among ours that somebody names, with a region or without: `pl`, `pl_PL.UTF-8`; empty if none."""
    language = said.strip().replace("-", "_").partition(".")[0].partition("_")[0].casefold()
    return language if language in languages() else ""


def reader() -> str:
    """The language that is spoken now."""
    return _chosen or language_in(os.environ)


def speech() -> Texts:
    """The texts of the language that is spoken now."""
    return Texts(reader())


def speak(said: str) -> str:
    """Speak another language from now on, or as the environment says if none is named; which one it is. ConfigError
    names those there are."""
    global _chosen  # noqa: PLW0603  (a program has one reader)
    if said and not known(said):
        raise ConfigError(speech().say("language-none", language=said, known=", ".join(languages())))
    _chosen = known(said)
    return reader()


FAULTS = {
    errno.ENOENT: "file-not-found", errno.EACCES: "file-not-allowed", errno.EPERM: "file-not-allowed",
    errno.EISDIR: "file-is-folder", errno.ENOTDIR: "file-is-no-folder", errno.EEXIST: "file-exists",
    errno.ENOSPC: "file-full",
}


def file_fault(error: OSError) -> str:
    """What is wrong with a file, in words; rare faults in those of the system."""
    return speech().say(FAULTS[error.errno]) if error.errno in FAULTS else error.strerror or str(error)
