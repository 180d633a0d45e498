"""Reads of friends (follows), blocks, mutes and notes: is this user blocked by that one?"""

from collections.abc import Collection, Iterable, Sequence

from django.db.models import Q

from accounts.models import Block, Follow, Mute, Note, User
from web.database.prepared_statements import PreparedQuery

AT_A_TABLE = 7
"""The most people at a table: six players, and a host without a seat."""


def blocked_pairs(user_ids: Iterable[int]) -> set[frozenset[int]]:
    """Return the pairs of these users in which one has blocked the other.

    Such users are never paired, and don't see each other's messages.
    """
    ids = tuple(user_ids)
    rows = Block.objects.filter(blocker_id__in=ids, blocked_id__in=ids)
    return {frozenset(pair) for pair in rows.values_list("blocker_id", "blocked_id")}


def is_blocked_by_any(*, user_id: int, of: Collection[int]) -> bool:
    """Return whether one of the users `of` has blocked the user."""
    if not of:
        return False
    if len(of) > AT_A_TABLE:
        return Block.objects.filter(blocker_id__in=of, blocked_id=user_id).exists()
    return bool(_blocks_at_table(user_id, *padded(of)))


def padded(user_ids: Collection[int]) -> list[int]:
    """Return these users, seven at most and at least one, with repetitions to a number of seven.

    So one prepared query with `IN` serves every number of people at a table.
    """
    ids = list(user_ids)
    return ids + ids[:1] * (AT_A_TABLE - len(ids))


_blocks_at_table = PreparedQuery(
    lambda user_id, *others: Block.objects.filter(
        blocked_id=user_id, blocker_id__in=others
    ).order_by()[:1],
    *range(-1, -2 - AT_A_TABLE, -1),
)


def blockers_of(user_id: int) -> set[int]:
    """Return the users who have blocked the user."""
    return set(Block.objects.filter(blocked_id=user_id).values_list("blocker_id", flat=True))


def mutual_pairs(user_ids: Iterable[int]) -> set[frozenset[int]]:
    """Return the pairs of these users who follow each other: friends."""
    ids = tuple(user_ids)
    rows = Follow.objects.filter(follower_id__in=ids, followed_id__in=ids)
    follows = set(rows.values_list("follower_id", "followed_id"))
    return {frozenset((one, other)) for one, other in follows if (other, one) in follows}


def in_blocks_with(user_id: int) -> set[int]:
    """Return the ids of users who have blocked the user, or whom the user has blocked."""
    rows = Block.objects.filter(Q(blocker_id=user_id) | Q(blocked_id=user_id))
    pairs = rows.values_list("blocker_id", "blocked_id")
    return {other for pair in pairs for other in pair if other != user_id}


def unheard(*, by: int | None, among: Collection[int]) -> set[int]:
    """Return the ids `among` whose messages user `by` may not see: muted, or blocked by either.

    A caller who isn't logged in (None) sees all messages.
    """
    if by is None:
        return set()
    muted = Mute.objects.filter(muter_id=by, muted_id__in=among)
    blocked = Block.objects.filter(blocker_id=by, blocked_id__in=among)
    blocking = Block.objects.filter(blocked_id=by, blocker_id__in=among)
    rows = muted.values_list("muted_id").union(
        blocked.values_list("blocked_id"), blocking.values_list("blocker_id")
    )
    return {author for (author,) in rows}


def muted_by(user_id: int) -> list[User]:
    """Return the users whom the user has muted, by name."""
    ids = Mute.objects.filter(muter_id=user_id).values("muted_id")
    return list(User.objects.filter(pk__in=ids, is_active=True).order_by("name", "pk"))


def followed_by(user_id: int) -> list[User]:
    """Return the accounts that the user follows, by name."""
    ids = Follow.objects.filter(follower_id=user_id).values("followed_id")
    return list(User.objects.filter(pk__in=ids, is_active=True).order_by("name_key"))


def blocked_by(user_id: int) -> list[User]:
    """Return the users whom the user has blocked, by name."""
    ids = Block.objects.filter(blocker_id=user_id).values("blocked_id")
    return list(User.objects.filter(pk__in=ids, is_active=True).order_by("name", "pk"))


def noted_by(user_id: int) -> list[User]:
    """Return the users about whom the user keeps a note, by name."""
    ids = Note.objects.filter(author_id=user_id).values("about_id")
    return list(User.objects.filter(pk__in=ids, is_active=True).order_by("name", "pk"))


class Relations:
    """The relations between a viewer and some players, read at once; empty without a viewer."""

    def __init__(self, viewer: User | None, players: Sequence[User]) -> None:
        ids = [player.pk for player in players]
        own = None if viewer is None else viewer.pk
        self.followed = set(
            Follow.objects.filter(follower_id=own, followed_id__in=ids).values_list(
                "followed_id", flat=True
            )
        )
        self.blocked = set(
            Block.objects.filter(blocker_id=own, blocked_id__in=ids).values_list(
                "blocked_id", flat=True
            )
        )
        self.blocking = set(
            Block.objects.filter(blocker_id__in=ids, blocked_id=own).values_list(
                "blocker_id", flat=True
            )
        )
        self.muted = set(
            Mute.objects.filter(muter_id=own, muted_id__in=ids).values_list("muted_id", flat=True)
        )
        self.notes = dict(
            Note.objects.filter(author_id=own, about_id__in=ids).values_list("about_id", "text")
        )
