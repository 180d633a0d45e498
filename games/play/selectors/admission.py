"""Who is let in at a table with a password, by the keys they carry.

A key stands for a table's password as it is kept, so it opens the table and its whole series until
the password changes, and tells nothing of the password.
"""

import hashlib
from collections.abc import Collection, Iterator

from django.contrib.sessions.backends.base import SessionBase

from games.play.errors import PasswordNeeded
from games.play.models import Game, GameStatus

KEY_LENGTH = 32
SESSION_KEYS = "table_keys"
"""Under which name a session carries keys."""


class SessionKeys(Collection[str]):
    """The keys that a session carries; the session is read when the first one is asked for."""

    def __init__(self, session: SessionBase) -> None:
        self._session: SessionBase | None = session
        self._keys = frozenset[str]()

    def load(self) -> frozenset[str]:
        """The keys, read if they were not before."""
        if self._session is not None:
            self._keys = frozenset(self._session.get(SESSION_KEYS, ()))
            self._session = None
        return self._keys

    def __contains__(self, key: object) -> bool:
        """Whether the session carries the key."""
        return key in self.load()

    def __iter__(self) -> Iterator[str]:
        """The keys in no order."""
        return iter(self.load())

    def __len__(self) -> int:
        """The number of keys."""
        return len(self.load())


def key_to(password_hash: str) -> str:
    """The key to tables whose password is kept so."""
    return hashlib.sha256(f"table key {password_hash}".encode()).hexdigest()[:KEY_LENGTH]


def check_let_in(game: Game, *, keys: Collection[str]) -> None:
    """Raises PasswordNeeded if the table has a password and none of the keys is to it."""
    if game.password and key_to(game.password) not in keys:
        raise PasswordNeeded("This table asks for its password.")


def check_may_watch(game: Game, *, user_id: int | None, keys: Collection[str]) -> None:
    """Raises PasswordNeeded if somebody without a seat, and without a key, follows a running game.

    What is played is guarded, not the table: everybody who has the link may see who waits there,
    and a finished game can be looked at.
    """
    if game.status != GameStatus.ACTIVE or not game.password:
        return
    is_at_table = user_id is not None and (
        user_id == game.host_id or any(seat.user_id == user_id for seat in game.all_seats)
    )
    if not is_at_table:
        check_let_in(game, keys=keys)
