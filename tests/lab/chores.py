"""What other processes do in the tests of spreading. It imports little, because each of them imports it."""
from __future__ import annotations

import os
import time
from pathlib import Path


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
    """A square that takes a while, and on which node of a cluster it was made. A file tells that it was begun."""
    import ray

    folder, number = task
    node = str(ray.get_runtime_context().get_node_id())
    (folder / f"{number}-{os.getpid()}-{node}").touch()
    time.sleep(0.15)
    return number * number, node


def no_third(task: int) -> int:
    if task == 3:
        raise LookupError("there is no third")
    return task
