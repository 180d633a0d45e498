"""Games in the admin: read-only, since a row must agree with its log.

`moderation.admin.games` registers this class and has the actions for a stuck game.
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
    """The seats of the game."""

    model = Seat
    fields = ("number", "user", "bot_level")
    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        """Return False: only services change seats."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        """Return False: only services change seats."""
        return False


class GameAdmin(ListedAdmin[Game]):
    """The read-only view of games. It hides the server seed and the position: they reveal cards."""

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
        """Return False: only services create games."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        """Return False: only commands change games."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        """Return False: games are never deleted."""
        return False
