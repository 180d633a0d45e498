"""The endpoint of TV."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from games.tv.audience import note_audience
from games.tv.messages import Tv, tv_json
from games.tv.selectors import read_channels
from web.http.callers import user_id_of
from web.http.openapi_schemas import problems
from web.views import PublicApiView


class TvView(PublicApiView):
    """`tv`."""

    @extend_schema(
        operation_id="watch_tv",
        responses={200: Tv, **problems()},
        tags=["tv"],
    )
    def get(self, request: Request) -> Response:
        """Read what is on TV: the best running game of all, and of each mode."""
        note_audience()
        return Response(tv_json(read_channels(), user_id=user_id_of(request)))
