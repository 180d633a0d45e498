"""N+1 queries: the number of SQL statements up to a running game; each is a round trip."""

from collections.abc import Callable

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.support.api import ApiClient, ApiReply, guest

pytestmark = pytest.mark.django_db
DUEL = {"preset": "podkidnoy", "seats": [{"kind": "me"}, {"kind": "open"}]}


def statements(send: Callable[[], ApiReply]) -> tuple[ApiReply, list[str | None]]:
    """Return the reply to a request, and the statements sent for it, except those of savepoints.

    In these tests the transaction of a request is a savepoint. A statement that PostgreSQL has
    planned before (`web.database.prepared_statements`) has no text here: the driver sends its name.
    """
    with CaptureQueriesContext(connection) as queries:
        reply = send()
    assert reply.status < 300, reply.body
    sent: list[str | None] = [query["sql"] for query in queries]
    return reply, [sql for sql in sent if sql is None or "SAVEPOINT" not in sql]


@pytest.fixture
def people() -> tuple[ApiClient, ApiClient]:
    """A host, and a person who sits down."""
    return guest(), guest()


def test_creating_joining_and_starting_take_few_statements(
    people: tuple[ApiClient, ApiClient],
) -> None:
    host, other = people
    # Session, user; game, seats; the people of the notice; followers, programs; the reply's users.
    created, sent = statements(lambda: host.post("games", DUEL))
    assert len(sent) <= 6, sent
    address = f"games/{created.body['id']}"
    # Session, user; whether it is sealed, which is cached; game and seats, blocks, kicks; seat,
    # invitations and their notice; the game before; the users of the reply.
    _, sent = statements(lambda: other.post(f"{address}/join", {}))
    assert len(sent) <= 12, sent
    # Session, user; game and seats; whether programs play, and a record for each person; game,
    # events; webhooks, pairings, seeks, the game before; the users of the reply.
    _, sent = statements(lambda: host.post(f"{address}/start", {}))
    assert len(sent) <= 14, sent


def test_the_page_of_a_running_game_takes_few_statements(
    people: tuple[ApiClient, ApiClient],
) -> None:
    host, other = people
    address = f"games/{host.post('games', DUEL).body['id']}"
    other.post(f"{address}/join", {})
    host.post(f"{address}/start", {})
    # Session, user; game, seats, users; the sweep's heartbeat.
    _, sent = statements(lambda: host.get(address))
    assert len(sent) <= 6, sent
