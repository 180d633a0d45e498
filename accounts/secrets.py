"""Secrets that have to be read again, kept encrypted: who copies the database has none of them.

The key follows from `SECRET_KEY`. What was written under a former one, listed in
`SECRET_KEY_FALLBACKS`, is read as well, until `manage.py reencrypt_secrets` has written it anew.
"""

import base64
import functools

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

PREFIX = "fernet:"
PURPOSE = b"durak secrets v1"


class UnreadableSecret(Exception):
    """It was written under a key that is not among ours."""


def encrypt(text: str) -> str:
    """The text as only this installation can read it."""
    return PREFIX + _box().encrypt(text.encode()).decode("ascii")


def decrypt(kept: str) -> str:
    """The text that `encrypt` was given. Raises UnreadableSecret."""
    try:
        return _box().decrypt(kept.removeprefix(PREFIX)).decode()
    except InvalidToken as error:
        raise UnreadableSecret(
            "A secret was encrypted under another SECRET_KEY: name that in SECRET_KEY_FALLBACKS."
        ) from error


def _box() -> MultiFernet:
    return _box_of((settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS))


@functools.cache
def _box_of(keys: tuple[str, ...]) -> MultiFernet:
    return MultiFernet([Fernet(_derived(key)) for key in keys])


def _derived(key: str) -> bytes:
    derivation = HKDF(algorithm=SHA256(), length=32, salt=None, info=PURPOSE)
    return base64.urlsafe_b64encode(derivation.derive(key.encode()))
