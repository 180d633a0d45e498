"""Rematch: the players of a series ask for the next game, agree to it, and it begins."""

from collections.abc import Sequence

from django.db import transaction

from games.play.errors import GameNotFinished, GameNotRunning, NotYourSeat
from games.play.models import Game, GameStatus, Seat
from games.play.reactions import announce_table_change
from games.play.selectors.games import get_game
from games.play.selectors.rows import table_written
from games.play.services.locks import lock_game
from games.tables.models import Kick
from games.tables.services.checks import check_terms
from games.tables.services.opening import open_table
from games.tables.services.seat_plans import (
    BotPlan,
    OpenPlan,
    PersonPlan,
    SeatPlan,
    check_client_seed,
)
from games.tables.services.starting import table_changed
from games.tables.terms import Terms
from notifications.kinds import Kind
from notifications.services.notifying import withdraw


def next_game(*, game_id: str, user_id: int) -> Game:
    """Return the game after a finished one, with its seats; create it if there is none.

    A new game is open, its commitment is published, and nobody has agreed to it (see `get_ready`).
    Seats of players who left the finished game, or were kicked since, are free. Raises NotFound,
    GameNotFinished, GameNotRunning (a fixed deal, or a tournament), NotYourSeat (also for a kicked
    player).
    """
    with transaction.atomic(durable=True):
        finished = lock_game(game_id)
        if finished.status != GameStatus.FINISHED:
            raise GameNotFinished("The next game can be asked for when this one is over.")
        if finished.fixed_pack:
            raise GameNotRunning("A game with a fixed deal has no next one.")
        if finished.tournament:
            raise GameNotRunning("The tournament itself opens the next game.")
        seats = list(finished.seats.order_by("number"))
        if user_id not in _people(finished, seats):
            raise NotYourSeat("You have no seat in this game.")
        following = _following(finished)
        if following is None:
            following = _create_next(finished, seats, user_id)
            finished.next_game = following
            finished.save(update_fields=["next_game"])
            announce_table_change(finished.pk, version=finished.version)
            announce_table_change(following.pk, version=following.version)
    return get_game(following.pk)


def get_ready(
    *, game_id: str, user_id: int, client_seed: str = "", terms: int | None = None
) -> Game:
    """Record the user's agreement to what is played, as the user saw it (`terms`).

    A later game of a series, and a game made by matchmaking, begins when everybody has agreed; any
    other when its host starts it. Until then the seed may be changed. Agreeing to a game that
    has begun changes nothing. Raises NotFound, InvalidInput, NotYourSeat, TermsChanged,
    GameNotRunning (cancelled).
    """
    seed = check_client_seed(client_seed)
    with transaction.atomic(durable=True):
        game = lock_game(game_id)
        seats = list(game.seats.order_by("number"))
        own = next((seat for seat in seats if seat.user_id == user_id), None)
        if own is None:
            raise NotYourSeat("You have no seat in this game.")
        if game.status == GameStatus.CANCELLED:
            raise GameNotRunning("The game was cancelled.")
        if game.status in {GameStatus.OPEN, GameStatus.STARTING}:
            check_terms(game, terms)
            own.is_ready = True
            own.client_seed = seed or own.client_seed
            own.save(update_fields=["is_ready", "client_seed"])
            if game.status == GameStatus.STARTING:
                withdraw(user_id=user_id, kind=Kind.MATCH, game_id=game.pk)
            game = table_changed(game, seats)
        else:
            game.hold_seats(seats)
    return table_written(game)


def _following(finished: Game) -> Game | None:
    """Return the next game; None if there is none, or if it was cancelled."""
    if finished.next_game_id is None:
        return None
    following = lock_game(finished.next_game_id)
    return None if following.status == GameStatus.CANCELLED else following


def _create_next(finished: Game, seats: Sequence[Seat], user_id: int) -> Game:
    people = _people(finished, seats)
    return open_table(
        Terms.of(finished).after(finished.pk),
        [_seat_after(seat, people) for seat in seats],
        host_id=finished.host_id if finished.host_id in people else user_id,
    )


def _seat_after(seat: Seat, people: set[int]) -> SeatPlan:
    if seat.bot_level:
        return BotPlan(seat.bot_level)
    if seat.user_id is None or seat.user_id not in people:
        return OpenPlan()
    return PersonPlan(seat.user_id, is_ready=False)


def _people(finished: Game, seats: Sequence[Seat]) -> set[int]:
    """Return the ids of the players who neither left the game nor were kicked since."""
    kicks = Kick.objects.filter(table_id=finished.first_game_id or finished.pk)
    stayed = {
        seat.user_id for seat in seats if seat.user_id is not None and seat.left_version is None
    }
    return stayed - set(kicks.values_list("user_id", flat=True))
