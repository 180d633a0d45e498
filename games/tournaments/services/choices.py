"""Check what a host chooses for a new tournament."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from games.clubs.selectors import is_member
from games.play.time.clock import Days, PerCommand, control_to_json
from games.tables.services.choices import new_terms
from games.tables.services.passwords import password_hash
from games.tables.services.seat_plans import check_bot_level
from games.tables.terms import TableChoice
from games.tournaments.models import (
    DESCRIPTION_LONGEST,
    NAME_LONGEST,
    TournamentAccess,
    TournamentKind,
)
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
from web.http.errors import InvalidInput
from web.http.field_sentences import between
from web.http.free_text import clean_line, clean_text

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


def checked_columns(new: NewTournament, *, host_id: int | None, now: datetime) -> dict[str, Any]:
    """Return the columns that hold the choice. Raises InvalidInput, InvalidRules."""
    if new.kind == TournamentKind.KNOCKOUT and new.seats != DUEL:
        raise InvalidInput("seats", ("does_not_fit", _("A knock-out is played in duels.")))
    if new.seats not in TABLE_SIZES:
        sizes = ", ".join(map(str, TABLE_SIZES))
        raise InvalidInput(
            "seats",
            ("out_of_range", format_lazy(_("Choose one of these sizes: {sizes}."), sizes=sizes)),
        )
    terms = new_terms(new.choice, seats=new.seats, people=new.seats)
    clock = terms.clock or CLOCK
    if isinstance(clock, Days):
        raise InvalidInput(
            "clock", ("does_not_fit", _("In a tournament nobody has days for a move."))
        )
    if not now <= new.starts_at <= now + BEGINS_WITHIN:
        ahead = format_lazy(_("Choose a time in the next {days} days."), days=BEGINS_WITHIN.days)
        raise InvalidInput("starts_at", ("out_of_range", ahead))
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
            instead = format_lazy(
                _("A tournament of this kind has “{member}” instead."), member=own
            )
            raise InvalidInput(member, ("does_not_fit", instead))
    value = given[own]
    if value is None or not least <= value <= most:
        raise InvalidInput(own, ("out_of_range", between(least, most)))
    return given


def _check_access(new: NewTournament, *, host_id: int | None, is_rated: bool) -> None:
    if is_rated and new.access not in {TournamentAccess.OPEN, TournamentAccess.CLUB}:
        raise InvalidInput(
            "access",
            ("cannot_be_rated", _("A rated tournament is open to everybody, or to a club.")),
        )
    if (new.access == TournamentAccess.CLUB) != bool(new.club):
        raise InvalidInput(
            "club",
            (
                "does_not_fit",
                _("A tournament for members of a club names the club, no other does."),
            ),
        )
    if new.club and (host_id is None or not is_member(new.club, host_id)):
        raise InvalidInput("club", ("unknown", _("You are in no such club.")))
    if (new.access == TournamentAccess.PASSWORD) != bool(new.password):
        raise InvalidInput(
            "password",
            ("does_not_fit", _("A tournament with a password has one, no other does.")),
        )
    least, most = new.least_rating, new.most_rating
    if least is not None and most is not None and least > most:
        raise InvalidInput(
            "least_rating", ("does_not_fit", _("It is above the highest rating that may join."))
        )
    if is_rated and new.fill_level:
        raise InvalidInput(
            "fill_level", ("cannot_be_rated", _("In a rated tournament no bots of the site play."))
        )


def _check_deals(new: NewTournament, *, is_rated: bool, redeal: str) -> None:
    if not new.has_same_deals:
        return
    if new.kind != TournamentKind.SWISS:
        raise InvalidInput(
            "same_deals",
            ("does_not_fit", _("Only the rounds of a Swiss tournament play the same deal.")),
        )
    if is_rated:
        raise InvalidInput(
            "same_deals", ("cannot_be_rated", _("A deal that others have played is not rated."))
        )
    if redeal != "off":
        raise InvalidInput("same_deals", ("does_not_fit", _("Choose rules without a second deal.")))


def _password(new: NewTournament) -> str:
    if new.access != TournamentAccess.PASSWORD:
        return ""
    return password_hash(new.password, is_private=True)
