"""What a browser accepts, and what it has already: the headers Accept-Encoding and If-None-Match (RFC 9110)."""
from __future__ import annotations

from collections.abc import Sequence

IDENTITY = "identity"


def quality(parameters: str) -> float:
    """The `q` among the parameters of a list element; 1 where there is none, and 0 where it is no number."""
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                return min(1.0, max(0.0, float(value)))
            except ValueError:
                return 0.0
    return 1.0


def encoding(accepted: str | None, offered: Sequence[str]) -> str:
    """The encoding to send: of those that we offer, best first, the one that the client likes best. What nobody named
    may be sent plainly, and plainly it is sent too where the client accepts nothing that there is."""
    if not accepted:
        return IDENTITY
    said: dict[str, float] = {}
    for element in accepted.split(","):
        name, _, parameters = element.partition(";")
        said[name.strip().lower()] = quality(parameters)
    wishes = {name: said.get(name, said.get("*", 0.0)) for name in offered}
    wishes[IDENTITY] = said.get(IDENTITY, said.get("*", 0.001))
    best = max(wishes, key=wishes.__getitem__)  # of equal ones the first
    return best if wishes[best] > 0 else IDENTITY


def tag_in(tag: str, encoding: str) -> str:
    """The ETag of a body in an encoding: each has its own, because their bytes differ."""
    return tag if encoding == IDENTITY else f'{tag[:-1]}-{encoding}"'


def holds(known: str | None, tag: str) -> bool:
    """Whether the client has a body already, in whatever encoding. A proxy may have made its ETag a weak one."""
    if not known:
        return False
    tags = (said.strip().removeprefix("W/") for said in known.split(","))
    return any(said == "*" or said == tag or said.startswith(f"{tag[:-1]}-") for said in tags)
