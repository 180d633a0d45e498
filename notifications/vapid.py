"""VAPID keys: the key pair by which push services recognise this site (RFC 8292)."""

import base64

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

KEY_BYTES = 32


def new_private_key() -> str:
    """Return a new private key: the 32 bytes of a P-256 scalar."""
    key = ec.generate_private_key(ec.SECP256R1())
    return to_text(key.private_numbers().private_value.to_bytes(KEY_BYTES, "big"))


def public_key_of(private_key: str) -> str:
    """Return the public key in the form of browsers' `applicationServerKey`. Raises ValueError."""
    raw = from_text(private_key)
    if len(raw) != KEY_BYTES:
        raise ValueError(f"a private key has {KEY_BYTES} bytes in base64url")
    key = ec.derive_private_key(int.from_bytes(raw, "big"), ec.SECP256R1())
    return to_text(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def to_text(raw: bytes) -> str:
    """Return the bytes in base64url, without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def from_text(text: str) -> bytes:
    """Return the bytes of a base64url text, padded or not. Raises ValueError."""
    plain = text.rstrip("=").encode("ascii")
    return base64.b64decode(plain + b"=" * (-len(plain) % 4), altchars=b"-_", validate=True)
