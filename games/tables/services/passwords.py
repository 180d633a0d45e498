"""Private tables: hash the table password, and exchange it for a key."""

from accounts.passwords import hash_password, is_password
from games.play.errors import NotFound
from games.play.models import Game
from games.play.selectors.admission import key_to
from games.tables.errors import WrongPassword
from web.http.errors import InvalidInput

SHORTEST = 4
LONGEST = 64


def password_hash(password: str | None, *, is_private: bool) -> str:
    """Return the password as it is stored, "" for none; raises InvalidInput."""
    if not password:
        return ""
    if not is_private:
        raise InvalidInput("password", "Only a private table has a password.")
    if not SHORTEST <= len(password) <= LONGEST:
        raise InvalidInput("password", f"A password has {SHORTEST} to {LONGEST} characters.")
    if any("\ud800" <= character <= "\udfff" for character in password):
        raise InvalidInput("password", "Only characters that UTF-8 can keep.")
    return hash_password(password)


def unlock(*, game_id: str, password: str) -> str | None:
    """Check a password; return the key of the table, or None if the table has no password.

    Checking is slow on purpose and therefore done without the lock of the table. Raises NotFound,
    WrongPassword.
    """
    kept = Game.objects.filter(pk=game_id).values_list("password", flat=True).first()
    if kept is None:
        raise NotFound("There is no such game.")
    if not kept:
        return None
    if not is_password(password, kept):
        raise WrongPassword("This is not the table's password.")
    return key_to(kept)
