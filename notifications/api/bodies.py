"""The bodies of requests and replies of the endpoints of notifications."""

from typing import Annotated, Literal

from django.utils.translation import gettext_noop
from pydantic import BaseModel, ConfigDict, Field, model_validator

from notifications.messages import NotificationSchema
from notifications.models.push import MAX_ENDPOINT_LENGTH
from notifications.selectors.mail_addresses import MailState
from web.http.bodies import Body, Query, at_most_one
from web.http.pagination import Cursor, PageSize

MAX_IDS = 200
LARGEST = 2**63 - 1
InvitedByName = Literal["everybody", "followed", "nobody"]


class NotificationsQuery(Query):
    """The choice of notifications."""

    unread: Annotated[Literal["true", "false"], Field(description="Only the unread.")] = "false"
    cursor: Cursor = ""
    page_size: PageSize = 20


class NotificationPage(BaseModel):
    """Notifications, newest first; `unread` is the number of all that are unread."""

    next: str | None
    previous: str | None
    results: list[NotificationSchema]
    unread: int


class ReadRequest(Body):
    """The notifications that were read: by id, those of one game, or all without either."""

    model_config = ConfigDict(json_schema_extra=at_most_one("ids", "game"))

    ids: (
        Annotated[list[Annotated[int, Field(ge=1, le=LARGEST)]], Field(max_length=MAX_IDS)] | None
    ) = None
    game: Annotated[str, Field(pattern="^[0-9A-Za-z]{10}$")] | None = None

    @model_validator(mode="after")
    def _not_both(self) -> "ReadRequest":
        if self.ids is not None and self.game is not None:
            raise ValueError(gettext_noop("Give either ids or a game."))
        return self


class Unread(BaseModel):
    """The number of unread notifications now."""

    unread: int


class Channels(BaseModel):
    """The channels by which you are notified of one topic."""

    page: bool
    browser: bool
    push: bool
    telegram: bool
    mail: Annotated[
        bool,
        Field(description="To your confirmed address, one until the notification is read."),
    ]


class Topics(BaseModel):
    """The topics of notifications."""

    turn: Channels
    invitation: Channels
    friend: Channels
    table: Channels
    tournament: Channels
    club: Channels
    club_tournament: Channels


class NotificationSettings(BaseModel):
    """Your settings of notifications; `push_key` is this site's key for pushes, if any."""

    topics: Topics
    invited_by: InvitedByName
    push_key: str | None
    digest: Annotated[bool, Field(description="A mail every week, if there is something to say.")]
    mail: Annotated[
        MailState,
        Field(
            description="The state of your address, for reminders that you switch on. "
            "`unconfirmed`: you have no confirmed address. `bounced`: mails to it came back. "
            "`complained`: a mail was reported as spam."
        ),
    ]


class SomeChannels(Body):
    """The channels to switch."""

    page: bool | None = None
    browser: bool | None = None
    push: bool | None = None
    telegram: bool | None = None
    mail: bool | None = None


class SomeTopics(Body):
    """The topics to change."""

    turn: SomeChannels | None = None
    invitation: SomeChannels | None = None
    friend: SomeChannels | None = None
    table: SomeChannels | None = None
    tournament: SomeChannels | None = None
    club: SomeChannels | None = None
    club_tournament: SomeChannels | None = None


class SettingsRequest(Body):
    """The settings to change; what is left out stays."""

    topics: SomeTopics | None = None
    invited_by: InvitedByName | None = None
    digest: bool | None = None
    mail: Annotated[
        Literal["ready"] | None,
        Field(description="Mail to your address again, although mails `bounced` before."),
    ] = None


Endpoint = Annotated[str, Field(min_length=1, max_length=MAX_ENDPOINT_LENGTH)]


class PushKeys(Body):
    """The keys of a browser's subscription, in base64url."""

    p256dh: Annotated[str, Field(min_length=1, max_length=100)]
    auth: Annotated[str, Field(min_length=1, max_length=40)]


class PushSubscriptionRequest(Body):
    """A browser's subscription: `PushSubscription.toJSON()` without its expiration time."""

    endpoint: Endpoint
    keys: PushKeys


class PushEndpointQuery(Query):
    """The browser's subscription to remove."""

    endpoint: Endpoint
