"""The summary of a game in its row: what the newest state says, and when it was reached."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.conf import settings

from games.engine import GameState, awaited_seats
from games.models import Game, GameStatus
from games.store.snapshots import snapshot

BOT_GRACE = timedelta(seconds=5)
"""How long a bot may be late, beyond its natural delay, before its turn counts as lost."""


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


def bot_deadline(now: datetime) -> datetime:
    """When a bot that is awaited from `now` on counts as lost."""
    return now + timedelta(milliseconds=settings.DURAK_BOT_DELAY_MS) + BOT_GRACE
