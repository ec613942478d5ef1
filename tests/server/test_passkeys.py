"""Passkeys: only the device that was registered lets in, once for each challenge, and only for this site."""
from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from arcanarium.server import passkeys
from arcanarium.server.storage import Write
from tests.server.people import Person
from tests.server.soft_key import PRESENT, SoftKey
from tests.services import Running

PASSWORD = "correct horse"


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))


def visitor(server: Running) -> Person:
    """Somebody who comes by the name of the server: passkeys do not work with addresses."""
    return Person(server.address.replace("127.0.0.1", "localhost"))


def origin(person: Person) -> str:
    return person.address


def account(server: Running, name: str) -> tuple[Person, SoftKey]:
    """An account with a password and a passkey."""
    ann, key = visitor(server), SoftKey()
    ann.post("/api/account/register", name=name, password=PASSWORD)
    made = key.made(ann.post("/api/account/passkey/invite"), origin(ann))
    told = ann.post("/api/account/passkey/add", credential=made, label="my key")
    assert [one["label"] for one in told["passkeys"]] == ["my key"]
    return ann, key


def login(person: Person, credential: dict[str, Any]) -> httpx.Response:
    return person.http.post("/api/account/passkey/login", json={"credential": credential})


def test_a_passkey_lets_in_without_a_name(server: Running) -> None:
    _, key = account(server, "Agatha")
    stranger = visitor(server)
    options = stranger.post("/api/account/passkey/challenge")
    assert options["allowCredentials"] == []
    answer = login(stranger, key.shown(options, origin(stranger)))
    assert answer.json()["name"] == "Agatha"
    assert stranger.get("/api/account")["passkeys"][0]["used"] is not None
    stranger.post("/api/account/password", password="battery staple")  # it counts as a proof


def test_an_account_may_have_passkeys_alone(server: Running) -> None:
    ann, key = visitor(server), SoftKey()
    ann.post("/api/me", name="Somebody")
    table = ann.open_table("me", "person")
    options = ann.post("/api/account/passkey/new", name="Bettina")
    assert options["user"]["name"] == "Bettina"
    told = ann.post("/api/account/passkey/register", credential=key.made(options, origin(ann)), label="")
    assert (told["name"], told["account"]) == ("Bettina", True)
    assert [row["table"] for row in ann.get("/api/mine")] == [table]
    mine = ann.get("/api/account")
    assert (mine["password"], mine["passkeys"][0]["label"]) == (False, "python-httpx")
    for password in ("", PASSWORD):
        answer = visitor(server).http.post("/api/account/login", json={"name": "Bettina", "password": password})
        assert code(answer) == "bad-login"
    id = mine["passkeys"][0]["id"]
    assert code(ann.http.post("/api/account/passkey/remove", json={"id": id})) == "last-passkey"
    ann.post("/api/account/password", password=PASSWORD)
    assert ann.post("/api/account/passkey/remove", id=id)["passkeys"] == []
    stranger = visitor(server)
    answer = login(stranger, key.shown(stranger.post("/api/account/passkey/challenge"), origin(stranger)))
    assert code(answer) == "bad-passkey"


def test_a_name_that_is_taken_gets_no_passkey(server: Running) -> None:
    account(server, "Cecily")
    guest = visitor(server)
    assert code(guest.http.post("/api/account/passkey/new", json={"name": "Cеcily"})) == "name-taken"
    assert code(guest.http.post("/api/account/passkey/new", json={"name": "\u3164"})) == "bad-name"
    one, two = visitor(server), visitor(server)
    keys = [SoftKey(), SoftKey()]
    options = [who.post("/api/account/passkey/new", name="Dagmar") for who in (one, two)]
    one.post("/api/account/passkey/register", credential=keys[0].made(options[0], origin(one)), label="")
    answer = two.http.post("/api/account/passkey/register", json={
        "credential": keys[1].made(options[1], origin(two)), "label": ""})
    assert code(answer) == "name-taken"


def test_an_answer_can_be_used_once(server: Running) -> None:
    _, key = account(server, "Edith")
    stranger = visitor(server)
    shown = key.shown(stranger.post("/api/account/passkey/challenge"), origin(stranger))
    assert login(stranger, shown).status_code == 200
    assert code(login(visitor(server), shown)) == "bad-passkey"


LIES = ["a made-up challenge", "another site", "another port", "over http", "another name", "another key",
        "nobody verified", "an old count", "of a registration", "too late", "no json", "nothing"]


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_does_not_let_in(server: Running, lie: str) -> None:
    ann, key = account(server, f"Flora {LIES.index(lie)}")
    stranger = visitor(server)
    options, here = stranger.post("/api/account/passkey/challenge"), origin(stranger)
    if lie == "a made-up challenge":
        options["challenge"] = "bWFkZSB1cA"
    if lie == "of a registration":
        options = ann.post("/api/account/passkey/invite")
    if lie == "another name":
        key.site = "evil.example"
    if lie == "another key":
        key.key = SoftKey().key
    if lie == "nobody verified":
        key.flags = PRESENT
    if lie == "an old count":
        key.count = 0
    if lie == "too late":
        server.run(server.site.storage.write(Write("tokens_expired", {"now": time.time() + 1000})))
    here = {"another site": "http://evil.example", "another port": "http://localhost:1", "over http": here.replace(
        "http", "https")}.get(lie, here)
    shown = key.shown(options, here)
    if lie == "no json":
        shown["response"]["clientDataJSON"] = "AAAA"
    if lie == "nothing":
        shown = {}
    assert code(login(stranger, shown)) == "bad-passkey"
    assert stranger.get("/api/me")["account"] is False


@pytest.mark.parametrize("lie", ["another site", "another name", "nobody verified", "of somebody else", "twice"])
def test_a_lie_registers_no_passkey(server: Running, lie: str) -> None:
    ann, _ = account(server, f"Greta {lie}")
    other, _ = account(server, f"Hilda {lie}")
    key = SoftKey()
    options, here = ann.post("/api/account/passkey/invite"), origin(ann)
    if lie == "another name":
        key.site = "evil.example"
    if lie == "nobody verified":
        key.flags = PRESENT
    made = key.made(options, "http://evil.example" if lie == "another site" else here)
    if lie == "twice":
        ann.post("/api/account/passkey/add", credential=made, label="x")
        made = key.made(other.post("/api/account/passkey/invite"), here)  # the id of a passkey of another account
    who = other if lie in ("of somebody else", "twice") else ann
    answer = who.http.post("/api/account/passkey/add", json={"credential": made, "label": "x"})
    assert code(answer) == "bad-passkey"
    assert len(who.get("/api/account")["passkeys"]) == 1


def test_a_passkey_proves_who_changes_an_account(server: Running) -> None:
    ann, key = account(server, "Irene")
    bob, wrong = account(server, "Jonas")
    for row in server.run(server.site.storage.rows("SELECT * FROM sessions")):
        server.run(server.site.storage.write(Write("session_proved", {"id": row["id"], "proved": 0.0})))
        server.site.accounts.sessions.drop([row["id"]])
    assert code(ann.http.post("/api/account/password", json={"password": "battery staple"})) == "confirm"
    options = ann.post("/api/account/passkey/confirm/challenge")
    assert len(options["allowCredentials"]) == 1
    answer = ann.http.post("/api/account/passkey/confirm", json={"credential": wrong.shown(options, origin(ann))})
    assert code(answer) == "bad-passkey"
    options = bob.post("/api/account/passkey/confirm/challenge")
    answer = ann.http.post("/api/account/passkey/confirm", json={"credential": key.shown(options, origin(ann))})
    assert code(answer) == "bad-passkey"  # the challenge was Bob's
    options = ann.post("/api/account/passkey/confirm/challenge")
    ann.post("/api/account/passkey/confirm", credential=key.shown(options, origin(ann)))
    ann.post("/api/account/password", password="battery staple")


def test_passkeys_are_renamed_by_their_owner(server: Running) -> None:
    ann, _ = account(server, "Katrin")
    bob, _ = account(server, "Lothar")
    id = ann.get("/api/account")["passkeys"][0]["id"]
    told = ann.post("/api/account/passkey/rename", id=id, label=" blue \u202e key ")
    assert told["passkeys"][0]["label"] == "blue key"
    assert code(ann.http.post("/api/account/passkey/rename", json={"id": id, "label": "\u3164"})) == "bad-label"
    bob.post("/api/account/passkey/rename", id=id, label="mine")
    bob.post("/api/account/passkey/remove", id=id)
    assert [one["label"] for one in ann.get("/api/account")["passkeys"]] == ["blue key"]


def test_where_they_cannot_work_they_are_not_offered(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    by_address, by_name = Person(server.address), visitor(server)
    assert by_address.get("/api/me")["passkeys"] is False
    assert by_name.get("/api/me")["passkeys"] is True
    assert code(by_address.http.post("/api/account/passkey/challenge", json={})) == "no-passkeys"
    by_name.http.headers["Host"] = "box.lan"  # a name, but over http
    assert by_name.get("/api/me")["passkeys"] is False
    by_name.http.headers["X-Forwarded-Proto"] = "https"
    assert by_name.get("/api/me")["passkeys"] is True
    monkeypatch.setattr(passkeys, "INSTALLED", False)
    assert visitor(server).get("/api/me")["passkeys"] is False
