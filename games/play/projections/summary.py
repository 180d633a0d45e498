"""The summary of a game: the columns of its row that follow from the newest state."""

from dataclasses import dataclass, replace
from typing import Any

from games.engine import GameState, awaited_seats
from games.engine.events import EndReason
from games.play.log.positions import position_text
from games.play.models import Game, GameStatus


@dataclass(frozen=True, slots=True)
class Summary:
    """The columns of a game's row that follow from its log (`version` is the store's)."""

    status: GameStatus
    position: str
    awaited: list[int]
    places: list[int] | None
    durak: int | None
    reason: str
    epaulettes: int

    def columns(self) -> dict[str, Any]:
        """Return the columns with their values."""
        return {name: getattr(self, name) for name in self.__slots__}


def summary_of(game: Game, state: GameState) -> Summary:
    """Return the summary of the game in this state; an archived game has no position."""
    summary = summarise(state)
    return replace(summary, position="") if game.is_archived else summary


def summarise(state: GameState) -> Summary:
    """Return the summary of a started game in this state."""
    status = _status(state)
    is_finished = status is GameStatus.FINISHED
    return Summary(
        status=status,
        position=position_text(state),
        awaited=list(awaited_seats(state)),
        places=[place for place in state.places if place is not None] if is_finished else None,
        durak=state.durak,
        reason=state.reason or "",
        epaulettes=state.epaulettes,
    )


def _status(state: GameState) -> GameStatus:
    if not state.is_over:
        return GameStatus.ACTIVE
    is_cancelled = state.reason is EndReason.CANCELLED
    return GameStatus.CANCELLED if is_cancelled else GameStatus.FINISHED


def stored_summary(game: Game) -> Summary:
    """Return the summary that the row contains."""
    return Summary(
        status=GameStatus(game.status),
        position=game.position,
        awaited=game.awaited,
        places=game.places,
        durak=game.durak,
        reason=game.reason,
        epaulettes=game.epaulettes,
    )
