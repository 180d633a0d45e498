"""Spectator count: count a viewer without a seat among the watchers of a game."""

from games.play.watchers import add_watcher, remove_watcher, watchers_of


class Watching:
    """Counts a watcher while it is open; two sockets of one user are one watcher.

    Its methods call Redis, so an event loop calls them through `web.redis.fail_fast.call_redis`.
    """

    def __init__(self, game_id: str, who: str) -> None:
        self._game_id = game_id
        self._who = who
        self._is_open = False

    def open(self) -> None:
        """Count the watcher, or keep counting."""
        self._is_open = True
        add_watcher(self._game_id, self._who)

    def close(self) -> None:
        """Stop counting the watcher."""
        if self._is_open:
            self._is_open = False
            remove_watcher(self._game_id, self._who)

    def count(self) -> int:
        """Return the number of watchers of the game."""
        return watchers_of([self._game_id])[self._game_id]
