"""How Hypothesis runs the properties of this project.

`ci` is what every run of the suite uses: the same examples each time, no memory of earlier runs, and no verdict that
depends on how busy the machine is. `soak` draws fresh examples, and more of them; `pytest --hypothesis-profile=soak
--hypothesis-seed=N` repeats one of its runs. It does not shrink what fails, which may take minutes: `soak-again` does.
"""
from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings

PLAIN = 100
"""The examples of a property that asks for no number."""
MORE = 5
"""How many times as many examples `soak` draws."""


def register() -> None:
    """Make the profiles known, and `ci` the one that counts."""
    steady = settings(deadline=None, database=None,
                      suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
    settings.register_profile("ci", steady, derandomize=True, max_examples=PLAIN)
    soak = settings(steady, derandomize=False, max_examples=PLAIN * MORE, print_blob=True)
    settings.register_profile("soak-again", soak)
    settings.register_profile("soak", soak, phases=[phase for phase in Phase if phase is not Phase.shrink])
    settings.load_profile("ci")


def examples(number: int) -> settings:
    """So many examples in the suite, and as many times more as the profile in use draws otherwise."""
    return settings(max_examples=number * settings().max_examples // PLAIN)
