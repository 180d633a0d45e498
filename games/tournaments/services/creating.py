"""Create a tournament, and cancel it (call it off) before it begins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction

from accounts.models import User
from games.clubs.selectors import is_member
from games.engine.errors import InvalidRules
from games.play.time.clock import Days, PerCommand, control_to_json
from games.tables.errors import NotTheHost
from games.tables.services.choices import new_terms
from games.tables.services.passwords import password_hash
from games.tables.services.seat_plans import check_bot_level
from games.tables.terms import TableChoice
from games.tournaments.errors import (
    InvalidTournaments,
    TooManyTournaments,
    TournamentClosed,
    reasons_of,
)
from games.tournaments.models import (
    DESCRIPTION_LONGEST,
    NAME_LONGEST,
    Tournament,
    TournamentAccess,
    TournamentKind,
    TournamentStatus,
)
from games.tournaments.services.locks import lock_tournament
from games.tournaments.services.showing import show
from games.tournaments.terms import (
    BEGINS_WITHIN,
    MAX_MINUTES,
    MAX_ROUNDS,
    MAX_WINS,
    MIN_MINUTES,
    MIN_ROUNDS,
    MIN_WINS,
    TABLE_SIZES,
)
from web.http.errors import InvalidInput, ServiceError
from web.http.free_text import clean_line, clean_text
from web.http.languages import Language

MAX_AT_ONCE = 5
"""The most tournaments of one host that wait or run, where each is created alone."""
MAX_TOGETHER = 50
"""The most tournaments that are created together, and that wait or run then."""
CLOCK = PerCommand(60)
LENGTHS = {
    TournamentKind.ARENA: ("minutes", MIN_MINUTES, MAX_MINUTES),
    TournamentKind.SWISS: ("rounds", MIN_ROUNDS, MAX_ROUNDS),
    TournamentKind.KNOCKOUT: ("wins", MIN_WINS, MAX_WINS),
}
"""The member that says how long a tournament of each kind is, and its least and most value."""
DUEL = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTournament:
    """The choice of a host for a new tournament."""

    kind: str
    choice: TableChoice
    seats: int
    starts_at: datetime
    name: str = ""
    description: str = ""
    minutes: int | None = None
    rounds: int | None = None
    wins: int | None = None
    access: str = TournamentAccess.OPEN.value
    password: str | None = None
    club: str = ""
    least_rating: int | None = None
    most_rating: int | None = None
    allows_bots: bool = False
    fill_level: str = ""
    has_same_deals: bool = False


def create_tournament(new: NewTournament, *, host_id: int, now: datetime) -> Tournament:
    """Create a tournament. Raises InvalidInput, InvalidRules, TooManyTournaments."""
    columns = checked_columns(new, host_id=host_id, now=now)
    with transaction.atomic(durable=True):
        _check_number(1, host_id=host_id, most=MAX_AT_ONCE)
        return Tournament.objects.create(
            host_id=host_id, created_at=now, next_at=_first_look(columns, now), **columns
        )


def create_tournaments(
    news: Sequence[NewTournament], *, host_id: int, language: Language, now: datetime
) -> list[Tournament]:
    """Create all of the tournaments, or none.

    They are by link, by password or for a club, so that one host can't fill the calendar of
    everybody; staff may create open ones. Raises InvalidTournaments, TooManyTournaments.
    """
    may_be_open = User.objects.filter(pk=host_id, is_staff=True).exists()
    columns, refused = [], []
    for index, new in enumerate(news):
        try:
            columns.append(checked_columns(new, host_id=host_id, now=now))
            if new.access == TournamentAccess.OPEN and not may_be_open:
                raise InvalidInput("access", "Only staff create several open tournaments.")
        except (ServiceError, InvalidRules) as error:
            refused += reasons_of(error, f"tournaments.{index}", language)
    if refused:
        raise InvalidTournaments(refused)
    with transaction.atomic(durable=True):
        _check_number(len(news), host_id=host_id, most=MAX_TOGETHER)
        rows = [
            Tournament(host_id=host_id, created_at=now, next_at=_first_look(one, now), **one)
            for one in columns
        ]
        return Tournament.objects.bulk_create(rows)


def _first_look(columns: Mapping[str, Any], now: datetime) -> datetime:
    """Return when the sweep looks at a new tournament: at once to notify the members of a club."""
    at: datetime = now if columns["club"] else columns["starts_at"]
    return at


def _check_number(more: int, *, host_id: int, most: int) -> None:
    """Lock the host until the transaction ends. Raises TooManyTournaments."""
    User.objects.select_for_update(no_key=True).get(pk=host_id)
    own = Tournament.objects.filter(
        host_id=host_id, status__in=(TournamentStatus.SCHEDULED, TournamentStatus.RUNNING)
    )
    if own.count() + more > most:
        raise TooManyTournaments(f"At most {most} of yours wait or run at once.")


def call_off(*, tournament_id: str, user_id: int, now: datetime) -> None:
    """Cancel a tournament that has not begun, as its host.

    Raises NoTournament, NotTheHost, TournamentClosed.
    """
    with transaction.atomic(durable=True):
        row = lock_tournament(tournament_id)
        if row.host_id != user_id:
            raise NotTheHost("Only the host of the tournament may do this.")
        if row.status != TournamentStatus.SCHEDULED:
            raise TournamentClosed("The tournament has begun, or was called off.")
        cancel(row, now=now)


def cancel(row: Tournament, *, now: datetime) -> None:
    """Cancel the locked tournament."""
    row.status = TournamentStatus.CANCELLED
    row.ended_at = now
    row.next_at = None
    row.save(update_fields=["status", "ended_at", "next_at"])
    show(row)


def checked_columns(new: NewTournament, *, host_id: int | None, now: datetime) -> dict[str, Any]:
    """Return the columns that hold the choice. Raises InvalidInput, InvalidRules."""
    if new.kind == TournamentKind.KNOCKOUT and new.seats != DUEL:
        raise InvalidInput("seats", "A knock-out is played in duels.")
    if new.seats not in TABLE_SIZES:
        raise InvalidInput("seats", "Tables have 2, 3, 4 or 6 seats.")
    terms = new_terms(new.choice, seats=new.seats, people=new.seats)
    clock = terms.clock or CLOCK
    if isinstance(clock, Days):
        raise InvalidInput("clock", "In a tournament nobody has days for a command.")
    if not now <= new.starts_at <= now + BEGINS_WITHIN:
        raise InvalidInput("starts_at", f"Within the next {BEGINS_WITHIN.days} days.")
    _check_access(new, host_id=host_id, is_rated=terms.is_rated)
    _check_deals(new, is_rated=terms.is_rated, redeal=terms.played.rules.redeal)
    return {
        "kind": new.kind,
        "name": clean_line("name", new.name, longest=NAME_LONGEST) if new.name else "",
        "description": clean_text("description", new.description, longest=DESCRIPTION_LONGEST),
        **terms.played.columns(),
        "seats": new.seats,
        "clock": control_to_json(clock),
        "is_rated": terms.is_rated,
        "allows_bots": new.allows_bots,
        "fill_level": check_bot_level(new.fill_level, field="fill_level") if new.fill_level else "",
        **_length(new),
        "access": new.access,
        "password": _password(new),
        "club": new.club,
        "least_rating": new.least_rating,
        "most_rating": new.most_rating,
        "has_same_deals": new.has_same_deals,
        "starts_at": new.starts_at,
    }


def _length(new: NewTournament) -> dict[str, int | None]:
    given = {"minutes": new.minutes, "rounds": new.rounds, "wins": new.wins}
    own, least, most = LENGTHS[TournamentKind(new.kind)]
    for member, value in given.items():
        if member != own and value is not None:
            raise InvalidInput(member, f"A tournament of this kind has {own}.")
    value = given[own]
    if value is None or not least <= value <= most:
        raise InvalidInput(own, f"Give a number from {least} to {most}.")
    return given


def _check_access(new: NewTournament, *, host_id: int | None, is_rated: bool) -> None:
    if is_rated and new.access not in {TournamentAccess.OPEN, TournamentAccess.CLUB}:
        raise InvalidInput("access", "A rated tournament is open to everybody, or to a club.")
    if (new.access == TournamentAccess.CLUB) != bool(new.club):
        raise InvalidInput("club", "Name the club whose members may join, and only then.")
    if new.club and (host_id is None or not is_member(new.club, host_id)):
        raise InvalidInput("club", "You are in no such club.")
    if (new.access == TournamentAccess.PASSWORD) != bool(new.password):
        raise InvalidInput("password", "Give a password if it is asked for, and only then.")
    least, most = new.least_rating, new.most_rating
    if least is not None and most is not None and least > most:
        raise InvalidInput("least_rating", "It is above the highest rating.")
    if is_rated and new.fill_level:
        raise InvalidInput("fill_level", "The service's bots play in no rated tournament.")


def _check_deals(new: NewTournament, *, is_rated: bool, redeal: str) -> None:
    if not new.has_same_deals:
        return
    if new.kind != TournamentKind.SWISS:
        raise InvalidInput(
            "same_deals", "Only the rounds of a Swiss tournament play the same deal."
        )
    if is_rated:
        raise InvalidInput("same_deals", "A deal that others have played is not rated.")
    if redeal != "off":
        raise InvalidInput("same_deals", "Choose rules without a second deal.")


def _password(new: NewTournament) -> str:
    if new.access != TournamentAccess.PASSWORD:
        return ""
    return password_hash(new.password, is_private=True)
