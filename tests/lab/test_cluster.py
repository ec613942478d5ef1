"""Ray: a cluster of three nodes on this machine, of which a worker and a whole node are killed while it plays."""
from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from arcanarium.core import registry
from arcanarium.engine.weights import weights_of
from arcanarium.lab.cluster import OWN
from arcanarium.lab.spreading import Hands, in_order, spread
from arcanarium.lab.train.trial import Trial
from arcanarium.terminal.main import main
from tests.lab.chores import STUCK, square_here

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: it is an extra")

SMALL = 80 << 20
"""Bytes for objects on each node: the least that Ray allows is 75 MB."""
ALONE = {"RAY_AUTH_TOKEN": "ab" * 32, "RAY_USAGE_STATS_ENABLED": "0", **OWN}
"""Nobody else gets in, and nothing gets out."""
SWIFT = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 200, "health_check_timeout_ms": 3000,
         "health_check_failure_threshold": 5}


class Nodes(NamedTuple):
    """A cluster whose head does not work, and its address."""

    cluster: Any
    address: str

    def add(self) -> Any:
        return self.cluster.add_node(num_cpus=1, object_store_memory=SMALL)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """Its folder has a short name, since sockets lie in it, and is gone afterwards."""
    assert "ray" not in sys.modules, "Ray reads its settings once, when it is imported"
    patch = pytest.MonkeyPatch()
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")
    for name, value in (ALONE | {"RAY_TMPDIR": folder}).items():
        patch.setenv(name, value)
    from ray.cluster_utils import Cluster

    cluster = Cluster(shutdown_at_exit=True)
    try:
        head = cluster.add_node(num_cpus=0, object_store_memory=SMALL, include_dashboard=False,
                                include_log_monitor=False, _system_config=SWIFT)
        made = Nodes(cluster, head.gcs_address)
        made.add()  # a node that nobody kills, for whichever test comes first
        yield made
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
        shutil.rmtree(folder, ignore_errors=True)
        patch.undo()


def untimed(said: str) -> dict[str, Any]:
    return {name: value for name, value in json.loads(said).items() if "ms" not in name and name != "seconds"}


def test_a_killed_worker_and_a_killed_node_lose_nothing(nodes: Nodes, tmp_path: Path) -> None:
    working = [nodes.add(), nodes.add()]
    tasks = [(tmp_path, number) for number in range(40)]
    found: dict[int, Any] = {}
    killed: dict[int, str] = {}
    with closing(spread(square_here, tasks, Hands(ray=nodes.address))) as results:
        for (_, number), result in results:
            found[number] = result
            for stuck in set(STUCK) - set(killed):
                for begun in tmp_path.glob(f"{stuck}-*"):
                    _, process, killed[stuck] = begun.name.split("-")
                    if stuck == STUCK[0]:
                        os.kill(int(process), signal.SIGKILL)
                    else:
                        (doomed,) = (node for node in working if node.node_id == killed[stuck])
                        nodes.cluster.remove_node(doomed, allow_graceful=False)
    assert {number: result[0] for number, result in found.items()} == {n: n * n for n in range(40)}
    assert sorted(killed) == list(STUCK)  # a worker, and then a node
    assert found[STUCK[1]][1] != killed[STUCK[1]]  # done again on the other node
    assert all(len(list(tmp_path.glob(f"{stuck}-*"))) == 2 for stuck in STUCK)


def test_the_arena_has_the_same_results_on_a_cluster_and_keeps_them_here(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A class of somebody else's plays too, in the folder where it lies."""
    plan = ["arena", "cadwallon", "random", "class:tests.lab.test_arena:Clumsy", "--games", "12", "--json"]
    assert main([*plan, "--jobs", "1"]) == 1
    alone = untimed(capsys.readouterr().out)
    assert main([*plan, "--ray", nodes.address, "--out", str(tmp_path), "--records"]) == 1
    assert untimed(capsys.readouterr().out) == alone
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8").count("\n") == 13
    assert len(list((tmp_path / "records").iterdir())) == 12


def test_a_balance_study_and_the_gate_of_a_training_have_the_same_results_on_a_cluster(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for folder, hands in (("alone", ["--jobs", "1"]), ("cluster", ["--ray", nodes.address])):
        assert main(["balance", "cadwallon", "--seats", "3", "--bots", "open-step,random", "--games", "12", "--json",
                     "--out", str(tmp_path / folder), *hands]) == 0
        said.append(json.loads(capsys.readouterr().out))
    assert said[0] == said[1]
    assert said[0]["one"]["games"] == 30  # a whole batch
    weights = weights_of(registry.rules("cadwallon")).read_bytes()
    trial = Trial("cadwallon", weights, weights, seed=1, visits=2)
    with closing(in_order(trial, range(3), Hands(ray=nodes.address))) as scores:
        assert list(scores) == [trial(pair) for pair in range(3)]


def test_a_ray_of_our_own_says_nothing_and_leaves_nothing_behind() -> None:
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")
    try:
        bare = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
        done = subprocess.run(
            [sys.executable, "-m", "arcanarium.terminal.main", "sim", "cadwallon", "--games", "40", "--bots", "random",
             "--json", "--jobs", "1", "--ray"],
            env=bare | {"RAY_TMPDIR": folder, "HOME": folder}, capture_output=True, text=True, check=False, timeout=120)
        assert done.returncode == 0, done.stderr
        assert (json.loads(done.stdout)["games"], done.stderr) == (40, "")
        assert [name for name in os.listdir(folder) if name != "ray"] == []  # no token in the folder of the user
        assert not [path for path in Path("/proc").glob("[0-9]*/cmdline") if folder.encode() in path.read_bytes()]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
