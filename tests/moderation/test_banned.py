"""Banned callers are refused by every endpoint but those of their account and their appeal."""

import re

import pytest

from accounts.services.people import create_guest
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.api import ApiClient, ApiReply
from tests.support.games import some_user
from tests.support.moderation import moderator
from tests.support.permissions.routes import site

pytestmark = pytest.mark.django_db
OPEN = re.compile(
    r"api/v1/(auth/(?!register|newcomer)|sanctions/|appeals$|announcement$|rules/|analysis/(positions|games)$)"
)
"""Endpoints that banned callers may use; rules, announcements and boards authenticate nobody."""
SOMETHING = {
    "game_id": "0000000000",
    "challenge_id": "0000000000",
    "rule_set_id": "0000000000",
    "name": "anna",
    "other": "bert",
    "mode": "duel",
    "puzzle_id": "0000000000",
    "duplicate_id": "0000000000",
    "pairing_id": "0000000000",
    "club_id": "0000000000",
    "tournament_id": "0000000000",
}
"""A value for each parameter that isn't a number."""
NO_ENDPOINTS = {"api/v1/", "api/v1/schema"}
ENDPOINTS = sorted(
    (method.upper(), re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", route.address))
    for route in site()
    if route.is_endpoint and route.address not in NO_ENDPOINTS
    for method in route.methods
)


each_kind = pytest.mark.parametrize("is_guest", [False, True], ids=["account", "guest"])


def banned(*, is_guest: bool) -> ApiClient:
    person = create_guest() if is_guest else some_user()
    sanction(
        person_id=person.pk,
        kind=SanctionKind.BAN,
        reason=Reason.CHEATING,
        by_id=moderator().pk,
    )
    return ApiClient(person)


def sent(client: ApiClient, method: str, address: str) -> ApiReply:
    path = re.sub(r"{(\w+)}", lambda found: SOMETHING.get(found[1], "1"), address)
    return client.send(method, path.removeprefix("api/v1/"), None if method == "GET" else {})


@each_kind
def test_endpoints_refuse_a_banned_caller(is_guest: bool) -> None:
    client = banned(is_guest=is_guest)
    closed = [(method, address) for method, address in ENDPOINTS if not OPEN.match(address)]
    replies = {(method, address): sent(client, method, address) for method, address in closed}
    assert len(replies) > 100
    assert {which: reply for which, reply in replies.items() if reply.code != "banned"} == {}


@each_kind
@pytest.mark.parametrize(
    ("method", "address"), [which for which in ENDPOINTS if OPEN.match(which[1])]
)
def test_endpoints_of_the_own_account_serve_a_banned_caller(
    method: str, address: str, is_guest: bool
) -> None:
    reply = sent(banned(is_guest=is_guest), method, address)
    assert reply.code != "banned", reply
