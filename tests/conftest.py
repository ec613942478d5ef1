"""What holds for all tests: the profiles of Hypothesis."""
from __future__ import annotations

from tests.properties import register

register()
