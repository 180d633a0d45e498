"""Private tables: hash the table password, and exchange it for a key."""

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

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
        raise InvalidInput("password", ("does_not_fit", _("Only a private table has a password.")))
    if not SHORTEST <= len(password) <= LONGEST:
        length = _("A password has {least} to {most} characters.")
        told = format_lazy(length, least=SHORTEST, most=LONGEST)
        raise InvalidInput("password", ("length", told))
    if any("\ud800" <= character <= "\udfff" for character in password):
        raise InvalidInput("password", ("wrong_characters", _("Use characters that can be seen.")))
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
