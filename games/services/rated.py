"""Which games may be rated, and who may sit in them."""

from accounts.models import User
from games.engine import PRESETS
from games.errors import AccountNeeded, InvalidInput


def check_may_be_rated(preset: str, *, is_private: bool) -> None:
    """Raises InvalidInput unless the game is public and of a preset that is made for rating."""
    if preset not in PRESETS or not PRESETS[preset].rated:
        rated = ", ".join(name for name, known in PRESETS.items() if known.rated)
        raise InvalidInput("rated", f"Rated games are of one of the presets {rated}.")
    if is_private:
        raise InvalidInput("rated", "A private game is not rated.")


def check_has_account(user_id: int) -> None:
    """Raises AccountNeeded for a guest."""
    if User.objects.filter(pk=user_id, is_guest=True).exists():
        raise AccountNeeded("Rated games are for accounts. Register, and your games stay yours.")
