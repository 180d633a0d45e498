"""A device with passkeys, as the browser's WebAuthn interface lets a page see it.

WebAuthn Level 3, sections 6.1 (authenticator data), 6.5 (attestation) and 7 (what a site checks).
The attestation is "none", the key is ES256."""

import hashlib
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode

from tests.support.api import ApiClient

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40
Json = dict[str, Any]


def _cose_key(key: ec.EllipticCurvePublicKey) -> dict[int, Any]:
    cose: dict[int, Any] = ES256.from_cryptography_key(key)  # type: ignore[no-untyped-call]  # of fido2
    return cose


class Device:
    """A device that makes passkeys for this site, and answers challenges with them."""

    def __init__(self, *, origin: str | None = None, verifies: bool = True) -> None:
        self.origin = settings.DURAK_PUBLIC_URL if origin is None else origin
        self.flags = PRESENT | (VERIFIED if verifies else 0)
        self.keys: dict[str, tuple[ec.EllipticCurvePrivateKey, str]] = {}
        """Private keys by the id of the credential, each with the account's handle."""

    def create(self, options: Json) -> Json:
        """Make a passkey, as `navigator.credentials.create` does."""
        asked = options["publicKey"]
        key, number = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)
        self.keys[websafe_encode(number)] = (key, asked["user"]["id"])
        public = cbor.encode(dict(_cose_key(key.public_key())))
        about_key = bytes(16) + len(number).to_bytes(2, "big") + number + public
        data = self._data(asked["rp"]["id"], self.flags | HAS_KEY) + about_key
        attestation = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": self._client_data("webauthn.create", asked),
            "attestationObject": websafe_encode(attestation),
            "transports": ["internal"],
        }
        return self._credential(websafe_encode(number), response)

    def get(self, options: Json, number: str | None = None) -> Json:
        """Answer a challenge, as `navigator.credentials.get` does; with the newest key allowed."""
        asked = options["publicKey"]
        allowed = [one["id"] for one in asked.get("allowCredentials", ())] or list(self.keys)
        chosen = number or [one for one in self.keys if one in allowed][-1]
        key, handle = self.keys[chosen]
        client_data = self._client_data("webauthn.get", asked)
        data = self._data(asked["rpId"], self.flags)
        signed = data + hashlib.sha256(websafe_decode(client_data)).digest()
        response = {
            "clientDataJSON": client_data,
            "authenticatorData": websafe_encode(data),
            "signature": websafe_encode(key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": handle,
        }
        return self._credential(chosen, response)

    def _data(self, rp_id: str, flags: int) -> bytes:
        # A device that checks the site signs the hash of the one that it sees.
        seen = urlsplit(self.origin).hostname or rp_id
        return hashlib.sha256(seen.encode()).digest() + bytes([flags]) + bytes(4)

    def _client_data(self, kind: str, asked: Json) -> str:
        data = {"type": kind, "challenge": asked["challenge"], "origin": self.origin}
        return websafe_encode(json.dumps(data).encode())

    def _credential(self, number: str, response: Json) -> Json:
        return {
            "id": number,
            "rawId": number,
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {"credProps": {"rk": True}},
            "response": response,
        }


def added(client: ApiClient, device: Device, name: str = "Phone") -> Json:
    """Add a passkey of the device to the account, which has confirmed its identity."""
    credential = device.create(client.post("auth/passkeys/options").body)
    reply = client.post("auth/passkeys", {"name": name, "credential": credential})
    assert reply.status == 201, reply
    assert reply.headers["Location"] == "/api/v1/auth/passkeys"
    body: Json = reply.body
    return body
