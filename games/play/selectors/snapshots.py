"""Snapshots of running games, and the cache of those that this process has seen committed last.

A snapshot is what a version of a game says. A version never changes, unless the database loses the
last events by a failover or a restore: then other events get their numbers. So a snapshot has the
mark of its version (`games.play.log.marks`). The cached one is taken further only by events that
lead from its mark to the row's, and it can be old but not wrong. A write is conditional on the row
being as the snapshot has it.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from django.db import connection

from games.engine import GameState, evolved
from games.play.log import (
    NumberedEvent,
    checked_state,
    lines_of,
    load_state,
    mark_of,
    marks_after,
    send_load,
)
from games.play.models import Game
from games.play.selectors.rows import game_row, send_game_row
from games.play.selectors.updates import Update, update_between
from web.database.prepared_statements import together

MOST_CACHED = 2000
MOST_CHECKED = 100_000


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game that has been dealt: its row with the seats, its state, the update that led there.

    Threads share it, so nothing is written into its rows.
    """

    game: Game
    state: GameState = field(repr=False)
    update: Update

    @property
    def version(self) -> int:
        """The version of the game."""
        return self.update.version

    @property
    def mark(self) -> str:
        """The mark of that version."""
        return self.update.mark


_cache: OrderedDict[str, Snapshot] = OrderedDict()
_checked: OrderedDict[str, None] = OrderedDict()


def cache_snapshot(snapshot: Snapshot) -> None:
    """Cache a snapshot that is committed, in place of an older one."""
    known = _cache.get(snapshot.game.pk)
    if known is not None and known.version > snapshot.version:
        return
    _cache[snapshot.game.pk] = snapshot
    _cache.move_to_end(snapshot.game.pk)
    while len(_cache) > MOST_CACHED:
        _cache.popitem(last=False)


def cached_snapshot(game_id: str) -> Snapshot | None:
    """Return the newest snapshot of the game that this process has cached."""
    return _cache.get(game_id)


def state_of(game: Game) -> GameState:
    """Return the state at `game.version`, which was just read. The game must have been dealt.

    A game that this process meets for the first time is checked: its log has to lead to the
    position in its row. Raises the store's errors for one that is broken.
    """
    known = _cache.get(game.pk)
    if known is None:
        return _state_when_first_met(game)
    if known.version != game.version or known.game.position != game.position:
        return load_state(game)
    return known.state


def _state_when_first_met(game: Game) -> GameState:
    if game.pk in _checked:
        return load_state(game)
    state = checked_state(game)
    _checked[game.pk] = None
    while len(_checked) > MOST_CHECKED:
        _checked.popitem(last=False)
    return state


def newest_snapshot(game_id: str) -> Snapshot | None:
    """Read and cache the game as it is now; return None if nothing has been dealt.

    The snapshot has the events alone that are new to this process. Raises NotFound, and the store's
    errors for a broken game.
    """
    known = _cache.get(game_id)
    if known is not None:
        return read_snapshot(game_id, after=known.version)
    game = game_row(game_id)
    return None if game.version == 0 else snapshot_of(game, cached=None)


def snapshot_of(game: Game, *, cached: Snapshot | None) -> Snapshot:
    """Return and cache the snapshot of a game that was dealt and whose row was just read.

    `cached` is the snapshot that was cached before the row was read: it is dropped if the row is of
    another history. Raises the store's errors for a broken game.
    """
    mark = mark_of(game)
    if cached is not None and cached.version >= game.version and cached.mark != mark:
        _drop(cached)
    state = state_of(game)
    snapshot = Snapshot(game, state, update_between(game, (), state, mark=mark))
    cache_snapshot(snapshot)
    return snapshot


def read_snapshot(game_id: str, *, after: int) -> Snapshot:
    """Read and cache the game as it is now, with the events after a version.

    The cached snapshot is taken further by the events that are new, or dropped if it is of another
    history. Raises NotFound.
    """
    known = _cache.get(game_id)
    start = after if known is None else min(after, known.version)
    with together(connection):
        row = send_game_row(game_id)
        # They are read after the row, so there may be newer ones by then.
        events_upto = send_load(game_id, after=start)
        game = row()
        numbered = events_upto(game.version)
    mark = mark_of(game)
    news = () if known is None else numbered[known.version - start :]
    if known is not None and _lead_to(mark, known, news):
        state = evolved(known.state, [one.event for one in news])
    else:
        state = load_state(game)
        if known is not None:
            _drop(known)
    update = update_between(game, numbered[max(0, after - start) :], state, mark=mark)
    snapshot = Snapshot(game, state, update)
    cache_snapshot(snapshot)
    return snapshot


def _drop(snapshot: Snapshot) -> None:
    """Drop a cached snapshot of a history that the database has lost.

    A row that is read after the snapshot was cached can't be an older one of the same history.
    """
    game_id = snapshot.game.pk
    if _cache.get(game_id) is snapshot:
        _cache.pop(game_id, None)
    _checked.pop(game_id, None)


def _lead_to(mark: str, known: Snapshot, news: Sequence[NumberedEvent]) -> bool:
    """Return whether the newest events lead from the snapshot to the mark."""
    marks = marks_after(known.mark, lines_of(news), game=known.game)
    return (marks[-1] if marks else known.mark) == mark
