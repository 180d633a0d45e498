"""Who sits where, until the cards are dealt."""

from django.db import transaction

from accounts.selectors.relations import is_blocked_by_any
from games.errors import AlreadySeated, NotFound, NotWelcome, NotYourSeat, SeatTaken
from games.models import Game, GameStatus, Seat, SeatKind
from games.selectors.games import get_game
from games.services.locks import lock_open_game
from games.services.rated import check_has_account
from games.services.seat_plans import check_bot_level, check_client_seed
from games.services.starting import table_changed


def join_game(
    *, game_id: str, user_id: int, seat: int | None = None, client_seed: str = ""
) -> Game:
    """The game with the user on that seat, or on the first free one.

    Raises NotFound, InvalidInput, GameAlreadyStarted, GameNotRunning, and as `sit_down`.
    """
    seed = check_client_seed(client_seed)
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id)
        sit_down(game, user_id=user_id, seat=seat, client_seed=seed)
    return get_game(game_id)


def sit_down(game: Game, *, user_id: int, seat: int | None, client_seed: str) -> None:
    """Give the user that seat of the locked open game, or the first free one.

    Whoever is blocked by the host or by somebody at the table can't sit down there. Raises
    NotFound (no such seat), AlreadySeated, NotWelcome, SeatTaken, AccountNeeded (the game is
    rated).
    """
    if game.is_rated:
        check_has_account(user_id)
    seats = list(game.seats.order_by("number"))
    if any(row.user_id == user_id for row in seats):
        raise AlreadySeated("You have a seat in this game.")
    _check_welcome(game, seats, user_id)
    row = _free_seat(seats) if seat is None else _seat(seats, seat)
    if row.kind != SeatKind.OPEN:
        raise SeatTaken(f"Seat {row.number} is taken.")
    row.user_id = user_id
    row.client_seed = client_seed
    row.is_ready = True
    row.save(update_fields=["user", "client_seed", "is_ready"])
    table_changed(game, seats)


def leave_game(*, game_id: str, user_id: int) -> Game:
    """The game without the user. A host who leaves passes on to the next person at the table.

    With nobody left the game is cancelled. Raises NotFound, NotYourSeat (not at the table),
    GameAlreadyStarted, GameNotRunning.
    """
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id)
        seats = list(game.seats.order_by("number"))
        own = next((row for row in seats if row.user_id == user_id), None)
        if own is None and game.host_id != user_id:
            raise NotYourSeat("You have no seat in this game.")
        if own is not None:
            _clear(own)
            own.save(update_fields=["user", "bot_level", "client_seed", "is_ready"])
        if game.host_id == user_id:
            _pass_on(game, seats)
        table_changed(game, seats)
    return get_game(game_id)


def set_seat(*, game_id: str, user_id: int, seat: int, bot_level: str | None) -> Game:
    """The game with a bot of that level on the seat, or with the seat free (None).

    The host decides; whoever sat there has to leave. Raises NotFound, NotTheHost, InvalidInput,
    GameAlreadyStarted, GameNotRunning.
    """
    level = "" if bot_level is None else check_bot_level(bot_level)
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id, host_id=user_id)
        seats = list(game.seats.order_by("number"))
        row = _seat(seats, seat)
        _clear(row)
        row.bot_level = level
        row.save(update_fields=["user", "bot_level", "client_seed", "is_ready"])
        table_changed(game, seats)
    return get_game(game_id)


def _check_welcome(game: Game, seats: list[Seat], user_id: int) -> None:
    people = {game.host_id, *(row.user_id for row in seats if row.user_id is not None)}
    if is_blocked_by_any(user_id=user_id, of=people - {user_id}):
        raise NotWelcome("Somebody at this table doesn't want to play with you.")


def _free_seat(seats: list[Seat]) -> Seat:
    for row in seats:
        if row.kind == SeatKind.OPEN:
            return row
    raise SeatTaken("No seat is free.")


def _seat(seats: list[Seat], number: int) -> Seat:
    for row in seats:
        if row.number == number:
            return row
    raise NotFound(f"The game has no seat {number}.")


def _clear(row: Seat) -> None:
    row.user_id = None
    row.bot_level = ""
    row.client_seed = ""
    row.is_ready = True


def _pass_on(game: Game, seats: list[Seat]) -> None:
    heir = next((row.user_id for row in seats if row.user_id is not None), None)
    if heir is None:
        game.status = GameStatus.CANCELLED
    else:
        game.host_id = heir
    game.save(update_fields=["status", "host"])
