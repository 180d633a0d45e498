"""The endpoint of the bots' levels and ratings."""

from typing import get_args

from drf_spectacular.utils import extend_schema
from pydantic import RootModel
from rest_framework.request import Request
from rest_framework.response import Response

from games.play.messages.game import BotLevelName
from games.ratings.messages import Bot, rating_json
from games.ratings.selectors import bot_ratings
from web.http.openapi_schemas import problems
from web.views import PublicApiView


class BotList(RootModel[list[Bot]]):
    """All levels of bots, weakest first."""


class BotsView(PublicApiView):
    """`bots`."""

    @extend_schema(operation_id="bots", responses={200: BotList, **problems()}, tags=["catalogue"])
    def get(self, _request: Request) -> Response:
        """The levels of the bots, weakest first, with the ratings they have."""
        rated = bot_ratings()
        return Response(
            [
                {
                    "level": level,
                    "ratings": [
                        {"mode": row.mode, **rating_json(row)}
                        for row in rated
                        if row.bot_level == level
                    ],
                }
                for level in get_args(BotLevelName)
            ]
        )
