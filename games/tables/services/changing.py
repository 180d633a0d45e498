"""Changing what is played at an open table; the other players have to agree anew."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from django.db import transaction

from games.engine import RuleSet
from games.play.clocks import Control, control_to_json
from games.play.models import Game, Seat, SeatKind
from games.play.selectors.games import get_game
from games.ratings.system import mode_of
from games.tables.errors import InSeries
from games.tables.services.locks import lock_open_game
from games.tables.services.passwords import kept_password
from games.tables.services.seating import change_places, people
from games.tables.services.starting import table_changed
from games.tables.services.terms import (
    RATED_CLOCK,
    RulesChoice,
    check_have_accounts,
    check_may_be_rated,
    check_no_friends,
    played_aids,
    played_clock,
    played_rules,
)
from web.errors import InvalidInput

CHANGED = (
    *(
        "preset",
        "rules",
        "rules_name",
        "mode",
        "is_rated",
        "is_private",
        "aids",
        "password",
        "clock",
        "terms",
    ),
    "host_missed",
)
"""The columns of a game that its host may change."""


class Unchanged(Enum):
    """The value of a field that stays as it is, where None is a value of its own."""

    UNCHANGED = auto()


UNCHANGED: Final = Unchanged.UNCHANGED


@dataclass(frozen=True, slots=True, kw_only=True)
class TableChange:
    """The fields of a table that its host changes; fields left out stay as they are."""

    preset: str = ""
    rules: RuleSet | None = None
    rule_set: str = ""
    seats: int | None = None
    is_rated: bool | None = None
    is_private: bool | None = None
    aids: bool | None = None
    clock: Control | Unchanged | None = UNCHANGED
    password: str | Unchanged | None = UNCHANGED

    @property
    def choice(self) -> RulesChoice | None:
        """The rules that are to be played; None if they stay."""
        choice = RulesChoice(preset=self.preset, rules=self.rules, rule_set=self.rule_set)
        return None if choice == RulesChoice() else choice

    @property
    def changes_rules(self) -> bool:
        """Whether the change affects what has to stay equal within a series."""
        return (self.choice, self.seats, self.is_rated, self.aids) != (None, None, None, None)


def change_table(*, game_id: str, user_id: int, change: TableChange) -> Game:
    """Change an open table as its host wishes.

    A change of rules, seats, clock, aids or rating adds one to the table's `terms`, and all other
    players have to get ready again. A table made public loses its password. A later game of a
    series can change only its clock, its privacy and its password. Raises NotFound, NotTheHost,
    InvalidInput, InvalidRules, AccountNeeded, FriendsAtRatedTable, InSeries, GameAlreadyStarted,
    GameNotRunning.
    """
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id, host_id=user_id)
        if game.series_number > 1 and change.changes_rules:
            raise InSeries("A series goes on by the rules it began with.")
        seats = list(game.seats.order_by("number"))
        before = _terms(game, seats)
        _change_access(game, change)
        if change.seats is not None:
            seats = _reseated(game, seats, change.seats)
        _change_rules(game, change, seats)
        _change_clock(game, change, seats)
        if _terms(game, seats) != before:
            _ask_anew(game, seats)
        game.host_missed = 0
        game.save(update_fields=CHANGED)
        table_changed(game, seats)
    return get_game(game_id)


def _terms(game: Game, seats: list[Seat]) -> tuple[object, ...]:
    return (game.preset, game.rules, game.is_rated, game.aids, game.clock, len(seats))


def _change_access(game: Game, change: TableChange) -> None:
    if change.is_private is not None:
        game.is_private = change.is_private
    if not isinstance(change.password, Unchanged):
        game.password = kept_password(change.password, is_private=game.is_private)
    if not game.is_private:
        game.password = ""


def _reseated(game: Game, seats: list[Seat], number: int) -> list[Seat]:
    """The given number of seats; people on removed seats move to seats that no person has."""
    if number < 1:
        raise InvalidInput("seats", "A table has seats.")
    kept, gone = seats[:number], seats[number:]
    for row in gone:
        if row.kind == SeatKind.HUMAN:
            free = next((seat for seat in kept if seat.kind != SeatKind.HUMAN), None)
            if free is None:
                raise InvalidInput("seats", "More people than that sit at the table.")
            change_places(row, free)
        row.delete()
    added = [
        Seat(game=game, number=place, game_created_at=game.created_at)
        for place in range(len(seats), number)
    ]
    return kept + Seat.objects.bulk_create(added)


def _change_rules(game: Game, change: TableChange, seats: list[Seat]) -> None:
    choice = change.choice
    played = played_rules(choice or _chosen_before(game), seats=len(seats))
    if choice is not None:
        game.rules_name = played.name
    game.preset = played.preset
    game.rules = played.rules.to_json()
    game.mode = mode_of(played.rules, len(seats))
    if change.is_rated is not None:
        game.is_rated = change.is_rated
    if change.aids is not None or game.is_rated:
        game.aids = played_aids(wanted=change.aids, is_rated=game.is_rated)
    if game.is_rated:
        check_may_be_rated(game.preset, is_private=game.is_private)
        check_have_accounts(people(seats))
        check_no_friends(people(seats), seats=len(seats))


def _chosen_before(game: Game) -> RulesChoice:
    if game.preset:
        return RulesChoice(preset=game.preset)
    return RulesChoice(rules=RuleSet.from_json(game.rules))


def _change_clock(game: Game, change: TableChange, seats: list[Seat]) -> None:
    number = sum(row.kind != SeatKind.BOT for row in seats)
    if not isinstance(change.clock, Unchanged):
        clock = played_clock(change.clock, people=number, is_rated=game.is_rated)
        game.clock = None if clock is None else control_to_json(clock)
    elif game.is_rated and game.clock is None:
        game.clock = control_to_json(RATED_CLOCK)


def _ask_anew(game: Game, seats: list[Seat]) -> None:
    """Count the terms on; all players but the host have to agree to them."""
    game.terms += 1
    for row in seats:
        if row.user_id is not None:
            row.is_ready = row.user_id == game.host_id and game.series_number == 1
            row.save(update_fields=["is_ready"])
