"""A player leaves a running game for good, and a bot plays on in their place."""

from django.db import transaction
from django.utils import timezone

from games.play.clocks import without
from games.play.models import Game, GameStatus, Seat
from games.play.reactions import Committed, committed
from games.play.services.locks import lock_game
from games.play.time.columns import clock_of, columns_of


def running_rated_games(user_id: int) -> tuple[str, ...]:
    """The ids of the rated games in which the user sits and which still run."""
    seats = Seat.objects.filter(
        user_id=user_id,
        left_version=None,
        game__status=GameStatus.ACTIVE,
        game__is_rated=True,
    )
    return tuple(seats.order_by("game_id").values_list("game_id", flat=True))


def hand_over(*, game_id: str, user_id: int) -> None:
    """The user leaves a running game for good; a bot plays on, asked at once if it is awaited.

    In a rated game a player who left is last, as after a claim. A game that ended meanwhile, or
    where the user doesn't sit, stays as it is.
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
    committed.announce(
        Committed(
            game_id=game.pk,
            first_version=game.version + 1,
            last_version=game.version,
            is_table_changed=True,
            awaited_bots=(seat.number,) if is_awaited else (),
        )
    )
