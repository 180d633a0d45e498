"""Accounts found by their public name."""

from django.db.models import QuerySet

from accounts.errors import UnknownPlayer
from accounts.models import User
from accounts.names import name_key

MOST_FOUND = 20


def search_players(beginning: str) -> list[User]:
    """Return the first twenty accounts, by name, whose public name begins with the text."""
    return list(_accounts().filter(name_key__startswith=name_key(beginning.strip()))[:MOST_FOUND])


def player_named(name: str) -> User:
    """Return the account with that public name, in any case. Raises UnknownPlayer."""
    player = _accounts().filter(name_key=name_key(name)).first()
    if player is None:
        raise UnknownPlayer("There is no such player.")
    return player


def _accounts() -> QuerySet[User]:
    return User.objects.filter(is_guest=False, is_active=True).order_by("name_key")
