"""The limits in the names of bots: `500` visits, `30ms` or `1.5s` of CPU time, and `:2` processes."""
from __future__ import annotations

import re

from arcanarium.core.errors import ConfigError
from arcanarium.engine.analysis import Limit

_LIMIT = re.compile(r"(?:(?P<visits>\d{1,9})|(?P<time>\d{1,6}(?:\.\d{1,3})?)(?P<unit>ms|s))(?::(?P<cores>\d{1,3}))?")


def has_limit(name: str) -> bool:
    """Whether the name of any bot ends in a limit."""
    return re.search(rf":{_LIMIT.pattern}$", name) is not None


def read_limit(name: str, text: str) -> Limit:
    """The limit at the end of a bot's name. ConfigError says how a limit is written."""
    found = _LIMIT.fullmatch(text)
    limit = None
    if found:
        seconds = float(found["time"] or 0) / (1000 if found["unit"] == "ms" else 1)
        limit = Limit(int(found["visits"] or 0), seconds, int(found["cores"] or 1))
    if limit is None or limit.visits + limit.seconds <= 0 or limit.cores < 1:
        raise ConfigError(f"“{name}” has no limit that can be kept; write visits or a time, such as "
                          f"{name.partition(':')[0]}:500, :30ms, :1s, or :1s:2 for two processes")
    return limit


def write_limit(visits: int, seconds: float) -> str:
    """A limit as it stands in a name."""
    if visits:
        return str(visits)
    return f"{round(seconds, 3):g}s" if seconds >= 1 else f"{round(seconds * 1000, 3):g}ms"
