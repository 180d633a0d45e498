"""Rated games held back for suspected boosting: the decisions of staff in the admin."""

from collections.abc import Callable

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest

from games.ratings.models import RatedGame
from moderation.services.held_games import annul_rated_game, release_rated_game
from web.admin import ListedAdmin
from web.http.errors import ServiceError


@admin.register(RatedGame)
class RatedGameAdmin(ListedAdmin[RatedGame]):
    """The book of rated games, in which games that are held back wait for staff to decide."""

    list_display = ("game", "status", "number", "signs", "entered_at", "decided_by", "decided_at")
    list_filter = ("status",)
    list_select_related = ("game", "decided_by")
    search_fields = ("game__id", "game__seats__user__name")
    actions = ("release", "annul")

    @admin.action(description="Let the chosen games count now", permissions=["change"])
    def release(self, request: HttpRequest, entries: QuerySet[RatedGame]) -> None:
        """Let each chosen game count after all that have counted before, oldest first."""
        self._decide(request, entries, release_rated_game)

    @admin.action(description="Never let the chosen games count", permissions=["change"])
    def annul(self, request: HttpRequest, entries: QuerySet[RatedGame]) -> None:
        """Decide that the chosen games never count; the games themselves stay."""
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
            except ServiceError as error:
                self.message_user(request, f"{game_id}: {error}", messages.ERROR)
            else:
                self.message_user(request, f"{game_id}: {entry.get_status_display()}.")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: games enter the book when they are played."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: RatedGame | None = None) -> bool:
        """Return False: the book keeps all decisions."""
        return False

    def get_readonly_fields(
        self,
        request: HttpRequest,
        obj: RatedGame | None = None,
    ) -> tuple[str, ...]:
        """Return all fields: only the actions change an entry."""
        return tuple(field.name for field in RatedGame._meta.fields)  # noqa: SLF001 - Django's API
