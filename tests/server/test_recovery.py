"""The way back into an account: by a letter where there is a mail server, by the operator where there is none."""
from __future__ import annotations

import asyncio
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from arcanarium.server.mail import Mail, good_address
from arcanarium.server.recovery import main
from arcanarium.server.settings import BadSettings, Settings, from_environment
from arcanarium.server.storage import Write
from tests import services
from tests.server.people import Person
from tests.server.post_office import Office, make_certificate, post_office
from tests.services import Running

PASSWORD, OTHER = "correct horse", "battery staple"
SITE = "https://arcana.example"


@pytest.fixture(scope="module")
def posted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Office]]:
    """A server that sends its letters to a post office."""
    with post_office() as office, services.running(Settings(
        home=tmp_path_factory.mktemp("posted"), thinkers=1, limits=False, site=SITE, smtp_host=services.LOOPBACK,
        smtp_port=office.port, smtp_security="none",
    )) as server:
        yield server, office


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))


def with_address(posted: tuple[Running, Office], name: str, address: str) -> Person:
    """Somebody with an account and a confirmed e-mail address."""
    server, office = posted
    ann = Person(server.address)
    ann.post("/api/account/register", name=name, password=PASSWORD)
    ann.post("/api/account/email", email=address)
    Person(server.address).post("/api/account/email/confirm", token=office.token("confirm"))
    return ann


def test_an_address_counts_once_its_letter_was_answered(posted: tuple[Running, Office]) -> None:
    server, office = posted
    ann = Person(server.address)
    ann.post("/api/account/register", name="Ophelia", password=PASSWORD)
    told = ann.post("/api/account/email", email=" Ophelia@Example.ORG ")
    assert (told["email"], told["email_pending"]) == ("", "Ophelia@example.org")
    Person(server.address).post("/api/account/forgot", name="Ophelia")
    to, subject, text = office.letter()
    assert (to, "Ophelia" in text, "e-mail address" in subject) == ("Ophelia@example.org", True, True)
    assert office.nothing()  # no link to a password went to an address that nobody has confirmed
    token = text.partition("/account/confirm#")[2].split()[0]
    Person(server.address).post("/api/account/email/confirm", token=token)
    assert code(Person(server.address).http.post("/api/account/email/confirm", json={"token": token})) == "bad-link"
    told = ann.get("/api/account")
    assert (told["email"], told["email_pending"]) == ("Ophelia@example.org", "")
    assert ann.post("/api/account/email", email="")["email"] == ""


def test_a_new_password_by_a_letter(posted: tuple[Running, Office]) -> None:
    server, office = posted
    ann = with_address(posted, "Portia", "portia@example.org")
    stranger = Person(server.address)
    stranger.post("/api/account/forgot", name="portia")
    token = office.token("reset")
    assert code(stranger.http.post("/api/account/reset", json={"token": token, "password": "short"})) == "bad-password"
    found = stranger.post("/api/account/reset", token=token, password=OTHER)
    assert (found["name"], stranger.get("/api/me")["account"]) == ("Portia", True)
    assert ann.get("/api/me")["id"] is False  # all sessions before are over
    assert code(Person(server.address).http.post("/api/account/reset", json={
        "token": token, "password": PASSWORD})) == "bad-link"
    to, subject, _ = office.letter()
    assert (to, "password was changed" in subject) == ("portia@example.org", True)
    Person(server.address).post("/api/account/login", name="Portia", password=OTHER)


def test_the_answer_does_not_tell_whether_there_is_an_account(posted: tuple[Running, Office]) -> None:
    server, office = posted
    with_address(posted, "Rosalind", "rosalind@example.org")
    Person(server.address).post("/api/account/register", name="Without", password=PASSWORD)
    answers = {
        (answer.status_code, answer.text, str(sorted(set(answer.headers) - {"date"})))
        for who in ("Rosalind", "rosalind@example.org", "Nobody here", "nobody@example.org", "Without", "", "@",
                    "x" * 3000, "a@b\r\nTo: x@y.example")
        for answer in [Person(server.address).http.post("/api/account/forgot", json={"name": who})]
    }
    assert len(answers) == 1
    assert {office.letter()[0] for _ in range(2)} == {"rosalind@example.org"}
    assert office.nothing()


def test_only_the_latest_link_works_and_not_for_ever(posted: tuple[Running, Office]) -> None:
    server, office = posted
    with_address(posted, "Titania", "titania@example.org")
    stranger = Person(server.address)
    tokens = []
    for _ in range(2):
        stranger.post("/api/account/forgot", name="Titania")
        tokens.append(office.token("reset"))
    assert code(stranger.http.post("/api/account/reset", json={"token": tokens[0], "password": OTHER})) == "bad-link"
    stored = server.run(server.site.storage.rows("SELECT * FROM tokens WHERE kind = 'reset'"))
    assert tokens[1] not in str(stored)
    for row in stored:
        assert row["expires"] - time.time() < 3601
        late = {**row, "expires": time.time() - 1}
        server.run(server.site.storage.write(Write("token_use", {"id": row["id"]}), Write("token", late)))
    assert code(stranger.http.post("/api/account/reset", json={"token": tokens[1], "password": OTHER})) == "bad-link"


def test_a_link_is_good_for_one_purpose(posted: tuple[Running, Office]) -> None:
    server, office = posted
    ann = Person(server.address)
    ann.post("/api/account/register", name="Helena", password=PASSWORD)
    ann.post("/api/account/email", email="helena@example.org")
    token = office.token("confirm")
    assert code(ann.http.post("/api/account/reset", json={"token": token, "password": OTHER})) == "bad-link"


def test_the_former_address_is_told_of_another(posted: tuple[Running, Office]) -> None:
    _, office = posted
    ann = with_address(posted, "Hermia", "hermia@example.org")
    ann.post("/api/account/email", email="thief@example.org")
    ann.post("/api/account/email/confirm", token=office.token("confirm"))
    to, subject, _ = office.letter()
    assert (to, "another e-mail address" in subject) == ("hermia@example.org", True)


def test_links_lead_to_the_site_whatever_a_request_claims(posted: tuple[Running, Office]) -> None:
    server, office = posted
    with_address(posted, "Juliet", "juliet@example.org")
    answer = httpx.post(f"{server.address}/api/account/forgot", json={"name": "Juliet"}, headers={
        "X-Forwarded-Host": "evil.example", "Host": "10.0.0.9"})
    assert answer.status_code == 200
    assert office.token("reset")


def test_a_mail_server_that_refuses_is_told(posted: tuple[Running, Office]) -> None:
    server, office = posted
    ann = Person(server.address)
    ann.post("/api/account/register", name="Imogen", password=PASSWORD)
    office.refuse = True
    try:
        assert code(ann.http.post("/api/account/email", json={"email": "imogen@example.org"})) == "not-mailed"
    finally:
        office.refuse = False


def test_without_a_mail_server_nobody_is_sent_anything(server: Running) -> None:
    ann = Person(server.address)
    assert ann.post("/api/account/register", name="Perdita", password=PASSWORD)["mail"] is False
    assert code(ann.http.post("/api/account/email", json={"email": "perdita@example.org"})) == "no-mail"
    assert code(ann.http.post("/api/account/forgot", json={"name": "Perdita"})) == "no-mail"


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_letters_go_over_tls_with_a_login(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: str) -> None:
    certificate = make_certificate(tmp_path / "mail.pem")
    settings = Settings(site=SITE, smtp_host=services.LOOPBACK, smtp_security=security, smtp_user="site",
                        smtp_password="a secret", smtp_sender="games@arcana.example")
    with post_office(security, certificate, site="a secret") as office:
        here: dict[str, Any] = {"smtp_port": office.port}

        def send(**changed: Any) -> bool:
            mail = Mail(Settings(**{name: getattr(settings, name) for name in (
                "site", "smtp_host", "smtp_security", "smtp_user", "smtp_password", "smtp_sender")} | here | changed))
            return asyncio.run(mail.send("ann@example.org", "Hëllo", "Grüße"))

        assert not send()  # nobody whom we trust vouches for it
        monkeypatch.setattr("arcanarium.server.mail.ssl.create_default_context", lambda: _trusting(certificate))
        assert send()
        to, subject, text = office.letter()
        assert (to, subject, text.strip()) == ("ann@example.org", "Hëllo", "Grüße")
        assert not send(smtp_password="wrong")
        assert office.nothing(0.05)


def _trusting(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(certificate)
    return context


@pytest.mark.parametrize("address", ["", "x", "x@", "@x.example", "a b@c.example", "a@b",
                                     "a@b.example\r\nBcc: c@d.example", "a@b.example, c@d.example", "<a@b.example>",
                                     "a@-", "x" * 65 + "@b.example",
                                     "a@" + "b" * 250 + ".example", "a\x00@b.example"])
def test_what_is_no_e_mail_address(address: str) -> None:
    assert good_address(address) == ""


def test_e_mail_needs_the_address_of_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCANARIUM_SMTP_HOST", "mail.example")
    with pytest.raises(BadSettings, match="SITE"):
        from_environment()
    monkeypatch.setenv("ARCANARIUM_SITE", "https://Arcana.example/")
    assert from_environment().site == SITE
    for wrong in ("arcana.example", "https://arcana.example/path", "ftp://x", "https://a@b"):
        monkeypatch.setenv("ARCANARIUM_SITE", wrong)
        with pytest.raises(BadSettings, match="SITE"):
            from_environment()


def test_the_operator_makes_a_link_while_the_server_runs(
    own_server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = Person(own_server.address)
    ann.post("/api/account/register", name="Miranda", password=PASSWORD)
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path))
    monkeypatch.setenv("ARCANARIUM_SITE", own_server.address)
    done = subprocess.run([sys.executable, "-m", "arcanarium.server.recovery", "miranda"], capture_output=True,
                          text=True, check=True, timeout=60)
    link = done.stdout.strip()
    assert link.startswith(f"{own_server.address}/account/reset#")
    stranger = Person(own_server.address)
    stranger.post("/api/account/reset", token=link.partition("#")[2], password=OTHER)
    assert stranger.get("/api/me")["name"] == "Miranda"
    assert ann.get("/api/me")["id"] is False
    assert main(["Nobody"]) == 2
    told = capsys.readouterr()
    assert (told.out, "no account" in told.err) == ("", True)
