"""Passkeys (WebAuthn): a device signs a challenge of ours instead of somebody typing a password.

The package `webauthn` (extra `passkeys`) does the cryptography. Browsers use passkeys only over https or on localhost,
and only where the site has a name; elsewhere the page does not offer them.
"""
from __future__ import annotations

import base64
import binascii
import json
import time
from importlib.util import find_spec
from typing import Any

import msgspec
from starlette.requests import HTTPConnection

from arcanarium.server import one_time
from arcanarium.server.accounts import Accounts, User
from arcanarium.server.hosts import Hosts, is_address, name_of
from arcanarium.server.messages import Refused
from arcanarium.server.names import visible, without_direction
from arcanarium.server.storage import NotSaved, Write

INSTALLED = find_spec("webauthn") is not None
CHALLENGE_LASTS = 300.0
"""Seconds in which a challenge must be signed."""
MOST_PASSKEYS, LONGEST_LABEL = 20, 40
"""The most passkeys of an account, and the most characters of the name of one."""
SITE = "Arcanarium"


class Passkey(msgspec.Struct):
    """A passkey as stored."""

    id: str
    user_id: str
    public_key: str
    sign_count: int
    label: str
    made: float
    used: float | None = None


class Passkeys:
    """The passkeys of all accounts."""

    def __init__(self, accounts: Accounts, hosts: Hosts) -> None:
        self.accounts, self.storage, self.hosts = accounts, accounts.storage, hosts

    def possible(self, connection: HTTPConnection) -> bool:
        """Whether the browser that made a request can use passkeys here."""
        name = name_of(connection.headers.get("host", ""))
        near = name == "localhost" or name.endswith(".localhost")
        return INSTALLED and not is_address(name) and (near or self.hosts.secure(connection))

    def _where(self, connection: HTTPConnection) -> tuple[str, str]:
        """The name and the origin that a signature must be for; Refused where passkeys are not possible."""
        if not self.possible(connection):
            raise Refused("no-passkeys")
        return name_of(connection.headers["host"]), self.hosts.origin_of(connection)

    async def of(self, user_id: str) -> list[Passkey]:
        """The passkeys of a user, the oldest first."""
        rows = await self.storage.rows("SELECT * FROM passkeys WHERE user_id = :id ORDER BY made", id=user_id)
        return [msgspec.convert(row, Passkey) for row in rows]

    # --- a new passkey ---

    async def invite(self, connection: HTTPConnection, user: User, name: str, kind: one_time.Kind) -> Any:
        """What the browser needs to make a passkey: `add_passkey` for an account, or `new_passkey` for a guest who will
        have an account with this name."""
        rp, _ = self._where(connection)
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self.of(user.id)
        if len(known) >= MOST_PASSKEYS:
            raise Refused("too-many-passkeys", most=MOST_PASSKEYS)
        challenge = await one_time.issue(self.storage, kind, user.id, name, CHALLENGE_LASTS, alone=True)
        options = generate_registration_options(
            rp_id=rp, rp_name=SITE, user_id=user.id.encode(), user_name=name, user_display_name=name,
            challenge=challenge.encode(), timeout=int(CHALLENGE_LASTS * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(passkey.id)) for passkey in known])
        return json.loads(options_to_json(options))

    async def made(
        self, connection: HTTPConnection, user: User, credential: dict[str, Any], label: str, kind: one_time.Kind,
    ) -> tuple[Write, str]:
        """What writes down a passkey that a browser has made, and the name that `invite` was given; Refused if it does
        not answer a challenge of ours to this user."""
        rp, origin = self._where(connection)
        from webauthn import verify_registration_response

        challenge, row = await self._challenge(credential, kind)
        if row["user_id"] != user.id:
            raise Refused("bad-passkey")
        try:
            found = verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=rp, expected_origin=origin,
                require_user_verification=True)
        except Exception:  # the library raises several kinds for what a stranger may send
            raise Refused("bad-passkey") from None
        passkey = {"id": _text(found.credential_id), "user_id": user.id, "public_key": _text(
            found.credential_public_key), "sign_count": found.sign_count, "label": good_label(label or SITE),
            "made": time.time()}
        return Write("passkey", passkey), str(row["data"])

    async def add(self, connection: HTTPConnection, user: User, credential: dict[str, Any], label: str) -> None:
        """Add a passkey to an account."""
        write, _ = await self.made(connection, user, credential, label, "add_passkey")
        try:
            await self.storage.write(write)
        except NotSaved:
            if await self._find(write.values["id"]):
                raise Refused("bad-passkey") from None
            raise

    # --- a passkey that is shown ---

    async def challenge(self, connection: HTTPConnection, kind: one_time.Kind, user: User | None = None) -> Any:
        """What the browser needs to show a passkey: `login_passkey` for any, `confirm_passkey` for one of a user."""
        rp, _ = self._where(connection)
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import PublicKeyCredentialDescriptor, UserVerificationRequirement

        known = await self.of(user.id) if user else []
        challenge = await one_time.issue(
            self.storage, kind, user.id if user else "", "", CHALLENGE_LASTS, alone=user is not None)
        options = generate_authentication_options(
            rp_id=rp, challenge=challenge.encode(), timeout=int(CHALLENGE_LASTS * 1000),
            allow_credentials=[PublicKeyCredentialDescriptor(id=_bytes(passkey.id)) for passkey in known],
            user_verification=UserVerificationRequirement.REQUIRED)
        return json.loads(options_to_json(options))

    async def shown(
        self, connection: HTTPConnection, credential: dict[str, Any], kind: one_time.Kind, user: User | None = None,
    ) -> User:
        """The user whose passkey has signed a challenge of ours; Refused if it has not, or is not that of `user`."""
        rp, origin = self._where(connection)
        from webauthn import verify_authentication_response

        challenge, row = await self._challenge(credential, kind)
        passkey = await self._find(str(credential.get("id", "")))
        owner = await self.accounts.user(passkey.user_id) if passkey else None
        if not passkey or not owner or (user and (row["user_id"] != user.id or owner.id != user.id)):
            raise Refused("bad-passkey")
        try:
            found = verify_authentication_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=rp, expected_origin=origin,
                credential_public_key=_bytes(passkey.public_key), credential_current_sign_count=passkey.sign_count,
                require_user_verification=True)
        except Exception:  # the library raises several kinds for what a stranger may send
            raise Refused("bad-passkey") from None
        await self.storage.write(Write("passkey_used", {
            "id": passkey.id, "sign_count": found.new_sign_count, "used": time.time()}))
        return owner

    # --- what there is ---

    async def rename(self, user: User, id: str, label: str) -> None:
        """Give a passkey of a user another name."""
        await self.storage.write(Write("passkey_label", {"id": id, "user_id": user.id, "label": good_label(label)}))

    async def remove(self, user: User, id: str) -> None:
        """Remove a passkey of a user; Refused if the account could not be entered any more."""
        known = await self.of(user.id)
        if not user.hash and [passkey.id for passkey in known] == [id]:
            raise Refused("last-passkey")
        await self.storage.write(Write("passkey_end", {"id": id, "user_id": user.id}))

    async def _find(self, id: str) -> Passkey | None:
        rows = await self.storage.rows("SELECT * FROM passkeys WHERE id = :id", id=id)
        return msgspec.convert(rows[0], Passkey) if rows else None

    async def _challenge(self, credential: dict[str, Any], kind: one_time.Kind) -> tuple[bytes, dict[str, Any]]:
        """The challenge that a browser says it has signed, which is used up by this; Refused if it is none of ours."""
        try:
            told = json.loads(_bytes(credential["response"]["clientDataJSON"]))
            challenge = _bytes(told["challenge"]).decode()
        except (ValueError, TypeError, LookupError, RecursionError):
            raise Refused("bad-passkey") from None
        row = await one_time.use(self.storage, kind, challenge)
        if row is None:
            raise Refused("bad-passkey")
        return challenge.encode(), row


def good_label(label: str) -> str:
    """The name of a passkey in the form in which it is stored; Refused if it is none."""
    label = " ".join(without_direction(label).split())[:LONGEST_LABEL]
    if not label.isprintable() or not visible(label):
        raise Refused("bad-label", most=LONGEST_LABEL)
    return label


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, TypeError) as error:
        raise ValueError(str(error)) from None


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
