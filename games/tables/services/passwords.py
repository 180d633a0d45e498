"""The passwords of private tables: kept hashed, and exchanged for a key."""

from django.contrib.auth.hashers import check_password, make_password

from games.play.errors import NotFound
from games.play.models import Game
from games.play.selectors.admission import key_to
from games.tables.errors import WrongPassword
from web.errors import InvalidInput

SHORTEST = 4
LONGEST = 64


def kept_password(password: str | None, *, is_private: bool) -> str:
    """The password as it is kept; none is "". Raises InvalidInput."""
    if not password:
        return ""
    if not is_private:
        raise InvalidInput("password", "Only a private table has a password.")
    if not SHORTEST <= len(password) <= LONGEST:
        raise InvalidInput("password", f"A password has {SHORTEST} to {LONGEST} characters.")
    if any("\ud800" <= character <= "\udfff" for character in password):
        raise InvalidInput("password", "Only characters that UTF-8 can keep.")
    return make_password(password)


def unlock(*, game_id: str, password: str) -> str | None:
    """The key that the password is good for; None where no password is asked for.

    Checking takes its time on purpose, so it is done without holding the table's lock. Raises
    NotFound, WrongPassword.
    """
    kept = Game.objects.filter(pk=game_id).values_list("password", flat=True).first()
    if kept is None:
        raise NotFound("There is no such game.")
    if not kept:
        return None
    if not check_password(password, kept):
        raise WrongPassword("This is not the table's password.")
    return key_to(kept)
