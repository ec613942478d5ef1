"""The log of the server: lines for people, or one JSON object in each line for programs.

Every line has its time and level, and those about a request its id. Addresses of tables are not logged, because whoever
knows one can join the table; neither are cookies, bodies of requests and query strings.
"""
from __future__ import annotations

import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO

from arcanarium.server.messages import write

REQUESTS = "arcanarium.requests"
"""The log with a line for each request."""
request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being served, if any."""


def new_request_id() -> str:
    return secrets.token_hex(4)


def moment(record: logging.LogRecord) -> str:
    """When it happened, in UTC, to the millisecond."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class PlainLines(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        id = request_id.get()
        return f"{moment(record)} {record.levelname.lower():<7} {f'[{id}] ' if id else ''}{super().format(record)}"


class JsonLines(logging.Formatter):
    """Lines for programs. What a call of the log passes as `extra={"facts": {...}}` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {"time": moment(record), "level": record.levelname.lower(), "logger": record.name,
                                   "message": record.getMessage()}
        if id := request_id.get():
            line["request"] = id
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return write(line).decode()


def set_up(kind: str, stream: TextIO | None = None) -> None:
    """Send all log lines to stderr: as `json`, as `plain` text, or only `messages` without times and requests."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter({"json": JsonLines, "plain": PlainLines}.get(kind, logging.Formatter)())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger(REQUESTS).setLevel(logging.WARNING if kind == "messages" else logging.INFO)
