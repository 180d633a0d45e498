"""A provider of identities that tests switch on and off."""

from collections.abc import Iterator
from contextlib import contextmanager

from accounts import identity_providers
from accounts.identity_providers import IdentityProvider


@contextmanager
def provider(name: str, *, is_enabled: bool = True, redirects: bool = False) -> Iterator[None]:
    """Register a provider inside the block; its id is its name in lower case."""
    before = dict(identity_providers._providers)
    made = IdentityProvider(name.lower(), name, lambda: is_enabled, redirects=redirects)
    identity_providers.register_provider(made)
    try:
        yield
    finally:
        identity_providers._providers.clear()
        identity_providers._providers.update(before)
