"""What other processes do in the tests of spreading. It imports little, because each of them imports it."""
from __future__ import annotations

import os
import time
from pathlib import Path

STUCK = (7, 20)


def square_at_last(task: tuple[Path, int, int]) -> int:
    """A square; but the process of the third task dies, the first so many times."""
    folder, number, deaths = task
    if number == 3:
        tried = len(list(folder.iterdir()))
        if tried < deaths:
            (folder / f"{tried}").touch()
            os._exit(7)
    return number * number


def square_here(task: tuple[Path, int]) -> tuple[int, str]:
    """A square, and on which node of a cluster it was made. A file tells that it was begun; those that are STUCK do not
    end when they are begun for the first time, so that whoever works at them can be killed meanwhile."""
    import ray

    folder, number = task
    node = str(ray.get_runtime_context().get_node_id())
    stuck = number in STUCK and not list(folder.glob(f"{number}-*"))
    (folder / f"{number}-{os.getpid()}-{node}").touch()
    time.sleep(60 if stuck else 0.05)
    return number * number, node


def no_third(task: int) -> int:
    if task == 3:
        raise LookupError("there is no third")
    return task
