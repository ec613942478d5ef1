"""Over HTTP: guests and accounts, limits, other sites, and what stands around every answer."""
from __future__ import annotations

import http.client
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from arcanarium.server import catalogue_routes
from arcanarium.server.guard import HEADERS, PARTS, SHOWN
from arcanarium.server.sessions import COOKIE
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, ask
from tests.services import Running


def raw_get(server: Running, path: str, method: str = "GET") -> tuple[int, bytes]:
    """A request for exactly this path, which no client has tidied up."""
    connection = http.client.HTTPConnection(services.LOOPBACK, server.port, timeout=30)
    try:
        connection.putrequest(method, path)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def code_of(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert body["reason"]
    assert "missing text" not in body["reason"]
    return answer.status_code, body["code"]


# --- who asks ---


def test_a_guest_is_made_by_the_first_post(server: Running) -> None:
    person = Person(server.address)
    assert person.get("/api/me")["id"] is False
    assert not person.cookie
    made = person.post("/api/me", name="  Ann\u00a0 of  Kent ")
    assert (made["id"], made["name"], made["account"]) == (True, "Ann of Kent", False)
    assert person.get("/api/me")["name"] == "Ann of Kent"
    assert "en" in made["languages"]


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(server: Running) -> None:
    answer = ask("POST", f"{server.address}/api/me", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_cookies_that_were_not_made_here_are_nobody(server: Running) -> None:
    ann = Person(server.address, "Ann")
    good = ann.http.cookies[COOKIE]
    body, _, signature = good.rpartition(".")
    forged = [good[:-1], good[1:], body, f"{body}.", f".{signature}", good + "x", good.swapcase(), "x" * 10_000, "",
              "ImFubiI.", f"{body}.{signature[::-1]}", "%00", "a.b.c"]
    for cookie in forged:
        answer = ask("GET", f"{server.address}/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
        assert (answer.status_code, answer.json()["id"]) == (200, False), cookie
    assert ask("GET", f"{server.address}/api/me", headers={"Cookie": f"{COOKIE}={good}"}).json()["name"] == "Ann"


def test_a_cookie_of_a_user_who_is_not_kept_is_nobody(server: Running) -> None:
    for value in ("no such user", 7, ["x"], {"id": "x"}, None):
        cookie = server.site.accounts.sessions._signer.dumps(value)
        answer = ask("GET", f"{server.address}/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
        assert answer.json()["id"] is False


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "\u200b", "greedy bot", "random bot 2"])
def test_names_that_nobody_may_have(server: Running, name: str) -> None:
    person = Person(server.address, "Ann")
    assert code_of(person.http.post("/api/me", json={"name": name})) == (400, "bad-name")
    assert person.get("/api/me")["name"] == "Ann"


def test_a_language_that_there_is_none_of(server: Running) -> None:
    person = Person(server.address, "Ann")
    assert code_of(person.http.post("/api/me", json={"language": "../en"})) == (400, "bad-language")
    assert person.post("/api/me", language="en")["language"] == "en"


def test_an_account_is_found_again_from_elsewhere(server: Running) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open_table("me", "person")
    told = ann.post("/api/account/register", name="Annabel Lee", password="correct horse")
    assert (told["account"], told["name"]) == (True, "Annabel Lee")
    assert code_of(ann.http.post("/api/account/register", json={"name": "X", "password": "correct horse"})) == (
        400, "has-account")
    assert ann.post("/api/account/logout")["id"] is False
    assert ann.get("/api/me")["id"] is False
    elsewhere = Person(server.address)
    assert elsewhere.post("/api/account/login", name="annabel lee", password="correct horse")["name"] == "Annabel Lee"
    assert [row["table"] for row in elsewhere.get("/api/mine")] == [table]
    assert code_of(elsewhere.http.post("/api/me", json={"name": "Somebody"})) == (400, "bad-name")
    assert elsewhere.post("/api/me", name="ANNABEL Lee")["name"] == "ANNABEL Lee"


def test_wrong_logins_all_sound_the_same(server: Running) -> None:
    bob = Person(server.address, "Bob")
    bob.post("/api/account/register", name="Bobby", password="correct horse")
    answers = {
        Person(server.address).http.post("/api/account/login", json={"name": name, "password": password}).text
        for name, password in (("Bobby", "wrong horse"), ("Nobody at all", "correct horse"), ("", ""),
                               ("Bobby", "x" * 5000), ("Bobby\x00", "correct horse"))
    }
    assert len(answers) == 1
    assert "bad-login" in answers.pop()


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_passwords_that_are_too_short_or_too_long(server: Running, password: str) -> None:
    guest = Person(server.address, "Ann")
    answer = guest.http.post("/api/account/register", json={"name": "Cleo", "password": password})
    assert code_of(answer) == (400, "bad-password")


def test_a_name_has_one_account(server: Running) -> None:
    Person(server.address).post("/api/account/register", name="Dante", password="correct horse")
    for name in ("Dante", "DANTE", "ｄａｎｔｅ", " dante "):
        answer = Person(server.address).http.post("/api/account/register", json={"name": name, "password": "x" * 8})
        assert code_of(answer) == (400, "name-taken")


# --- limits ---


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bucket fills up again, however long a test takes."""
    monkeypatch.setattr("arcanarium.server.limits.time", SimpleNamespace(monotonic=lambda: 0.0))
    for name in ("LONGEST_WAIT", "PENALTY"):
        monkeypatch.setattr(f"arcanarium.server.limits.{name}", 0.0)


@pytest.mark.usefixtures("stopped_clock")
def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1)) as limited:
        with httpx.Client(verify=False, base_url=limited.address) as client:
            tried = [client.post("/api/account/login", json={"name": f"n{n}", "password": "x" * 8}) for n in range(15)]
            assert [answer.status_code for answer in tried[:5]] == [400] * 5
            assert code_of(tried[-1]) == (429, "too-fast")
            asked = [client.post("/api/me", json={"name": "Ann"}).status_code for _ in range(90)]
            assert (asked[0], asked[-1]) == (200, 429)
            assert client.get("/api/me").status_code == 200  # to look is always possible
        with httpx.Client(verify=False, base_url=limited.address, headers={"X-Forwarded-For": "203.0.113.9"}) as other:
            assert other.post("/api/me", json={"name": "Bob"}).status_code == 200  # another address behind our proxy


@pytest.mark.usefixtures("stopped_clock")
def test_passwords_of_one_account_cannot_be_tried_from_everywhere(tmp_path: Path) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1)) as limited:
        codes = []
        for n in range(70):
            headers = {"X-Forwarded-For": f"203.0.113.{n}"}
            answer = ask("POST", f"{limited.address}/api/account/login", headers=headers,
                         json={"name": " " * n + "Ann", "password": f"password {n}"})
            codes.append(answer.status_code)
        assert (codes[0], codes[-1]) == (400, 429)


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/account/login", "/api/records"])
def test_bodies_that_are_too_long(server: Running, path: str) -> None:
    for content in (b"x" * 1_000_001, b'{"name": "' + b"x" * 1_100_000 + b'"}'):
        assert code_of(ask("POST", server.address + path, content=content)) == (413, "too-long")


BODIES = [b"{", b"[]", b"7", b"null", b'{"name": 7}', b'{"nome": "x"}', b"\xff\xfe", b"[" * 9000,
          b'{"name": "\\ud800"}']


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/account/login", "/api/account/register"])
def test_bodies_that_are_no_request(server: Running, path: str) -> None:
    for body in BODIES:
        assert code_of(ask("POST", server.address + path, content=body)) == (400, "malformed"), body


TABLES: list[dict[str, Any]] = [
    {"game": "chess", "seats": [{"kind": "me"}]},
    {"game": "resarcana", "seats": [{"kind": "me"}] * 9},
    {"game": "resarcana", "seats": []},
    {"game": "resarcana", "sets": ["base", "duo"], "seats": [{"kind": "me"}] + [{"kind": "person"}] * 4},
    {"game": "resarcana", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]},
    {"game": "resarcana", "seats": [{"kind": "me"}, {"kind": "person", "bot": "nobody"}]},
    {"game": "resarcana", "seats": [{"kind": "me"}, {"kind": "person"}], "options": {"cards": "/etc/hosts"}},
    {"game": "resarcana", "seats": [{"kind": "me"}, {"kind": "person"}], "clock": {"bank": -1, "each": 1}},
    {"game": "resarcana", "seats": [{"kind": "me"}, {"kind": "person"}], "pace": 1e12},
    {"game": "cadwallon", "seats": [{"kind": "me"}, {"kind": "person"}], "sets": ["base"]},
]


@pytest.mark.parametrize("setup", TABLES, ids=range(len(TABLES)))
def test_tables_that_cannot_be(server: Running, setup: dict[str, Any]) -> None:
    before = len(server.hub.rooms)
    assert code_of(ask("POST", f"{server.address}/api/tables", json=setup)) == (400, "bad-setup")
    assert len(server.hub.rooms) == before


# --- other sites ---


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/account/login", "/api/account/logout",
                                  "/api/records"])
def test_pages_of_other_sites_can_post_nothing(server: Running, path: str) -> None:
    ann = Person(server.address, "Ann")
    for origin in ("https://evil.example", "null", "http://[", f"{server.address}.evil.example", "http://127.0.0.1"):
        assert code_of(ann.http.post(path, json={}, headers={"Origin": origin})) == (403, "foreign")
    answer = ann.http.post(path, json={}, headers={"Origin": server.address})
    assert answer.status_code != 403


def test_addresses_behind_a_proxy_can_be_named(tmp_path: Path) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1, origins=("https://arcana.example",))) as site:
        answer = ask("POST", f"{site.address}/api/me", json={}, headers={"Origin": "https://arcana.example"})
        assert answer.status_code == 200
        proxied = ask("GET", f"{site.address}/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "max-age" in proxied.headers["strict-transport-security"]


# --- every answer ---

PATHS = ["/", "/tables/abc", "/index.html", "/nothing.js", "/api/me", "/api/games", "/api/cards/resarcana",
         "/api/cards/chess", "/api/nothing", "/api/tables", "/api/mine", "/texts/en.ftl", "/texts/xx.ftl",
         "/api/replay/x", "/api/replay/x?from=a", "/api/tables/x/record", "/%00", "/ws/x", "//", "/js/"]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_headers_and_a_form(server: Running, path: str) -> None:
    for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE"):
        check_form(ask(method, server.address + path), method)


def check_form(answer: httpx.Response, method: str) -> None:
    expected = HEADERS if answer.headers.get("content-type", "").startswith(PARTS) else HEADERS | SHOWN
    assert {name: answer.headers.get(name) for name in expected} == expected
    if expected is not HEADERS:
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers
    assert answer.status_code < 500
    if answer.status_code >= 400 and method != "HEAD":
        assert set(answer.json()) == {"code", "reason"}


def test_what_goes_wrong_is_told_without_details(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(catalogue_routes, "games", fail)
    with services.running(Settings(home=tmp_path, thinkers=1)) as site:
        answer = ask("GET", f"{site.address}/api/games")
        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        assert "secret" not in answer.text
        assert {name: answer.headers.get(name) for name in HEADERS | SHOWN} == HEADERS | SHOWN
        assert ask("GET", f"{site.address}/api/me").status_code == 200


# --- files ---


def test_no_file_outside_the_page_can_be_had(server: Running, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("the secret")
    up = "/..".join([""] * 12)
    for path in (f"/{secret}", f"//{secret}", f"{up}{secret}", f"/js{up}{secret}", f"/%2e%2e{up}{secret}",
                 f"/js/%2f{secret}", f"/%2f{secret}", f"/js/..%2f..%2f..%2f{secret}", f"/..%5c..%5c{secret}",
                 "/../pyproject.toml", "/js/../../server/app.py", "/%2e%2e/py.typed", "/package.json", "/js/.hidden.js",
                 "/tsconfig.json", "/./package.json", "/js/./../package.json", "/eslint.config.js"):
        status, body = raw_get(server, path)
        assert status == 404, path
        assert b"the secret" not in body


def test_unknown_addresses(server: Running) -> None:
    assert code_of(ask("GET", f"{server.address}/api/nothing"))[0] == 404
    assert code_of(ask("GET", f"{server.address}/api/cards/chess")) == (404, "unknown-game")
    assert code_of(ask("GET", f"{server.address}/texts/xx.ftl")) == (404, "unknown-language")
    assert code_of(ask("GET", f"{server.address}/api/tables/nothing/record")) == (404, "unknown-table")
    assert code_of(ask("GET", f"{server.address}/api/replay/nothing")) == (404, "unknown-table")
    assert ask("GET", f"{server.address}/tables/anything").headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/", "/js/icons.js", "/rules/resarcana.json", "/texts/en.ftl",
                                  "/api/cards/resarcana"])
def test_what_a_browser_has_it_is_not_sent_again(server: Running, path: str) -> None:
    first = ask("GET", server.address + path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in first.headers
    again = ask("GET", server.address + path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ask("GET", server.address + path, headers={"If-None-Match": '"other"'}).status_code == 200
    packed = ask("GET", server.address + path, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == first.content
    assert int(packed.headers["content-length"]) < len(first.content)


def test_what_can_be_played(server: Running) -> None:
    games = {game["game"]: game for game in ask("GET", f"{server.address}/api/games").json()}
    assert games["resarcana"]["seats"] == [2, 5]
    by_sets = games["resarcana"]["seats_of"]  # a fifth seat comes with Lux or Perlae (U-A7)
    assert by_sets == {mix: [2] if mix == "duo" else [2, 3, 4, 5] if "lux" in mix or "pearls" in mix else [2, 3, 4]
                       for mix in ("base", "duo", *by_sets)}
    assert len(by_sets) == 9
    assert games["cadwallon"]["seats_of"] == {}
    assert games["cadwallon"]["seats"] == [2, 4]
    for game in games:
        cards = ask("GET", f"{server.address}/api/cards/{game}").json()
        assert len(cards["cards"]) > 20
        assert "missing text" not in str(cards)
