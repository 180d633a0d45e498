"""Identity providers (social login): the port by which apps and settings register them.

`durak_site.wiring` registers them; this app imports none of them. A provider that is switched off
keeps its identities, but they are no way in until it is switched on again.
"""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class IdentityProvider:
    """A site that vouches for people."""

    id: str
    """Part of addresses and of the table of identities, so it never changes."""
    name: str
    is_enabled: Callable[[], bool] = lambda: True
    redirects: bool = False
    """True if a button of the page leads to the provider and back; others have separate ways."""


_providers: dict[str, IdentityProvider] = {}


def register_provider(provider: IdentityProvider) -> None:
    """Add a provider, in place of an earlier one with that id."""
    _providers[provider.id] = provider


def enabled_providers() -> dict[str, IdentityProvider]:
    """Return the providers that log people in now, by id."""
    return {key: provider for key, provider in _providers.items() if provider.is_enabled()}


def provider_name(provider_id: str) -> str:
    """Return the provider's name; the id if no setting names the provider any more."""
    known = _providers.get(provider_id)
    return known.name if known is not None else provider_id
