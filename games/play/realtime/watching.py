"""A viewer without a seat, counted among the watchers of a game."""

from functools import partial

from games.play.watchers import forget_watcher, note_watcher, watchers_of
from web.quick_redis import ask_redis


class Watching:
    """Is counted at a game while it is open; two sockets of one user are one watcher."""

    def __init__(self, game_id: str, who: str) -> None:
        self._game_id = game_id
        self._who = who
        self._is_open = False

    async def open(self) -> None:
        """Watch, or go on watching."""
        self._is_open = True
        await ask_redis(partial(note_watcher, self._game_id, self._who))

    async def close(self) -> None:
        """Watch no more."""
        if self._is_open:
            self._is_open = False
            await ask_redis(partial(forget_watcher, self._game_id, self._who))

    async def count(self) -> int:
        """How many watch the game."""
        return (await ask_redis(partial(watchers_of, [self._game_id])))[self._game_id]
