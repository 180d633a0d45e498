"""The endpoint of the bot accounts that are online."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from pydantic import BaseModel, RootModel
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.players import Player, players_json, viewer_of
from games.profiles.online_bots import online_bots, ratings_of
from games.ratings.messages import BotRating, rating_json
from web.http.openapi_schemas import problems
from web.views import PublicApiView


class OnlineBot(BaseModel):
    """A bot account that is here, and its ratings."""

    player: Player
    ratings: list[BotRating]


class OnlineBots(RootModel[list[OnlineBot]]):
    """The bot accounts that are here, by name."""


class OnlineBotsView(PublicApiView):
    """`bots/online`."""

    @extend_schema(
        operation_id="list_online_bots",
        responses={200: OnlineBots, **problems()},
        tags=["challenges"],
    )
    def get(self, request: Request) -> Response:
        """The bot accounts that are online, by name: those that may be challenged now."""
        bots = online_bots(now=timezone.now())
        ratings = ratings_of(bots)
        shown = players_json(bots, viewer=viewer_of(request))
        return Response(
            [
                {
                    "player": player,
                    "ratings": [
                        {"mode": row.mode, **rating_json(row)} for row in ratings.get(bot.pk, ())
                    ],
                }
                for bot, player in zip(bots, shown, strict=True)
                if player["presence"] != "offline"
            ]
        )
