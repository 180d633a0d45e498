"""Open a table: no other code inserts the rows of games and seats."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.utils import timezone

from games.play.models import Game, GameStatus, Seat
from games.tables.services.deal_secrets import DealSecret, new_deal_secret
from games.tables.services.seat_plans import OpenPlan, SeatPlan, planned_seats
from games.tables.services.starting import deal
from games.tables.terms import Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A table to be opened: its terms, its seats, its host, and the secret of its deal."""

    terms: Terms
    seats: Sequence[SeatPlan]
    host_id: int
    secret: DealSecret = field(default_factory=new_deal_secret)


def open_table(
    terms: Terms,
    seats: Sequence[SeatPlan],
    *,
    host_id: int,
    secret: DealSecret | None = None,
    start: bool = False,
) -> Game:
    """Open a table, with the commitment to its deal; deal at once with `start`.

    Return the game as it is written, with its seats. The secret is new unless one is given. Runs
    inside the caller's transaction. Raises InvalidInput for the seats, and with `start` what `deal`
    raises.
    """
    table = NewTable(terms=terms, seats=seats, host_id=host_id, secret=secret or new_deal_secret())
    now = timezone.now()
    rows = _seats_of(table, now)
    game = Game(**_columns_of(table, GameStatus.OPEN, now))
    game.save(force_insert=True)
    Seat.objects.bulk_create(rows)
    game.hold_seats(rows)
    return deal(game, rows) if start else game


def open_tables(tables: Sequence[NewTable], *, status: GameStatus, now: datetime) -> list[Game]:
    """Open many tables with two statements. Runs inside the caller's transaction."""
    rows = [row for table in tables for row in _seats_of(table, now)]
    games = Game.objects.bulk_create(Game(**_columns_of(table, status, now)) for table in tables)
    Seat.objects.bulk_create(rows)
    return games


def add_open_seats(game: Game, numbers: Sequence[int]) -> list[Seat]:
    """Add open seats of these numbers to an open table."""
    return Seat.objects.bulk_create(
        planned_seats(
            {number: OpenPlan() for number in numbers},
            game_id=game.pk,
            host_id=game.host_id,
            created_at=game.created_at,
        )
    )


def _columns_of(table: NewTable, status: GameStatus, now: datetime) -> dict[str, Any]:
    return {
        **table.secret._asdict(),
        **table.terms.columns(seats=len(table.seats)),
        "host_id": table.host_id,
        "status": status,
        "created_at": now,
    }


def _seats_of(table: NewTable, now: datetime) -> list[Seat]:
    return planned_seats(
        dict(enumerate(table.seats)),
        game_id=table.secret.id,
        host_id=table.host_id,
        created_at=now,
    )
