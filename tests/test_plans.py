"""Every caller of the kits catches a broken game: the toy, broken in some way, is put in place of the game it plays."""
from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from arcanarium.kits.conformance import KitError
from tests import soak, test_conformance, test_secrecy
from tests.cadwallon import test_kits as test_cadwallon_kits
from tests.kits import GAMES, Options
from tests.resarcana import test_kits, test_mixes
from tests.toy import RULES as TOY
from tests.toy import Toy, broken_rules

TESTS = Path(__file__).parent
SUITE: list[ModuleType] = [test_kits, test_mixes, test_cadwallon_kits]
"""The modules with a PLAN and the tests that carry it out."""
BROKEN: list[type] = [
    *(broken for broken, _ in test_secrecy.LEAKS),
    test_conformance.SharesState, test_conformance.SharesPoints, test_conformance.SharesItsYouth,
    test_conformance.StartsEachTimeOtherwise,
]


def run_the_tests(module: ModuleType, rules: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test functions of a module as pytest calls them, but with the toy as the game, played half as far."""
    games: list[tuple[Options, int]] = [({}, seed) for _, seed in module.PLAN.games]
    monkeypatch.setattr(module, "PLAN", replace(module.PLAN, rules=rules, games=games, until=12))
    for options, seed in games:
        module.test_conformance(options, seed)
        module.test_secrecy(options, seed)


def run_the_soak(rules: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", rules)
    monkeypatch.setattr(soak, "random_mix", lambda game, seed: {})
    for seed in range(3):
        soak.kits("toy", seed)


@pytest.mark.parametrize("broken", BROKEN)
@pytest.mark.parametrize("module", SUITE, ids=lambda module: module.__name__)
def test_a_broken_game_is_caught_by_the_suite(
    module: ModuleType, broken: type, monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(KitError):
        run_the_tests(module, broken_rules(broken), monkeypatch)


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_game_is_caught_by_the_soak(broken: type, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KitError):
        run_the_soak(broken_rules(broken), monkeypatch)


def test_a_sound_game_passes_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in SUITE:
        run_the_tests(module, TOY, monkeypatch)
    run_the_soak(TOY, monkeypatch)


def test_nobody_else_calls_a_kit() -> None:
    """All but the tests of the kits themselves go through a Plan, and those who make one are named above."""
    callers, planners = set(), set()
    for path in TESTS.rglob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        names = {node.id for node in nodes if isinstance(node, ast.Name)}
        if names & {"check_game", "check_secrecy"}:
            callers.add(path.name)
        if "Plan" in names:
            planners.add(path)
    assert callers == {"kits.py", "test_conformance.py", "test_secrecy.py"}
    assert planners == {Path(str(module.__file__)) for module in (*SUITE, soak)}
