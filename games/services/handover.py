"""When somebody leaves the house for good: a bot plays on for them."""

from contextlib import suppress
from typing import Any

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from games.clocks import without
from games.errors import GameAlreadyStarted, GameNotRunning
from games.models import Game, GameStatus, Seat
from games.reactions import Committed, notify_on_commit
from games.services.locks import lock_game
from games.services.seating import leave_game
from games.store.clocks import clock_of, columns_of


def running_rated_games(user_id: int) -> tuple[str, ...]:
    """The ids of the rated games in which the user sits and which still run."""
    seats = Seat.objects.filter(
        user_id=user_id,
        left_version=None,
        game__status=GameStatus.ACTIVE,
        game__is_rated=True,
    )
    return tuple(seats.order_by("game_id").values_list("game_id", flat=True))


def leave_all_games(user_id: int) -> None:
    """The user gets up from open tables, and a bot takes each of their seats in running games."""
    hosted = Game.objects.filter(host_id=user_id, status=GameStatus.OPEN)
    seated = Seat.objects.filter(user_id=user_id, game__status=GameStatus.OPEN)
    for game_id in {*_ids(hosted, "pk"), *_ids(seated, "game_id")}:
        # One that was started or closed meanwhile is found below, or needs nothing any more.
        with suppress(GameAlreadyStarted, GameNotRunning):
            leave_game(game_id=game_id, user_id=user_id)
    running = Seat.objects.filter(
        user_id=user_id, left_version=None, game__status=GameStatus.ACTIVE
    )
    for game_id in _ids(running, "game_id"):
        hand_over(game_id=game_id, user_id=user_id)


def _ids(rows: QuerySet[Any], column: str) -> list[str]:
    return list(rows.values_list(column, flat=True))


def hand_over(*, game_id: str, user_id: int) -> None:
    """The user leaves a running game for good; a bot plays on, asked at once if it is awaited.

    In a rated game whoever left is last, as after a claim. A game that ended meanwhile, or where
    the user doesn't sit, stays as it is.
    """
    with transaction.atomic(durable=True):
        game = lock_game(game_id)
        seat = Seat.objects.filter(game=game, user_id=user_id, left_version=None).first()
        if seat is None or game.status != GameStatus.ACTIVE:
            return
        seat.left_version = game.version
        seat.save(update_fields=["left_version"])
        bot_takes_over(game, seat)


def bot_takes_over(game: Game, seat: Seat) -> None:
    """The clock stops for the seat of the locked game, and a bot is asked if it is awaited."""
    is_awaited = seat.number in game.awaited
    columns = columns_of(without(clock_of(game), seat.number))
    if is_awaited:
        columns["bot_due_at"] = timezone.now()
    Game.objects.filter(pk=game.pk).update(**columns)
    notify_on_commit(
        Committed(
            game_id=game.pk,
            first_version=game.version + 1,
            last_version=game.version,
            is_table_changed=True,
            awaited_bots=(seat.number,) if is_awaited else (),
        )
    )
