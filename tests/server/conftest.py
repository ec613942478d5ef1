from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from arcanarium.server.settings import Settings
from tests import services


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Checking a password takes long on purpose. Here it need not."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("arcanarium.server.accounts.PasswordHasher", partial(PasswordHasher, 1, 8, 1))
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as made:
        yield made


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    with services.redis_server() as made:
        yield made


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Running]:
    """A server for tests that leave it as they found it: no limits, and nobody needs to be away long."""
    home = tmp_path_factory.mktemp("server")
    with services.running(Settings(home=home, thinkers=1, limits=False, absent=0.0)) as made:
        yield made


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[services.Running]:
    """A server that a test may break."""
    with services.running(Settings(home=tmp_path, thinkers=1, limits=False, absent=0.0)) as made:
        yield made
