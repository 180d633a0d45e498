"""The endpoints of OAuth apps: registering one's own, and those that act for the account."""

from typing import Annotated, Any

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from pydantic import AwareDatetime, BaseModel, Field, RootModel, StringConstraints
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.callers import user_of
from accounts.api.once import ONCE, once
from accounts.models.token import MAX_TOKEN_NAME_LENGTH
from accounts.services import apps
from web.http.bodies import Body, read_body
from web.http.free_text import clean_line
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import AccountView

CHANGES = Limit("apps", "60/day")
MAX_ADDRESSES = 10
Address = Annotated[str, StringConstraints(min_length=1, max_length=apps.MAX_ADDRESS_LENGTH)]


class AppRequest(Body):
    """An app to be registered, which acts for accounts with their owners' consent."""

    name: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_TOKEN_NAME_LENGTH),
        Field(description="People see it when they are asked."),
    ]
    redirect_uris: Annotated[
        list[Address],
        Field(
            min_length=1,
            max_length=MAX_ADDRESSES,
            description="Addresses to send people back to: https, or http on their own machine.",
        ),
    ]
    confidential: Annotated[
        bool,
        Field(description="It runs on a server and can keep a secret; not a page or a program."),
    ] = False


class OwnApp(BaseModel):
    """An app that the account has registered."""

    id: int
    client_id: str
    name: str
    redirect_uris: list[str]
    confidential: bool
    created_at: AwareDatetime


class NewApp(OwnApp):
    """An app that was just registered."""

    client_secret: str | None = Field(
        description="Of a confidential app: it is shown this once and kept nowhere."
    )


class OwnAppList(RootModel[list[OwnApp]]):
    """The apps that the account has registered, newest first."""


class ConnectedApp(BaseModel):
    """An app that may act for the account."""

    id: int
    name: str
    by: str = Field(description="The name of the account that registered it.")
    scopes: list[Scope]
    since: AwareDatetime = Field(description="The time of its oldest valid token.")
    last_used_at: AwareDatetime | None = Field(description="To the minute.")


class ConnectedAppList(RootModel[list[ConnectedApp]]):
    """The apps that may act for the account, the one connected last first."""


class OwnAppsView(AccountView):
    """`auth/apps`."""

    created_at = "auth/apps"
    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="list_apps", responses={200: OwnAppList, **problems(*ACCOUNT)}, tags=["auth"]
    )
    def get(self, request: Request) -> Response:
        """The apps that you have registered."""
        return Response([_app_json(app) for app in apps.apps_of(user_of(request))])

    @extend_schema(
        operation_id="register_app",
        parameters=[KEY_PARAMETER],
        request=AppRequest,
        responses={201: NewApp, **problems(*BODY, *CSRF, *ACCOUNT, "too_many_apps", *ONCE)},
        tags=["auth"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Register an app that acts for accounts by OAuth. Its secret is in this answer alone."""
        body = read_body(request, AppRequest)
        CHANGES.check(request)
        app, secret = apps.register_app(
            user=user_of(request),
            name=clean_line("name", body.name, longest=MAX_TOKEN_NAME_LENGTH),
            redirect_uris=body.redirect_uris,
            is_confidential=body.confidential,
        )
        return Response({**_app_json(app), "client_secret": secret}, status=201)


class OwnAppView(AccountView):
    """`auth/apps/{id}`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="delete_app",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "not_found")},
        tags=["auth"],
    )
    def delete(self, request: Request, app_id: int) -> Response:
        """Delete an app of yours; it can act for nobody from then on."""
        apps.delete_app(user_of(request), app_id)
        return Response(status=204)


class ConnectionsView(AccountView):
    """`auth/connections`."""

    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="list_connected_apps",
        responses={200: ConnectedAppList, **problems(*ACCOUNT)},
        tags=["auth"],
    )
    def get(self, request: Request) -> Response:
        """The apps that may act for you."""
        connections = apps.connections_of(user_of(request), now=timezone.now())
        return Response([_connection_json(one) for one in connections])


class ConnectionView(AccountView):
    """`auth/connections/{id}`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="disconnect_app",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "not_found")},
        tags=["auth"],
    )
    def delete(self, request: Request, app_id: int) -> Response:
        """Disconnect an app: its tokens end at once, and its sockets are closed."""
        apps.disconnect(user_of(request), app_id)
        return Response(status=204)


def _app_json(app: Any) -> dict[str, Any]:
    return {
        "id": app.pk,
        "client_id": app.client_id,
        "name": app.name,
        "redirect_uris": app.redirect_uris.split(),
        "confidential": app.client_type == app.CLIENT_CONFIDENTIAL,
        "created_at": app.created,
    }


def _connection_json(connection: apps.Connection) -> dict[str, Any]:
    return {
        "id": connection.app.pk,
        "name": connection.app.name,
        "by": "Durak" if connection.app.user is None else connection.app.user.name,
        "scopes": connection.scopes,
        "since": connection.since,
        "last_used_at": connection.last_used_at,
    }
