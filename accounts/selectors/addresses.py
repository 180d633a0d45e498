"""Accounts at one IP address (multi-accounting, alt accounts): pairs that share an address."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from allauth.usersessions.models import UserSession

from web.limits.addresses import caller_at


def pairs_at_one_address(user_ids: Iterable[int]) -> set[frozenset[int]]:
    """Return the pairs of these users who have sessions from one address.

    It may be a person with two accounts, or a household. Addresses are grouped as for rate limits.
    """
    by_address = dict[str, set[int]]()
    for user_id, address in _addresses(list(user_ids)):
        by_address.setdefault(caller_at(address), set()).add(user_id)
    return {
        frozenset(pair) for users in by_address.values() for pair in combinations(sorted(users), 2)
    }


def share_address(user_id: int, others: Any) -> bool:
    """Return whether the user and one of the `others` (ids, or a query) use one address."""
    own = {caller_at(address) for _, address in _addresses([user_id])}
    return any(
        caller_at(address) in own for other, address in _addresses(others) if other != user_id
    )


def _addresses(user_ids: Any) -> list[tuple[int, str]]:
    rows = UserSession.objects.filter(user_id__in=user_ids).values_list("user_id", "ip")
    return list(rows.distinct())
