"""The endpoint of the operator's announcement."""

from datetime import datetime

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from pydantic import BaseModel, Field
from rest_framework.request import Request
from rest_framework.response import Response

from notifications.selectors.announcements import announcement_at
from web.http.languages import Language
from web.http.openapi_schemas import problems
from web.views import PublicApiView

SECONDS_KEPT = 15


class AnnouncementSchema(BaseModel, title="Announcement"):
    """An announcement to everybody: a text, the time of a restart, or both."""

    id: int = Field(description="A new one has another.")
    texts: dict[Language, str] = Field(
        description="The operator's text by language; there is an English one if there is any."
    )
    restart_at: datetime | None = Field(description="The time of a short restart of the service.")
    rated_games_rest: bool = Field(
        description="True if no rated game begins until the restart is over."
    )


class AnnouncementReply(BaseModel):
    """The current announcement, if there is one."""

    announcement: AnnouncementSchema | None


class AnnouncementView(PublicApiView):
    """`announcement`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="get_announcement",
        responses={200: AnnouncementReply, **problems()},
        tags=["notifications"],
    )
    def get(self, _request: Request) -> Response:
        """Return the operator's announcement; ask once a minute at most."""
        now = timezone.now()
        announcement = announcement_at(now)
        shown = None
        if announcement is not None:
            rest_from = announcement.rest_from
            shown = AnnouncementSchema(
                id=announcement.pk,
                texts=announcement.texts,
                restart_at=announcement.restart_at,
                rated_games_rest=rest_from is not None and rest_from <= now,
            ).model_dump(mode="json")
        headers = {"Cache-Control": f"public, max-age={SECONDS_KEPT}"}
        return Response({"announcement": shown}, headers=headers)
