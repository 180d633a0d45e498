"""A game's row and its seats as they are now, by queries that are compiled once."""

from collections.abc import Callable

from django.db import connection

from accounts.models import User
from games.play.errors import NotFound
from games.play.models import Game, Seat
from web.database.prepared_statements import PreparedQuery, together

SAMPLE_ID = "(the game)"

_game = PreparedQuery(lambda key: Game.objects.filter(pk=key).order_by(), SAMPLE_ID)
locked_game = PreparedQuery(
    lambda key: Game.objects.select_for_update().filter(pk=key).order_by(), SAMPLE_ID
)
_users = PreparedQuery(lambda key: User.objects.filter(seats__game_id=key).order_by(), SAMPLE_ID)
_seats = PreparedQuery(lambda key: Seat.objects.filter(game_id=key).order_by("number"), SAMPLE_ID)


def game_row(game_id: str) -> Game:
    """The game with its seats loaded, without their users. Raises NotFound."""
    return _with_seats(_game, game_id)


def locked_game_row(game_id: str) -> Game:
    """The game with its seats loaded, locked until the transaction ends. Raises NotFound.

    PostgreSQL locks the row; on SQLite the transaction holds the only write lock since its BEGIN.
    """
    return _with_seats(locked_game, game_id)


def table_row(game_id: str) -> Game:
    """The game with its seats and their users loaded. Raises NotFound."""
    with together(connection):
        games = _game.sent(game_id)
        seats = _seats.sent(game_id)
        users = _users.sent(game_id)
        found, taken = games(), seats()
        people = {user.pk: user for user in users()}
    if not found:
        raise NotFound("There is no such game.")
    for seat in taken:
        # Somebody may have sat down between the statements.
        if seat.user_id in people:
            seat.user = people[seat.user_id]
    found[0].hold_seats(taken)
    return found[0]


def send_game_row(game_id: str) -> Callable[[], Game]:
    """Ask for what `game_row` gives; the result gives it."""
    return _send(_game, game_id)


def _with_seats(query: PreparedQuery[Game], game_id: str) -> Game:
    with together(connection):
        return _send(query, game_id)()


def _send(query: PreparedQuery[Game], game_id: str) -> Callable[[], Game]:
    # The seats are asked for by a statement of their own, so that they are those of the moment at
    # which the lock was got, not those of the moment at which it was asked for.
    games = query.sent(game_id)
    seats = _seats.sent(game_id)

    def game() -> Game:
        rows = games()
        if not rows:
            raise NotFound("There is no such game.")
        rows[0].hold_seats(seats())
        return rows[0]

    return game
