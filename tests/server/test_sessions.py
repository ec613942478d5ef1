"""Sessions begin, change and end on the server: a cookie that was copied is worth nothing once its session is over."""
from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

from arcanarium.server import departures, sessions
from arcanarium.server.departures import ENDED
from arcanarium.server.keys import signing_keys
from arcanarium.server.sessions import COOKIE, device_of, id_of
from arcanarium.server.settings import Settings
from arcanarium.server.storage import Write
from tests import services
from tests.server.people import Person, Window, ask
from tests.services import Running

PASSWORD = "correct horse"
HTTPS = {"X-Forwarded-Proto": "https"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def name_at(server: Running, cookie: str, name: str = COOKIE, **headers: str) -> str:
    answer = ask("GET", f"{server.address}/api/me", headers={"Cookie": f"{name}={cookie}", **headers})
    return str(answer.json()["name"])


def account(server: Running, name: str) -> Person:
    made = Person(server.address)
    made.post("/api/account/register", name=name, password=PASSWORD)
    return made


def login(server: Running, name: str, **headers: str) -> Person:
    made = Person(server.address)
    made.http.headers.update(headers)
    made.post("/api/account/login", name=name, password=PASSWORD)
    return made


def end_of(window: Window) -> int:
    """The code with which the server closes a window."""
    try:
        while True:
            window.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))


def test_after_logging_out_the_old_cookie_is_nobody(server: Running) -> None:
    ann = account(server, "Sophie")
    old = ann.http.cookies[COOKIE]
    assert name_at(server, old) == "Sophie"
    ann.post("/api/account/logout")
    assert name_at(server, old) == ""
    assert COOKIE not in ann.http.cookies


def test_the_cookie_of_the_guest_is_not_that_of_the_account_it_became(server: Running) -> None:
    ann = Person(server.address, "Thea")
    before = ann.http.cookies[COOKIE]
    ann.post("/api/account/register", name="Thea", password=PASSWORD)
    assert ann.http.cookies[COOKIE] != before
    assert name_at(server, before) == ""
    assert name_at(server, ann.http.cookies[COOKIE]) == "Thea"


def test_a_login_ends_the_session_of_the_same_browser_before(server: Running) -> None:
    account(server, "Ursula")
    guest = Person(server.address, "Somebody")
    before = guest.http.cookies[COOKIE]
    guest.post("/api/account/login", name="Ursula", password=PASSWORD)
    first = guest.http.cookies[COOKIE]
    guest.post("/api/account/login", name="Ursula", password=PASSWORD)
    assert [name_at(server, cookie) for cookie in (before, first, guest.http.cookies[COOKIE])] == ["", "", "Ursula"]


def test_sessions_are_listed_and_ended_one_by_one(server: Running) -> None:
    ann = account(server, "Viola")
    phone = login(server, "Viola", **{"User-Agent": FIREFOX})
    other = login(server, "Viola")
    listed = ann.get("/api/account")["sessions"]
    assert len(listed) == 3
    assert [one["current"] for one in listed].count(True) == 1
    found = next(one for one in listed if one["device"] == "Firefox, Linux")
    assert abs(found["seen"] - time.time()) < 60
    left = ann.post("/api/account/session/end", id=found["id"])["sessions"]
    assert found["id"] not in [one["id"] for one in left]
    assert phone.get("/api/me")["id"] is False
    assert other.get("/api/me")["name"] == "Viola"
    stranger = account(server, "Wanda")
    answer = stranger.http.post("/api/account/session/end", json={"id": left[0]["id"]})
    assert (answer.status_code, code(answer)) == (400, "no-session")
    assert ann.get("/api/me")["name"] == "Viola"


def test_logging_out_everywhere_ends_all_sessions(server: Running) -> None:
    ann, other = account(server, "Xenia"), login(server, "Xenia")
    assert ann.post("/api/account/session/end-all")["id"] is False
    assert [one.get("/api/me")["id"] for one in (ann, other)] == [False, False]
    assert login(server, "Xenia").get("/api/me")["name"] == "Xenia"


def test_another_password_ends_all_other_sessions(server: Running) -> None:
    ann, thief = account(server, "Yara"), login(server, "Yara")
    before = ann.http.cookies[COOKIE]
    ann.post("/api/account/password", password="battery staple")
    assert ann.get("/api/me")["name"] == "Yara"
    assert thief.get("/api/me")["id"] is False
    assert name_at(server, before) == ""  # this browser's too: it has another cookie now
    assert code(Person(server.address).http.post("/api/account/login", json={
        "name": "Yara", "password": PASSWORD})) == "bad-login"
    Person(server.address).post("/api/account/login", name="Yara", password="battery staple")


def test_changes_need_a_password_that_was_shown_lately(server: Running) -> None:
    ann = account(server, "Zelda")
    id = id_of(server.site.accounts.sessions.token_of(ann.http.cookies[COOKIE]))
    long_ago = time.time() - 3600
    server.run(server.site.storage.write(Write("session_proved", {"id": id, "proved": long_ago})))
    server.site.accounts.sessions.drop([id])
    for path, body in (("password", {"password": "battery staple"}), ("delete", {"name": "Zelda"}),
                       ("email", {"email": "z@example.org"}), ("passkey/invite", {}), ("passkey/remove", {"id": "x"})):
        answer = ann.http.post(f"/api/account/{path}", json=body)
        assert (answer.status_code, code(answer)) == (403, "confirm"), path
    assert code(ann.http.post("/api/account/confirm", json={"password": "wrong"})) == "bad-login"
    assert code(ann.http.post("/api/account/password", json={"password": "battery staple"})) == "confirm"
    ann.post("/api/account/confirm", password=PASSWORD)
    ann.post("/api/account/password", password="battery staple")


@pytest.mark.parametrize("path", ["password", "session/end-all", "session/end", "email", "delete", "passkey/invite"])
def test_a_guest_has_no_account_to_change(server: Running, path: str) -> None:
    body = {"password": {"password": PASSWORD}, "session/end": {"id": "x"}, "email": {"email": "a@b.example"},
            "delete": {"name": "Ann"}}.get(path, {})
    for person in (Person(server.address), Person(server.address, "Ann")):
        assert code(person.http.post(f"/api/account/{path}", json=body)) == "no-account"
    assert code(Person(server.address, "Ann").http.get("/api/account")) == "no-account"


def test_a_session_expires_and_a_visit_prolongs_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = account(server, "Astrid")
    id = id_of(server.site.accounts.sessions.token_of(ann.http.cookies[COOKIE]))

    def expires() -> Any:
        rows = server.run(server.site.storage.rows("SELECT expires, seen FROM sessions WHERE id = :id", id=id))
        return (rows[0]["expires"], rows[0]["seen"]) if rows else None

    first = expires()
    monkeypatch.setattr(sessions, "SEEN_EVERY", -1.0)
    answer = ann.http.get("/api/me")
    assert "max-age" in answer.headers["set-cookie"].lower()
    assert expires() > first
    server.run(server.site.storage.write(Write("session_seen", {
        "id": id, "seen": 1.0, "expires": time.time() - 1, "device": ""})))
    server.site.accounts.sessions.drop([id])
    assert ann.get("/api/me")["id"] is False


def test_a_copy_of_the_database_makes_no_cookies(server: Running) -> None:
    ann = account(server, "Beatrix")
    token = server.site.accounts.sessions.token_of(ann.http.cookies[COOKIE])
    rows = server.run(server.site.storage.rows("SELECT * FROM sessions"))
    assert rows
    assert token not in str(rows)
    ours = server.site.accounts.sessions.cookie_of(id_of(token))  # even with the key, the stored id is no token
    assert name_at(server, ours) == ""


# --- websockets ---


def test_the_windows_of_an_ended_session_are_closed(server: Running) -> None:
    ann, other = account(server, "Clara"), login(server, "Clara")
    table = ann.open_table("me", "person")
    here, there = ann.sit_down(table), other.sit_down(table)
    other.post("/api/account/logout")
    assert end_of(there) == ENDED
    here.sync()
    ann.post("/api/account/session/end-all")
    assert end_of(here) == ENDED
    there.close()
    here.close()


def test_a_session_that_another_program_ended_is_noticed(server: Running) -> None:
    ann = account(server, "Daphne")
    window = ann.sit_down(ann.open_table("me", "person"))
    id = id_of(server.site.accounts.sessions.token_of(ann.http.cookies[COOKIE]))
    server.run(departures.disconnect_ended(server.hub, server.site.accounts.sessions))
    window.sync()
    server.run(server.site.storage.write(Write("session_end", {"id": id})))
    server.run(departures.disconnect_ended(server.hub, server.site.accounts.sessions))
    assert end_of(window) == ENDED
    assert ann.get("/api/me")["id"] is False
    window.close()


# --- cookies ---


def test_over_https_the_cookie_is_bound_to_the_host(server: Running) -> None:
    answer = ask("POST", f"{server.address}/api/me", json={"name": "Ann"}, headers=HTTPS)
    cookie = next(one for one in answer.headers.get_list("set-cookie") if one.startswith(f"__Host-{COOKIE}="))
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
    assert "domain" not in cookie.lower()
    value = cookie.partition("=")[2].partition(";")[0]
    assert name_at(server, value, f"__Host-{COOKIE}", **HTTPS) == "Ann"
    assert name_at(server, value, COOKIE, **HTTPS) == ""  # another host of the domain could have set that one
    plain = ask("POST", f"{server.address}/api/me", json={}).headers["set-cookie"]
    assert plain.startswith(f"{COOKIE}=")
    assert "secure" not in plain.lower()


def test_the_address_of_the_site_says_that_it_is_https(tmp_path: Path) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1, site="https://arcana.example")) as site:
        answer = ask("POST", f"{site.address}/api/me", json={}, headers={"Host": "arcana.example"})
        assert answer.headers["set-cookie"].startswith(f"__Host-{COOKIE}=")
        near = ask("POST", f"{site.address}/api/me", json={})
        assert near.headers["set-cookie"].startswith(f"{COOKIE}=")


# --- cookies of version 0.2 ---


@pytest.fixture
def former(server: Running) -> URLSafeSerializer:
    return URLSafeSerializer(signing_keys(server.site.settings)[-1], salt="arcanarium-user")


def test_a_guest_of_version_0_2_is_known_again_and_gets_a_session(server: Running, former: URLSafeSerializer) -> None:
    guest = server.run(server.site.accounts.guest("en"))
    cookie = former.dumps(guest.id)
    answer = ask("GET", f"{server.address}/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
    assert answer.json()["name"] == guest.name
    value = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
    assert name_at(server, value) == guest.name


def test_an_account_of_version_0_2_has_to_log_in_again(server: Running, former: URLSafeSerializer) -> None:
    guest = server.run(server.site.accounts.guest("en"))
    server.run(server.site.accounts.register(guest, "Eleanor", PASSWORD))
    assert name_at(server, former.dumps(guest.id)) == ""


def test_browsers_are_named_in_a_few_words() -> None:
    assert device_of(FIREFOX) == "Firefox, Linux"
    assert device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                     "Version/18.0 Mobile/15E148 Safari/604.1") == "Safari, iPhone"
    assert device_of("curl/8.5.0") == "curl"
    assert device_of("") == ""
    assert len(device_of("x" * 5000)) <= 30
