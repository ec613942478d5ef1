"""The keys that sign cookies: written whole or not at all, for their owner only, never short, and replaced in peace."""
from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from arcanarium.server import keys
from arcanarium.server.keys import BadKey, rotate, signing_keys
from arcanarium.server.sessions import COOKIE
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, ask
from tests.server.test_start import start

LONG = "k" * 32


def test_a_key_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    os.umask(os.umask(0o022))
    home = tmp_path / "new" / "home"
    first = signing_keys(Settings(home=home))
    assert len(first[0]) >= 43
    assert (home / "secret").stat().st_mode & 0o777 == 0o600
    assert home.stat().st_mode & 0o077 == 0
    assert signing_keys(Settings(home=home)) == first
    assert os.listdir(home) == ["secret"]


def test_a_key_that_others_may_read_is_closed_to_them(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(LONG)
    (tmp_path / "secret").chmod(0o644)
    assert signing_keys(Settings(home=tmp_path)) == [LONG]
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_a_full_disk_leaves_no_empty_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("arcanarium.server.keys.os.fsync", full)
        with pytest.raises(OSError, match="No space"):
            signing_keys(Settings(home=tmp_path))
    assert os.listdir(tmp_path) == []
    assert len(signing_keys(Settings(home=tmp_path))[0]) >= 43


@pytest.mark.parametrize("text", ["", "\n", "short", "k" * 31, f"{LONG}\nno time", f"{LONG}\nshort 99999999999"])
def test_a_file_without_a_good_key_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "secret").write_text(text)
    with pytest.raises(BadKey, match="secret"):
        signing_keys(Settings(home=tmp_path))
    assert (tmp_path / "secret").read_text() == text


def test_a_short_key_in_the_settings_is_told_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadKey, match="OLD_SECRETS"):
        signing_keys(Settings(home=tmp_path, secret=LONG, old_secrets=(f"{LONG}2", "short")))
    done = start(tmp_path, secret="s")
    assert done.returncode == 2
    assert "arcana-web cannot start: ARCANARIUM_SECRET" in done.stderr
    assert "at least 32 characters" in done.stderr
    assert "Traceback" not in done.stderr


def test_of_many_that_start_at_once_all_have_the_same_key(tmp_path: Path) -> None:
    found: list[list[str]] = []
    ready = threading.Barrier(8)

    def begin() -> None:
        ready.wait()
        found.append(signing_keys(Settings(home=tmp_path)))

    threads = [threading.Thread(target=begin) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert all(one == found[0] for one in found)
    assert os.listdir(tmp_path) == ["secret"]


def test_a_replaced_key_is_accepted_for_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(home=tmp_path)
    first = signing_keys(settings)[-1]
    rotate(tmp_path)
    second = signing_keys(settings)[-1]
    rotate(tmp_path)
    assert signing_keys(settings)[:2] == [first, second]
    third = signing_keys(settings)[-1]
    assert len({first, second, third}) == 3
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    later = time.time() + keys.KEPT + 1
    monkeypatch.setattr("arcanarium.server.keys.time.time", lambda: later)
    assert signing_keys(settings) == [third]


def test_a_cookie_outlives_the_key_that_signed_it(tmp_path: Path) -> None:
    settings = Settings(home=tmp_path, thinkers=1, limits=False)
    with services.running(settings) as site:
        cookie = Person(site.address, "Ann").http.cookies[COOKIE]
    rotate(tmp_path)
    with services.running(settings) as site:
        answer = ask("GET", f"{site.address}/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
        assert answer.json()["name"] == "Ann"
    (tmp_path / "secret").write_text(LONG)
    with services.running(settings) as site:
        answer = ask("GET", f"{site.address}/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
        assert answer.json()["id"] is False


def test_secrets_are_not_shown_with_the_settings() -> None:
    shown = repr(Settings(secret=LONG, old_secrets=(LONG,), smtp_password="hidden word"))
    assert LONG not in shown
    assert "hidden word" not in shown
