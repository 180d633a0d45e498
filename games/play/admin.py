"""Games in the admin: to look at, not to change, since a row must agree with its log.

What staff do about a game that is stuck, and so the registration, is in `moderation.admin.games`.
"""

from typing import TYPE_CHECKING

from django.contrib import admin
from django.http import HttpRequest

from games.play.models import Game, Seat
from web.admin import ListedAdmin

if TYPE_CHECKING:
    SeatInlineBase = admin.TabularInline[Seat, Game]
else:
    SeatInlineBase = admin.TabularInline


class SeatInline(SeatInlineBase):
    """Who sits at the table."""

    model = Seat
    fields = ("number", "user", "bot_level")
    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        """Seats are settled by the services."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        """Seats are settled by the services."""
        return False


class GameAdmin(ListedAdmin[Game]):
    """Games to look up; the server seed and the position, which hold all cards, are not shown."""

    list_display = ("id", "status", "preset", "host", "version", "created_at", "finished_at")
    list_filter = ("status", "preset", "is_rated", "is_private")
    list_select_related = ("host",)
    search_fields = ("id", "host__name")
    date_hierarchy = "created_at"
    inlines = (SeatInline,)
    fields = (
        "id",
        "status",
        "preset",
        "rules",
        "rules_name",
        "host",
        "is_private",
        "is_rated",
        "mode",
        "commitment",
        "first_game",
        "series_number",
        "next_game",
        "standings",
        "version",
        "awaited",
        "places",
        "durak",
        "reason",
        "bot_due_at",
        "created_at",
        "started_at",
        "finished_at",
    )

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Games are made by the services."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        """Games change by commands alone."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        """Games stay."""
        return False
