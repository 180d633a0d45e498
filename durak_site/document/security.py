"""The security schemes of tokens in the OpenAPI document, and the scopes of operations."""

from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension

from accounts.api.token_authentication import TokenAuthentication
from web.http.scopes import ANY_SCOPE, AnyScope, Scope
from web.views import scope_of

TOKEN, OAUTH = "token", "oauth"
"""The names of the security schemes of programs."""
GOOD_FOR = {
    Scope.READ.value: "See what the account sees.",
    Scope.PLAY.value: "Sit down and play.",
    Scope.TALK.value: "Chat, invite, follow, block and report.",
    Scope.TOURNAMENTS.value: "Create tournaments, join and leave them.",
    Scope.WEBHOOKS.value: "Have events posted to an address.",
}
"""The purpose of each scope of a token."""


class TokenScheme(OpenApiAuthenticationExtension):
    """Describes authentication by an API token, and by a token that an app got by OAuth.

    Both have scopes, but the document can name an operation's scope only for OAuth.
    """

    target_class = TokenAuthentication
    name = [TOKEN, OAUTH]

    def get_security_definition(self, _auto_schema: Any) -> list[dict[str, Any]]:
        """Return the security schemes in OpenAPI's form."""
        return [
            {
                "type": "http",
                "scheme": "bearer",
                "description": "A token of `POST auth/tokens`. It needs the scope that `oauth` "
                "names beside it; operations that don't list this scheme take no tokens.",
            },
            {
                "type": "oauth2",
                "description": "A token that an app got with the consent of the account's owner.",
                "flows": {
                    "authorizationCode": {
                        "authorizationUrl": "/oauth/authorize",
                        "tokenUrl": "/oauth/token",
                        "refreshUrl": "/oauth/token",
                        "scopes": GOOD_FOR,
                    }
                },
            },
        ]

    def get_security_requirement(self, auto_schema: Any) -> list[dict[str, list[Any]]]:
        """Return the operation's scope; empty if it needs none, or takes no tokens."""
        scope = scope_of(auto_schema.view, auto_schema.method)
        if scope is None:
            return []
        return token_security(scope)


def token_security(scope: Scope | AnyScope) -> list[dict[str, list[Any]]]:
    """Return the security requirements of an operation that takes tokens with the scope."""
    return [{TOKEN: []}, {OAUTH: [] if scope is ANY_SCOPE else [scope.value]}]
