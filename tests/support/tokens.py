"""Factories of API tokens and programs that use them, for tests."""

from collections.abc import Sequence
from typing import Any

from django.utils import timezone

from accounts.models import ApiToken, User
from accounts.services.tokens import make_token
from tests.support.api import ApiClient
from tests.support.people import confirm
from web.http.scopes import Scope

EVERY_SCOPE = tuple(Scope)


def new_token(client: ApiClient, *scopes: str, name: str = "my bot", days: int = 30) -> Any:
    """The reply with a new token of the client, whose identity is confirmed first."""
    confirm(client)
    body = {"name": name, "scopes": scopes or list(EVERY_SCOPE), "days": days}
    reply = client.post("auth/tokens", body)
    assert reply.status == 201, reply
    return reply.body


def program(client: ApiClient, *scopes: str) -> ApiClient:
    """A program with a new token of the client."""
    return ApiClient(token=new_token(client, *scopes)["token"])


def token_of(user: User, scopes: Sequence[Scope] = EVERY_SCOPE) -> tuple[ApiToken, str]:
    """A new token of a user, and its text."""
    return make_token(user=user, name="my bot", scopes=scopes, days=30, now=timezone.now())
