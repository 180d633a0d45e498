"""The group of moderators: what staff may see and decide without being superusers."""

from typing import Any

from django.contrib.auth.models import Group, Permission
from django.db.models import Q

GROUP = "moderators"
MAY = {
    "moderation": (
        "view_case",
        "change_case",
        "view_report",
        "view_sanction",
        "view_appeal",
        "view_auditentry",
    ),
    "play": ("view_game",),
    "ratings": ("view_ratedgame", "change_ratedgame"),
    "chat": ("view_chatmessage",),
}


def make_moderators(using: str, **_: Any) -> None:
    """See to it that the group is there with what it may; connected to the end of migrations.

    Permissions are rows that Django makes after all migrations, so a migration comes too early.
    """
    group, _is_new = Group.objects.using(using).get_or_create(name=GROUP)
    permissions = Permission.objects.using(using)
    for app, codenames in MAY.items():
        wanted = Q(content_type__app_label=app, codename__in=codenames)
        group.permissions.add(*permissions.filter(wanted))
