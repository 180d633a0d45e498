"""Join an open table, leave it, change seats, add a bot: everything about seats until the deal."""

from collections.abc import Collection

from django.db import transaction

from accounts.selectors.relations import is_blocked_by_any
from games.play.errors import NotFound, NotYourSeat
from games.play.models import Game, GameStatus, Seat, SeatKind
from games.play.selectors.admission import check_has_key
from games.play.selectors.rows import table_written
from games.tables.errors import AlreadySeated, Kicked, NotWelcomeAtTable, SeatTaken
from games.tables.models import Kick
from games.tables.reactions import PlayerSeated, player_seated
from games.tables.services.checks import check_have_accounts, check_no_friends, check_terms
from games.tables.services.locks import lock_open_game
from games.tables.services.seat_plans import check_bot_level, check_client_seed
from games.tables.services.starting import table_changed
from notifications.kinds import Kind
from notifications.services.notifying import notify
from web.database.prepared_statements import PreparedQuery

OCCUPANT = ("user_id", "bot_level", "client_seed", "is_ready")
"""The columns of a seat that belong to the player who sits there."""


def join_game(
    *,
    game_id: str,
    user_id: int,
    seat: int | None = None,
    client_seed: str = "",
    keys: Collection[str] = (),
    terms: int | None = None,
) -> Game:
    """Give the user a seat of an open game, the first free one if none is named.

    A table with a password is open to its host and to callers with its key
    (`services.passwords.unlock`). Raises NotFound, InvalidInput, PasswordNeeded,
    GameAlreadyStarted, GameNotRunning, and the errors of `sit_down`.
    """
    seed = check_client_seed(client_seed)
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id)
        if user_id not in {game.host_id, *people(game.all_seats)}:
            check_has_key(game, keys=keys)
        game = sit_down(game, user_id=user_id, seat=seat, client_seed=seed, terms=terms)
    return table_written(game)


def sit_down(
    game: Game, *, user_id: int, seat: int | None, client_seed: str, terms: int | None = None
) -> Game:
    """Give the user a seat of a locked open game, without asking for its password.

    Return the game as it is written, with its seats. `seat` None is the first free one. `terms` is
    the number of the terms that the user saw. A user who was kicked, or whom the host or a player
    has blocked, can't sit down. Raises NotFound (no such seat), AlreadySeated, NotWelcome, Kicked,
    SeatTaken, TermsChanged; at a rated table AccountNeeded, FriendsAtRatedTable.
    """
    seats = list(game.all_seats)
    if any(row.user_id == user_id for row in seats):
        raise AlreadySeated("You have a seat in this game.")
    _check_welcome(game, seats, user_id)
    if game.is_rated:
        check_have_accounts([user_id])
        check_no_friends([*people(seats), user_id], seats=len(seats), newcomer=user_id)
    check_terms(game, terms)
    row = _free_seat(seats) if seat is None else seat_numbered(seats, seat)
    if row.kind != SeatKind.OPEN:
        raise SeatTaken(f"Seat {row.number} is taken.")
    row.user_id = user_id
    row.client_seed = client_seed
    row.is_ready = True
    row.save(update_fields=OCCUPANT)
    player_seated.announce(PlayerSeated(game.pk, user_id))
    return table_changed(game, seats)


def move_to_seat(*, game_id: str, user_id: int, seat: int) -> Game:
    """Move the user to a free seat; the host may also change places with a bot.

    Raises NotFound, NotYourSeat, SeatTaken, GameAlreadyStarted, GameNotRunning.
    """
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id)
        seats = list(game.all_seats)
        own = next((row for row in seats if row.user_id == user_id), None)
        if own is None:
            raise NotYourSeat("You have no seat in this game.")
        row = seat_numbered(seats, seat)
        if row.number != own.number:
            is_swap = row.kind == SeatKind.BOT and user_id == game.host_id
            if row.kind != SeatKind.OPEN and not is_swap:
                raise SeatTaken(f"Seat {row.number} is taken.")
            change_places(own, row)
            game = table_changed(game, seats)
    return table_written(game)


def leave_game(*, game_id: str, user_id: int) -> Game:
    """Take the user from an open game; if it was the host, the next person becomes host.

    A game without people is cancelled. Raises NotFound, NotYourSeat (not at the table),
    GameAlreadyStarted, GameNotRunning.
    """
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id)
        seats = list(game.all_seats)
        own = next((row for row in seats if row.user_id == user_id), None)
        if own is None and game.host_id != user_id:
            raise NotYourSeat("You have no seat in this game.")
        if own is not None:
            clear(own)
        if game.host_id == user_id:
            _replace_host(game, seats)
        game = table_changed(game, seats)
    return table_written(game)


def set_seat(*, game_id: str, user_id: int, seat: int, bot_level: str | None) -> Game:
    """Put a bot of this level on a seat, or free the seat (None), as the host.

    A person on the seat loses it. Raises NotFound, NotTheHost, InvalidInput, GameAlreadyStarted,
    GameNotRunning.
    """
    level = "" if bot_level is None else check_bot_level(bot_level)
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id, host_id=user_id)
        seats = list(game.all_seats)
        row = seat_numbered(seats, seat)
        if row.user_id is not None and row.user_id != user_id:
            notify(user_id=row.user_id, kind=Kind.SEAT_LOST, game_id=game_id)
        clear(row, bot_level=level)
        game = table_changed(game, seats)
    return table_written(game)


def people(seats: Collection[Seat]) -> list[int]:
    """Return the ids of the users on these seats."""
    return [row.user_id for row in seats if row.user_id is not None]


def seat_numbered(seats: Collection[Seat], number: int) -> Seat:
    """Return the seat with this number; raises NotFound."""
    for row in seats:
        if row.number == number:
            return row
    raise NotFound(f"The game has no seat {number}.")


def clear(row: Seat, *, bot_level: str = "") -> None:
    """Take the person from a seat, put a bot there if a level is given, and save it."""
    row.user_id = None
    row.bot_level = bot_level
    row.client_seed = ""
    row.is_ready = True
    row.save(update_fields=OCCUPANT)


def change_places(own: Seat, other: Seat) -> None:
    """Move a person to a seat that is free or a bot's, the bot to the person's; save both."""
    before = (own.user_id, own.client_seed, own.is_ready)
    # The old seat is cleared first: a user has one seat a game, even between two statements.
    clear(own, bot_level=other.bot_level)
    other.bot_level = ""
    other.user_id, other.client_seed, other.is_ready = before
    other.save(update_fields=OCCUPANT)


def _check_welcome(game: Game, seats: list[Seat], user_id: int) -> None:
    others = {game.host_id, *people(seats)} - {user_id}
    if is_blocked_by_any(user_id=user_id, of=others):
        raise NotWelcomeAtTable("Somebody at this table doesn't want to play with you.")
    if _kicks(game.first_game_id or game.pk, user_id):
        raise Kicked("The host sent you away from this table.")


_kicks = PreparedQuery(
    lambda table_id, user_id: Kick.objects.filter(table_id=table_id, user_id=user_id).order_by(),
    "(the table)",
    -1,
)


def _free_seat(seats: list[Seat]) -> Seat:
    for row in seats:
        if row.kind == SeatKind.OPEN:
            return row
    raise SeatTaken("No seat is free.")


def _replace_host(game: Game, seats: list[Seat]) -> None:
    successor = next(iter(people(seats)), None)
    if successor is None:
        game.status = GameStatus.CANCELLED
    else:
        game.host_id = successor
        game.host_missed = 0
    game.save(update_fields=["status", "host", "host_missed"])
