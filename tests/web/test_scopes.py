"""The scopes of tokens: every operation, tried with tokens that lack its scope."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

import pytest
from django.contrib.sessions.models import Session

from accounts.api.token_authentication import TokenAuthentication
from accounts.models import User
from tests.support.api import ApiClient, ApiReply
from tests.support.games import some_user
from tests.support.permissions import routes
from tests.support.permissions.trial import operations
from tests.support.tokens import token_of
from web.http.scopes import ANY_SCOPE, AnyScope, Scope
from web.views import scope_of

SAMPLES = {
    "game_id": "0000000000",
    "challenge_id": "0000000000",
    "duplicate_id": "0000000000",
    "pairing_id": "0000000000",
    "club_id": "0000000000",
    "tournament_id": "0000000000",
    "rule_set_id": "0000000000",
    "puzzle_id": "0000000000",
    "evaluation_id": "0000000000",
    "mode": "duel",
}
READING = {"GET", "HEAD"}


class ScopedOperation(NamedTuple):
    """One operation, and the scope that a token needs for it; None: a session is needed."""

    id: str
    method: str
    address: str
    scope: Scope | AnyScope | None


def operations_of_tokens() -> Iterator[ScopedOperation]:
    """All operations but those that authenticate no caller."""
    views = {route.plain_address: route.view.cls for route in routes.site() if route.is_endpoint}
    for name, (method, address, _) in operations().items():
        view = views[f"api/v1/{address}".replace("{", "<").replace("}", ">")]
        if TokenAuthentication in view.authentication_classes:
            yield ScopedOperation(name, method, address, scope_of(view(), method))


OPERATIONS = list(operations_of_tokens())
CLOSED = [one for one in OPERATIONS if one.scope is None]
OPEN = [one for one in OPERATIONS if isinstance(one.scope, Scope)]
OF_ANY_TOKEN = [one for one in OPERATIONS if one.scope is ANY_SCOPE]


def ask(operation: ScopedOperation, *scopes: Scope) -> ApiReply:
    """The reply to a program with these scopes; the game or player it asks about doesn't exist."""
    user = User.objects.create_user("Anna")
    program = ApiClient(token=token_of(user, scopes)[1])
    address = re.sub(r"\{(\w+)\}", lambda m: SAMPLES.get(m[1], "1"), operation.address)
    return program.send(operation.method, address)


@pytest.mark.django_db
@pytest.mark.parametrize("scope", Scope)
@pytest.mark.parametrize("operation", OPEN, ids=lambda one: one.id)
def test_another_scope_will_not_do(operation: ScopedOperation, scope: Scope) -> None:
    reply = ask(operation, scope)
    if scope == operation.scope:
        assert reply.code not in {"scope_needed", "session_needed", "csrf_failed"}
    else:
        assert (reply.status, reply.code) == (403, "scope_needed")
        assert reply.body["scope"] == operation.scope


@pytest.mark.django_db
@pytest.mark.parametrize("scope", Scope)
@pytest.mark.parametrize("operation", OF_ANY_TOKEN, ids=lambda one: one.id)
def test_every_token_will_do_for_itself(operation: ScopedOperation, scope: Scope) -> None:
    assert ask(operation, scope).status in {200, 204}


def test_what_every_token_will_do_for_is_about_itself() -> None:
    assert {one.id for one in OF_ANY_TOKEN} == {"get_own_token", "revoke_own_token"}


@pytest.mark.django_db
@pytest.mark.parametrize("operation", CLOSED, ids=lambda one: one.id)
def test_no_token_gets_in_where_a_session_is_needed(operation: ScopedOperation) -> None:
    reply = ask(operation, *Scope)
    assert (reply.status, reply.code) == (403, "session_needed")
    assert not Session.objects.exists()


def test_reading_takes_read_and_changing_does_not() -> None:
    for operation in OPEN:
        # Webhooks outlive the token, and their addresses may hold keys.
        if operation.scope is Scope.WEBHOOKS:
            assert operation.address.startswith("webhooks"), operation
            continue
        assert (operation.scope == Scope.READ) == (operation.method in READING), operation


def test_an_account_is_its_owners_but_for_who_it_is() -> None:
    own = {one.id for one in OPERATIONS if one.address.startswith("auth/")}
    assert {one.id for one in OPEN} & own == {"me"}


def test_what_else_is_its_owners() -> None:
    others = {one.id for one in CLOSED if not one.address.startswith("auth/")}
    assert others == {
        *("get_notification_settings", "change_notification_settings"),
        *("subscribe_to_pushes", "unsubscribe_from_pushes"),
        *("acknowledge_sanction", "appeal", "unlock_game"),
    }


def test_what_others_read_takes_another_scope_than_play() -> None:
    by_scope = {
        scope: {one.id for one in group}
        for scope, group in groupby(
            sorted(OPEN, key=lambda one: str(one.scope)), key=lambda one: one.scope
        )
    }
    assert by_scope[Scope.TALK] == {
        *("post_chat", "invite", "withdraw_invitation", "decline_invitation", "report_player"),
        *("follow", "unfollow", "block", "unblock", "mute", "unmute", "write_note"),
        *("save_rule_set", "change_rule_set", "delete_rule_set"),
        "read_notifications",
    }
    assert {"create_game", "join_game", "submit_command", "accept_invitation"} <= by_scope[
        Scope.PLAY
    ]


def test_the_openapi_document_says_so() -> None:
    said = {
        name: next((item["oauth"] for item in about["security"] if "oauth" in item), None)
        for name, (_, _, about) in operations().items()
        if "security" in about
    }
    for operation in OPERATIONS:
        needed = [operation.scope.value] if isinstance(operation.scope, Scope) else []
        expected = None if operation.scope is None else needed
        assert said.get(operation.id) == expected, operation


@pytest.mark.django_db
def test_the_document_of_the_api_is_for_tokens_of_any_scope() -> None:
    _, token = token_of(some_user(), [Scope.PLAY])
    assert (
        ApiClient(token=token)
        .http.get("/api/v1/schema", headers={"Authorization": f"Bearer {token}"})
        .status_code
        == 200
    )
