"""Table passwords: admission to a private table: a session with its key may sit and watch.

A caller who gives the right password gets the key (`games.tables.services.passwords`). The key is
a hash of the stored password, so it is valid for the whole series until the password changes, and
reveals nothing about the password.
"""

import hashlib
from collections.abc import Collection, Iterator

from django.contrib.sessions.backends.base import SessionBase

from games.play.errors import PasswordNeeded
from games.play.models import Game, GameStatus

KEY_LENGTH = 32
SESSION_KEYS = "table_keys"
"""The name under which a session stores keys."""


class SessionKeys(Collection[str]):
    """The table keys of a session, which is read only when they are needed."""

    def __init__(self, session: SessionBase) -> None:
        self._session: SessionBase | None = session
        self._keys = frozenset[str]()

    def load(self) -> frozenset[str]:
        """Return the keys; read the session the first time."""
        if self._session is not None:
            self._keys = frozenset(self._session.get(SESSION_KEYS, ()))
            self._session = None
        return self._keys

    def __contains__(self, key: object) -> bool:
        """Return whether the session has the key."""
        return key in self.load()

    def __iter__(self) -> Iterator[str]:
        """Iterate over the keys."""
        return iter(self.load())

    def __len__(self) -> int:
        """Return the number of keys."""
        return len(self.load())


def key_to(password_hash: str) -> str:
    """Return the key of the tables whose password has this hash."""
    return hashlib.sha256(f"table key {password_hash}".encode()).hexdigest()[:KEY_LENGTH]


def check_has_key(game: Game, *, keys: Collection[str]) -> None:
    """Raise PasswordNeeded if the table has a password and its key is not among these keys."""
    if game.password and key_to(game.password) not in keys:
        raise PasswordNeeded("This table asks for its password.")


def check_may_watch(game: Game, *, user_id: int | None, keys: Collection[str]) -> None:
    """Raise PasswordNeeded if a caller without a seat and without the key watches a running game.

    The password protects only the running game: everybody with the link may see the open table and
    the finished game.
    """
    if game.status != GameStatus.ACTIVE or not game.password:
        return
    is_at_table = user_id is not None and (
        user_id == game.host_id or any(seat.user_id == user_id for seat in game.all_seats)
    )
    if not is_at_table:
        check_has_key(game, keys=keys)
