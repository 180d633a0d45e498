"""Change the settings (terms) of an open table; the other players must agree again."""

from dataclasses import dataclass, replace

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from games.play.models import Game, Seat, SeatKind
from games.play.selectors.rows import table_written
from games.tables.errors import InSeries
from games.tables.services.checks import check_have_accounts, check_no_friends
from games.tables.services.choices import changed_terms
from games.tables.services.locks import lock_open_game
from games.tables.services.opening import add_open_seats
from games.tables.services.seating import change_places, people
from games.tables.services.starting import table_changed
from games.tables.terms import LEFT_OUT, TableChoice, Terms
from web.http.errors import InvalidInput
from web.http.preconditions import Precondition, nothing_required


@dataclass(frozen=True, slots=True, kw_only=True)
class TableChange(TableChoice):
    """The changes of a table by its host; what is left out stays as it is."""

    seats: int | None = None

    @property
    def changes_rules(self) -> bool:
        """True if more than clock and access changes; only these may change in a series."""
        rest = replace(self, clock=LEFT_OUT, is_private=None, password=LEFT_OUT)
        return rest != TableChange()


def change_table(
    *,
    game_id: str,
    user_id: int,
    change: TableChange,
    precondition: Precondition = nothing_required,
) -> Game:
    """Change an open table as its host wishes.

    A change of rules, seats, clock, aids or rating adds one to the table's `terms`, and all other
    players have to get ready again. A table made public loses its password. A later game of a
    series can change only its clock, its privacy and its password. Raises NotFound, NotTheHost,
    InvalidInput, InvalidRules, AccountNeeded, FriendsAtRatedTable, InSeries, GameAlreadyStarted,
    GameNotRunning, PreconditionFailed.
    """
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id, host_id=user_id)
        precondition()
        if game.series_number > 1 and change.changes_rules:
            raise InSeries("A series goes on by the rules it began with.")
        before, seats_before = Terms.of(game), list(game.seats.order_by("number"))
        seats = _reseated(game, seats_before, change.seats)
        number = sum(row.kind != SeatKind.BOT for row in seats)
        terms = changed_terms(before, change, seats=len(seats), people=number)
        if terms.is_rated:
            check_have_accounts(people(seats))
            check_no_friends(people(seats), seats=len(seats))
        if (terms.agreed, len(seats)) != (before.agreed, len(seats_before)):
            _ask_again(game, seats)
        game.host_missed = 0
        columns = terms.columns(seats=len(seats))
        for name, value in columns.items():
            setattr(game, name, value)
        game.save(update_fields=[*columns, "terms", "host_missed"])
        game = table_changed(game, seats)
    return table_written(game)


def _reseated(game: Game, seats: list[Seat], number: int | None) -> list[Seat]:
    """Return the wanted number of seats; people on removed seats move to seats without a person.

    Raises InvalidInput.
    """
    if number is None:
        return seats
    if number < 1:
        raise InvalidInput("seats", ("out_of_range", _("A table has seats.")))
    kept, gone = seats[:number], seats[number:]
    for row in gone:
        if row.kind == SeatKind.HUMAN:
            free = next((seat for seat in kept if seat.kind != SeatKind.HUMAN), None)
            if free is None:
                raise InvalidInput(
                    "seats", ("out_of_range", _("More people than that sit at the table."))
                )
            change_places(row, free)
        row.delete()
    return kept + add_open_seats(game, range(len(seats), number))


def _ask_again(game: Game, seats: list[Seat]) -> None:
    """Increase the number of the terms; all players except the host must agree to them."""
    game.terms += 1
    for row in seats:
        if row.user_id is not None:
            row.is_ready = row.user_id == game.host_id and game.series_number == 1
            row.save(update_fields=["is_ready"])
