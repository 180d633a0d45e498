"""The two halves of a social login: the redirect to the provider, and its callback.

The state of each sign-in is kept in the session that began it, and is good for one answer.
"""

import logging
import secrets
from dataclasses import dataclass
from typing import Any, Literal

from allauth.socialaccount.adapter import get_adapter
from allauth.socialaccount.internal import statekit
from allauth.socialaccount.models import SocialApp
from allauth.socialaccount.providers.base import ProviderException
from allauth.socialaccount.providers.oauth2.client import OAuth2Client, OAuth2Error
from allauth.socialaccount.providers.oauth2.provider import OAuth2Provider
from allauth.socialaccount.providers.oauth2.views import OAuth2Adapter
from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from requests import RequestException

from accounts.errors import ProviderAway, UnknownProvider
from accounts.services.identities import Identity
from accounts.sign_in.openid import OpenIdAdapter

log = logging.getLogger(__name__)

Purpose = Literal["log_in", "link", "confirm"]
Failure = Literal["cancelled", "expired", "provider_failed"]
UNUSABLE = (
    *(OAuth2Error, ProviderException, RequestException),
    *(LookupError, ValueError, TypeError, AttributeError),
)
"""The errors of a provider that can't be reached, or whose answer is not what it should be."""


class SignInFailed(Exception):
    """The browser has come back without an identity."""

    def __init__(self, reason: Failure, state: "SignInState | None" = None) -> None:
        self.reason = reason
        self.state = state
        super().__init__(reason)


@dataclass(frozen=True, slots=True)
class SignInState:
    """A sign-in that the session has begun."""

    purpose: Purpose
    next: str
    user_id: int | None
    verifier: str | None
    nonce: str


@dataclass(frozen=True, slots=True)
class SignedIn:
    """The person whom the provider has named; `email` only if the provider has verified it."""

    identity: Identity
    email: str
    state: SignInState


def begin_sign_in(
    request: HttpRequest, provider_id: str, *, purpose: Purpose, path: str, user_id: int | None
) -> str:
    """Return the provider's address to which the browser has to go.

    `path` is where the page goes afterwards. Raises UnknownProvider, ProviderAway.
    """
    provider = _provider(request, provider_id)
    pkce = provider.get_pkce_params()
    state = SignInState(
        purpose=purpose,
        next=path,
        user_id=user_id,
        verifier=pkce.pop("code_verifier", None),
        nonce=secrets.token_urlsafe(32),
    )
    adapter = provider.get_oauth2_adapter(request)
    parameters = {**provider.get_auth_params(), **pkce}
    if isinstance(adapter, OpenIdAdapter):
        parameters["nonce"] = state.nonce
    try:
        client = _client(adapter, request, provider.app)
        authorize_url = adapter.authorize_url
    except UNUSABLE as error:
        log.warning("provider %s can't be used: %s", provider_id, error)
        raise ProviderAway(f"{provider.name} can't be reached just now.") from error
    client.state = statekit.stash_state(
        request, provider_id=provider.sub_id, state=_as_json(state), state_id=_new_state_id()
    )
    return str(client.get_redirect_url(authorize_url, provider.get_scope(), parameters))


def finish_sign_in(request: HttpRequest, provider_id: str) -> SignedIn:
    """Return the person whom the provider has named. Raises UnknownProvider, SignInFailed."""
    provider = _provider(request, provider_id)
    kept = statekit.unstash_state(
        request, provider_id=provider.sub_id, state_id=request.GET.get("state", "")
    )
    if kept is None:
        raise SignInFailed("expired")
    state = SignInState(**kept)
    if "code" not in request.GET:
        is_denied = request.GET.get("error") == "access_denied"
        raise SignInFailed("cancelled" if is_denied else "provider_failed", state)
    adapter = provider.get_oauth2_adapter(request)
    try:
        login = _ask(request, provider, adapter, state)
    except UNUSABLE as error:
        log.warning("sign-in with %s failed: %s", provider_id, error)
        raise SignInFailed("provider_failed", state) from error
    verified = [each.email for each in login.email_addresses if each.verified is True]
    return SignedIn(
        identity=Identity(provider.sub_id, login.account.uid),
        email=verified[0].lower() if verified else "",
        state=state,
    )


def _ask(
    request: HttpRequest, provider: OAuth2Provider, adapter: OAuth2Adapter, state: SignInState
) -> Any:
    """Exchange the code for what the provider says about the person."""
    if isinstance(adapter, OpenIdAdapter):
        adapter.nonce = state.nonce
        # The parameter shows which provider has answered (RFC 9207).
        if request.GET.get("iss", adapter.issuer) != adapter.issuer:
            raise OAuth2Error("Another issuer has answered.")
    app = provider.app
    client = _client(adapter, request, app)
    data = adapter.get_access_token_data(request, app, client, pkce_code_verifier=state.verifier)
    token = adapter.parse_token(data)
    return adapter.complete_login(request, app, token, response=data)


def _provider(request: HttpRequest, provider_id: str) -> OAuth2Provider:
    try:
        return get_adapter().get_provider(request, provider_id)
    except SocialApp.DoesNotExist as error:
        raise UnknownProvider("No such provider is switched on.") from error


def _client(adapter: OAuth2Adapter, request: HttpRequest, app: SocialApp) -> OAuth2Client:
    # Providers know one address, which doesn't depend on the host that a request names.
    path = reverse("sign_in_callback", kwargs={"provider_id": app.provider_id or app.provider})
    adapter.get_callback_url = lambda _request, _app: settings.DURAK_PUBLIC_URL + path
    return adapter.get_client(request, app)


def _new_state_id() -> str:
    return secrets.token_urlsafe(32)


def _as_json(state: SignInState) -> dict[str, Any]:
    return {name: getattr(state, name) for name in SignInState.__slots__}
