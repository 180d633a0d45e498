"""REST endpoints of the calendar, as JSON and as iCalendar."""

from django.utils import timezone
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from games.tournaments.api.replies import shown
from games.tournaments.exports import icalendar
from games.tournaments.messages import TournamentCalendar
from games.tournaments.selectors import calendar
from web.http.callers import user_id_of
from web.http.languages import LanguageQuery, in_language, language_of
from web.http.openapi_schemas import problems, query_parameters
from web.http.renderers import TextRenderer
from web.views import PublicApiView


class CalendarView(PublicApiView):
    """`tournaments/calendar`."""

    @extend_schema(
        operation_id="get_calendar",
        parameters=query_parameters(LanguageQuery),
        responses={200: TournamentCalendar, **problems()},
        tags=["tournaments"],
    )
    def get(self, request: Request) -> Response:
        """Read the calendar: public tournaments that run, come and were, and those you joined."""
        language, user_id = language_of(request), user_id_of(request)
        found = calendar(now=timezone.now(), user_id=user_id)
        parts = found._asdict().items()
        reply = {name: shown(rows, user_id, language) for name, rows in parts}
        return in_language(reply, language)


class CalendarRenderer(TextRenderer):
    """Sends an iCalendar file."""

    media_type = "text/calendar"
    format = "ics"


class CalendarFileView(PublicApiView):
    """`tournaments/calendar.ics`."""

    renderer_classes = [CalendarRenderer]

    @extend_schema(
        operation_id="read_icalendar",
        parameters=query_parameters(LanguageQuery),
        responses={(200, CalendarRenderer.media_type): OpenApiTypes.STR, **problems()},
        tags=["tournaments"],
    )
    def get(self, request: Request) -> Response:
        """Read the public tournaments that run and come as iCalendar, for calendar programs."""
        language, now = language_of(request), timezone.now()
        found = calendar(now=now)
        text = icalendar([*found.running, *found.coming], language=language, now=now)
        return in_language(text, language)
