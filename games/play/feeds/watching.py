"""A viewer without a seat, counted among the watchers of a game."""

from games.play.watchers import forget_watcher, note_watcher, watchers_of


class Watching:
    """Is counted at a game while it is open; two sockets of one user are one watcher.

    Its methods ask Redis: an event loop has them called by `web.redis.fail_fast.ask_redis`.
    """

    def __init__(self, game_id: str, who: str) -> None:
        self._game_id = game_id
        self._who = who
        self._is_open = False

    def open(self) -> None:
        """Watch, or go on watching."""
        self._is_open = True
        note_watcher(self._game_id, self._who)

    def close(self) -> None:
        """Watch no more."""
        if self._is_open:
            self._is_open = False
            forget_watcher(self._game_id, self._who)

    def count(self) -> int:
        """How many watch the game."""
        return watchers_of([self._game_id])[self._game_id]
