"""Against whom can be played."""

from typing import get_args

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.rest.schema import problems
from accounts.rest.views import PublicApiView
from games.api.bodies import BotLevelName
from games.api.schemas import BotList


class BotsView(PublicApiView):
    """`bots`."""

    @extend_schema(operation_id="bots", responses={200: BotList, **problems()}, tags=["catalogue"])
    def get(self, _request: Request) -> Response:
        """The levels of the bots, weakest first."""
        return Response([{"level": level} for level in get_args(BotLevelName)])
