"""`arcana-admin` beside a running server: what it does to tables and people, and that the server notices."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from arcanarium.server.admin import main
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, sitting


@pytest.fixture
def admin(own_server: services.Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> services.Running:
    """A server, and the environment of its operator."""
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path))
    return own_server


def notice(server: services.Running) -> None:
    """What a server does from time to time, now."""
    server.run(server.hub.sweep())


def test_a_table_that_is_ended_says_why_and_takes_no_more_moves(admin: services.Running) -> None:
    ann = Person(admin.address, "Ann")
    table = ann.open_table("me", "greedy")
    with sitting(table, ann) as [window]:
        window.until_asked()
        assert main(["end-table", table, "--reason", "spam"]) == 0
        notice(admin)
        window.until_table(lambda frame: frame["status"] == "closed")
        assert window.table["reason"] == "spam"
        refused = window.say("chat", text="hello?")
        assert refused["t"] == "refused"
        assert "closed" in refused["reason"]
    assert ann.get("/api/mine")[0]["status"] == "closed"


def test_tables_and_people_are_listed(admin: services.Running, capsys: pytest.CaptureFixture[str]) -> None:
    ann = Person(admin.address, "Ann Other")
    table = ann.open_table("me", "person")
    assert main(["tables", "--status", "open"]) == 0
    assert table in capsys.readouterr().out
    assert main(["people", "--part", "ann o"]) == 0
    assert "Ann Other" in capsys.readouterr().out
    assert main(["status"]) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == {"open": 1}


def test_a_deleted_table_is_gone(admin: services.Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arcanarium.server.admin.SWEEP", -2.0)  # nobody has it in memory for long
    ann = Person(admin.address, "Ann")
    table = ann.open_table("me", "person")
    assert main(["delete-table", table, "--yes"]) == 0
    assert admin.run(admin.site.storage.table(table)) is None
    assert admin.run(admin.site.storage.entries(table)) == []


def test_a_ban_ends_sessions_and_keeps_an_account_out_until_it_is_ended(admin: services.Running) -> None:
    bob = Person(admin.address)
    bob.post("/api/account/register", name="Bob", password="long enough")
    assert main(["ban", "Bob", "--reason", "insults"]) == 0
    notice(admin)
    assert not bob.get("/api/me")["account"]
    refused = bob.http.post("/api/account/login", json={"name": "Bob", "password": "long enough"})
    assert refused.status_code == 403
    assert "insults" in refused.json()["reason"]
    assert main(["unban", "Bob"]) == 0
    notice(admin)
    assert bob.post("/api/account/login", name="Bob", password="long enough")["account"]


def test_who_is_muted_can_play_but_not_chat(admin: services.Running) -> None:
    bob = Person(admin.address)
    bob.post("/api/account/register", name="Bob", password="long enough")
    table = bob.open_table("me", "person")
    assert main(["mute", "Bob", "--days", "1"]) == 0
    notice(admin)
    with sitting(table, bob) as [window]:
        assert window.say("chat", text="hello")["code"] == "muted"
    assert main(["unmute", "Bob"]) == 0
    notice(admin)
    with sitting(table, bob) as [window]:
        assert window.say("chat", text="hello")["t"] == "done"


def test_an_address_is_banned_with_its_network(admin: services.Running, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ban-address", "127.0.0.0/8"]) == 0
    notice(admin)
    refused = Person(admin.address).http.get("/api/games")
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    capsys.readouterr()
    assert main(["bans"]) == 0
    assert "127.0.0.0/8" in capsys.readouterr().out
    assert main(["unban-address", "127.0.0.0/8"]) == 0
    notice(admin)
    assert Person(admin.address).http.get("/api/games").status_code == 200


def test_all_about_a_person_is_exported_and_a_deleted_one_leaves_no_name(
    admin: services.Running, tmp_path: Path,
) -> None:
    bob = Person(admin.address)
    bob.post("/api/account/register", name="Bob Unique", password="long enough")
    bob.open_table("me", "person")
    file = tmp_path / "bob.json"
    assert main(["export", "Bob Unique", str(file)]) == 0
    assert json.loads(file.read_text(encoding="utf-8"))["user"]["name"] == "Bob Unique"
    assert file.stat().st_mode & 0o077 == 0
    assert main(["delete", "Bob Unique", "--yes"]) == 0
    rows = admin.run(admin.site.storage.rows("SELECT name FROM users"))
    assert "Bob Unique" not in [row["name"] for row in rows]


def test_prune_deletes_old_guests_and_games_and_nothing_else(admin: services.Running) -> None:
    ann, bob = Person(admin.address, "Ann"), Person(admin.address)
    bob.post("/api/account/register", name="Bob", password="long enough")
    old, new = ann.open_table("me", "person"), bob.open_table("me", "person")
    storage = admin.site.storage

    def age(statement: str, **values: str) -> None:
        from sqlalchemy import text
        with storage.engine.begin() as connection:
            connection.execute(text(statement), values)

    age("UPDATE tables SET touched = 1000 WHERE id = :id", id=old)
    age("UPDATE users SET made = 1000 WHERE account IS NULL")
    age("UPDATE sessions SET seen = 1000 WHERE user_id IN (SELECT id FROM users WHERE account IS NULL)")
    assert main(["prune", "--games-after", "30", "--yes"]) == 0
    assert admin.run(storage.table(old)) is None
    assert admin.run(storage.table(new)) is not None
    assert main(["prune", "--guests-after", "30", "--yes"]) == 0
    names = [row["name"] for row in admin.run(storage.rows("SELECT name FROM users"))]
    assert names == ["Bob"]


def test_a_backup_of_a_running_server_can_be_restored(admin: services.Running, tmp_path: Path) -> None:
    ann = Person(admin.address, "Ann")
    table = ann.open_table("me", "person")
    file = tmp_path / "backups" / "today.db"
    assert main(["backup", str(file)]) == 0
    other = tmp_path / "other"
    other.mkdir()
    assert main(["--database", f"sqlite:///{other / 'arcanarium.db'}", "restore", str(file), "--yes"]) == 0
    with services.running(Settings(home=other, thinkers=1, limits=False)) as restored:
        assert restored.run(restored.site.storage.table(table)) is not None


def test_without_yes_and_without_a_terminal_nothing_is_deleted(admin: services.Running) -> None:
    ann = Person(admin.address, "Ann")
    table = ann.open_table("me", "person")
    assert main(["delete-table", table]) == 0
    assert admin.run(admin.site.storage.table(table)) is not None


@pytest.mark.parametrize("command", [
    ["end-table", "nonsense"], ["kick", "Nobody"], ["ban", "Nobody"], ["export", "Nobody", "x.json"],
    ["delete", "Nobody", "--yes"], ["reset-link", "Nobody"], ["ban-address", "not an address"],
    ["restore", "missing.db", "--yes"],
])
def test_what_cannot_be_done_is_said_in_one_line(
    admin: services.Running, capsys: pytest.CaptureFixture[str], command: list[str],
) -> None:
    assert main(command) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_new_key_signs_and_the_old_one_is_still_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    from arcanarium.server.keys import signing_keys

    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path))
    before = signing_keys(Settings(home=tmp_path))
    assert main(["rotate-key"]) == 0
    after = signing_keys(Settings(home=tmp_path))
    assert after[:-1] == before
    assert after[-1] != before[-1]
