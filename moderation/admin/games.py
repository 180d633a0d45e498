"""Games in the admin: search, cancellation, repair, and daily statistics."""

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.helpers import ActionForm
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path
from django.utils import timezone

from games.play.admin import GameAdmin
from games.play.models import Game
from moderation.admin.staff import staff_id_of
from moderation.selectors.statistics import days
from moderation.services.stuck_games import cancel_game, rebuild_game
from web.http.errors import ServiceError

DAYS = 31


class WhyForm(ActionForm):
    """The choice of an action, with the reason for it."""

    why = forms.CharField(
        max_length=500, required=False, label="Why", help_text="For the audit log."
    )


@admin.register(Game)
class StaffGameAdmin(GameAdmin):
    """Games, and the actions of staff for a game that is stuck."""

    action_form = WhyForm
    actions = ("cancel", "rebuild")
    change_list_template = "admin/moderation/games.html"

    @admin.action(description="Cancel the chosen games, for the reason given", permissions=["mend"])
    def cancel(self, request: HttpRequest, games: QuerySet[Game]) -> None:
        """Call the chosen running games off, without a result."""
        why = request.POST.get("why", "")
        for game_id in games.order_by("pk").values_list("pk", flat=True):
            try:
                cancel_game(game_id=game_id, by_id=staff_id_of(request), why=why)
            except ServiceError as error:
                self.message_user(request, f"{game_id}: {error}", messages.ERROR)
            else:
                self.message_user(request, f"{game_id}: cancelled.")

    @admin.action(description="Compute the rows of the chosen games again", permissions=["mend"])
    def rebuild(self, request: HttpRequest, games: QuerySet[Game]) -> None:
        """Compute the rows of the chosen games from their logs again."""
        for game_id in games.order_by("pk").values_list("pk", flat=True):
            try:
                is_changed = rebuild_game(game_id=game_id, by_id=staff_id_of(request))
            except ServiceError as error:
                self.message_user(request, f"{game_id}: {error}", messages.ERROR)
            else:
                text = "made anew" if is_changed else "nothing was wrong"
                self.message_user(request, f"{game_id}: {text}.")

    def has_mend_permission(self, request: HttpRequest) -> bool:
        """Return whether the member of staff decides cases."""
        return request.user.has_perm("moderation.change_case")

    def get_urls(self) -> list[URLPattern]:
        """Return the addresses of games, and the page of statistics."""
        view = self.admin_site.admin_view(self.statistics)
        return [path("statistics/", view, name="play_game_statistics"), *super().get_urls()]

    def statistics(self, request: HttpRequest) -> HttpResponse:
        """Show how many games and people there were on each of the last days."""
        context = {
            **self.admin_site.each_context(request),
            "title": "Statistics by day",
            "days": days(now=timezone.now(), count=DAYS),
        }
        return TemplateResponse(request, "admin/moderation/statistics.html", context)
