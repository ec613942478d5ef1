"""What can be wrong with the data of the server, told as messages for people."""
from __future__ import annotations


class CannotStart(Exception):
    """The server cannot start like this. `message` is the id of the sentence that says why, `facts` what it names."""

    def __init__(self, message: str, **facts: str | int) -> None:
        super().__init__(message, facts)
        self.message, self.facts = message, facts
