"""The endpoint of the operator's announcement."""

from datetime import datetime
from typing import Literal

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from pydantic import BaseModel, Field
from rest_framework.request import Request
from rest_framework.response import Response

from notifications.selectors.announcements import announcement_at
from web.http.openapi_schemas import problems
from web.views import PublicApiView

SECONDS_KEPT = 15


class Announcement(BaseModel):
    """An announcement to everybody: a text, the time of a restart, or both."""

    id: int = Field(description="A new one has another.")
    texts: dict[Literal["en", "de", "ru"], str] = Field(
        description="The operator's text by language; there is an English one if there is any."
    )
    restart_at: datetime | None = Field(description="When the service restarts for a moment.")
    rated_games_rest: bool = Field(
        description="Whether no rated game begins until the restart is over."
    )


class AnnouncementReply(BaseModel):
    """The current announcement, if there is one."""

    announcement: Announcement | None


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
        told = announcement_at(now)
        shown = None
        if told is not None:
            shown = Announcement(
                id=told.pk,
                texts=told.texts,
                restart_at=told.restart_at,
                rated_games_rest=told.rest_from is not None and told.rest_from <= now,
            ).model_dump(mode="json")
        headers = {"Cache-Control": f"public, max-age={SECONDS_KEPT}"}
        return Response({"announcement": shown}, headers=headers)
