"""What the library asks before it gives an app a token."""

from typing import Any

from oauth2_provider.oauth2_validators import OAuth2Validator


class Validator(OAuth2Validator):  # type: ignore[misc]  # the library carries no types
    """Gives no tokens for accounts that were switched off or banned."""

    def validate_code(self, *args: Any, **kwargs: Any) -> bool:
        """Whether the code may be exchanged; its user is the request's from then on."""
        return super().validate_code(*args, **kwargs) and _may_act(args[-1])

    def validate_refresh_token(self, *args: Any, **kwargs: Any) -> bool:
        """Whether the refresh token may be exchanged; its user is the request's from then on."""
        return super().validate_refresh_token(*args, **kwargs) and _may_act(args[-1])


def _may_act(request: Any) -> bool:
    return request.user is not None and request.user.is_active and not request.user.is_banned
