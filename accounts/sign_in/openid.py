"""OpenID Connect with checks that allauth's provider leaves out (issuer, signature, nonce).

Issuer of the discovery document, signature, nonce, and the party that a token was made for (OpenID
Connect Core 1.0, 3.1.3.7; Discovery 1.0, 4.3). Only the signed ID token is believed.
"""

import time
from typing import Any

import jwt
from allauth.socialaccount.adapter import get_adapter
from allauth.socialaccount.models import SocialApp, SocialToken
from allauth.socialaccount.providers.oauth2.client import OAuth2Client, OAuth2Error
from allauth.socialaccount.providers.openid_connect.provider import OpenIDConnectProvider
from allauth.socialaccount.providers.openid_connect.views import OpenIDConnectOAuth2Adapter
from django.http import HttpRequest
from django.utils.crypto import constant_time_compare

CLAIMS = ["iss", "sub", "aud", "exp", "iat", "nonce"]
"""The claims that an ID token must have."""
CLOCK_SECONDS = 60
"""By so much the clocks of both sites may differ."""
SECRET_SECONDS = 300


class SignedSecretClient(OAuth2Client):  # type: ignore[misc]  # allauth has no types
    """A client whose secret is a short-lived token, signed with its own key, as Apple wants it."""

    signing_key: dict[str, str]
    """The key with its id, the owner's id, and the issuer for whom the secret is."""

    def get_access_token(self, code: str, **named: Any) -> dict[str, Any]:
        """Return the provider's answer to the code."""
        key = self.signing_key
        now = int(time.time())
        claims = {
            "iss": key["team_id"],
            "sub": self.consumer_key,
            "aud": key["audience"],
            "iat": now,
            "exp": now + SECRET_SECONDS,
        }
        headers = {"kid": key["key_id"]}
        self.consumer_secret = jwt.encode(claims, key["private_key"], "ES256", headers=headers)
        answer: dict[str, Any] = super().get_access_token(code, **named)
        return answer


class OpenIdAdapter(OpenIDConnectOAuth2Adapter):  # type: ignore[misc]  # allauth has no types
    """The requests to one OpenID provider."""

    nonce = ""
    """The value that the ID token has to repeat; an empty one fits no token."""

    @property
    def issuer(self) -> str:
        """Return the configured issuer."""
        return str(self.get_provider().app.settings["server_url"])

    @property
    def openid_config(self) -> dict[str, Any]:
        """Return the discovery document. Raises OAuth2Error if another issuer claims it."""
        config: dict[str, Any] = super().openid_config
        if config.get("issuer") != self.issuer:
            raise OAuth2Error(f"Wrong issuer in the discovery document: {config.get('issuer')!r}")
        return config

    def get_client(self, request: HttpRequest, app: SocialApp) -> OAuth2Client:
        """Return the client of the token endpoint."""
        signing_key = app.settings.get("signing_key")
        if signing_key is not None:
            self.client_class = SignedSecretClient
        client = super().get_client(request, app)
        if signing_key is not None:
            client.signing_key = {**signing_key, "audience": self.issuer}
        return client

    def complete_login(
        self, request: HttpRequest, app: SocialApp, _token: SocialToken, **named: Any
    ) -> Any:
        """Return allauth's description of the person whom the ID token names."""
        claims = self._claims_of(app, named["response"]["id_token"])
        return self.get_provider().sociallogin_from_response(request, {"id_token": claims})

    def _claims_of(self, app: SocialApp, id_token: str) -> dict[str, Any]:
        """Return the claims of a token of this issuer, for this site and this login."""
        claims = self._signed(app, id_token)
        if not self.nonce or not constant_time_compare(claims["nonce"], self.nonce):
            raise OAuth2Error("Wrong nonce in the ID token.")
        # A token for several sites names the one that asked for it.
        if claims.get("azp", app.client_id) != app.client_id:
            raise OAuth2Error("The ID token was made for another site.")
        return claims

    def _signed(self, app: SocialApp, id_token: str) -> dict[str, Any]:
        with get_adapter().get_requests_session() as session:
            reply = session.get(self.openid_config["jwks_uri"])
            reply.raise_for_status()
        try:
            wanted = jwt.get_unverified_header(id_token).get("kid")
            keys = jwt.PyJWKSet.from_dict(reply.json()).keys
            key = next(key for key in keys if wanted is None or key.key_id == wanted)
            # The algorithm is the key's, never the one that the token names.
            claims: dict[str, Any] = jwt.decode(
                id_token,
                key.key,
                algorithms=[key.algorithm_name],
                audience=app.client_id,
                issuer=self.issuer,
                leeway=CLOCK_SECONDS,
                options={"require": CLAIMS},
            )
        except StopIteration as error:
            raise OAuth2Error("No key of the provider has signed the ID token.") from error
        except jwt.PyJWTError as error:
            raise OAuth2Error(f"Invalid ID token: {error}") from error
        return claims


class OpenIdProvider(OpenIDConnectProvider):  # type: ignore[misc]  # allauth has no types
    """An OpenID provider with these checks."""

    oauth2_adapter_class = OpenIdAdapter


provider_classes = [OpenIdProvider]
