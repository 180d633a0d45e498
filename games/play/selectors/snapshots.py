"""Snapshots of running games: the in-memory cache of each process, and cache invalidation.

A snapshot is a game at one version. A version never changes, unless a failover or a restore loses
the last events: then other events get the same numbers. So a snapshot has the mark of its version
(`games.play.log.marks`). A cached snapshot is brought up to date only with events that lead from
its mark to the mark of the row; otherwise it is invalidated. So it can be old, but not wrong.
Writes are conditional: the row must still be as the snapshot has it.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from django.db import connection

from games.engine import GameState, evolved
from games.play.log import (
    NumberedEvent,
    checked_state,
    load_state,
    mark_inputs,
    mark_of,
    marks_after,
    send_load,
)
from games.play.models import Game
from games.play.selectors.rows import game_row, send_game_row
from games.play.selectors.updates import Update, update_between
from web.database.prepared_statements import together

MAX_CACHED = 2000
MAX_CHECKED = 100_000


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A dealt game at one version: its row with the seats, its state, and its last update.

    Threads share it, so nobody may change its rows.
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
    """Cache a committed snapshot; it replaces an older one."""
    known = _cache.get(snapshot.game.pk)
    if known is not None and known.version > snapshot.version:
        return
    _cache[snapshot.game.pk] = snapshot
    _cache.move_to_end(snapshot.game.pk)
    while len(_cache) > MAX_CACHED:
        _cache.popitem(last=False)


def cached_snapshot(game_id: str) -> Snapshot | None:
    """Return the snapshot of the game in the cache of this process, if there is one."""
    return _cache.get(game_id)


def state_of(game: Game) -> GameState:
    """Return the state of a dealt game whose row was just read.

    When a process reads a game for the first time, it checks that the log leads to the position in
    the row. Raises the store's errors for a broken game.
    """
    known = _cache.get(game.pk)
    if known is None:
        return _state_checked_once(game)
    if known.version != game.version or known.game.position != game.position:
        return load_state(game)
    return known.state


def _state_checked_once(game: Game) -> GameState:
    if game.pk in _checked:
        return load_state(game)
    state = checked_state(game)
    _checked[game.pk] = None
    while len(_checked) > MAX_CHECKED:
        _checked.popitem(last=False)
    return state


def newest_snapshot(game_id: str) -> Snapshot | None:
    """Read and cache the game as it is now; return None if it has not been dealt.

    The update of the snapshot has the events that are new to this process. Raises NotFound, and the
    store's errors for a broken game.
    """
    known = _cache.get(game_id)
    if known is not None:
        return read_snapshot(game_id, after=known.version)
    game = game_row(game_id)
    return None if game.version == 0 else snapshot_of(game, cached=None)


def snapshot_of(game: Game, *, cached: Snapshot | None) -> Snapshot:
    """Return and cache the snapshot of a dealt game whose row was just read.

    `cached` is the snapshot that was cached before the row was read. It is invalidated if the row
    is of another history. Raises the store's errors for a broken game.
    """
    mark = mark_of(game)
    if cached is not None and cached.version >= game.version and cached.mark != mark:
        _invalidate(cached)
    state = state_of(game)
    snapshot = Snapshot(game, state, update_between(game, (), state, mark=mark))
    cache_snapshot(snapshot)
    return snapshot


def read_snapshot(game_id: str, *, after: int) -> Snapshot:
    """Read and cache the game as it is now, with the events after a version.

    New events bring the cached snapshot up to date; a snapshot of another history is invalidated.
    Raises NotFound.
    """
    known = _cache.get(game_id)
    start = after if known is None else min(after, known.version)
    with together(connection):
        row = send_game_row(game_id)
        # The events are read after the row, so there may be newer ones than the row's version.
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
            _invalidate(known)
    update = update_between(game, numbered[max(0, after - start) :], state, mark=mark)
    snapshot = Snapshot(game, state, update)
    cache_snapshot(snapshot)
    return snapshot


def _invalidate(snapshot: Snapshot) -> None:
    """Invalidate a cached snapshot of a history that the database has lost.

    A row that was read after the snapshot was cached can't be an older row of the same history.
    """
    game_id = snapshot.game.pk
    if _cache.get(game_id) is snapshot:
        _cache.pop(game_id, None)
    _checked.pop(game_id, None)


def _lead_to(mark: str, known: Snapshot, news: Sequence[NumberedEvent]) -> bool:
    """Return whether the newest events lead from the snapshot to the mark."""
    marks = marks_after(known.mark, mark_inputs(news), game=known.game)
    return (marks[-1] if marks else known.mark) == mark
