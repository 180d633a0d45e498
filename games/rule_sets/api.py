"""Endpoints of saved rule sets: one's own, and any by its link."""

from typing import Annotated

from drf_spectacular.utils import extend_schema
from pydantic import Field
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.engine import RuleSet
from games.engine.rules import MAX_SEATS
from games.rule_sets import services
from games.rule_sets.messages import RuleSetList, SavedRuleSetSchema, rule_set_json
from games.rule_sets.models import MAX_NAME_LENGTH
from games.rule_sets.selectors import get_rule_set, rule_sets_of
from games.rule_sets.services import UNCHANGED, RuleSetChange
from games.rule_words.messages import Rules
from web.http.bodies import LARGEST, Body, read_body
from web.http.callers import caller_id, user_id_of
from web.http.idempotency import KEY_PARAMETER
from web.http.languages import LanguageQuery, language_of
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.preconditions import IF_MATCH_PARAMETER, Precondition, if_match
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

CHANGES = Limit("rule sets changed", "240/hour")
REFUSED = (*BODY, *CSRF, "not_authenticated", "invalid_rules", "name_taken")

Name = Annotated[str, Field(min_length=1, max_length=MAX_NAME_LENGTH, description="One line.")]
Seats = Annotated[
    int | None,
    Field(ge=0, le=MAX_SEATS, description="The number of seats it is meant for; null: any."),
]


class RuleSetRequest(Body):
    """Rules to be saved, and a name for them."""

    name: Name
    rules: Rules
    seats: Seats = None


class RuleSetChangeRequest(Body):
    """The changes to a saved rule set; members left out stay as they are."""

    version: Annotated[
        int, Field(ge=1, le=LARGEST, description="The one you have read: refused if changed since.")
    ]
    name: Name | None = None
    rules: Rules | None = None
    seats: Seats = None


class ChangingView(ApiView):
    """The base of the views that write rule sets."""

    write_scope = Scope.TALK  # others read the name

    def check_throttles(self, request: Request) -> None:
        """Check the limits of all requests, and one of changes."""
        super().check_throttles(request)
        if request.method not in {"GET", "HEAD"}:
            CHANGES.check(request)


class OwnRuleSetsView(ChangingView):
    """`me/rule-sets`."""

    created_at = "rule-sets/{id}"

    @extend_schema(
        operation_id="list_my_rule_sets",
        responses={200: RuleSetList, **problems("not_authenticated")},
        tags=["rules"],
    )
    def get(self, request: Request) -> Response:
        """The rule sets that you have saved, by name."""
        user_id = caller_id(request)
        return Response([rule_set_json(row, user_id=user_id) for row in rule_sets_of(user_id)])

    @extend_schema(
        operation_id="save_rule_set",
        parameters=[*query_parameters(LanguageQuery), KEY_PARAMETER],
        request=RuleSetRequest,
        responses={201: SavedRuleSetSchema, **problems(*REFUSED, *ONCE, "too_many_rule_sets")},
        tags=["rules"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Save rules under a name, for tables to come and to hand on by their link."""
        language_of(request)  # an unknown language is refused before anything is done
        body = read_body(request, RuleSetRequest)
        user_id = caller_id(request)
        row = services.save_rule_set(
            owner_id=user_id,
            name=body.name,
            rules=RuleSet.from_json(body.rules.root),
            seats=body.seats,
        )
        return Response(rule_set_json(row, user_id=user_id), status=201)


class RuleSetView(ChangingView):
    """`rule-sets/{id}`."""

    is_read_by_all = True  # everybody who knows the id
    takes_if_match = frozenset({"PATCH", "DELETE"})

    @extend_schema(
        operation_id="get_rule_set",
        responses={200: SavedRuleSetSchema, **problems("not_found")},
        tags=["rules"],
    )
    def get(self, request: Request, rule_set_id: str) -> Response:
        """A rule set that somebody has saved, for everybody who knows its id."""
        row = get_rule_set(rule_set_id)
        return Response(rule_set_json(row, user_id=user_id_of(request)))

    @extend_schema(
        operation_id="change_rule_set",
        parameters=[*query_parameters(LanguageQuery), IF_MATCH_PARAMETER],
        request=RuleSetChangeRequest,
        responses={
            200: SavedRuleSetSchema,
            **problems(*REFUSED, "not_found", "not_your_rule_set", "rule_set_changed"),
        },
        tags=["rules"],
    )
    def patch(self, request: Request, rule_set_id: str) -> Response:
        """Change a rule set of yours. Tables opened with it stay as they are."""
        language_of(request)  # an unknown language is refused before anything is done
        body = read_body(request, RuleSetChangeRequest)
        user_id = caller_id(request)
        row = services.change_rule_set(
            rule_set_id=rule_set_id,
            user_id=user_id,
            version=body.version,
            change=RuleSetChange(
                name=body.name,
                rules=None if body.rules is None else RuleSet.from_json(body.rules.root),
                seats=body.seats if "seats" in body.model_fields_set else UNCHANGED,
            ),
            precondition=_precondition(request, rule_set_id),
        )
        return Response(rule_set_json(row, user_id=user_id))

    @extend_schema(
        operation_id="delete_rule_set",
        parameters=[IF_MATCH_PARAMETER],
        request=None,
        responses={
            204: None,
            **problems(*CSRF, "not_authenticated", "not_found", "not_your_rule_set"),
        },
        tags=["rules"],
    )
    def delete(self, request: Request, rule_set_id: str) -> Response:
        """Delete a rule set of yours. Its link leads nowhere then."""
        services.delete_rule_set(
            rule_set_id=rule_set_id,
            user_id=caller_id(request),
            precondition=_precondition(request, rule_set_id),
        )
        return Response(status=204)


def _precondition(request: Request, rule_set_id: str) -> Precondition:
    user_id = caller_id(request)
    return if_match(request, lambda: rule_set_json(get_rule_set(rule_set_id), user_id=user_id))
