"""A row changes only if it still equals the cached one, with the rows inserted beside it."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from django.db import Error, IntegrityError, connection, transaction
from django.test.utils import CaptureQueriesContext

from games.play.models import Game, StoredEvent
from tests.support.games import open_table
from web.database.conditional_write import InsertedRows, Write, write_if

pytestmark = pytest.mark.django_db(transaction=True)
NAMES = ("game_id", "version", "type", "schema_version", "data", "cause", "at")
NOW = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)


def events(game: Game, *versions: int, **others: Any) -> InsertedRows:
    rows = [
        {
            "game_id": game.pk,
            "version": version,
            "type": "attacker_done",
            "schema_version": 1,
            "data": {"seat": 0, "words": ["ä", None]},
            "cause": "player",
            "at": NOW,
            **others,
        }
        for version in versions
    ]
    return InsertedRows(StoredEvent, NAMES, rows)


WritesIf = Callable[..., bool]


def write_in_a_transaction(write: Write) -> bool:
    with transaction.atomic():
        return write_if(write)


@pytest.fixture(params=[write_if, write_in_a_transaction])
def writes_if(request: pytest.FixtureRequest) -> WritesIf:
    return lambda model, columns, where, *inserts: request.param(
        Write(model, columns, where, inserts)
    )


def stored(game: Game) -> list[int]:
    rows = StoredEvent.objects.filter(game=game).order_by("version")
    return list(rows.values_list("version", flat=True))


def test_a_row_that_is_as_remembered_is_changed_and_the_rows_beside_it_are_there(
    writes_if: WritesIf,
) -> None:
    game, other = open_table(), open_table()
    columns = {"version": 2, "position": "new", "awaited": [1], "excused_at": NOW}
    where = {"id": game.pk, "version": 0, "excused_at": None}
    assert writes_if(Game, columns, where, events(game, 1, 2))
    game.refresh_from_db()
    assert (game.version, game.position, game.awaited) == (2, "new", [1])
    assert game.excused_at == NOW
    row = StoredEvent.objects.get(game=game, version=2)
    assert (row.data, row.cause, row.at) == ({"seat": 0, "words": ["ä", None]}, "player", NOW)
    assert stored(game) == [1, 2]
    other.refresh_from_db()
    assert (other.version, stored(other)) == (0, [])


@pytest.mark.parametrize(
    "otherwise",
    [
        {"version": 1},
        {"position": "another"},
        {"clock_state": [{"asked_at": 1}]},
        {"clock_state": None},
        {"excused_at": None},
    ],
)
def test_of_a_row_that_is_otherwise_nothing_is_written(
    otherwise: dict[str, object], writes_if: WritesIf
) -> None:
    game = open_table()
    held: dict[str, Any] = {"position": "now", "clock_state": [{"asked_at": 2}], "excused_at": NOW}
    Game.objects.filter(pk=game.pk).update(**held)
    where = {"id": game.pk, "version": 0, **held}
    assert not writes_if(Game, {"version": 2}, {**where, **otherwise}, events(game, 1, 2))
    game.refresh_from_db()
    assert (game.version, stored(game)) == (0, [])
    assert writes_if(Game, {"version": 2}, where, events(game, 1, 2))


def test_with_a_row_beside_it_that_is_there_already_nothing_is_written(writes_if: WritesIf) -> None:
    game = open_table()
    assert writes_if(Game, {"version": 1}, {"id": game.pk}, events(game, 1))
    with pytest.raises(IntegrityError):
        writes_if(Game, {"version": 3}, {"id": game.pk}, events(game, 2, 1))
    game.refresh_from_db()
    assert (game.version, stored(game)) == (1, [1])


@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite knows no lengths of texts")
def test_a_text_that_is_too_long_is_refused_and_not_cut(writes_if: WritesIf) -> None:
    game = open_table()
    with pytest.raises(Error, match="too long"):
        writes_if(Game, {"version": 1}, {"id": game.pk}, events(game, 1, cause="x" * 11))
    assert stored(game) == []


@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite takes a transaction")
def test_postgresql_does_it_by_one_statement() -> None:
    game = open_table()
    with CaptureQueriesContext(connection) as queries:
        write_if(Write(Game, {"version": 2}, {"id": game.pk}, (events(game, 1, 2),)))
    assert len(queries) == 1
