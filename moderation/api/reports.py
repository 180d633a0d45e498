"""The endpoints to report a player (abuse reports)."""

from typing import Annotated, Any

from django.utils.translation import gettext_noop
from drf_spectacular.utils import extend_schema
from pydantic import AwareDatetime, BaseModel, Field, RootModel, model_validator
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.callers import user_of
from accounts.api.once import ONCE, once
from games.chat.selectors import get_message
from games.clubs.selectors import find_club, owner_of
from games.play.errors import NotFound
from games.play.selectors.games import get_game
from games.play.selectors.seals import check_not_sealed
from games.rule_sets.errors import UnknownRuleSet
from games.rule_sets.selectors import get_rule_set
from games.tournaments.errors import NoTournament
from games.tournaments.selectors import get_tournament
from moderation.api.bodies import ReasonCode
from moderation.models import Reason, Report
from moderation.models.report import MAX_REPORT_LENGTH
from moderation.selectors.reports import reports_by
from moderation.services.reports import (
    NamedPlace,
    NamedRules,
    ReportedMessage,
    ReportEvidence,
    report,
)
from web.http.bodies import Body, read_body
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import BODY, CSRF, problems
from web.http.problems import Problem, invalid
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

REPORTS = Limit("reports", "20/day")
REPORTS_OF_ADDRESS = Limit("reports of an address", "60/day", by_address=True)


class ReportRequest(Body):
    """The player and the reason; what else is named helps staff to see what happened."""

    player: Annotated[int, Field(description="The player's id: an account or a guest.")]
    reason: ReasonCode
    text: Annotated[str, Field(max_length=MAX_REPORT_LENGTH)] = ""
    game: Annotated[str | None, Field(max_length=10)] = None
    message: Annotated[
        int | None,
        Field(description="The id of a chat message of the player; its text stays in the report."),
    ] = None
    rule_set: Annotated[
        str | None,
        Field(
            max_length=10,
            description="The id of a rule set that the player saved; its name stays in the report.",
        ),
    ] = None
    club: Annotated[
        str | None,
        Field(
            max_length=10,
            description="The id of a club that the player owns; its name and description stay in "
            "the report.",
        ),
    ] = None
    tournament: Annotated[
        str | None,
        Field(
            max_length=10,
            description="The id of a tournament that the player created; its name and "
            "description stay in the report.",
        ),
    ] = None

    @model_validator(mode="after")
    def _not_both(self) -> "ReportRequest":
        if self.club is not None and self.tournament is not None:
            raise ValueError(gettext_noop("Name either a club or a tournament."))
        return self


class ReportState(BaseModel):
    """A report of yours. It doesn't show the decision of staff about the player."""

    id: int
    player: str = Field(description="The name the player had when you reported them.")
    reason: ReasonCode
    text: str
    game: str | None
    rule_set: str | None
    club: str | None
    tournament: str | None
    at: AwareDatetime
    handled_at: AwareDatetime | None = Field(description="The time when staff decided on it.")


class ReportList(RootModel[list[ReportState]]):
    """Reports, the newest first."""


class ReportsView(ApiView):
    """`reports`."""

    created_at = "reports/mine"
    write_scope = Scope.TALK

    @extend_schema(
        operation_id="report_player",
        parameters=[KEY_PARAMETER],
        request=ReportRequest,
        responses={
            201: ReportState,
            **problems(
                *BODY,
                *CSRF,
                *("not_authenticated", "not_found", "yourself", "already_reported", *ONCE),
            ),
        },
        tags=["moderation"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Report a player to staff, and what is wrong: one open report for each of the same."""
        body = read_body(request, ReportRequest)
        REPORTS.check(request)
        REPORTS_OF_ADDRESS.check(request)
        made = report(
            reporter=user_of(request),
            person_id=body.player,
            reason=Reason(body.reason),
            text=body.text,
            evidence=ReportEvidence(
                game_id=_known_game(body.game, user_of(request).pk),
                message=_known_message(body.message, author_id=body.player),
                rule_set=_known_rule_set(body.rule_set, owner_id=body.player),
                club=_known_club(body.club, owner_id=body.player),
                tournament=_known_tournament(body.tournament, host_id=body.player),
            ),
        )
        return Response(_report_json(made), status=201)


class OwnReportsView(ApiView):
    """`reports/mine`."""

    @extend_schema(
        operation_id="list_my_reports",
        responses={200: ReportList, **problems("not_authenticated")},
        tags=["moderation"],
    )
    def get(self, request: Request) -> Response:
        """Your reports, at most the newest hundred, and which of them staff has handled."""
        return Response([_report_json(row) for row in reports_by(user_of(request).pk)])


def _known_message(message_id: int | None, *, author_id: int) -> ReportedMessage | None:
    if message_id is None:
        return None
    try:
        found = get_message(message_id)
    except NotFound as error:
        raise _unknown("message") from error
    if found.author_id != author_id:
        raise _unknown("message")
    return ReportedMessage(found.pk, found.text or found.code)


def _known_game(game_id: str | None, user_id: int) -> str:
    if game_id is None:
        return ""
    try:
        check_not_sealed(game_id, user_id=user_id)
        return get_game(game_id).pk
    except NotFound as error:
        raise _unknown("game") from error


def _known_rule_set(rule_set_id: str | None, *, owner_id: int) -> NamedRules | None:
    if rule_set_id is None:
        return None
    try:
        found = get_rule_set(rule_set_id)
    except UnknownRuleSet as error:
        raise _unknown("rule_set") from error
    if found.owner_id != owner_id:
        raise _unknown("rule_set")
    return NamedRules(found.pk, found.name)


def _known_club(club_id: str | None, *, owner_id: int) -> NamedPlace | None:
    if club_id is None:
        return None
    club = find_club(club_id)
    if club is None or owner_of(club).user_id != owner_id:
        raise _unknown("club")
    return NamedPlace(club.pk, club.name, club.description)


def _known_tournament(tournament_id: str | None, *, host_id: int) -> NamedPlace | None:
    if tournament_id is None:
        return None
    try:
        found = get_tournament(tournament_id)
    except NoTournament as error:
        raise _unknown("tournament") from error
    if found.host_id != host_id:
        raise _unknown("tournament")
    return NamedPlace(found.pk, found.name, found.description)


UNKNOWN = {
    "game": "There is no such game.",
    "message": "The player has no such message.",
    "rule_set": "The player has no such rule set.",
    "club": "The player owns no such club.",
    "tournament": "The player has created no such tournament.",
}


def _unknown(field: str) -> Problem:
    detail = UNKNOWN[field]
    return invalid([{"field": field, "code": "unknown", "detail": detail}])


def _report_json(row: Report) -> dict[str, Any]:
    return {
        "id": row.pk,
        "player": row.name,
        "reason": row.reason,
        "text": row.text,
        "game": row.game_id or None,
        "rule_set": row.rule_set_id or None,
        "club": row.club_id or None,
        "tournament": row.tournament_id or None,
        "at": row.at,
        "handled_at": row.handled_at,
    }
