"""Encryption at rest of secrets that the service reads again; a copied database reveals none.

The key is derived from `SECRET_KEY`. Secrets under a former key, listed in `SECRET_KEY_FALLBACKS`,
are readable until `manage.py reencrypt_secrets` has encrypted them with the current one.
"""

import base64
import functools
from collections.abc import Callable

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

PREFIX = "fernet:"
PURPOSE = b"durak secrets v1"


_rewriters: dict[str, Callable[[], int]] = {}


def reencrypt_too(name: str, rewrite: Callable[[], int]) -> None:
    """Register a function that encrypts another package's secrets again and returns their number.

    `reencrypt_secrets` calls it. `durak_site.wiring` connects packages above this one.
    """
    _rewriters[name] = rewrite


def reencrypt_others() -> dict[str, int]:
    """Encrypt the secrets of other packages again; return how many, by name.

    Raises UnreadableSecret.
    """
    return {name: rewrite() for name, rewrite in _rewriters.items()}


class UnreadableSecret(Exception):
    """The secret was encrypted under a key that is not configured."""


def encrypt(text: str) -> str:
    """Return the text encrypted, so that only this installation can read it."""
    return PREFIX + _box().encrypt(text.encode()).decode("ascii")


def decrypt(kept: str) -> str:
    """Return the text that `encrypt` got. Raises UnreadableSecret."""
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
