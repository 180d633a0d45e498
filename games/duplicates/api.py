"""The endpoints of duplicate matches."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.duplicates.bodies import DuplicateRequest, DuplicatesQuery, PlaceRequest
from games.duplicates.messages import Duplicate, DuplicatePage, duplicate_json
from games.duplicates.selectors import get_match, list_matches
from games.duplicates.services.opening import (
    call_off_match,
    leave_place,
    open_match,
    start_match,
    take_place,
)
from games.tables.api.creations import CreationView
from games.tables.api.seats import SEATINGS
from web.http.bodies import read_body, read_query
from web.http.callers import caller_id, user_id_of
from web.http.idempotency import KEY_PARAMETER
from web.http.languages import LanguageQuery, accepted_language, in_language, language_of
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.pagination import Pages
from web.http.problems import Problem
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

MATCHES = Limit("duplicate matches", "40/day")
CHANGES = (*CSRF, "not_authenticated", "not_found", "match_not_open")


class DuplicatesView(CreationView):
    """`duplicates`."""

    created_at = "duplicates/{id}"

    @extend_schema(
        operation_id="list_duplicates",
        parameters=query_parameters(DuplicatesQuery),
        responses={200: DuplicatePage, **problems("not_authenticated")},
        tags=["duplicates"],
    )
    def get(self, request: Request) -> Response:
        """List duplicate matches, newest first, page by page: public ones, or yours."""
        query = read_query(request, DuplicatesQuery)
        language = query.lang or accepted_language(request)
        user_id, is_mine = user_id_of(request), query.mine == "true"
        if is_mine and user_id is None:
            raise Problem("not_authenticated", "Log in or play as a guest to have matches.")
        matches = list_matches(status=query.status, of_user=user_id if is_mine else None)
        pages = Pages()
        page = pages.paginate(matches, request)
        listed = [duplicate_json(row, user_id=user_id, language=language) for row in page]
        return in_language(pages.response(listed).data, language)

    @extend_schema(
        operation_id="open_duplicate",
        parameters=[*query_parameters(LanguageQuery), KEY_PARAMETER],
        request=DuplicateRequest,
        responses={
            201: Duplicate,
            **problems(*BODY, *CSRF, *ONCE, "not_authenticated", "invalid_rules"),
        },
        tags=["duplicates"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Open a match, in which you have side A's place at the first table."""
        language_of(request)  # an unknown language is refused before anything is done
        body = read_body(request, DuplicateRequest)
        choice = body.choice
        MATCHES.check(request)
        match = open_match(
            host_id=caller_id(request),
            choice=choice,
            deals=body.deals,
            bot_level=body.bot_level,
            clock=body.control,
            is_private=body.private,
            now=timezone.now(),
        )
        reply = _reply(request, match.pk)
        reply.status_code = 201
        return reply


class DuplicateView(ApiView):
    """`duplicates/{duplicate}`."""

    write_scope = Scope.PLAY
    is_read_by_all = True

    @extend_schema(
        operation_id="get_duplicate",
        parameters=query_parameters(LanguageQuery),
        responses={200: Duplicate, **problems("not_found")},
        tags=["duplicates"],
    )
    def get(self, request: Request, duplicate_id: str) -> Response:
        """Read a match: its players, and the deals that both tables have played."""
        return _reply(request, duplicate_id)

    @extend_schema(
        operation_id="call_off_duplicate",
        request=None,
        responses={204: None, **problems(*CHANGES, "not_the_host")},
        tags=["duplicates"],
    )
    def delete(self, request: Request, duplicate_id: str) -> Response:
        """Call a match off, as its host before the start."""
        user_id = caller_id(request)
        call_off_match(match_id=duplicate_id, user_id=user_id, now=timezone.now())
        return Response(status=204)


class PlaceView(ApiView):
    """`duplicates/{duplicate}/place`."""

    write_scope = Scope.PLAY
    limits = (*ApiView.limits, SEATINGS)

    @extend_schema(
        operation_id="take_place",
        parameters=query_parameters(LanguageQuery),
        request=PlaceRequest,
        responses={200: Duplicate, **problems(*BODY, *CHANGES, "seat_taken", "not_welcome")},
        tags=["duplicates"],
    )
    def put(self, request: Request, duplicate_id: str) -> Response:
        """Take a free place before the start, or move to one."""
        language_of(request)
        body = read_body(request, PlaceRequest)
        user_id = caller_id(request)
        take_place(match_id=duplicate_id, user_id=user_id, side=body.side, table=body.table)
        return _reply(request, duplicate_id)

    @extend_schema(
        operation_id="leave_place",
        request=None,
        responses={204: None, **problems(*CHANGES, "no_place")},
        tags=["duplicates"],
    )
    def delete(self, request: Request, duplicate_id: str) -> Response:
        """Give your place up before the start."""
        leave_place(match_id=duplicate_id, user_id=caller_id(request))
        return Response(status=204)


class StartMatchView(CreationView):
    """`duplicates/{duplicate}/start`."""

    @extend_schema(
        operation_id="start_duplicate",
        parameters=[*query_parameters(LanguageQuery), KEY_PARAMETER],
        request=None,
        responses={200: Duplicate, **problems(*ONCE, *CHANGES, "not_the_host")},
        tags=["duplicates"],
    )
    @once
    def post(self, request: Request, duplicate_id: str) -> Response:
        """Deal at both tables, as the host; bots take the places that are free."""
        language_of(request)
        user_id = caller_id(request)
        start_match(match_id=duplicate_id, user_id=user_id, now=timezone.now())
        return _reply(request, duplicate_id)


def _reply(request: Request, match_id: str) -> Response:
    language = language_of(request)
    match = get_match(match_id)
    reply = duplicate_json(match, user_id=user_id_of(request), language=language)
    return in_language(reply, language)
