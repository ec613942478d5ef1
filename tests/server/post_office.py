"""A mail server that keeps what it is sent, for tests of letters."""
from __future__ import annotations

import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.services import LOOPBACK, PATIENCE, free_port


class Office:
    """What the mail server got. `users` may log in, if there are any."""

    def __init__(self, users: dict[str, str]) -> None:
        self.users = users
        self.letters: Queue[tuple[str, EmailMessage]] = Queue()
        self.refuse = False
        self.port = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuse:
            return "554 no"
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        for to in envelope.rcpt_tos:
            self.letters.put((to, letter))
        return "250 ok"

    def check(self, server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        known = isinstance(data, LoginPassword) and self.users.get(data.login.decode()) == data.password.decode()
        return AuthResult(success=known, handled=known)

    def letter(self) -> tuple[str, str, str]:
        """The next letter: to whom, its subject and its text."""
        to, letter = self.letters.get(timeout=PATIENCE)
        body = letter.get_body()
        assert body is not None
        return to, str(letter["Subject"]), body.get_content()

    def token(self, page: str) -> str:
        """What stands after the # of the link in the next letter."""
        _, _, text = self.letter()
        found = re.search(rf"https://arcana\.example/account/{page}#(\S+)", text)
        assert found, text
        return found[1]

    def nothing(self, seconds: float = 0.3) -> bool:
        try:
            self.letters.get(timeout=seconds)
        except Empty:
            return True
        return False


@contextmanager
def post_office(security: str = "none", certificate: Path | None = None, **users: str) -> Iterator[Office]:
    """A mail server at a free port."""
    office = Office(users)
    how: dict[str, Any] = {}
    if certificate:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate)
        how = {"ssl_context": context} if security == "tls" else {"tls_context": context, "require_starttls": True}
    if users:
        how |= {"authenticator": office.check, "auth_required": True, "auth_require_tls": security == "starttls"}
    office.port = free_port()
    controller = Controller(office, hostname=LOOPBACK, port=office.port, ready_timeout=PATIENCE, **how)
    controller.start()
    try:
        yield office
    finally:
        controller.stop(no_assert=True)


def make_certificate(path: Path) -> Path:
    """A certificate for loopback that vouches for itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, LOOPBACK)])
    now = datetime.now(UTC)
    made = (x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
            .serial_number(1).not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(LOOPBACK))]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(key, hashes.SHA256()))
    path.write_bytes(made.public_bytes(serialization.Encoding.PEM) + key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
    return path
