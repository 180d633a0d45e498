"""Locks on the rows of users."""

from accounts.models import User


def locked(*user_ids: int) -> dict[int, User]:
    """Return the existing users with these ids, by id, locked until the transaction ends.

    Locks are always taken in one order, so that two transactions never wait for each other.
    """
    rows = User.objects.select_for_update(no_key=True).filter(pk__in=user_ids).order_by("pk")
    return {user.pk: user for user in rows}
