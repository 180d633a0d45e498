"""The group of moderators: the permissions of staff who aren't superusers."""

from typing import Any

from django.contrib.auth.models import Group, Permission
from django.db.models import Q

GROUP = "moderators"
PERMISSIONS = {
    "moderation": (
        "view_case",
        "change_case",
        "view_report",
        "view_sanction",
        "view_appeal",
        "view_auditentry",
    ),
    "play": ("view_game",),
    "notifications": ("view_announcement", "add_announcement"),
    "accounts": ("view_apitoken",),
    "ratings": ("view_ratedgame", "change_ratedgame", "view_collusionsign", "view_collusionrun"),
    "chat": ("view_chatmessage",),
    "clubs": ("view_club",),
    "tournaments": ("view_tournament",),
}


def make_moderators(using: str, **_: Any) -> None:
    """Create the group if needed, and give it its permissions; called at the end of migrations.

    A migration would come too early, because Django makes permissions after all migrations.
    """
    group, _is_new = Group.objects.using(using).get_or_create(name=GROUP)
    permissions = Permission.objects.using(using)
    for app, codenames in PERMISSIONS.items():
        wanted = Q(content_type__app_label=app, codename__in=codenames)
        group.permissions.add(*permissions.filter(wanted))
