"""Clubs and tournaments in the admin: staff rename, hide, show and close them, with a reason.

A closed club can be opened again; a tournament that was called off can't.
"""

from collections.abc import Sequence
from typing import TypeVar

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest

from games.clubs.models import Club, ClubRole
from games.tournaments.admin import TournamentAdmin
from games.tournaments.models import Tournament
from moderation.admin.games import WhyForm
from moderation.admin.staff import staff_id_of
from moderation.services.places import PlaceAct, act_on_club, act_on_tournament
from web.admin import ListedAdmin, ReadOnlyAdmin
from web.http.errors import ServiceError

_Place = TypeVar("_Place", Club, Tournament)


class PlaceAdmin(ListedAdmin[_Place]):
    """An admin with the decisions of staff about the listed clubs or tournaments as actions."""

    action_form = WhyForm
    actions: Sequence[str] | None = ("rename", "hide", "show", "close")

    def decide(self, place_id: str, act: PlaceAct, *, by_id: int, why: str) -> None:
        """Carry out the decision about one of them. Raises ServiceError."""
        raise NotImplementedError

    @admin.action(description="Take name and description away", permissions=["decide"])
    def rename(self, request: HttpRequest, places: QuerySet[_Place]) -> None:
        """Take the chosen ones' names and descriptions away; a club gets a neutral name."""
        self._act(request, places, PlaceAct.RENAME)

    @admin.action(description="Hide: only its own people find it", permissions=["decide"])
    def hide(self, request: HttpRequest, places: QuerySet[_Place]) -> None:
        """Hide the chosen ones from all but their members or players."""
        self._act(request, places, PlaceAct.HIDE)

    @admin.action(description="Show again", permissions=["decide"])
    def show(self, request: HttpRequest, places: QuerySet[_Place]) -> None:
        """Show the chosen ones again."""
        self._act(request, places, PlaceAct.SHOW)

    @admin.action(description="Close; running games go on", permissions=["decide"])
    def close(self, request: HttpRequest, places: QuerySet[_Place]) -> None:
        """Close the chosen clubs, or call the chosen tournaments off for good; games stay."""
        self._act(request, places, PlaceAct.CLOSE)

    def has_decide_permission(self, request: HttpRequest) -> bool:
        """Return whether the member of staff decides cases."""
        return request.user.has_perm("moderation.change_case")

    def _act(self, request: HttpRequest, places: QuerySet[_Place], act: PlaceAct) -> None:
        why, by_id = request.POST.get("why", ""), staff_id_of(request)
        # A list, because an action may take places out of the filtered list.
        for place in list(places.order_by("pk")):
            name = place.name or place.pk
            try:
                self.decide(place.pk, act, by_id=by_id, why=why)
            except ServiceError as error:
                self.message_user(request, f"{name}: {error}", messages.ERROR)
            else:
                self.message_user(request, f"{name}: done.")


@admin.register(Club)
class ClubAdmin(PlaceAdmin[Club], ReadOnlyAdmin[Club]):
    """The clubs, the hidden and closed ones too, with the decisions of staff as actions."""

    actions = ("rename", "hide", "show", "close", "reopen")
    list_display = (
        *("name", "owner", "description", "members", "is_open", "is_hidden"),
        *("closed_at", "created_at"),
    )
    list_filter = ("is_open", "is_hidden", ("closed_at", admin.EmptyFieldListFilter))
    search_fields = ("id", "name", "memberships__user__name")
    date_hierarchy = "created_at"
    ordering = ("-members", "-id")
    exclude = ("look_key",)

    @admin.display(description="owner")
    def owner(self, club: Club) -> str:
        """Return the name of the club's owner."""
        names = club.memberships.filter(role=ClubRole.OWNER).values_list("user__name", flat=True)
        return names.first() or ""

    @admin.action(description="Open closed ones again", permissions=["decide"])
    def reopen(self, request: HttpRequest, places: QuerySet[Club]) -> None:
        """Open the chosen closed clubs again, as they were."""
        self._act(request, places, PlaceAct.REOPEN)

    def decide(self, place_id: str, act: PlaceAct, *, by_id: int, why: str) -> None:
        """Carry out the decision about a club. Raises ServiceError."""
        act_on_club(club_id=place_id, act=act, by_id=by_id, why=why)


@admin.register(Tournament)
class StaffTournamentAdmin(PlaceAdmin[Tournament], TournamentAdmin):
    """The tournaments, with the decisions of staff as actions."""

    def decide(self, place_id: str, act: PlaceAct, *, by_id: int, why: str) -> None:
        """Carry out the decision about a tournament. Raises ServiceError."""
        act_on_tournament(tournament_id=place_id, act=act, by_id=by_id, why=why)
