"""Endpoints of invitations: for the people at a table, and for the people invited."""

from typing import Annotated, Any

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from pydantic import Field, RootModel
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from accounts.names import NAME_LONGEST
from games.invitations import services as invitations
from games.invitations.messages import DeclineReasonName, InvitationSchema, invitation_json
from games.invitations.selectors import invitations_of, invitations_to
from games.play.errors import NotYourSeat
from games.play.messages.game import GameSchema, game_json
from games.play.selectors.games import get_game
from games.play.selectors.viewers import is_at_table
from games.tables.api.bodies import ClientSeed
from web.http.bodies import Body, read_body
from web.http.callers import caller_id
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import AccountView

TABLE = ("not_found", "game_already_started", "game_not_running")
INVITATIONS = Limit("invitations", "60/hour")
TO_ONE = Limit("invitations to one", "6/hour")


class InvitationRequest(Body):
    """The name of the account to invite."""

    name: Annotated[str, Field(min_length=1, max_length=NAME_LONGEST)]


class AcceptRequest(Body):
    """Sit down, with a share of the shuffle's secret."""

    client_seed: ClientSeed = ""


class DeclineRequest(Body):
    """The reason why you decline."""

    reason: DeclineReasonName = "generic"


class InvitationList(RootModel[list[InvitationSchema]]):
    """Invitations."""


class TableInvitationsView(AccountView):
    """`games/{id}/invitations`."""

    created_at = "games/{game_id}/invitations"
    write_scope = Scope.TALK

    @extend_schema(
        operation_id="list_table_invitations",
        responses={200: InvitationList, **problems(*ACCOUNT, "not_found", "not_your_seat")},
        tags=["invitations"],
    )
    def get(self, request: Request, game_id: str) -> Response:
        """List the invitations to this table and their answers, for its host and its players."""
        user_id = caller_id(request)
        game = get_game(game_id)
        if not is_at_table(game=game, user_id=user_id):
            raise NotYourSeat("Only the host and the players of a table may see its invitations.")
        return _list(invitations_of(game))

    @extend_schema(
        operation_id="invite",
        parameters=[KEY_PARAMETER],
        request=InvitationRequest,
        responses={
            201: InvitationSchema,
            **problems(
                *(*BODY, *CSRF, *ACCOUNT, *TABLE, "not_your_seat", "seat_taken", "yourself"),
                *("already_seated", "already_invited", "not_welcome", *ONCE),
            ),
        },
        tags=["invitations"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Invite an account to an open table at which you sit, or which you host."""
        body = read_body(request, InvitationRequest)
        user_id = caller_id(request)
        INVITATIONS.check(request)
        TO_ONE.check_caller(f"user {user_id} to {body.name.casefold()}")
        invitation = invitations.invite(game_id=game_id, inviter_id=user_id, name=body.name)
        return Response(invitation_json(invitation, now=timezone.now()), status=201)


class TableInvitationView(AccountView):
    """`games/{id}/invitations/{invitation}`."""

    write_scope = Scope.TALK

    @extend_schema(
        operation_id="withdraw_invitation",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, *TABLE, "invitation_closed")},
        tags=["invitations"],
    )
    def delete(self, request: Request, game_id: str, invitation_id: int) -> Response:
        """Withdraw your invitation."""
        invitations.withdraw_invitation(
            game_id=game_id, invitation_id=invitation_id, user_id=caller_id(request)
        )
        return Response(status=204)


class InvitationsView(AccountView):
    """`me/invitations`."""

    @extend_schema(
        operation_id="list_invitations",
        responses={200: InvitationList, **problems(*ACCOUNT)},
        tags=["invitations"],
    )
    def get(self, request: Request) -> Response:
        """List the invitations that you may still answer, newest first."""
        return _list(invitations_to(caller_id(request), now=timezone.now()))


class AcceptView(AccountView):
    """`me/invitations/{invitation}/accept`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="accept_invitation",
        parameters=[KEY_PARAMETER],
        request=AcceptRequest,
        responses={
            200: GameSchema,
            **problems(
                *ONCE,
                *(*BODY, *CSRF, *ACCOUNT, *TABLE, "invitation_closed", "seat_taken"),
                *("already_seated", "not_welcome", "kicked", "friends_at_rated_table"),
            ),
        },
        tags=["invitations"],
    )
    @once
    def post(self, request: Request, invitation_id: int) -> Response:
        """Sit down on the first free seat; a password isn't asked for."""
        body = read_body(request, AcceptRequest)
        user_id = caller_id(request)
        game = invitations.accept_invitation(
            invitation_id=invitation_id, user_id=user_id, client_seed=body.client_seed
        )
        return Response(game_json(game, user_id=user_id))


class DeclineView(AccountView):
    """`me/invitations/{invitation}/decline`."""

    write_scope = Scope.TALK

    @extend_schema(
        operation_id="decline_invitation",
        parameters=[KEY_PARAMETER],
        request=DeclineRequest,
        responses={
            204: None,
            **problems(*ONCE, *BODY, *CSRF, *ACCOUNT, *TABLE, "invitation_closed"),
        },
        tags=["invitations"],
    )
    @once
    def post(self, request: Request, invitation_id: int) -> Response:
        """Decline, and say why."""
        body = read_body(request, DeclineRequest)
        invitations.decline_invitation(
            invitation_id=invitation_id,
            user_id=caller_id(request),
            reason=body.reason,
        )
        return Response(status=204)


def _list(rows: Any) -> Response:
    now = timezone.now()
    return Response([invitation_json(row, now=now) for row in rows])
