"""A game at one version with the events that led there, and the one way to see it: as a viewer."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from games.engine import (
    GameState,
    Offer,
    PlayerView,
    Watcher,
    as_it_looks,
    awaited_seats,
    fair_offers,
    legal_offers,
    redact,
    view_for,
)
from games.engine import Seat as SeatNumber
from games.engine.events import Event, PlayerLeft
from games.engine.view import Viewer
from games.play.log import (
    NO_EVENTS,
    NumberedEvent,
    lines_of,
    load,
    marked_state_at,
    marks_after,
    version_of,
)
from games.play.models import Game, GameStatus
from games.play.time.clock import Cause
from web.http.errors import InvalidInput


class SeenEvent(NamedTuple):
    """An event as a viewer may know it, with its version and who caused it (None: the deal)."""

    version: int
    cause: Cause | None
    event: Event


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenUpdate:
    """What one viewer may know of an update. Before the deal there is no view and nothing to do.

    `view` is all that the viewer could know who forgets nothing; `has_aids` tells whether people
    are shown all of it. `fair` is the part of `legal` that keeps the rules, at tables where they
    may be broken; else it is None.
    """

    game_id: str
    version: int
    mark: str
    viewer: Viewer
    events: tuple[SeenEvent, ...]
    view: PlayerView | None
    has_aids: bool
    legal: tuple[Offer, ...]
    fair: tuple[Offer, ...] | None
    awaited: tuple[SeatNumber, ...]

    @property
    def shown(self) -> PlayerView | None:
        """The view as the viewer is shown it: without aids, as the table looks."""
        return self.view if self.view is None or self.has_aids else as_it_looks(self.view)


class _Offered(NamedTuple):
    """What a viewer may do, and the part of it that keeps the rules."""

    legal: tuple[Offer, ...]
    fair: tuple[Offer, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Update:
    """The events `after + 1` … `version` of a game and the state that they lead to.

    Their secrets are inside; `seen_by` and `events_seen_by` are the only ways out. Made once a
    commit, it serves all viewers of it. `mark` is that of the version.
    """

    after: int
    version: int
    mark: str
    has_aids: bool
    _game: Game = field(repr=False, compare=False)
    _lines: tuple[bytes, ...] = field(repr=False)
    """The events as their marks depend on them."""
    _events: tuple[tuple[Cause | None, Event], ...] = field(repr=False)
    _state: GameState | None = field(repr=False)
    _offered: dict[Viewer, _Offered] = field(default_factory=dict, repr=False, compare=False)

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self._game.pk

    def reaches_back_to(self, version: int) -> bool:
        """Whether it has every event after that version."""
        return self.after <= version <= self.version

    def marks_after(self, mark: str) -> tuple[str, ...] | None:
        """Return the marks of the events after that one, up to the update's own.

        None if it has not every event after that version, or if the mark is of another history.
        """
        since = version_of(mark)
        if not self.reaches_back_to(since):
            return None
        marks = marks_after(mark, self._lines[since - self.after :], game=self._game)
        return marks if (marks[-1] if marks else mark) == self.mark else None

    def changes_seats(self, *, after: int) -> bool:
        """Whether a player left among the events after that version."""
        return any(
            isinstance(event, PlayerLeft) for _, event in self._events[max(0, after - self.after) :]
        )

    def consists_of(self, events: Sequence[NumberedEvent]) -> bool:
        """Whether these are its events."""
        return self._events == tuple((numbered.cause, numbered.event) for numbered in events)

    def seen_by(
        self, viewer: Viewer, *, after: int | None = None, with_view: bool = True
    ) -> SeenUpdate:
        """What this viewer may know and, for a seat, what it may do.

        `after` leaves out the events that the viewer has already, up to that version.
        """
        state = self._state
        offered = self._offered_to(viewer)
        return SeenUpdate(
            game_id=self.game_id,
            version=self.version,
            mark=self.mark,
            viewer=viewer,
            events=self.events_seen_by(viewer, after=after),
            view=None if state is None or not with_view else view_for(state, viewer),
            has_aids=self.has_aids,
            legal=offered.legal,
            fair=offered.fair,
            awaited=() if state is None else awaited_seats(state),
        )

    def _offered_to(self, viewer: Viewer) -> _Offered:
        # The answer to a command and the message to its player's sockets offer the same.
        offered = self._offered.get(viewer)
        if offered is None:
            offered = _Offered(_legal(self._state, viewer), _fair(self._state, viewer))
            self._offered[viewer] = offered
        return offered

    def events_seen_by(self, viewer: Viewer, *, after: int | None = None) -> tuple[SeenEvent, ...]:
        """The events alone, as this viewer may know them, one a version."""
        start = self.after if after is None else max(after, self.after)
        return tuple(
            SeenEvent(version, cause, redact(event, viewer))
            for version, (cause, event) in enumerate(
                self._events[start - self.after :], start=start + 1
            )
        )


def update_of(game: Game, *, after: int | None = None, at: int | None = None) -> Update:
    """The game at version `at` (default: now) with the events after a version (default: none).

    An `after` beyond that version gives no events. Without events, now is told from the row alone.
    Raises InvalidInput for an `at` that the game has not reached.
    """
    version = game.version if at is None else at
    if not 0 <= version <= game.version:
        raise InvalidInput("at", f"The game has the versions 0 to {game.version}.")
    start = version if after is None else min(max(after, 0), version)
    events = load(game.pk, after=start, upto=version) if start < version else ()
    state, mark = marked_state_at(game, version) if version else (None, NO_EVENTS)
    return Update(
        after=start,
        version=version,
        mark=mark,
        has_aids=_has_aids(game),
        _game=game,
        _lines=lines_of(events),
        _events=tuple((numbered.cause, numbered.event) for numbered in events),
        _state=state,
    )


def update_between(
    game: Game, events: Sequence[NumberedEvent], state: GameState, *, mark: str
) -> Update:
    """The update that the newest events of the log make, which lead to the row's version."""
    return Update(
        after=game.version - len(events),
        version=game.version,
        mark=mark,
        has_aids=_has_aids(game, state),
        _game=game,
        _lines=lines_of(events),
        _events=tuple((numbered.cause, numbered.event) for numbered in events),
        _state=state,
    )


def update_from(
    game: Game,
    events: Sequence[Event],
    state: GameState,
    *,
    cause: Cause | None,
    lines: Sequence[bytes],
) -> Update:
    """The update that events make which are at hand and lead to the row's version.

    `lines` are the events as their marks depend on them.
    """
    return Update(
        after=game.version - len(events),
        version=game.version,
        mark=game.mark,
        has_aids=_has_aids(game, state),
        _game=game,
        _lines=tuple(lines),
        _events=tuple((cause, event) for event in events),
        _state=state,
    )


def _has_aids(game: Game, state: GameState | None = None) -> bool:
    """Whether nothing has to be remembered: at tables with aids, and once the game is over."""
    is_over = game.status == GameStatus.FINISHED or (state is not None and state.is_over)
    return game.aids or is_over


def _legal(state: GameState | None, viewer: Viewer) -> tuple[Offer, ...]:
    if state is None or isinstance(viewer, Watcher):
        return ()
    return legal_offers(state, viewer)


def _fair(state: GameState | None, viewer: Viewer) -> tuple[Offer, ...] | None:
    if state is None or not state.rules.cheating:
        return None
    return () if isinstance(viewer, Watcher) else fair_offers(state, viewer)
