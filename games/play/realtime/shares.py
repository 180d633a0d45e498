"""What a commit changed, loaded once a process and shared out to its viewers.

Nothing here is true for longer than a commit: a share that is gone is loaded again.
"""

from __future__ import annotations

import asyncio
import functools
from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

from games.play.messages.socket import events_message
from games.play.selectors.claims import claimable_lately
from games.play.selectors.games import Pulse, get_game, pulse_of
from games.play.selectors.moments import Moment, moment_now, remembered
from games.play.selectors.seals import check_not_sealed
from games.play.selectors.updates import Update, update_of
from games.play.selectors.watching import as_followed
from web.database_threads import read
from web.json_text import json_text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from games.engine.view import Viewer
    from games.play.models import Game
    from games.play.reactions import Committed
    from games.play.realtime.fanout import Notice

T = TypeVar("T")
FARTHEST_BEHIND = 200
MOST_SHARES = 256


class Share:
    """An update of a game with the game's row, and the texts already made of it for viewers."""

    def __init__(self, game: Game, update: Update) -> None:
        self.game = game
        self.update = update
        self._texts: dict[tuple[Viewer, int], str] = {}

    @property
    def version(self) -> int:
        """The version that the update leads to."""
        return self.update.version

    def events_text(self, viewer: Viewer, *, since: int) -> str:
        """The `events` message for a viewer who has everything up to `since`, as it is sent."""
        key = (viewer, since)
        if key not in self._texts:
            seen = self.update.seen_by(viewer, after=since, with_view=False)
            self._texts[key] = json_text(events_message(self.game, seen, since=since))
        return self._texts[key]


async def fetch_share(
    game_id: str, *, after: int | None, user_id: int | None = None, is_live: bool = False
) -> Share:
    """The game with its events after a version, unless they are too many: then without.

    It is the game as the user may follow it, some seconds late for watchers of a rated game; with
    `is_live` as it is now, for those who were let in. Raises NotFound, also for a sealed game.
    """
    return await read(
        functools.partial(_load_share, game_id, after=after, user_id=user_id, is_live=is_live)
    )


def _load_share(game_id: str, *, after: int | None, user_id: int | None, is_live: bool) -> Share:
    if not is_live:
        check_not_sealed(game_id, user_id=user_id)
    game = get_game(game_id)
    if not is_live:
        as_followed(game, user_id=user_id)
    if after is None or game.version - after > FARTHEST_BEHIND:
        after = game.version
    return Share(game, update_of(game, after=after))


async def _fetch_events(game_id: str, *, after: int, is_table_changed: bool) -> Share:
    """The game as it is now with its events after a version. Raises NotFound."""
    if is_table_changed or after == 0:
        return await fetch_share(game_id, after=after, is_live=True)
    return await read(functools.partial(_load_events, game_id, after))


def _load_events(game_id: str, after: int) -> Share:
    """A share without the names of players, which only a table that changes is told with."""
    return _share_of(moment_now(game_id, after=after))


def _moment_of(committed: Committed) -> Moment | None:
    """The game right after a commit of this process, if it is remembered and no table changed."""
    moment = remembered(committed.game_id)
    if moment is None or committed.is_table_changed:
        return None
    update = moment.update
    versions = (update.after + 1, update.version)
    return moment if versions == (committed.first_version, committed.last_version) else None


def _share_of(moment: Moment) -> Share:
    moment.game.claimable = claimable_lately(moment.game)
    return Share(moment.game, moment.update)


async def fetch_pulse(game_id: str) -> Pulse | None:
    """The game's pulse, without blocking the event loop."""
    return await read(functools.partial(pulse_of, game_id))


class Loads(Generic[T]):
    """The latest loads by key: the first caller loads, the others wait for its result."""

    def __init__(self, most: int = MOST_SHARES) -> None:
        self._most = most
        self._by_key: OrderedDict[str, asyncio.Future[T]] = OrderedDict()

    async def of(self, key: str, load: Callable[[], Awaitable[T]]) -> T:
        """What was loaded, or is being loaded, under this key."""
        future = self._by_key.get(key)
        if future is None:
            future = asyncio.ensure_future(load())
            self._by_key[key] = future
            if len(self._by_key) > self._most:
                self._by_key.popitem(last=False)
        try:
            # A viewer who hangs up must not cancel what the others wait for.
            return await asyncio.shield(future)
        except Exception:
            # The next caller tries again.
            self._by_key.pop(key, None)
            raise


class Shares:
    """The shares of the latest notices."""

    def __init__(self, fetch: Callable[..., Awaitable[Share]]) -> None:
        self._fetch = fetch
        self._loads = Loads[Share]()
        self._primed: OrderedDict[str, Share] = OrderedDict()

    def prime(self, notice_id: str, committed: Committed) -> None:
        """Keep what this process has just committed for its sockets. For any thread.

        A changed table is shown with its players' names, which a commit hasn't loaded.
        """
        moment = _moment_of(committed)
        if moment is not None:
            self._primed[notice_id] = _share_of(moment)
            if len(self._primed) > MOST_SHARES:
                self._primed.popitem(last=False)

    async def of(self, notice: Notice) -> Share:
        """What the notice is about, or something newer."""
        primed = self._primed.get(notice["id"])
        if primed is not None:
            return primed
        after = notice["first_version"] - 1
        load = functools.partial(
            self._fetch,
            notice["game_id"],
            after=after,
            is_table_changed=notice["is_table_changed"],
        )
        return await self._loads.of(notice["id"], load)


async def _fetch_late(game_id: str, *, after: int, is_table_changed: bool) -> Share:  # noqa: ARG001 - a late game is always loaded whole
    return await fetch_share(game_id, after=after)


shares = Shares(_fetch_events)
late_shares = Shares(_fetch_late)
"""For all who see a game late, and so the same of it."""
