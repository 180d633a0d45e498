"""What the library asks before it gives an app a token."""

from typing import Any

from oauth2_provider.models import Application
from oauth2_provider.oauth2_validators import OAuth2Validator


class Validator(OAuth2Validator):  # type: ignore[misc]  # the library carries no types
    """Gives no tokens for accounts that were switched off or banned."""

    def validate_code(self, *args: Any, **kwargs: Any) -> bool:
        """Whether the code may be exchanged; its user is the request's from then on."""
        return super().validate_code(*args, **kwargs) and _may_act(args[-1])

    def validate_refresh_token(self, *args: Any, **kwargs: Any) -> bool:
        """Whether the refresh token may be exchanged; its user is the request's from then on."""
        return super().validate_refresh_token(*args, **kwargs) and _may_act(args[-1])


class ValidatorOfSecrets(Validator):
    """Takes apps with a secret for proven, and no others: for who asks what a token is good for."""

    def authenticate_client(self, request: Any, *args: Any, **kwargs: Any) -> bool:
        """Whether the app has proven itself; a public one has an empty secret, which all know."""
        is_right: bool = super().authenticate_client(request, *args, **kwargs)
        return is_right and request.client.client_type == Application.CLIENT_CONFIDENTIAL


def _may_act(request: Any) -> bool:
    return request.user is not None and request.user.is_active and not request.user.is_banned
