"""Bot accounts, under which programs play, and which others see marked everywhere."""

from django.db import transaction

from accounts.errors import AlreadyABot, StaffStayPeople
from accounts.models import User
from accounts.personal_data import parts


def become_bot(user: User) -> User:
    """Turn the account into a bot account; there is no way back.

    Raises AlreadyABot, StaffStayPeople, or HasPlayed if a person has played under it.
    """
    with transaction.atomic():
        # Beginning to seek takes the same lock.
        locked = User.objects.select_for_update(no_key=True).get(pk=user.pk)
        if locked.is_bot:
            raise AlreadyABot("This account is a bot's already.")
        if locked.is_staff or locked.is_superuser:
            raise StaffStayPeople("An account of staff stays a person's.")
        for part in parts():
            part.check_may_become_bot(locked)
        locked.is_bot = True
        locked.save(update_fields=["is_bot"])
    return locked
