"""Queries that are compiled once, and planned once a connection."""

import pytest
from django.db import connection

from games.play.models import Game
from games.play.selectors.rows import lock_game_with_seats
from tests.support.games import running_table

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has no such list"),
]


def planned(table: str) -> list[str]:
    """The statements on the table that this connection has planned."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT statement FROM pg_prepared_statements WHERE statement LIKE %s",
            [f"%{table}%"],
        )
        return [text for (text,) in cursor.fetchall()]


def test_a_query_that_comes_again_is_planned_once_and_its_arguments_are_sent_beside_it() -> None:
    games = [running_table(), running_table()]
    for game in [*games, *games]:
        assert lock_game_with_seats(game.pk) == game
    locking = [text for text in planned(Game._meta.db_table) if "FOR UPDATE" in text]
    assert len(locking) == 1
    assert not any(game.pk in locking[0] for game in games)
