"""A connection to the database that breaks as it commits: what became of that is looked up first.

SQLite commits by COMMIT, PostgreSQL by the one statement of `web.database.conditional_write`, or by
COMMIT where others write in the same transaction.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.db import OperationalError, connection
from django.db.backends.base.base import BaseDatabaseWrapper

from games.engine.offers import spelled_out
from games.play import reactions
from games.play.errors import CommitStatusUnknown
from games.play.models import Game, StoredEvent
from games.play.reactions import Committed
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.commands import Accepted, submit_command
from games.records.audit import audit
from tests.support.games import person_on, running_table
from web.database import conditional_write
from web.database.reactions import _Reaction
from web.http.problems import problem_of_service

pytestmark = pytest.mark.django_db(transaction=True)

Committing = Callable[..., Any]
COMMIT: Committing = vars(BaseDatabaseWrapper)["_commit"]
STATEMENT: Committing = conditional_write._execute


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Committed]]:
    """The published commits."""
    news: list[Committed] = []
    monkeypatch.setattr(
        reactions.committed, "_on_commit", {"test": _Reaction(news.append, lambda _: True)}
    )
    yield news
    connection.close()


@pytest.fixture(params=["alone", "shared"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The way of committing a command: one `statement`, or the `commit` of a transaction.

    PostgreSQL takes one statement, unless others write in the same transaction.
    """
    if request.param == "shared":
        others = {"test": _Reaction[Committed](lambda _: None, lambda _: True)}
        monkeypatch.setattr(reactions.committed, "_in_transaction", others)
    is_statement = request.param == "alone" and connection.vendor == "postgresql"
    return "statement" if is_statement else "commit"


def cut(
    monkeypatch: pytest.MonkeyPatch, when: Callable[[Callable[[], None]], Any], *, way: str
) -> None:
    """Have the next commit, which `when` is given, end as that does it, on a broken connection."""
    is_statement = way == "statement"
    own = STATEMENT if is_statement else COMMIT

    def put(committing: Committing) -> None:
        if is_statement:
            monkeypatch.setattr(conditional_write, "_execute", committing)
        else:
            monkeypatch.setattr(BaseDatabaseWrapper, "_commit", committing)

    def commit(wrapper: BaseDatabaseWrapper, *rest: Any) -> None:
        put(own)
        when(lambda: own(wrapper, *rest))
        wrapper.connection.close()
        raise OperationalError("The connection broke.")

    put(commit)


def play(game: Game, *, key: str | None = None) -> Accepted:
    row = get_game(game.pk)
    seat = row.awaited[0]
    command = spelled_out(update_of(row).seen_by(seat).legal)[0]
    return submit_command(
        game_id=game.pk,
        by=person_on(row, seat),
        seat=seat,
        command=command,
        expected_version=game.version,
        idempotency_key=key,
    )


@pytest.mark.parametrize("key", [None, "one"])
def test_a_command_that_was_committed_is_accepted_and_told_once(
    key: str | None, told: list[Committed], monkeypatch: pytest.MonkeyPatch, *, way: str
) -> None:
    game = running_table()
    told.clear()
    cut(monkeypatch, lambda commit: commit(), way=way)
    accepted = play(game, key=key)
    assert not accepted.is_replay
    row = get_game(game.pk)
    assert accepted.update.version == row.version > game.version
    assert [(news.first_version, news.last_version) for news in told] == [
        (game.version + 1, row.version)
    ]
    assert audit(row) == ()
    if key is not None:
        events = accepted.update.events
        again = submit_command(
            game_id=game.pk,
            by=person_on(row, game.awaited[0]),
            seat=game.awaited[0],
            command=spelled_out(update_of(row, at=game.version).seen_by(game.awaited[0]).legal)[0],
            expected_version=game.version,
            idempotency_key=key,
        )
        assert (again.is_replay, again.update.events) == (True, events)


def test_a_command_that_was_not_committed_is_an_error_and_can_be_sent_again(
    told: list[Committed], monkeypatch: pytest.MonkeyPatch, *, way: str
) -> None:
    game = running_table()
    told.clear()
    cut(monkeypatch, lambda _: None, way=way)
    with pytest.raises(OperationalError):
        play(game)
    assert get_game(game.pk).version == game.version
    assert told == []
    play(game)
    assert len(told) == 1
    assert audit(get_game(game.pk)) == ()


def test_another_command_at_the_same_version_is_not_taken_for_ones_own(
    told: list[Committed], monkeypatch: pytest.MonkeyPatch, *, way: str
) -> None:
    game = running_table()

    def another_is_quicker(_commit: Callable[[], None]) -> None:
        if way == "commit":
            connection.connection.rollback()
            connection.in_atomic_block = False
            connection.close()
            connection.connect()
        play(game)

    told.clear()
    cut(monkeypatch, another_is_quicker, way=way)
    with pytest.raises(OperationalError):
        play(game)
    assert len(told) == 1
    row = get_game(game.pk)
    assert StoredEvent.objects.filter(game_id=game.pk).count() == row.version
    assert audit(row) == ()


def test_while_the_database_is_away_nothing_is_claimed(
    told: list[Committed], monkeypatch: pytest.MonkeyPatch, *, way: str
) -> None:
    game = running_table()
    told.clear()

    def away(*_: Any) -> None:
        raise OperationalError("The database is away.")

    def break_for_good(commit: Callable[[], None]) -> None:
        commit()
        monkeypatch.setattr(BaseDatabaseWrapper, "connect", away)

    cut(monkeypatch, break_for_good, way=way)
    with pytest.raises(CommitStatusUnknown) as unknown:
        play(game)
    monkeypatch.undo()
    connection.close()
    reply = problem_of_service(unknown.value)
    assert (reply.code, reply.status) == ("unavailable", 503)
    assert reply.headers == {"Retry-After": "5"}
    assert get_game(game.pk).version > game.version
