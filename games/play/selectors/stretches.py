"""A stretch of a game's log, and the one way to read it: through a viewer's eyes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from games.engine import redact
from games.engine.events import Event, Hidden
from games.engine.view import Viewer
from games.play.log import load
from games.play.models import Game


class SeenEvent(NamedTuple):
    """An event as a viewer may know it, with its version."""

    version: int
    event: Event | Hidden


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """The events `after + 1` … `last` with their secrets inside; `seen_by` is the only way out.

    Loaded once a commit, it serves all viewers of it.
    """

    game_id: str
    after: int
    last: int
    _events: tuple[Event, ...] = field(repr=False)

    def seen_by(self, viewer: Viewer, *, after: int | None = None) -> tuple[SeenEvent, ...]:
        """The events as this viewer may know them, one a version, hidden ones included.

        `after` leaves out what the viewer has already, up to that version.
        """
        start = self.after if after is None else max(after, self.after)
        return tuple(
            SeenEvent(version, redact(event, viewer))
            for version, event in enumerate(self._events[start - self.after :], start=start + 1)
        )


def events_of(game: Game, *, after: int = 0, upto: int | None = None) -> Stretch:
    """The events of the game after a version, up to `upto` (default: `game.version`).

    An `after` beyond the newest version gives an empty stretch at the newest version.
    """
    last = game.version if upto is None else min(upto, game.version)
    start = min(max(after, 0), last)
    events = load(game.pk, after=start, upto=last) if start < last else ()
    return Stretch(
        game_id=game.pk,
        after=start,
        last=last,
        _events=tuple(numbered.event for numbered in events),
    )


def stretch_from(*, game_id: str, after: int, events: Sequence[Event]) -> Stretch:
    """The stretch of events that are at hand already."""
    return Stretch(game_id=game_id, after=after, last=after + len(events), _events=tuple(events))
