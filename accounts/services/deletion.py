"""Deleting an account: at once closed, then taken out of what goes on, then scrubbed.

The row stays, since games hold on to it; it tells nothing of a person any more.
"""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from accounts.models import (
    Appeal,
    AuditEntry,
    Block,
    Case,
    DataExport,
    Follow,
    Mute,
    Note,
    Sanction,
    User,
)
from accounts.names import DELETED_NAMES, deleted_username
from accounts.personal_data import parts
from accounts.services.banned_addresses import remember_addresses
from accounts.services.reports import forget_reports_of
from accounts.services.sessions import end_sessions_of
from accounts.services.tokens import revoke_tokens_of


def delete_account(user: User) -> None:
    """The account is gone; whoever played with it sees a deleted player.

    Raises CannotLeave, and nothing has changed then. What a crash leaves undone,
    `finish_deletions` does.
    """
    for part in parts():
        part.check_may_leave(user)
    user.is_active, user.deleted_at = False, timezone.now()
    user.save(update_fields=["is_active", "deleted_at"])
    _finish(user)


def finish_deletions() -> int:
    """Finish what was begun and interrupted; how many accounts."""
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
        part.forget(user)
    with transaction.atomic():
        remember_addresses(user)
        _forget_what_belongs_to(user)
        _scrub(user)


def _forget_what_belongs_to(user: User) -> None:
    EmailAddress.objects.filter(user=user).delete()
    Authenticator.objects.filter(user=user).delete()
    DataExport.objects.filter(user=user).delete()
    Follow.objects.filter(Q(follower=user) | Q(followed=user)).delete()
    Block.objects.filter(Q(blocker=user) | Q(blocked=user)).delete()
    Mute.objects.filter(Q(muter=user) | Q(muted=user)).delete()
    Note.objects.filter(Q(author=user) | Q(about=user)).delete()
    forget_reports_of(user)
    _forget_words_about(user)
    user.groups.clear()
    user.user_permissions.clear()


def _forget_words_about(user: User) -> None:
    """What was decided stays in numbers, and in the logs of staff; the words and the name go."""
    Appeal.objects.filter(sanction__person=user).delete()
    Sanction.objects.filter(person=user).update(words="")
    AuditEntry.objects.filter(person=user).update(subject="", why="")
    LogEntry.objects.filter(
        content_type__in=ContentType.objects.get_for_models(
            User, Case, for_concrete_models=False
        ).values(),
        object_id=str(user.pk),
    ).update(object_repr="", change_message="")


def _scrub(user: User) -> None:
    user.username, user.name, user.name_key = deleted_username(), DELETED_NAMES["en"], None
    user.email = user.first_name = user.last_name = user.language = ""
    user.last_login = user.last_seen_at = user.banned_until = None
    user.is_staff = user.is_superuser = user.is_bot = False
    user.is_scrubbed = True
    user.set_unusable_password()
    user.save()
