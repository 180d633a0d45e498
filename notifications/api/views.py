"""The endpoints of the caller's notifications and of their settings."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.callers import user_of
from notifications.api.bodies import (
    NotificationPage,
    NotificationSettings,
    NotificationsQuery,
    ReadRequest,
    SettingsRequest,
    Unread,
)
from notifications.api.settings_json import settings_json, switches_of
from notifications.messages import notification_json
from notifications.models import InvitedBy
from notifications.selectors.notifications import notifications_of, unread_count
from notifications.selectors.preferences import preferences_of
from notifications.services.notifying import mark_read
from notifications.services.preferences import change_preferences
from web.http.bodies import read_body, read_query
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.pagination import Pages
from web.http.preconditions import IF_MATCH_PARAMETER, if_match
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

CHANGES = Limit("changes of notification settings", "300/hour")
READS = Limit("notifications read", "120/minute")


class NewestPages(Pages):
    """Pages of notifications, newest first."""

    ordering = ("-at", "-id")


class NotificationsView(ApiView):
    """`notifications`."""

    @extend_schema(
        operation_id="list_notifications",
        parameters=query_parameters(NotificationsQuery),
        responses={200: NotificationPage, **problems("not_authenticated")},
        tags=["notifications"],
    )
    def get(self, request: Request) -> Response:
        """Your notifications of the last thirty days, newest first, a page at a time."""
        query = read_query(request, NotificationsQuery)
        user_id = user_of(request).pk
        rows = notifications_of(user_id, unread=query.unread == "true")
        pages = NewestPages()
        page = pages.paginate(rows, request)
        response = pages.response([notification_json(row) for row in page])
        response.data["unread"] = unread_count(user_id)
        return response


class ReadView(ApiView):
    """`notifications/read`."""

    write_scope = Scope.TALK
    limits = (*ApiView.limits, READS)

    @extend_schema(
        operation_id="read_notifications",
        request=ReadRequest,
        responses={200: Unread, **problems(*BODY, *CSRF, "not_authenticated")},
        tags=["notifications"],
    )
    def post(self, request: Request) -> Response:
        """Mark notifications as read: some, those of a game, or all. They won't be pushed."""
        body = read_body(request, ReadRequest)
        user_id = user_of(request).pk
        mark_read(user_id=user_id, ids=body.ids, game_id=body.game)
        return Response({"unread": unread_count(user_id)})


class SettingsView(ApiView):
    """`me/notification-settings`."""

    read_scope = None
    takes_if_match = frozenset({"PATCH"})

    @extend_schema(
        operation_id="get_notification_settings",
        responses={200: NotificationSettings, **problems("not_authenticated")},
        tags=["notifications"],
    )
    def get(self, request: Request) -> Response:
        """Return your settings: the channels of each topic, and the players who may invite you."""
        return Response(settings_json(preferences_of(user_of(request).pk)))

    @extend_schema(
        operation_id="change_notification_settings",
        parameters=[IF_MATCH_PARAMETER],
        request=SettingsRequest,
        responses={200: NotificationSettings, **problems(*BODY, *CSRF, "not_authenticated")},
        tags=["notifications"],
    )
    def patch(self, request: Request) -> Response:
        """Change the given settings; everything else stays."""
        body = read_body(request, SettingsRequest)
        CHANGES.check(request)
        user_id = user_of(request).pk
        row = change_preferences(
            user_id=user_id,
            channels=switches_of(body.topics),
            invited_by=None if body.invited_by is None else InvitedBy(body.invited_by),
            has_digest=body.digest,
            resumes_mails=body.mail is not None,
            precondition=if_match(request, lambda: settings_json(preferences_of(user_id))),
        )
        return Response(settings_json(row))
