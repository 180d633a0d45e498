"""A game's table at one version, and the one way to see it: through a viewer's eyes."""

from dataclasses import dataclass, field

from games.engine import (
    GameState,
    Offer,
    PlayerView,
    Watcher,
    awaited_seats,
    fair_offers,
    legal_offers,
    view_for,
)
from games.engine import Seat as SeatNumber
from games.engine.view import Viewer
from games.play.log import state_at
from games.play.models import Game
from web.errors import InvalidInput


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What one viewer sees at one version. Before the deal there is no view and nothing to do.

    `fair` is the part of `legal` that keeps the rules, at tables where they may be broken; else it
    is None.
    """

    game_id: str
    version: int
    viewer: Viewer
    view: PlayerView | None
    legal: tuple[Offer, ...]
    fair: tuple[Offer, ...] | None
    awaited: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A game at one version with its secrets inside; `seen_by` is the only way out.

    Made once a commit, it serves all viewers of it.
    """

    game_id: str
    version: int
    _state: GameState | None = field(repr=False)

    def seen_by(self, viewer: Viewer) -> Look:
        """What this viewer may know and, for a seat, what it may do."""
        state = self._state
        return Look(
            game_id=self.game_id,
            version=self.version,
            viewer=viewer,
            view=None if state is None else view_for(state, viewer),
            legal=_legal(state, viewer),
            fair=_fair(state, viewer),
            awaited=() if state is None else awaited_seats(state),
        )


def _legal(state: GameState | None, viewer: Viewer) -> tuple[Offer, ...]:
    if state is None or isinstance(viewer, Watcher):
        return ()
    return legal_offers(state, viewer)


def _fair(state: GameState | None, viewer: Viewer) -> tuple[Offer, ...] | None:
    if state is None or not state.rules.cheating:
        return None
    return () if isinstance(viewer, Watcher) else fair_offers(state, viewer)


def table_of(game: Game, *, at: int | None = None) -> Table:
    """The game's table now (no query), or as it was at version `at`. Raises InvalidInput."""
    version = game.version if at is None else at
    if not 0 <= version <= game.version:
        raise InvalidInput("at", f"The game has the versions 0 to {game.version}.")
    return Table(
        game_id=game.pk, version=version, _state=state_at(game, version) if version else None
    )


def table_from(*, game_id: str, version: int, state: GameState) -> Table:
    """The table of a state that is at hand already."""
    return Table(game_id=game_id, version=version, _state=state)
