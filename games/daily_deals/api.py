"""The endpoints of the deal of the day."""

from datetime import date
from typing import Annotated

from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema
from pydantic import Field
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.daily_deals.messages import DailyDealReply, daily_deal_json
from games.daily_deals.selectors import deal_of, streak_of, try_of
from games.daily_deals.services import play_daily_deal
from games.play.messages.game import GameSchema, game_json
from games.tables.api.creations import CreationView
from web.http.bodies import read_query
from web.http.callers import caller_id, user_id_of
from web.http.errors import InvalidInput
from web.http.idempotency import KEY_PARAMETER
from web.http.languages import LanguageQuery, accepted_language, in_language
from web.http.openapi_schemas import CSRF, problems, query_parameters


class DailyDealQuery(LanguageQuery):
    """The day, and the language of the text to share."""

    day: Annotated[
        str | None,
        Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="UTC; today if left out."),
    ] = None


class DailyDealView(CreationView):
    """`daily-deal`."""

    @extend_schema(
        operation_id="get_daily_deal",
        parameters=query_parameters(DailyDealQuery),
        responses={200: DailyDealReply, **problems("not_found")},
        tags=["games"],
    )
    def get(self, request: Request) -> Response:
        """Read the deal of a day: its bots, the list of results, and your own try."""
        query = read_query(request, DailyDealQuery)
        today = timezone.now().date()
        day = today if query.day is None else _day(query.day)
        deal = deal_of(day, today=today)
        language = query.lang or accepted_language(request)
        user_id = user_id_of(request)
        own, streak = try_of(deal, user_id), streak_of(user_id, today=today)
        reply = daily_deal_json(day, deal, own, streak=streak, language=language)
        return in_language(reply, language)

    @extend_schema(
        operation_id="play_daily_deal",
        parameters=[KEY_PARAMETER],
        request=None,
        responses={200: GameSchema, **problems(*ONCE, *CSRF, "not_authenticated")},
        tags=["games"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Return your game of today's deal; deal it first if there is none. You have one try."""
        user_id = caller_id(request)
        game = play_daily_deal(user_id=user_id, now=timezone.now())
        return Response(game_json(game, user_id=user_id))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise InvalidInput("day", ("unknown", _("There is no such day."))) from error
