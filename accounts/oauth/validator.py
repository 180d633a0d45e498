"""OAuth tokens: the checks before an app gets one (banned accounts, reused refresh tokens)."""

from hashlib import sha256
from typing import Any
from uuid import UUID

from oauth2_provider.models import Application, RefreshToken
from oauth2_provider.oauth2_validators import OAuth2Validator, errors

from accounts.services.device_grants import DEVICE_GRANT, device_status


class Validator(OAuth2Validator):  # type: ignore[misc]  # the library carries no types
    """Gives no tokens for accounts that were switched off or banned."""

    def validate_code(self, *args: Any, **kwargs: Any) -> bool:
        """Return whether the code may be exchanged, and set the request's user."""
        _client_id, code, client, request = args
        if super().validate_code(*args, **kwargs):
            return _may_act(request)
        _end_what_came_of(code, client)
        return False

    def invalidate_authorization_code(
        self, client_id: str, code: str, request: Any, *args: Any, **kwargs: Any
    ) -> None:
        """Delete the code. Raises InvalidGrantError if another request has been faster."""
        try:
            super().invalidate_authorization_code(client_id, code, request, *args, **kwargs)
        except errors.InvalidGrantError:
            _end_what_came_of(code, request.client)
            raise

    def validate_refresh_token(self, *args: Any, **kwargs: Any) -> bool:
        """Return whether the refresh token may be exchanged, and set the request's user."""
        return super().validate_refresh_token(*args, **kwargs) and _may_act(args[-1])

    def validate_response_type(
        self,
        client_id: str,
        response_type: str,
        client: Any,
        request: Any,
        *args: Any,
        **kwargs: Any,
    ) -> bool:
        """Return whether the app may ask a person so. Raises UnsupportedResponseTypeError."""
        if response_type != "code":
            raise errors.UnsupportedResponseTypeError(request=request)
        return bool(
            super().validate_response_type(
                client_id, response_type, client, request, *args, **kwargs
            )
        )

    def is_pkce_required(self, client_id: str, request: Any) -> bool:
        """Return whether the app needs a challenge. Raises InvalidRequestError for a plain one.

        The library refuses a plain challenge only after the person has consented.
        """
        if request.code_challenge is not None and request.code_challenge_method != "S256":
            raise errors.InvalidRequestError(
                description="code_challenge_method must be S256.", request=request
            )
        return bool(super().is_pkce_required(client_id, request))

    def validate_grant_type(
        self, client_id: str, grant_type: str, client: Any, request: Any, *args: Any, **kwargs: Any
    ) -> bool:
        """Return whether the app may ask in this way; by a device each public app may."""
        if grant_type == DEVICE_GRANT and client.client_type == Application.CLIENT_PUBLIC:
            return True
        return bool(
            super().validate_grant_type(client_id, grant_type, client, request, *args, **kwargs)
        )

    def validate_device_code(self, client_id: str, device_code: str, request: Any) -> str | None:
        """Return how far the request of the device is; its user is the request's if it is allowed.

        None means that this app has no such code. A code is good once.
        """
        return device_status(client_id, device_code, request)

    def _create_refresh_token(
        self, request: Any, text: str, access_token: Any, previous: Any
    ) -> RefreshToken:
        """Store a new refresh token, whose family names the code from which it came."""
        token = super()._create_refresh_token(request, text, access_token, previous)
        if previous is None and request.code:
            token.token_family = _family_of(request.code)
            token.save(update_fields=["token_family"])
        return token


class ValidatorOfSecrets(Validator):
    """Authenticates only apps with a secret; for the introspection of tokens."""

    def authenticate_client(self, request: Any, *args: Any, **kwargs: Any) -> bool:
        """Return whether the app is authenticated; a public app with its empty secret is not."""
        is_right: bool = super().authenticate_client(request, *args, **kwargs)
        return is_right and request.client.client_type == Application.CLIENT_CONFIDENTIAL


def _family_of(code: str) -> UUID:
    """Return the family of the tokens from this code, which is deleted when it is used."""
    return UUID(bytes=sha256(code.encode()).digest()[:16])


def _end_what_came_of(code: str, client: Application) -> None:
    """End the app's tokens from a code that is used again, as somebody has a copy of it.

    See RFC 6749 4.1.2. Without such tokens nothing happens.
    """
    family = _family_of(code)
    if RefreshToken.objects.filter(token_family=family, application=client).exists():
        RefreshToken.revoke_family(family)


def _may_act(request: Any) -> bool:
    return request.user is not None and request.user.is_active and not request.user.is_banned
