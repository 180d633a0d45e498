"""The host's choices about people at an open table: kick a player, make another player host."""

from datetime import datetime, timedelta

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from games.play.models import Game, Seat
from games.play.selectors.rows import table_written
from games.tables.models import Kick
from games.tables.services.locks import lock_open_game
from games.tables.services.seating import clear, seat_numbered
from games.tables.services.starting import table_changed
from notifications.kinds import Kind
from notifications.services.notifying import notify
from web.http.errors import InvalidInput

KICKS_KEPT = timedelta(days=30)
"""Longer than any table lasts, including a series with days for each command."""


def kick(*, game_id: str, user_id: int, seat: int) -> Game:
    """Send the player on a seat away from this table and its later games, as the host.

    Raises NotFound, NotTheHost, InvalidInput (no other person sits there), GameAlreadyStarted,
    GameNotRunning.
    """
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id, host_id=user_id)
        seats = list(game.seats.order_by("number"))
        row = seat_numbered(seats, seat)
        kicked = _other_person(row, user_id)
        Kick.objects.get_or_create(table_id=game.first_game_id or game.pk, user_id=kicked)
        clear(row)
        notify(user_id=kicked, kind=Kind.SEAT_LOST, game_id=game_id)
        game = table_changed(game, seats)
    return table_written(game)


def hand_on(*, game_id: str, user_id: int, seat: int) -> Game:
    """Make the player on a seat the host, as the host so far.

    Raises NotFound, NotTheHost, InvalidInput (no other person sits there), GameAlreadyStarted,
    GameNotRunning.
    """
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id, host_id=user_id)
        seats = list(game.seats.order_by("number"))
        game.host_id = _other_person(seat_numbered(seats, seat), user_id)
        game.host_missed = 0
        game.save(update_fields=["host", "host_missed"])
        game = table_changed(game, seats)
    return table_written(game)


def delete_old_kicks(*, now: datetime) -> int:
    """Delete the kicks older than `KICKS_KEPT`; return their number."""
    deleted, _by_model = Kick.objects.filter(at__lt=now - KICKS_KEPT).delete()
    return deleted


def _other_person(row: Seat, user_id: int) -> int:
    if row.user_id is None or row.user_id == user_id:
        raise InvalidInput("seat", ("unknown", _("No other person sits there.")))
    return row.user_id
