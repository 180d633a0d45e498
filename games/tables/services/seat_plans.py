"""Seat plans of a new table: people and bots (levels) for its seats, and checks of the input."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from games.engine.deck import CLIENT_SEED_LENGTH
from games.play.models import BotLevel, Seat
from web.http.errors import InvalidInput
from web.http.field_sentences import one_of


@dataclass(frozen=True, slots=True)
class HostPlan:
    """The host sits here."""


@dataclass(frozen=True, slots=True)
class PersonPlan:
    """A user sits here, who has agreed to what is played, or is still to do so."""

    user_id: int
    is_ready: bool = True


@dataclass(frozen=True, slots=True)
class BotPlan:
    """A bot of this level plays here."""

    level: str


@dataclass(frozen=True, slots=True)
class OpenPlan:
    """A player who joins sits here."""


SeatPlan = HostPlan | PersonPlan | BotPlan | OpenPlan


def planned_seats(
    plans: Mapping[int, SeatPlan], *, game_id: str, host_id: int, created_at: datetime
) -> list[Seat]:
    """Return the planned seats by number, unsaved; raises InvalidInput for `seats` or a level."""
    if sum(isinstance(plan, HostPlan) for plan in plans.values()) > 1:
        raise InvalidInput("seats", ("twice", _("The host can sit on one seat only.")))
    seats = []
    for number, plan in plans.items():
        seat = Seat(game_id=game_id, number=number, game_created_at=created_at)
        match plan:
            case HostPlan():
                seat.user_id = host_id
            case PersonPlan(user_id, is_ready):
                seat.user_id, seat.is_ready = user_id, is_ready
            case BotPlan(level):
                seat.bot_level = check_bot_level(level, field=f"seats.{number}.level")
            case OpenPlan():
                pass
        seats.append(seat)
    return seats


def check_bot_level(level: str, *, field: str = "level") -> BotLevel:
    """Return the level with this name; raises InvalidInput."""
    if level not in BotLevel.values:
        raise InvalidInput(field, ("unknown", one_of(BotLevel.values)))
    return BotLevel(level)


def check_client_seed(seed: str) -> str:
    """Return the seed itself, if it can be part of a deal; raises InvalidInput."""
    if len(seed) > CLIENT_SEED_LENGTH:
        told = format_lazy(_("Use at most {longest} characters."), longest=CLIENT_SEED_LENGTH)
        raise InvalidInput("client_seed", ("too_long", told), limit=CLIENT_SEED_LENGTH)
    # A lone surrogate has no UTF-8 form, and databases keep no NUL.
    if any(character == "\0" or "\ud800" <= character <= "\udfff" for character in seed):
        raise InvalidInput(
            "client_seed", ("wrong_characters", _("Use characters that can be seen."))
        )
    return seed
