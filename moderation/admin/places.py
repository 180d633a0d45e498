"""Clubs and tournaments in the admin: staff rename, hide, show and close them, with a reason."""

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest

from games.clubs.models import Club, ClubRole
from games.tournaments.admin import TournamentAdmin
from games.tournaments.models import Tournament
from moderation.admin.games import WhyForm
from moderation.admin.staff import staff_id_of
from moderation.services.places import PlaceAct, act_on_club, act_on_tournament
from web.admin import ReadOnlyAdmin
from web.http.errors import ServiceError

ACTIONS = ("rename", "hide", "show", "close")


def may_decide(request: HttpRequest) -> bool:
    """Return whether the member of staff decides cases."""
    return request.user.has_perm("moderation.change_case")


@admin.register(Club)
class ClubAdmin(ReadOnlyAdmin[Club]):
    """The clubs, whatever is hidden of them, with the decisions of staff as actions."""

    action_form = WhyForm
    actions = ACTIONS
    list_display = ("name", "owner", "description", "members", "is_open", "is_hidden", "created_at")
    list_filter = ("is_open", "is_hidden")
    search_fields = ("id", "name", "memberships__user__name")
    date_hierarchy = "created_at"
    ordering = ("-members", "-id")
    exclude = ("look_key",)

    @admin.display(description="owner")
    def owner(self, club: Club) -> str:
        """Return the name of the club's owner."""
        names = club.memberships.filter(role=ClubRole.OWNER).values_list("user__name", flat=True)
        return names.first() or ""

    @admin.action(description="Give neutral names, no descriptions", permissions=["decide"])
    def rename(self, request: HttpRequest, clubs: QuerySet[Club]) -> None:
        """Give the chosen clubs neutral names, and take their descriptions away."""
        self._act(request, clubs, PlaceAct.RENAME)

    @admin.action(description="Hide from all but the members", permissions=["decide"])
    def hide(self, request: HttpRequest, clubs: QuerySet[Club]) -> None:
        """Hide the chosen clubs from all but their members."""
        self._act(request, clubs, PlaceAct.HIDE)

    @admin.action(description="Show again", permissions=["decide"])
    def show(self, request: HttpRequest, clubs: QuerySet[Club]) -> None:
        """Show the chosen clubs again."""
        self._act(request, clubs, PlaceAct.SHOW)

    @admin.action(description="Close for good", permissions=["decide"])
    def close(self, request: HttpRequest, clubs: QuerySet[Club]) -> None:
        """Delete the chosen clubs; their games stay."""
        self._act(request, clubs, PlaceAct.CLOSE)

    def has_decide_permission(self, request: HttpRequest) -> bool:
        """Return whether the member of staff decides cases."""
        return may_decide(request)

    def _act(self, request: HttpRequest, clubs: QuerySet[Club], act: PlaceAct) -> None:
        why, by_id = request.POST.get("why", ""), staff_id_of(request)
        for club in clubs.order_by("pk"):
            try:
                act_on_club(club_id=club.pk, act=act, by_id=by_id, why=why)
            except ServiceError as error:
                self.message_user(request, f"{club.name}: {error}", messages.ERROR)
            else:
                self.message_user(request, f"{club.name}: done.")


@admin.register(Tournament)
class StaffTournamentAdmin(TournamentAdmin):
    """The tournaments, with the decisions of staff as actions."""

    action_form = WhyForm
    actions = ACTIONS

    @admin.action(description="Take names and descriptions away", permissions=["decide"])
    def rename(self, request: HttpRequest, rows: QuerySet[Tournament]) -> None:
        """Take names and descriptions of the chosen tournaments away."""
        self._act(request, rows, PlaceAct.RENAME)

    @admin.action(description="Hide from all lists", permissions=["decide"])
    def hide(self, request: HttpRequest, rows: QuerySet[Tournament]) -> None:
        """Take the chosen tournaments out of all lists."""
        self._act(request, rows, PlaceAct.HIDE)

    @admin.action(description="Show again", permissions=["decide"])
    def show(self, request: HttpRequest, rows: QuerySet[Tournament]) -> None:
        """Put the chosen tournaments back into the lists."""
        self._act(request, rows, PlaceAct.SHOW)

    @admin.action(description="Close: call off, or end now", permissions=["decide"])
    def close(self, request: HttpRequest, rows: QuerySet[Tournament]) -> None:
        """Call the chosen tournaments off; running games are played on."""
        self._act(request, rows, PlaceAct.CLOSE)

    def has_decide_permission(self, request: HttpRequest) -> bool:
        """Return whether the member of staff decides cases."""
        return may_decide(request)

    def _act(self, request: HttpRequest, rows: QuerySet[Tournament], act: PlaceAct) -> None:
        why, by_id = request.POST.get("why", ""), staff_id_of(request)
        for pk in rows.order_by("pk").values_list("pk", flat=True):
            try:
                act_on_tournament(tournament_id=pk, act=act, by_id=by_id, why=why)
            except ServiceError as error:
                self.message_user(request, f"{pk}: {error}", messages.ERROR)
            else:
                self.message_user(request, f"{pk}: done.")
