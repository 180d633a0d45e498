"""What the library asks before it gives an app a token."""

from hashlib import sha256
from typing import Any
from uuid import UUID

from oauth2_provider.models import Application, RefreshToken
from oauth2_provider.oauth2_validators import OAuth2Validator, errors


class Validator(OAuth2Validator):  # type: ignore[misc]  # the library carries no types
    """Gives no tokens for accounts that were switched off or banned."""

    def validate_code(self, *args: Any, **kwargs: Any) -> bool:
        """Whether the code may be exchanged; its user is the request's from then on."""
        _client_id, code, client, request = args
        if super().validate_code(*args, **kwargs):
            return _may_act(request)
        _end_what_came_of(code, client)
        return False

    def invalidate_authorization_code(
        self, client_id: str, code: str, request: Any, *args: Any, **kwargs: Any
    ) -> None:
        """Forget the code. Raises InvalidGrantError if another request has been faster."""
        try:
            super().invalidate_authorization_code(client_id, code, request, *args, **kwargs)
        except errors.InvalidGrantError:
            _end_what_came_of(code, request.client)
            raise

    def validate_refresh_token(self, *args: Any, **kwargs: Any) -> bool:
        """Whether the refresh token may be exchanged; its user is the request's from then on."""
        return super().validate_refresh_token(*args, **kwargs) and _may_act(args[-1])

    def _create_refresh_token(
        self, request: Any, text: str, access_token: Any, previous: Any
    ) -> RefreshToken:
        """Keep a new refresh token; by its family it is known of which code it came."""
        token = super()._create_refresh_token(request, text, access_token, previous)
        if previous is None and request.code:
            token.token_family = _family_of(request.code)
            token.save(update_fields=["token_family"])
        return token


class ValidatorOfSecrets(Validator):
    """Takes apps with a secret for proven, and no others: for who asks what a token is good for."""

    def authenticate_client(self, request: Any, *args: Any, **kwargs: Any) -> bool:
        """Whether the app has proven itself; a public one has an empty secret, which all know."""
        is_right: bool = super().authenticate_client(request, *args, **kwargs)
        return is_right and request.client.client_type == Application.CLIENT_CONFIDENTIAL


def _family_of(code: str) -> UUID:
    """The family of the tokens that come of the code, which is forgotten with its first use."""
    return UUID(bytes=sha256(code.encode()).digest()[:16])


def _end_what_came_of(code: str, client: Application) -> None:
    """End the app's tokens that came of a code which comes again: somebody has a copy of it.

    RFC 6749 4.1.2. Nothing happens if nothing came of it.
    """
    family = _family_of(code)
    if RefreshToken.objects.filter(token_family=family, application=client).exists():
        RefreshToken.revoke_family(family)


def _may_act(request: Any) -> bool:
    return request.user is not None and request.user.is_active and not request.user.is_banned
