"""A viewer without a seat, counted among the watchers of a game."""

from asgiref.sync import sync_to_async

from games.play.watchers import forget_watcher, note_watcher, watchers_of


class Watching:
    """Is counted at a game while it is open; two sockets of one user are one watcher."""

    def __init__(self, game_id: str, who: str) -> None:
        self._game_id = game_id
        self._who = who
        self._is_open = False

    async def open(self) -> None:
        """Watch, or go on watching."""
        self._is_open = True
        await sync_to_async(note_watcher, thread_sensitive=False)(self._game_id, self._who)

    async def close(self) -> None:
        """Watch no more."""
        if self._is_open:
            self._is_open = False
            await sync_to_async(forget_watcher, thread_sensitive=False)(self._game_id, self._who)

    async def count(self) -> int:
        """How many watch the game."""
        look = sync_to_async(watchers_of, thread_sensitive=False)
        return (await look([self._game_id]))[self._game_id]
