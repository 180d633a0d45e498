"""Endpoints of challenges: challenge a bot account, accept, decline, cancel."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from pydantic import RootModel
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.challenges import services
from games.challenges.bodies import ChallengeRequest, DeclineChallengeRequest
from games.challenges.messages import ChallengeSchema, challenge_json
from games.challenges.selectors import challenges_of, get_challenge
from games.play.messages.game import GameSchema, game_json
from web.http.bodies import read_body
from web.http.callers import caller_id
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import AccountView

CHALLENGES = Limit("challenges", "600/hour")
TO_ONE = Limit("challenges to one", "120/hour")


class ChallengeList(RootModel[list[ChallengeSchema]]):
    """Challenges."""


class ChallengesView(AccountView):
    """`challenges`."""

    created_at = "challenges/{id}"
    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="list_challenges",
        responses={200: ChallengeList, **problems(*ACCOUNT)},
        tags=["challenges"],
    )
    def get(self, request: Request) -> Response:
        """List the challenges to you and by you that wait for an answer, newest first."""
        now = timezone.now()
        rows = challenges_of(caller_id(request), now=now)
        return Response([challenge_json(row, now=now) for row in rows])

    @extend_schema(
        operation_id="challenge",
        parameters=[KEY_PARAMETER],
        request=ChallengeRequest,
        responses={
            201: ChallengeSchema,
            **problems(
                *(*BODY, *CSRF, *ACCOUNT, *ONCE, "not_found", "yourself", "not_a_bot"),
                *("not_welcome", "already_challenged", "invalid_rules"),
            ),
        },
        tags=["challenges"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Ask a bot account for a game of two."""
        body = read_body(request, ChallengeRequest)
        user_id, now = caller_id(request), timezone.now()
        CHALLENGES.check(request)
        TO_ONE.check_caller(f"user {user_id} to {body.name.casefold()}")
        row = services.challenge(
            challenger_id=user_id,
            name=body.name,
            choice=body.choice,
            now=now,
        )
        row = get_challenge(row.pk, user_id=user_id)
        return Response(challenge_json(row, now=now), status=201)


class ChallengeView(AccountView):
    """`challenges/{challenge}`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="get_challenge",
        responses={200: ChallengeSchema, **problems(*ACCOUNT, "not_found")},
        tags=["challenges"],
    )
    def get(self, request: Request, challenge_id: str) -> Response:
        """Read a challenge to you or by you, with its status."""
        row = get_challenge(challenge_id, user_id=caller_id(request))
        return Response(challenge_json(row, now=timezone.now()))

    @extend_schema(
        operation_id="withdraw_challenge",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "not_found", "challenge_closed")},
        tags=["challenges"],
    )
    def delete(self, request: Request, challenge_id: str) -> Response:
        """Withdraw your challenge."""
        services.withdraw_challenge(
            challenge_id=challenge_id, user_id=caller_id(request), now=timezone.now()
        )
        return Response(status=204)


class AcceptChallengeView(AccountView):
    """`challenges/{challenge}/accept`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="accept_challenge",
        parameters=[KEY_PARAMETER],
        request=None,
        responses={
            200: GameSchema,
            **problems(*ONCE, *CSRF, *ACCOUNT, "not_found", "not_welcome", "challenge_closed"),
        },
        tags=["challenges"],
    )
    @once
    def post(self, request: Request, challenge_id: str) -> Response:
        """Accept: the game is `starting`, and begins when both have said `games/{id}/ready`."""
        user_id = caller_id(request)
        game = services.accept_challenge(
            challenge_id=challenge_id, user_id=user_id, now=timezone.now()
        )
        return Response(game_json(game, user_id=user_id))


class DeclineChallengeView(AccountView):
    """`challenges/{challenge}/decline`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="decline_challenge",
        parameters=[KEY_PARAMETER],
        request=DeclineChallengeRequest,
        responses={
            204: None,
            **problems(*ONCE, *BODY, *CSRF, *ACCOUNT, "not_found", "challenge_closed"),
        },
        tags=["challenges"],
    )
    @once
    def post(self, request: Request, challenge_id: str) -> Response:
        """Decline, and say why."""
        body = read_body(request, DeclineChallengeRequest)
        services.decline_challenge(
            challenge_id=challenge_id,
            user_id=caller_id(request),
            reason=body.reason,
            now=timezone.now(),
        )
        return Response(status=204)
