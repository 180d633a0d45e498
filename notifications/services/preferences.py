"""Change notification preferences (settings, opt out)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from django.db import transaction
from django.utils import timezone

from notifications.kinds import Channel, Topic
from notifications.models import InvitedBy, Preferences
from notifications.selectors.digests import week_of
from notifications.selectors.preferences import channels_of
from notifications.services.reported_addresses import resume_mails
from web.http.preconditions import Precondition, nothing_required

if TYPE_CHECKING:
    from django.db.models import QuerySet


def change_preferences(
    *,
    user_id: int,
    channels: Mapping[Topic, Mapping[Channel, bool]],
    invited_by: InvitedBy | None,
    has_digest: bool | None = None,
    resumes_mails: bool = False,
    precondition: Precondition = nothing_required,
) -> Preferences:
    """Switch the named channels of the user, and set who may invite them; return the preferences.

    Other channels stay, as do `invited_by` and `has_digest` if they are None. The first digest
    comes in the week after it was switched on. `resumes_mails` sends mails again to an address that
    had bounced. Raises PreconditionFailed.
    """
    with transaction.atomic():
        row, _ = Preferences.objects.select_for_update().get_or_create(user_id=user_id)
        precondition()
        chosen = channels_of(row)
        for topic, switches in channels.items():
            on = {channel for channel, is_on in switches.items() if is_on}
            chosen[topic] = (chosen[topic] - frozenset(switches)) | on
            row.channels[topic.value] = sorted(chosen[topic])
        row.hears_of_friends = bool(chosen[Topic.FRIEND])
        row.invited_by = invited_by or row.invited_by
        if has_digest is not None:
            if has_digest and not row.has_digest:
                row.digest_week = week_of(timezone.now())
            row.has_digest = has_digest
        row.save()
        if resumes_mails:
            resume_mails(user_id)
    return row


def lock_listeners(user_ids: "QuerySet[Any, Any]", *, most: int) -> list[int]:
    """Return the users who want notifications about friends, locked until the transaction ends.

    Locks are always taken in one order, so that simultaneous callers wait for each other and notify
    only once.
    """
    rows = Preferences.objects.select_for_update().filter(
        user_id__in=user_ids, hears_of_friends=True
    )
    return list(rows.order_by("user_id").values_list("user_id", flat=True)[:most])
