"""Checks on the people of a table (accounts, friends in rated games), and on seen terms."""

from collections.abc import Iterable

from accounts.models import User
from accounts.selectors.relations import mutual_pairs
from games.play.errors import AccountNeeded
from games.play.models import Game
from games.tables.errors import FriendsAtRatedTable, TermsChanged

DUEL = 2


def check_terms(game: Game, seen: int | None) -> None:
    """Raise TermsChanged if the caller saw other terms than the terms of the table now."""
    if seen is not None and seen != game.terms:
        raise TermsChanged("The host has changed what is played: look at it again.")


def check_have_accounts(user_ids: Iterable[int]) -> None:
    """Raise AccountNeeded if one of the users is a guest."""
    if User.objects.filter(pk__in=tuple(user_ids), is_guest=True).exists():
        raise AccountNeeded("Rated games are for accounts. Register, and your games stay yours.")


def check_no_friends(user_ids: Iterable[int], *, seats: int, newcomer: int | None = None) -> None:
    """Raise FriendsAtRatedTable if two users are friends and a rated table has more seats.

    With a `newcomer` only the newcomer's friends count.
    """
    pairs = mutual_pairs(user_ids) if seats > DUEL else set()
    if any(newcomer is None or newcomer in pair for pair in pairs):
        raise FriendsAtRatedTable(
            "Friends don't sit at one rated table of more than two: they could play together."
        )
