"""Account deletion: closed at once, taken out of games, then anonymised (scrubbed).

The row remains, because games refer to it, but nothing in it identifies a person any more.
"""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from oauth2_provider.models import Application

from accounts.models import Block, DataExport, Follow, Mute, Note, User
from accounts.names import deleted_name, deleted_username
from accounts.personal_data import parts
from accounts.services.locks import locked
from accounts.services.sessions import end_sessions_of
from accounts.services.tokens import revoke_tokens_of


def delete_account(user: User) -> None:
    """Delete the account; players who played with it see a deleted player.

    Raises CannotLeave before anything has changed. After a crash, `finish_deletions` does the rest.
    """
    with transaction.atomic():
        leaving = locked(user.pk)[user.pk]
        for part in parts():
            part.check_may_leave(leaving)
        if leaving.deleted_at is None:
            leaving.is_active, leaving.deleted_at = False, timezone.now()
            leaving.save(update_fields=["is_active", "deleted_at"])
    _finish(leaving)


def finish_deletions() -> int:
    """Finish interrupted deletions; return their number."""
    begun = list(User.objects.filter(deleted_at__isnull=False, is_scrubbed=False))
    for user in begun:
        _finish(user)
    return len(begun)


def _finish(user: User) -> None:
    end_sessions_of(user)
    revoke_tokens_of(user)
    for part in parts():
        part.leave(user)
    for part in parts():
        part.erase(user)
    with transaction.atomic():
        leaving = locked(user.pk)[user.pk]
        if not leaving.is_scrubbed:
            _forget_what_belongs_to(leaving)
            _scrub(leaving)


def _forget_what_belongs_to(user: User) -> None:
    EmailAddress.objects.filter(user=user).delete()
    Authenticator.objects.filter(user=user).delete()
    SocialAccount.objects.filter(user=user).delete()
    DataExport.objects.filter(user=user).delete()
    Application.objects.filter(user=user).delete()
    Follow.objects.filter(Q(follower=user) | Q(followed=user)).delete()
    Block.objects.filter(Q(blocker=user) | Q(blocked=user)).delete()
    Mute.objects.filter(Q(muter=user) | Q(muted=user)).delete()
    Note.objects.filter(Q(author=user) | Q(about=user)).delete()
    user.groups.clear()
    user.user_permissions.clear()


def _scrub(user: User) -> None:
    user.username, user.name = deleted_username(), deleted_name("en")
    user.name_key = user.look_key = None
    user.email = user.first_name = user.last_name = user.language = user.avatar = ""
    user.last_login = user.last_seen_at = None
    user.banned_until = user.muted_until = None
    user.is_staff = user.is_superuser = user.is_bot = user.hides_ratings = False
    user.is_scrubbed = True
    user.set_unusable_password()
    user.save()
