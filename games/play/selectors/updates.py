"""Updates (resync): a game at one version with the missed events, redacted for each viewer."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
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
    load,
    mark_inputs,
    marked_state_at,
    marks_after,
    version_of,
)
from games.play.models import Game, GameStatus
from games.play.time.clock import Cause
from web.http.errors import InvalidInput
from web.http.field_sentences import between


class SeenEvent(NamedTuple):
    """An event as a viewer may know it, with its version and its cause (None: the deal).

    `at` is the time of its commit; None for an event that is in no log.
    """

    version: int
    cause: Cause | None
    at: datetime | None
    event: Event


class _Logged(NamedTuple):
    """An event with its cause and the time of its commit."""

    cause: Cause | None
    at: datetime
    event: Event


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenUpdate:
    """The part of an update that one viewer may know. Before the deal `view` is None.

    `view` is all that a viewer with a perfect memory would know; people see all of it only at
    tables with aids (`has_aids`). `fair` is the part of `legal` that keeps the rules, at tables
    where players may cheat; elsewhere it is None.
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
        """The view that a page shows: at tables without aids only what lies on the table."""
        return self.view if self.view is None or self.has_aids else as_it_looks(self.view)


class _Offered(NamedTuple):
    """The offers to a viewer, and the part of them that keeps the rules."""

    legal: tuple[Offer, ...]
    fair: tuple[Offer, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Update:
    """The events `after + 1` … `version` of a game and the state that they lead to.

    It contains secrets; only `seen_by` and `events_seen_by` read them, and redact. One update is
    made for each commit and serves all viewers. `mark` is the mark of the version.
    """

    after: int
    version: int
    mark: str
    has_aids: bool
    _game: Game = field(repr=False, compare=False)
    _mark_inputs: tuple[bytes, ...] = field(repr=False)
    """The bytes of the events from which their marks are computed."""
    _events: tuple[_Logged, ...] = field(repr=False)
    _state: GameState | None = field(repr=False)
    _offered: dict[Viewer, _Offered] = field(default_factory=dict, repr=False, compare=False)

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self._game.pk

    def reaches_back_to(self, version: int) -> bool:
        """Return whether the update has every event after that version."""
        return self.after <= version <= self.version

    def marks_after(self, mark: str) -> tuple[str, ...] | None:
        """Return the marks of the events after that one, up to the update's own.

        Return None if an event after that version is missing, or if the mark is of another history.
        """
        since = version_of(mark)
        if not self.reaches_back_to(since):
            return None
        marks = marks_after(mark, self._mark_inputs[since - self.after :], game=self._game)
        return marks if (marks[-1] if marks else mark) == self.mark else None

    def changes_seats(self, *, after: int) -> bool:
        """Return whether a player left among the events after that version."""
        return any(
            isinstance(logged.event, PlayerLeft)
            for logged in self._events[max(0, after - self.after) :]
        )

    def consists_of(self, events: Sequence[NumberedEvent]) -> bool:
        """Return whether these are the events of the update, from the same commits."""
        return self._events == _logged(events)

    def seen_by(
        self, viewer: Viewer, *, after: int | None = None, with_view: bool = True
    ) -> SeenUpdate:
        """Return what this viewer may know and, for a seat, what it may do.

        The events up to version `after`, which the viewer has already, are left out.
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
        # The answer to a command and the message to its player's sockets contain the same offers.
        offered = self._offered.get(viewer)
        if offered is None:
            offered = _Offered(_legal(self._state, viewer), _fair(self._state, viewer))
            self._offered[viewer] = offered
        return offered

    def events_seen_by(self, viewer: Viewer, *, after: int | None = None) -> tuple[SeenEvent, ...]:
        """Return only the events, as this viewer may know them, one for each version."""
        start = self.after if after is None else max(after, self.after)
        return tuple(
            SeenEvent(version, cause, at, redact(event, viewer))
            for version, (cause, at, event) in enumerate(
                self._events[start - self.after :], start=start + 1
            )
        )


def update_of(game: Game, *, after: int | None = None, at: int | None = None) -> Update:
    """Return the update of a game to version `at` (default: the newest), with events after `after`.

    Without `after`, or if it is not before that version, there are no events; then the newest
    version is read from the row alone. Raises InvalidInput for an `at` that the game has not
    reached.
    """
    version = game.version if at is None else at
    if not 0 <= version <= game.version:
        raise InvalidInput("at", ("out_of_range", between(0, game.version)))
    start = version if after is None else min(max(after, 0), version)
    events = load(game.pk, after=start, upto=version) if start < version else ()
    state, mark = marked_state_at(game, version) if version else (None, NO_EVENTS)
    return Update(
        after=start,
        version=version,
        mark=mark,
        has_aids=_has_aids(game),
        _game=game,
        _mark_inputs=mark_inputs(events),
        _events=_logged(events),
        _state=state,
    )


def update_between(
    game: Game, events: Sequence[NumberedEvent], state: GameState, *, mark: str
) -> Update:
    """Return the update of the newest events of the log, which lead to the row's version."""
    return Update(
        after=game.version - len(events),
        version=game.version,
        mark=mark,
        has_aids=_has_aids(game, state),
        _game=game,
        _mark_inputs=mark_inputs(events),
        _events=_logged(events),
        _state=state,
    )


def update_from(
    game: Game,
    events: Sequence[Event],
    state: GameState,
    *,
    cause: Cause | None,
    at: datetime,
    inputs: Sequence[bytes],
) -> Update:
    """Return the update of events that are not read from the log; they lead to the row's version.

    All of them have the cause and the time of their commit. `inputs` are the bytes of the events
    from which their marks are computed.
    """
    return Update(
        after=game.version - len(events),
        version=game.version,
        mark=game.mark,
        has_aids=_has_aids(game, state),
        _game=game,
        _mark_inputs=tuple(inputs),
        _events=tuple(_Logged(cause, at, event) for event in events),
        _state=state,
    )


def _logged(events: Sequence[NumberedEvent]) -> tuple[_Logged, ...]:
    return tuple(_Logged(numbered.cause, numbered.at, numbered.event) for numbered in events)


def _has_aids(game: Game, state: GameState | None = None) -> bool:
    """Return whether viewers see all that they could know: with aids, and once the game is over."""
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
