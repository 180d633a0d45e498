"""The endpoints of clubs."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.clubs.bodies import (
    ClubBoardQuery,
    ClubChangeRequest,
    ClubRequest,
    ClubRoleRequest,
    ClubsQuery,
    ClubTableRequest,
    MembersQuery,
)
from games.clubs.messages import (
    ClubBoard,
    ClubMemberPage,
    ClubPage,
    ClubSchema,
    ClubTables,
    board_json,
    club_json,
    member_json,
    tables_json,
)
from games.clubs.models import MEMBERS, Club
from games.clubs.selectors import (
    check_is_member,
    check_leads,
    club_games,
    get_club,
    get_shown_club,
    leaderboard,
    list_clubs,
    memberships_of,
    role_in,
    roles_in,
)
from games.clubs.services.founding import change_club, dissolve_club, found_club
from games.clubs.services.memberships import join_club, leave_club, remove_person, set_role
from games.clubs.services.tables import open_club_table
from games.play.messages.game import GameSchema, game_json
from games.tables.api.creations import CREATIONS
from web.http.bodies import read_body, read_query
from web.http.callers import caller_id, user_id_of
from web.http.idempotency import KEY_PARAMETER
from web.http.languages import LanguageQuery, language_of
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.pagination import Pages
from web.http.problems import Problem
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

FOUNDATIONS = Limit("clubs founded", "5/day")
CHANGES = Limit("changes of clubs", "240/hour")
CHANGED = (*CSRF, "not_authenticated", "not_found")


class ClubPages(Pages):
    """Clubs, the largest first."""

    ordering = ("-members", "-id")


class ClubMemberPages(Pages):
    """Members, the oldest first."""

    ordering = ("since", "id")
    page_size = 50


class ClubChangingView(ApiView):
    """The base of the views that write clubs, which everybody may read."""

    is_read_by_all = True
    write_scope = Scope.TALK  # others read names, descriptions and lists of members

    def check_throttles(self, request: Request) -> None:
        """Check the limits of all requests, and one of changes."""
        super().check_throttles(request)
        if request.method not in {"GET", "HEAD"}:
            CHANGES.check(request)


class ClubsView(ClubChangingView):
    """`clubs`."""

    created_at = "clubs/{id}"

    @extend_schema(
        operation_id="list_clubs",
        parameters=query_parameters(ClubsQuery),
        responses={200: ClubPage, **problems("not_authenticated")},
        tags=["clubs"],
    )
    def get(self, request: Request) -> Response:
        """List clubs, the largest first, page by page: all, or yours."""
        query = read_query(request, ClubsQuery)
        user_id, is_mine = user_id_of(request), query.mine == "true"
        if is_mine and user_id is None:
            raise Problem("not_authenticated", "Log in to have clubs.")
        pages = ClubPages()
        clubs = list_clubs(search=query.search, of_user=user_id if is_mine else None)
        page: list[Club] = pages.paginate(clubs, request)
        roles = roles_in([club.pk for club in page], user_id)
        return pages.response([club_json(club, role=roles.get(club.pk)) for club in page])

    @extend_schema(
        operation_id="found_club",
        parameters=[*query_parameters(LanguageQuery), KEY_PARAMETER],
        request=ClubRequest,
        responses={
            201: ClubSchema,
            **problems(
                *(*BODY, *CSRF, *ONCE, "not_authenticated", "account_needed"),
                *("invalid_rules", "name_taken", "too_many_clubs"),
            ),
        },
        tags=["clubs"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Found a club, of which you are the owner."""
        language_of(request)  # an unknown language is refused before anything is done
        body = read_body(request, ClubRequest)
        choice = body.choice
        FOUNDATIONS.check(request)
        club = found_club(
            founder_id=caller_id(request),
            name=body.name,
            description=body.description,
            is_open=body.open,
            rules=choice,
            seats=body.seats,
        )
        return Response(_club_for(request, club), status=201)


class ClubView(ClubChangingView):
    """`clubs/{club}`."""

    @extend_schema(
        operation_id="get_club",
        responses={200: ClubSchema, **problems("not_found")},
        tags=["clubs"],
    )
    def get(self, request: Request, club_id: str) -> Response:
        """Read a club: its owner, its house rule, and your role."""
        club = get_shown_club(club_id, user_id=user_id_of(request))
        return Response(_club_for(request, club))

    @extend_schema(
        operation_id="change_club",
        parameters=query_parameters(LanguageQuery),
        request=ClubChangeRequest,
        responses={
            200: ClubSchema,
            **problems(*BODY, *CHANGED, "role_needed", "invalid_rules", "name_taken"),
        },
        tags=["clubs"],
    )
    def patch(self, request: Request, club_id: str) -> Response:
        """Change a club, as its owner. Open tables keep what they were opened with."""
        language_of(request)  # an unknown language is refused before anything is done
        body = read_body(request, ClubChangeRequest)
        user_id = caller_id(request)
        club = change_club(club_id=club_id, user_id=user_id, change=body.change)
        return Response(_club_for(request, club))

    @extend_schema(
        operation_id="dissolve_club",
        request=None,
        responses={204: None, **problems(*CHANGED, "role_needed")},
        tags=["clubs"],
    )
    def delete(self, request: Request, club_id: str) -> Response:
        """Dissolve a club, as its owner. Its games stay."""
        dissolve_club(club_id=club_id, user_id=caller_id(request))
        return Response(status=204)


class ClubMembershipView(ClubChangingView):
    """`clubs/{club}/membership`."""

    is_read_by_all = False

    @extend_schema(
        operation_id="join_club",
        request=None,
        responses={
            200: ClubSchema,
            **problems(
                *(*CHANGED, "account_needed", "not_welcome", "club_full", "too_many_clubs"),
            ),
        },
        tags=["clubs"],
    )
    def put(self, request: Request, club_id: str) -> Response:
        """Join an open club, or ask to join another one."""
        join_club(club_id=club_id, user_id=caller_id(request), now=timezone.now())
        return Response(_club_for(request, get_club(club_id)))

    @extend_schema(
        operation_id="leave_club",
        request=None,
        responses={204: None, **problems(*CHANGED, "owner_stays")},
        tags=["clubs"],
    )
    def delete(self, request: Request, club_id: str) -> Response:
        """Leave a club, or withdraw what you asked."""
        leave_club(club_id=club_id, user_id=caller_id(request))
        return Response(status=204)


class ClubMembersView(ApiView):
    """`clubs/{club}/members`."""

    is_read_by_all = True

    @extend_schema(
        operation_id="list_club_members",
        parameters=query_parameters(MembersQuery),
        responses={
            200: ClubMemberPage,
            **problems("not_found", "not_authenticated", "role_needed"),
        },
        tags=["clubs"],
    )
    def get(self, request: Request, club_id: str) -> Response:
        """List the members of a club, page by page; for its leaders also who asks to join."""
        query = read_query(request, MembersQuery)
        club = get_shown_club(club_id, user_id=user_id_of(request))
        roles = MEMBERS if query.role == "members" else (query.role,)
        if query.role != "members":
            user_id = user_id_of(request)
            if user_id is None:
                raise Problem("not_authenticated", "Log in to see who asks, as a leader.")
            check_leads(club, user_id)
        pages = ClubMemberPages()
        page = pages.paginate(memberships_of(club, roles=roles), request)
        return pages.response([member_json(row) for row in page])


class ClubMemberView(ClubChangingView):
    """`clubs/{club}/members/{player}`."""

    is_read_by_all = False

    @extend_schema(
        operation_id="set_club_role",
        request=ClubRoleRequest,
        responses={
            200: ClubSchema,
            **problems(
                *(*BODY, *CHANGED, "account_needed", "role_needed"),
                *("club_full", "too_many_clubs"),
            ),
        },
        tags=["clubs"],
    )
    def put(self, request: Request, club_id: str, player_id: int) -> Response:
        """Admit a person who asked or was removed, name a moderator, or hand the club over."""
        body = read_body(request, ClubRoleRequest)
        set_role(
            club_id=club_id,
            user_id=player_id,
            by_id=caller_id(request),
            role=body.role,
            now=timezone.now(),
        )
        return Response(_club_for(request, get_club(club_id)))

    @extend_schema(
        operation_id="remove_club_member",
        request=None,
        responses={204: None, **problems(*CHANGED, "role_needed")},
        tags=["clubs"],
    )
    def delete(self, request: Request, club_id: str, player_id: int) -> Response:
        """Remove a member, who can't come back alone, or decline a person who asked."""
        remove_person(club_id=club_id, user_id=player_id, by_id=caller_id(request))
        return Response(status=204)


class ClubLeaderboardView(ApiView):
    """`clubs/{club}/leaderboard`."""

    is_read_by_all = True

    @extend_schema(
        operation_id="club_leaderboard",
        parameters=query_parameters(ClubBoardQuery),
        responses={200: ClubBoard, **problems("not_found")},
        tags=["clubs"],
    )
    def get(self, request: Request, club_id: str) -> Response:
        """List the ratings of the members in a mode, at most the best hundred."""
        query = read_query(request, ClubBoardQuery)
        club = get_shown_club(club_id, user_id=user_id_of(request))
        return Response(board_json(query.mode, leaderboard(club, query.mode)))


class ClubTablesView(ClubChangingView):
    """`clubs/{club}/tables`."""

    created_at = "games/{id}"
    is_read_by_all = False
    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="list_club_tables",
        responses={200: ClubTables, **problems("not_authenticated", "not_found", "not_a_member")},
        tags=["clubs"],
    )
    def get(self, request: Request, club_id: str) -> Response:
        """List the club's open and running tables, as a member: the club's own lobby."""
        club, user_id = get_club(club_id), caller_id(request)
        check_is_member(club, user_id)
        return Response(tables_json(club_games(club, now=timezone.now()), user_id=user_id))

    @extend_schema(
        operation_id="open_club_table",
        parameters=[*query_parameters(LanguageQuery), KEY_PARAMETER],
        request=ClubTableRequest,
        responses={
            201: GameSchema,
            **problems(*BODY, *CHANGED, *ONCE, "not_a_member", "invalid_rules"),
        },
        tags=["clubs"],
    )
    @once
    def post(self, request: Request, club_id: str) -> Response:
        """Open a casual table by the house rule, or by other rules, where you sit on seat 0."""
        language_of(request)  # an unknown language is refused before anything is done
        body = read_body(request, ClubTableRequest)
        choice = body.choice
        CREATIONS.check(request)
        user_id = caller_id(request)
        game = open_club_table(club_id=club_id, user_id=user_id, choice=choice, now=timezone.now())
        return Response(game_json(game, user_id=user_id), status=201)


def _club_for(request: Request, club: Club) -> dict[str, object]:
    return club_json(club, role=role_in(club.pk, user_id_of(request)))
