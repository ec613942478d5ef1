"""Each fault that attacks on the server once found has tests, and could be brought back to see them fail."""
from __future__ import annotations

import ast

import pytest

from tests.faults import PACKAGE, TESTS, Fault, faults


@pytest.mark.parametrize("fault", faults(), ids=lambda fault: str(fault.number))
def test_each_fault_has_tests_and_a_way_back(fault: Fault) -> None:
    """That they fail then is tried by `python -m tests.faults`, which takes minutes."""
    assert fault.again
    for name in {*fault.tests, *(name for one in fault.again for name in one.fails)}:
        module, _, function = name.rpartition(".")
        tree = ast.parse((TESTS / f"{module}.py").read_text(encoding="utf-8"))
        assert function in {found.name for found in tree.body if isinstance(found, ast.FunctionDef)}, name
    for one in fault.again:
        assert (PACKAGE / one.file).read_text(encoding="utf-8").count(one.now) == 1, one
        assert set(one.fails) <= set(fault.tests), one
