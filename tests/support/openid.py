"""A browser that signs in with a provider."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import parse_qs, urlsplit

from django.test import override_settings

from durak_site.configuration.identity_providers import SignInProvider, allauth_providers
from tests.support.api import ApiClient
from tests.support.openid_server import OpenIdServer
from tests.support.providers import provider

CLIENT_ID = "durak-club"


@contextmanager
def signing_in_with(*servers: tuple[str, str]) -> Iterator[None]:
    """Switch on the providers with these names and issuers inside the block."""
    made = tuple(
        SignInProvider(
            id=name.lower(), name=name, issuer=issuer, client_id=CLIENT_ID, client_secret="s"
        )
        for name, issuer in servers
    )
    with ExitStack() as stack:
        stack.enter_context(override_settings(SOCIALACCOUNT_PROVIDERS=allauth_providers(made)))
        for each in made:
            stack.enter_context(provider(each.shown_name, redirects=True))
        yield


def way_to(client: ApiClient, name: str = "club", **members: str) -> str:
    """Begin a sign-in, and return the address at the provider."""
    reply = client.post(f"auth/providers/{name}/sign-in", members)
    assert reply.status == 200, reply
    return str(reply.body["url"])


def come_back(client: ApiClient, address: str) -> str:
    """Open the address as the browser does, and return the page it is sent to."""
    reply = client.http.get(address)
    assert reply.status_code == 302, reply
    return str(reply.headers["Location"])


def signed_in(
    client: ApiClient, server: OpenIdServer, subject: str = "alice", **members: str
) -> str:
    """Sign in with the provider, and return the page that the browser is sent to."""
    return come_back(client, server.agreed(way_to(client, **members), subject))


def parameters_of(url: str) -> dict[str, str]:
    """Return the parameters of an address, each of which stands there once."""
    found = parse_qs(urlsplit(url).query, strict_parsing=True)
    assert all(len(values) == 1 for values in found.values()), url
    return {name: values[0] for name, values in found.items()}
