"""Games in the admin: to look at, not to change, since a row must agree with its log."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest

from games.errors import GameError
from games.models import ChatMessage, Game, RatedGame, Seat
from games.services.ratings import annul_rated_game, release_rated_game

if TYPE_CHECKING:
    ChatAdminBase = admin.ModelAdmin[ChatMessage]
    GameAdminBase = admin.ModelAdmin[Game]
    RatedGameAdminBase = admin.ModelAdmin[RatedGame]
    SeatInlineBase = admin.TabularInline[Seat, Game]
else:
    ChatAdminBase = admin.ModelAdmin
    GameAdminBase = admin.ModelAdmin
    RatedGameAdminBase = admin.ModelAdmin
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


@admin.register(Game)
class GameAdmin(GameAdminBase):
    """Games to look up; the server seed and the position, which hold all cards, are not shown."""

    list_display = ("id", "status", "preset", "host", "version", "created_at", "finished_at")
    list_filter = ("status", "preset", "is_rated", "is_private")
    list_select_related = ("host",)
    search_fields = ("id", "host__username")
    date_hierarchy = "created_at"
    inlines = (SeatInline,)
    fields = (
        "id",
        "status",
        "preset",
        "rules",
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


@admin.register(ChatMessage)
class ChatMessageAdmin(ChatAdminBase):
    """What is said at tables, to look up; it's forgotten by itself."""

    list_display = ("at", "series_id", "author", "kind", "code", "text")
    list_filter = ("kind",)
    list_select_related = ("author",)
    search_fields = ("series__id", "author__name", "text")
    date_hierarchy = "at"
    ordering = ("-id",)
    fields = ("series", "author", "kind", "code", "text", "at")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Messages come from tables."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: ChatMessage | None = None) -> bool:
        """Nobody puts words into another's mouth."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: ChatMessage | None = None) -> bool:
        """Age and their authors delete them."""
        return False


@admin.register(RatedGame)
class RatedGameAdmin(RatedGameAdminBase):
    """The book of rated games; those held back wait here for somebody to look at them."""

    list_display = ("game", "status", "number", "signs", "entered_at", "decided_by", "decided_at")
    list_filter = ("status",)
    list_select_related = ("game", "decided_by")
    search_fields = ("game__id", "game__seats__user__name")
    actions = ("release", "annul")

    @admin.action(description="Let the chosen games count now", permissions=["change"])
    def release(self, request: HttpRequest, entries: QuerySet[RatedGame]) -> None:
        """Each counts after all that have counted before, oldest first."""
        self._decide(request, entries, release_rated_game)

    @admin.action(description="Never let the chosen games count", permissions=["change"])
    def annul(self, request: HttpRequest, entries: QuerySet[RatedGame]) -> None:
        """They stay as games, without ratings."""
        self._decide(request, entries, annul_rated_game)

    def _decide(
        self,
        request: HttpRequest,
        entries: QuerySet[RatedGame],
        decide: Callable[..., RatedGame],
    ) -> None:
        for game_id in entries.order_by("entered_at", "pk").values_list("pk", flat=True):
            try:
                entry = decide(game_id=game_id, by_id=request.user.pk)
            except GameError as error:
                self.message_user(request, f"{game_id}: {error}", messages.ERROR)
            else:
                self.log_change(request, entry, f"Ratings {entry.get_status_display()}.")
                self.message_user(request, f"{game_id}: {entry.get_status_display()}.")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Games enter by being played."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: RatedGame | None = None) -> bool:
        """The book keeps what was decided."""
        return False

    def get_readonly_fields(
        self,
        request: HttpRequest,
        obj: RatedGame | None = None,
    ) -> tuple[str, ...]:
        """An entry changes by the actions alone."""
        return tuple(field.name for field in RatedGame._meta.fields)  # noqa: SLF001 - Django's API
