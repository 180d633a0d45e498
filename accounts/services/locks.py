"""Rows of users, locked for those who read before they write."""

from accounts.models import User


def locked(*user_ids: int) -> dict[int, User]:
    """The users with these ids that exist, by id, locked until the transaction ends.

    They are locked in one order, so that two who lock the same users never wait for each other.
    """
    rows = User.objects.select_for_update(no_key=True).filter(pk__in=user_ids).order_by("pk")
    return {user.pk: user for user in rows}
