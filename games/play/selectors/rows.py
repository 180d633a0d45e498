"""The row of a game and its seats, read by prepared queries."""

from collections.abc import Callable
from copy import copy

from django.db import connection

from accounts.models import User
from games.play.errors import NotFound
from games.play.models import Game, Seat
from web.database.prepared_statements import PreparedQuery, together

SAMPLE_ID = "(the game)"

_game = PreparedQuery(lambda key: Game.objects.filter(pk=key).order_by(), SAMPLE_ID)
locked_row = PreparedQuery(
    lambda key: Game.objects.select_for_update().filter(pk=key).order_by(), SAMPLE_ID
)
_users = PreparedQuery(lambda key: User.objects.filter(seats__game_id=key).order_by(), SAMPLE_ID)
_seats = PreparedQuery(lambda key: Seat.objects.filter(game_id=key).order_by("number"), SAMPLE_ID)


def game_row(game_id: str) -> Game:
    """Return the game with its seats loaded, without their users. Raises NotFound."""
    return _with_seats(_game, game_id)


def lock_game_with_seats(game_id: str) -> Game:
    """Lock the game until the transaction ends; return it with its seats. Raises NotFound.

    A caller that needs no seats takes `games.play.services.locks.lock_game`.
    PostgreSQL locks the row; on SQLite the transaction has the only write lock since its BEGIN.
    """
    return _with_seats(locked_row, game_id)


def table_row(game_id: str) -> Game:
    """Return the game with its seats and their users loaded. Raises NotFound."""
    with together(connection):
        games = _game.sent(game_id)
        seats = _seats.sent(game_id)
        users = _users.sent(game_id)
        found, taken = games(), seats()
        people = {user.pk: user for user in users()}
    if not found:
        raise NotFound("There is no such game.")
    for seat in taken:
        # A player may have sat down between the statements.
        if seat.user_id in people:
            seat.user = people[seat.user_id]
    found[0].hold_seats(taken)
    return found[0]


def table_written(game: Game) -> Game:
    """Return a copy of the game that was just written, with copies of its seats and their users.

    One statement reads the users; game and seats are not read again.
    """
    people = {user.pk: user for user in _users(game.pk)}
    seats = [copy(seat) for seat in game.all_seats]
    for seat in seats:
        # The player may have left between the commit and this statement.
        if seat.user_id in people:
            seat.user = people[seat.user_id]
    own = copy(game)
    own.hold_seats(seats)
    return own


def send_game_row(game_id: str) -> Callable[[], Game]:
    """Send the queries of `game_row`; the result waits for their rows and returns the game."""
    return _send(_game, game_id)


def _with_seats(query: PreparedQuery[Game], game_id: str) -> Game:
    with together(connection):
        return _send(query, game_id)()


def _send(query: PreparedQuery[Game], game_id: str) -> Callable[[], Game]:
    # A separate statement reads the seats: a statement that waits for a lock sees the rows of the
    # moment at which it began to wait, and the seats may have changed since.
    games = query.sent(game_id)
    seats = _seats.sent(game_id)

    def game() -> Game:
        rows = games()
        if not rows:
            raise NotFound("There is no such game.")
        rows[0].hold_seats(seats())
        return rows[0]

    return game
