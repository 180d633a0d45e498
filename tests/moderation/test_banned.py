"""Banned callers are refused by every endpoint but those of their account and their appeal."""

import re

import pytest

from accounts.services.people import create_guest
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.api import ApiClient
from tests.support.games import some_user
from tests.support.moderation import moderator
from tests.support.permissions.routes import site

pytestmark = pytest.mark.django_db
OPEN = re.compile(
    r"api/v1/(auth/(?!register)|sanctions/|appeals$|announcement$|rules/|analysis/(positions|games)$)"
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
}
"""A value for each parameter that isn't a number."""
NO_ENDPOINTS = {"api/v1/", "api/v1/schema"}
ENDPOINTS = sorted(
    (method.upper(), re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", route.address))
    for route in site()
    if route.is_endpoint and route.address not in NO_ENDPOINTS
    for method in route.methods
)


@pytest.mark.parametrize("is_guest", [False, True], ids=["account", "guest"])
@pytest.mark.parametrize(("method", "address"), ENDPOINTS)
def test_every_endpoint_knows_a_banned_caller(method: str, address: str, is_guest: bool) -> None:
    person = create_guest() if is_guest else some_user()
    sanction(
        person_id=person.pk,
        kind=SanctionKind.BAN,
        reason=Reason.CHEATING,
        by_id=moderator().pk,
    )
    client = ApiClient(person)
    path = re.sub(r"{(\w+)}", lambda found: SOMETHING.get(found[1], "1"), address)
    reply = client.send(method, path.removeprefix("api/v1/"), None if method == "GET" else {})
    assert (reply.code == "banned") == (OPEN.match(address) is None), reply
