"""Leave all tables and all running games at once, as before a ban or the end of an account."""

from contextlib import suppress
from typing import Any

from django.db.models import QuerySet

from games.play.errors import GameAlreadyStarted, GameNotRunning
from games.play.models import Game, GameStatus, Seat
from games.play.services.handover import hand_over
from games.tables.services.seating import leave_game


def leave_all_games(user_id: int) -> None:
    """Take the user from all open tables, and give the user's seats in running games to bots."""
    hosted = Game.objects.filter(host_id=user_id, status=GameStatus.OPEN, finished_at=None)
    seated = Seat.objects.filter(
        user_id=user_id, game_finished_at=None, game__status=GameStatus.OPEN
    )
    for game_id in {*_ids(hosted, "pk"), *_ids(seated, "game_id")}:
        # A game that was started meanwhile is found below; a closed one has been left.
        with suppress(GameAlreadyStarted, GameNotRunning):
            leave_game(game_id=game_id, user_id=user_id)
    running = Seat.objects.filter(
        user_id=user_id,
        left_version=None,
        game_finished_at=None,
        game__status=GameStatus.ACTIVE,
    )
    for game_id in _ids(running, "game_id"):
        hand_over(game_id=game_id, user_id=user_id)


def _ids(rows: QuerySet[Any], column: str) -> list[str]:
    return list(rows.values_list(column, flat=True))
