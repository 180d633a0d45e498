"""Staff, for the tests of moderation."""

from itertools import count

from accounts.models import User

_numbers = count(1)


def moderator() -> User:
    """A new member of staff who is no superuser."""
    return User.objects.create_user(username=f"staff{next(_numbers)}", is_staff=True)
