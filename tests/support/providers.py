"""A provider of identities that tests switch on and off."""

from collections.abc import Iterator
from contextlib import contextmanager

from accounts import identity_providers
from accounts.identity_providers import IdentityProvider


@contextmanager
def provider(name: str, *, is_enabled: bool = True) -> Iterator[None]:
    """Register a provider inside the block; its id is its name in lower case."""
    before = dict(identity_providers._providers)
    made = IdentityProvider(id=name.lower(), name=name, is_enabled=lambda: is_enabled)
    identity_providers.register_provider(made)
    try:
        yield
    finally:
        identity_providers._providers.clear()
        identity_providers._providers.update(before)
