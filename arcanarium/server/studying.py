"""What workers do for reviews: walk through a record, do one task of a review, and put a review into words."""
from __future__ import annotations

import json
from functools import lru_cache

from arcanarium.bots.people import shown_names
from arcanarium.core.record import Record, parse_record
from arcanarium.learn.study.reviewing import Found, Task, do
from arcanarium.learn.study.story import Position, Story, story_of
from arcanarium.learn.study.telling import told
from arcanarium.server.messages import write
from arcanarium.server.thinkers import texts_of

WALKED = 2
"""So many games are kept in a worker as they were walked through, for the next task of the same review."""


@lru_cache(WALKED)
def walked(text: str) -> tuple[Record, Story, dict[int, Position]]:
    """A record, its story, and the positions in it."""
    record = parse_record(text)
    return record, *story_of(record)


def outline(text: str) -> Story:
    """The story of a record. Runs in a worker."""
    return walked(text)[1]


def work(text: str, task: Task) -> Found:
    """Do a task. Runs in a worker."""
    record, story, positions = walked(text)
    return do(record, story, positions, task)


def in_words(text: str, review: str, language: str) -> bytes:
    """The words of a review as JSON. Runs in a worker."""
    record, _, positions = walked(text)
    texts = texts_of(language)
    names = shown_names(record.names, texts)
    return write(told(record, positions, json.loads(review), texts, names))
