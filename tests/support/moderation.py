"""Staff, for the tests of moderation."""

from itertools import count

from django.contrib.auth.models import Group

from accounts.models import User

_numbers = count(1)


def moderator() -> User:
    """A new member of staff who is no superuser, in the group of moderators."""
    user = User.objects.create_user(username=f"staff{next(_numbers)}", is_staff=True)
    user.groups.add(Group.objects.get(name="moderators"))
    return user
