"""Against whom can be played."""

from typing import get_args

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.rest.schema import problems
from accounts.rest.views import PublicApiView
from games.api.bodies import BotLevelName
from games.api.schemas import BotList
from games.messages.ratings import rating_json
from games.selectors.ratings import bot_ratings


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
