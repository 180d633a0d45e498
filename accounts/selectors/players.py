"""Find players: search by name, look up by public name or id."""

import re
from collections.abc import Collection, Sequence
from typing import Any

from django.db.models import Q, QuerySet

from accounts.errors import UnknownPlayer
from accounts.models import User
from accounts.names import name_key

MAX_FOUND = 20
ID = re.compile("@([0-9]{1,18})")
"""An id in place of a name."""


def search_players(beginning: str) -> list[User]:
    """Return the first twenty accounts, by name, whose public name begins with the text."""
    return list(_accounts().filter(name_key__startswith=name_key(beginning.strip()))[:MAX_FOUND])


def player_named(name: str) -> User:
    """Return the account with that public name, in any case, or with that id, as in `@4711`.

    No name begins with `@`. Raises UnknownPlayer.
    """
    player = _accounts().filter(**player_lookup(name)).first()
    if player is None:
        raise UnknownPlayer("There is no such player.")
    return player


def player_lookup(name: str) -> dict[str, Any]:
    """Return the condition for the account with that name or id, for a queryset of users."""
    by_id = ID.fullmatch(name)
    return {"name_key": name_key(name)} if by_id is None else {"pk": int(by_id[1])}


def players_called(names: Collection[str]) -> dict[str, User]:
    """Return the accounts with these names or ids, by what they are called there."""
    ids = {name: int(by_id[1]) for name in names if (by_id := ID.fullmatch(name)) is not None}
    keys = {name: name_key(name) for name in names if name not in ids}
    rows = list(_accounts().filter(Q(pk__in=ids.values()) | Q(name_key__in=keys.values())))
    with_id = {row.pk: row for row in rows}
    with_key = {row.name_key: row for row in rows}
    found = {name: with_id[one] for name, one in ids.items() if one in with_id}
    return found | {name: with_key[key] for name, key in keys.items() if key in with_key}


def players_by_id(ids: Sequence[int]) -> list[User]:
    """Return the accounts with these ids, each once, in their order; there may be fewer."""
    found = {player.pk: player for player in _accounts().filter(pk__in=ids)}
    return [found[one] for one in dict.fromkeys(ids) if one in found]


def _accounts() -> QuerySet[User]:
    return User.objects.filter(is_guest=False, is_active=True).order_by("name_key")
