"""A name with an account is somebody's: nobody else has it, or one that looks like it; and every name can be seen."""
from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from arcanarium.server.accounts import Accounts
from arcanarium.server.messages import Refused
from arcanarium.server.names import good_name, keys
from arcanarium.server.settings import Settings
from arcanarium.server.storage import Storage, Write
from tests import services
from tests.server.people import Person, sitting
from tests.services import Running

PASSWORD = "correct horse"
LIKE_MALLORY = [
    "Mallory", "MALLORY", "mallory", "ｍａｌｌｏｒｙ", "MaIlory", "Mal1ory", "Mall0ry", "Маllory", "Mаllоry",
    "Mallóry", "Mallory\ufe0f", "𝐌allory", "Ⅿallory", "Ma11ory", "rnallory",
]
NOT_LIKE_MALLORY = ["Malory", "Mallorca", "Mallory B", "Valerie", "Ann", "מלורי", "マロリー"]


@pytest.fixture(scope="module")
def taken(server: Running) -> Running:
    Person(server.address).post("/api/account/register", name="Mallory", password=PASSWORD)
    return server


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))


@pytest.mark.parametrize("name", LIKE_MALLORY)
def test_what_looks_like_an_account_is_taken(taken: Running, name: str) -> None:
    guest = Person(taken.address, "Ann")
    assert code(guest.http.post("/api/me", json={"name": name})) == "name-taken"
    assert code(guest.http.post("/api/account/register", json={"name": name, "password": PASSWORD})) == "name-taken"
    assert guest.get("/api/me")["name"] == "Ann"


@pytest.mark.parametrize("name", NOT_LIKE_MALLORY)
def test_what_looks_different_is_free(taken: Running, name: str) -> None:
    assert Person(taken.address, name).get("/api/me")["name"] == name


INVISIBLE = ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u200b\u200d", "\u00ad", "a\u3164", "A\u2800nn",
             "\u034f\u034f", "\u180e", "\U000e0041", "\ue000", "\u0378", "\ufeff", "\u0301", " \u0301a"]
TURNED = ["a\u202eb", "\u202dAnn", "\u2066Ann\u2069", "Ann\u200f", "\u061cAnn"]
STACKED = ["a\u0301\u0302\u0303\u0304", "Z\u0351\u036b\u0343\u036ab"]
OF_BOTS = ["Greedy Bot", "greedy bot 3", "level2 bot", "Pim", "PIM 2", "The Oracle", "0dalys", "Odalуs", "Some Bot",
           "Nimmersatt", "Chciwiec 2", "Жадина", "случай", "Какой-то бот"]
OF_THE_SITE = ["Admin", "ADMIN", "Αdmin", "admin 2", "Arcanarium", "Server", "System", "Moderator", "Guest 1234",
               "guest", "A former player", "Nobody", "0perator"]


@pytest.mark.parametrize("name", INVISIBLE + TURNED + STACKED + OF_BOTS + OF_THE_SITE)
def test_names_that_nobody_may_have(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        good_name(name)


@pytest.mark.parametrize("name", [
    "Ann", "José", "Ann's mother", "Łukasz", "Zoë 2", "Nguyễn", "Robot", "Abbott", "-", "❤", "x",
    "ศักดิ์สิทธิ์", "नमस्ते", "李小龍", "김철수", "שָׁלוֹם", "محمد",
])
def test_names_that_people_have(name: str) -> None:
    assert good_name(f"  {name} ") == name


def test_names_differ_by_more_than_a_letter_that_looks_alike() -> None:
    people = ["Ann", "Anna", "Bob", "Rob", "Tim", "Tom", "Ian", "Jan", "Nina", "Mina", "Gerd", "Gert"]
    for i, one in enumerate(people):
        assert [other for other in people[i + 1 :] if keys(one) & keys(other)] == []


def test_accounts_of_version_0_2_own_what_looks_like_them(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'games.db'}")
        await storage.start()
        for id, name in (("1", "Mallory"), ("2", "MaIlory")):  # both could be had then, and both stay
            await storage.write(Write("user", {"id": id, "name": name, "account": name.casefold(), "hash": "x",
                                               "language": "en", "made": float(id)}))
        accounts = Accounts(storage, ["key"])
        await accounts.start()
        await accounts.start()
        with pytest.raises(Refused, match="name-taken"):
            await accounts.change(await accounts.guest("en"), "Маllоrу", None)
        for id in ("1", "2"):
            user = await accounts.user(id)
            assert user
        await storage.close()

    asyncio.run(run())


def test_other_capitals_of_a_name_are_owned_too(server: Running) -> None:
    ann = Person(server.address)
    ann.post("/api/account/register", name="ilia", password=PASSWORD)
    assert Person(server.address, "llla").get("/api/me")["name"] == "llla"
    ann.post("/api/me", name="ILIA")
    assert code(Person(server.address).http.post("/api/me", json={"name": "lLlA"})) == "name-taken"


# --- guests are told from accounts ---


def test_guests_are_marked_at_the_table_in_lists_and_in_the_chat(server: Running) -> None:
    ann = Person(server.address)
    ann.post("/api/account/register", name="Gwendolen", password=PASSWORD)
    bob = Person(server.address, "Bob")
    table = ann.open_table("me", "person", "greedy", open=True)
    with sitting(table, ann, bob) as (first, second):
        second.do("sit", seat=1)
        first.do("chat", text="hello")
        second.do("chat", text="hello too")
        second.until(lambda frame: frame["t"] == "done" or len(second.chat) >= 2)
        first.sync()
        assert [seat["guest"] for seat in first.table["seats"]] == [False, True, False]
        assert {line["who"]: line["guest"] for line in first.chat} == {"Gwendolen": False, "Bob": True}
    row = next(row for row in ann.get("/api/tables") if row["table"] == table)
    assert [seat["guest"] for seat in row["seats"]][:1] == [False]


def test_a_chat_line_cannot_turn_what_others_wrote(server: Running) -> None:
    ann = Person(server.address, "Ann")
    with sitting(ann.open_table("me", "person"), ann) as (window,):
        window.do("chat", text="\u202eevil \u2066x\u2069 \u200fשלום")
        assert window.say("chat", text="\u202e\u2066")["code"] == "malformed"
        assert window.say("chat", text="\u3164 \u2800")["code"] == "malformed"
        window.sync()
        assert window.chat[-1]["text"] == "evil x שלום"


# --- tries to log in ---


@pytest.fixture
def limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with limits whose buckets never fill up again."""
    monkeypatch.setattr("arcanarium.server.limits.time", SimpleNamespace(monotonic=lambda: 0.0))
    with services.running(Settings(home=tmp_path, thinkers=1)) as made:
        yield made


def from_address(server: Running, n: int) -> httpx.Client:
    return httpx.Client(base_url=server.address, verify=False, headers={"X-Forwarded-For": f"203.0.113.{n}"})


def tries(client: httpx.Client, count: int, spelling: str = "Mallory") -> list[int]:
    return [client.post("/api/account/login", json={"name": " " * n + spelling, "password": "wrong horse"}).status_code
            for n in range(count)]


def test_other_spellings_of_a_name_are_the_same_name(limited: Running) -> None:
    with from_address(limited, 1) as stranger:
        assert tries(stranger, 10) == [400] * 8 + [429] * 2


def test_a_stranger_cannot_lock_somebody_out(limited: Running) -> None:
    with from_address(limited, 1) as owner, from_address(limited, 2) as stranger:
        owner.post("/api/account/register", json={"name": "Mallory", "password": PASSWORD})
        assert tries(stranger, 12)[-1] == 429
        answer = owner.post("/api/account/login", json={"name": "Mallory", "password": PASSWORD})
        assert answer.status_code == 200


def test_many_strangers_cannot_lock_out_a_browser_that_was_in_before(limited: Running) -> None:
    with from_address(limited, 1) as owner:
        owner.post("/api/account/register", json={"name": "Mallory", "password": PASSWORD})
        owner.post("/api/account/logout", json={})
        for n in range(2, 12):
            with from_address(limited, n) as stranger:
                last = tries(stranger, 8)[-1]
        assert last == 429
        with from_address(limited, 99) as elsewhere:
            assert tries(elsewhere, 1) == [429]
            elsewhere.cookies.set("arcanarium-known", "forged.cookie")
            assert tries(elsewhere, 1) == [429]
        owner.headers["X-Forwarded-For"] = "203.0.113.100"
        assert owner.post("/api/account/login", json={"name": "mallory", "password": PASSWORD}).status_code == 200
        assert tries(owner, 12)[-1] == 429  # but it has no endless tries either


def test_right_passwords_are_not_counted(limited: Running) -> None:
    with from_address(limited, 1) as owner:
        owner.post("/api/account/register", json={"name": "Mallory", "password": PASSWORD})
        codes = []
        for n in range(30):
            owner.headers["X-Forwarded-For"] = f"203.0.113.{n // 4}"
            codes.append(owner.post("/api/account/login", json={"name": "Mallory", "password": PASSWORD}).status_code)
        assert codes == [200] * 30
