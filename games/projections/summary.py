"""The summary of a game in its row: what the newest state says, and when it was reached."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.conf import settings

from games.engine import GameState, awaited_seats
from games.models import Game, GameStatus, Seat
from games.store.snapshots import snapshot

BOT_GRACE = timedelta(seconds=5)
"""How long a bot may be late, beyond its natural delay, before its turn counts as lost."""
TURN_GRACE = timedelta(seconds=6)
"""How long somebody may have looked away, or be on the way back, before they are told."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The columns of a game's row that follow from its log (`version` is the store's)."""

    status: GameStatus
    position: str
    awaited: list[int]
    places: list[int] | None
    durak: int | None
    reason: str

    def columns(self) -> dict[str, Any]:
        """The values by column name."""
        return {name: getattr(self, name) for name in self.__slots__}


def summarise(state: GameState) -> Summary:
    """The summary of a started game in this state."""
    return Summary(
        status=GameStatus.FINISHED if state.is_over else GameStatus.ACTIVE,
        position=snapshot(state),
        awaited=list(awaited_seats(state)),
        places=[place for place in state.places if place is not None] if state.is_over else None,
        durak=state.durak,
        reason=state.reason or "",
    )


def stored_summary(game: Game) -> Summary:
    """The summary as it stands in the row."""
    return Summary(
        status=GameStatus(game.status),
        position=game.position,
        awaited=game.awaited,
        places=game.places,
        durak=game.durak,
        reason=game.reason,
    )


def turn_deadline(
    seats: Sequence[Seat], awaited: Collection[int], *, now: datetime
) -> datetime | None:
    """When people who are awaited from `now` on are told, should they not look at the table.

    None when no person is, or when only one plays: bots don't mind waiting.
    """
    people = {s.number for s in seats if s.user_id is not None and s.left_version is None}
    is_company = len(people) > 1
    return now + TURN_GRACE if is_company and people & set(awaited) else None


def bot_deadline(now: datetime) -> datetime:
    """When a bot that is awaited from `now` on counts as lost."""
    return now + timedelta(milliseconds=settings.DURAK_BOT_DELAY_MS) + BOT_GRACE
