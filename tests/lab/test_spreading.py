"""Tasks spread over processes: nothing is lost with a process, and the results are those of one process."""
from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from arcanarium.core.errors import ConfigError
from arcanarium.lab.spreading import TRIES, Hands, _Leader, in_order, spread
from arcanarium.lab.workers import Died, Done, Outcome
from arcanarium.terminal.main import main
from tests.lab.chores import no_third, square_at_last

TWO = Hands(jobs=2)


def test_a_task_is_done_again_when_its_process_dies(tmp_path: Path) -> None:
    with closing(spread(square_at_last, [(tmp_path, number, 1) for number in range(6)], TWO)) as results:
        found = {task[1]: result for task, result in results}
    assert found == {n: n * n for n in range(6)}
    assert [path.name for path in tmp_path.iterdir()] == ["0"]


class Deadly:
    """Workers of whom one dies of each batch with the task 3 in it, and gives back the last batch first."""

    places = 3

    def __init__(self) -> None:
        self.given: list[tuple[int, Sequence[int]]] = []
        self.deaths: list[int] = []

    def give(self, number: int, batch: Sequence[int]) -> None:
        self.given.append((number, batch))

    def take(self) -> list[tuple[int, Outcome]]:
        number, batch = self.given.pop()
        if 3 in batch:
            self.deaths.append(len(batch))
            return [(number, Died("crushed"))]
        return [(number, Done([task * task for task in batch], 0.001))]

    def close(self) -> None:
        self.given.clear()


def test_only_the_task_that_nobody_survives_is_given_up() -> None:
    workers = Deadly()
    leader = _Leader(workers, iter(range(8)))
    leader._size = 4.0
    found = dict(leader.lead())
    assert isinstance(found.pop(3), Died)
    assert found == {n: n * n for n in range(8) if n != 3}
    assert workers.deaths == [4] + [1] * (TRIES - 1)


def test_short_tasks_come_in_large_batches_and_long_ones_alone() -> None:
    short, long = (_Leader(Deadly(), iter(())) for _ in "12")
    for _ in range(20):
        short._learn(max(1, int(short._size)), 0.0001 * int(short._size))
        long._learn(1, 3.0)
    assert 1000 < short._size < 4000
    assert long._size == 1


@pytest.mark.parametrize("hands", [Hands(), TWO])
def test_results_can_be_had_in_the_order_of_the_tasks_and_errors_are_raised_to_who_waits(hands: Hands) -> None:
    numbers = (number for number, _ in enumerate(iter(int, 1)))  # endless: taken only when somebody is free
    with closing(in_order(no_third, numbers, hands)) as results, pytest.raises(LookupError, match="there is no third"):
        list(results)  # perhaps before the results of those that come earlier
    with closing(in_order(abs, iter(range(0, -300, -1)), hands)) as results:
        assert list(results) == list(range(300))


@pytest.mark.parametrize(("address", "told"), [
    ("greedy", "“greedy” is not the address of a Ray cluster"), ("127.0.0.1:99999", "is not the address"),
    ("127.0.0.1:1", "no Ray at 127.0.0.1:1"),
])
def test_an_address_without_a_cluster_is_told_in_one_line(
    address: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "random", "random", "--games", "2", "--ray", address]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ConfigError, match=r'pip install "arcanarium\[ray\]"'):
        list(spread(abs, [1], Hands(ray="auto")))
