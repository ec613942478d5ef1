"""A device that makes and shows passkeys, in a few lines: what a browser would send to the server."""
from __future__ import annotations

import base64
import json
import os
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class SoftKey:
    """A passkey. Change its fields to have it lie."""

    def __init__(self) -> None:
        self.id = os.urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.flags = PRESENT | VERIFIED
        self.site = "localhost"

    def _told(self, type: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": type, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _data(self, flags: int) -> bytes:
        self.count += 1
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def made(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to `invite`."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._data(self.flags | NEW) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        return self._answer({
            "clientDataJSON": text(self._told("webauthn.create", options["challenge"], origin)),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data}))})

    def shown(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to `challenge`."""
        told, data = self._told("webauthn.get", options["challenge"], origin), self._data(self.flags)
        signature = self.key.sign(data + sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer({"clientDataJSON": text(told), "authenticatorData": text(data),
                             "signature": text(signature), "userHandle": None})

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response,
                "clientExtensionResults": {}}
