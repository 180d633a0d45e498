"""The endpoint of a finished game's review."""

from typing import Any

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from bots.kernel.setup import is_modelled
from bots.reviews.messages import GameReview, review_json
from bots.reviews.selectors import allowance_of, newest_review
from bots.reviews.services import ask_review
from games.records.finished import finished_game
from web.http.callers import caller_id, user_id_of
from web.http.openapi_schemas import CSRF, problems
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

ASKED = Limit("reviews asked", "120/hour", by_address=True)


class ReviewView(ApiView):
    """`games/{id}/review`."""

    is_read_by_all = True  # a link to it opens for everybody
    write_scope = Scope.PLAY

    def check_throttles(self, request: Request) -> None:
        """Check the limits of all requests, and one of asking."""
        super().check_throttles(request)
        if request.method == "POST":
            ASKED.check(request)

    @extend_schema(
        operation_id="get_review",
        responses={200: GameReview, **problems("not_found", "game_not_finished", "deal_sealed")},
        tags=["records"],
    )
    def get(self, request: Request, game_id: str) -> Response:
        """The review of a finished game, or how far it is."""
        return Response(_reply(request, game_id))

    @extend_schema(
        operation_id="ask_review",
        request=None,
        responses={
            200: GameReview,
            **problems(
                *CSRF,
                *("not_authenticated", "not_found", "game_not_finished", "deal_sealed"),
                *("cannot_review", "too_many_reviews"),
            ),
        },
        tags=["records"],
    )
    def post(self, request: Request, game_id: str) -> Response:
        """Have a finished game reviewed. A review that exists or is being made costs nothing."""
        ask_review(game_id=game_id, user_id=caller_id(request), now=timezone.now())
        return Response(_reply(request, game_id))


def _reply(request: Request, game_id: str) -> dict[str, Any]:
    game = finished_game(game_id)
    user_id = user_id_of(request)
    allowance = None if user_id is None else allowance_of(user_id, now=timezone.now())
    return review_json(
        game.id,
        newest_review(game.id),
        allowance,
        is_possible=is_modelled(game.rules, game.seats),
    )
