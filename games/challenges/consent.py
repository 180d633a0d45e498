"""Consent to a challenge or invitation: whom a user may ask (friends only, blocked users)."""

from collections.abc import Collection

from accounts.models import Follow
from accounts.selectors.relations import in_blocks_with
from notifications.models import InvitedBy, Preferences


def unwilling(*, asker_id: int, asked: Collection[int]) -> set[int]:
    """Return the accounts among `asked` that the user may not ask.

    These are blocked accounts, and accounts whose setting for invitations excludes the user.
    """
    others = set(asked) - {asker_id}
    blocked = in_blocks_with(asker_id)
    chosen = dict(
        Preferences.objects.filter(user_id__in=others)
        .exclude(invited_by=InvitedBy.EVERYBODY)
        .values_list("user_id", "invited_by")
    )
    following = set(
        Follow.objects.filter(followed_id=asker_id, follower_id__in=chosen).values_list(
            "follower_id", flat=True
        )
    )
    return {
        user_id
        for user_id in others
        if user_id in blocked
        or chosen.get(user_id) == InvitedBy.NOBODY
        or (chosen.get(user_id) == InvitedBy.FOLLOWED and user_id not in following)
    }
