"""Tournaments in the admin: staff feature them, and write the rules by which some repeat."""

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils import timezone

from games.engine import RuleSet
from games.engine.errors import InvalidRules
from games.play.time.clock import InvalidControl, control_from_json
from games.tables.terms import TableChoice
from games.tournaments.models import Repetition, Tournament, TournamentSchedule
from games.tournaments.services.choices import NewTournament, checked_columns
from web.admin import ListedAdmin
from web.http.errors import InvalidInput


class TournamentAdmin(ListedAdmin[Tournament]):
    """Tournaments, of which staff may change only whether they are featured."""

    list_display = (
        *("starts_at", "name", "kind", "status", "preset", "is_rated"),
        *("is_featured", "is_hidden"),
    )
    list_editable = ("is_featured",)
    list_filter = ("status", "kind", "is_rated", "is_featured", "is_hidden")
    search_fields = ("id", "name", "host__name")
    date_hierarchy = "starts_at"
    ordering = ("-starts_at", "-id")
    fields = ("id", "name", "description", "kind", "status", "host", "starts_at", "is_featured")
    readonly_fields = ("id", "name", "description", "kind", "status", "host", "starts_at")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: tournaments are created by users, and by schedules."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Return False: games refer to it."""
        return False


if TYPE_CHECKING:
    FormBase = forms.ModelForm[TournamentSchedule]
else:
    FormBase = forms.ModelForm


class ScheduleForm(FormBase):
    """A schedule; its plan has to be one that a host could choose."""

    def clean(self) -> dict[str, Any]:
        """Return the plan. Raises ValidationError."""
        plan: dict[str, Any] = super().clean() or {}
        if (plan.get("every") == Repetition.WEEKLY) != (plan.get("weekday") is not None):
            raise ValidationError({"weekday": "A weekly tournament has a weekday, no other has."})
        if not self.errors:
            _check_plan(plan)
        return plan


def _check_plan(plan: dict[str, Any]) -> None:
    preset = plan["preset"]
    try:
        choice = TableChoice(
            preset=preset,
            rules=None if preset else RuleSet.from_json(plan["rules"]),
            is_rated=plan["is_rated"],
            clock=control_from_json(plan["clock"]),
        )
        now = timezone.now()
        new = NewTournament(
            kind=plan["kind"],
            choice=choice,
            seats=plan["seats"],
            starts_at=now,
            name=plan["name"],
            minutes=plan["minutes"],
            rounds=plan["rounds"],
            wins=plan["wins"],
            least_rating=plan["least_rating"],
            most_rating=plan["most_rating"],
        )
        checked_columns(new, host_id=None, now=now)
    except (InvalidInput, InvalidRules, InvalidControl) as error:
        raise ValidationError(str(error)) from error


@admin.register(TournamentSchedule)
class TournamentScheduleAdmin(ListedAdmin[TournamentSchedule]):
    """The rules by which tournaments repeat; a change counts for tournaments created later."""

    form = ScheduleForm
    list_display = ("name", "kind", "preset", "every", "weekday", "at", "is_on")
    list_filter = ("kind", "every", "is_on")
