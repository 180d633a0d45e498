"""The bodies of requests and replies of the endpoints of webhooks."""

from typing import Annotated, Literal

from django.utils.translation import gettext_noop
from pydantic import AfterValidator, AwareDatetime, BaseModel, Field, RootModel

from web.http.bodies import Body, Query
from web.http.pagination import Cursor, PageSize
from webhooks.kinds import EventType
from webhooks.models.webhook import MAX_URL_LENGTH

EventName = Literal[
    "game.starting",
    "game.started",
    "game.waiting",
    "game.ended",
    "challenge.received",
    "challenge.declined",
    "tournament.started",
    "tournament.round",
    "tournament.ended",
]
OffReasonName = Literal["owner", "gone", "failing", "backlog"]
StateName = Literal["waiting", "delivered", "given_up"]
ErrorName = Literal["timeout", "unreachable", "private_address", "tls", "interrupted"]
MESSAGE_ID = "^msg_[0-9]+$"


def _once_each(events: list[EventType]) -> list[EventType]:
    if len({*events}) < len(events):
        raise ValueError(gettext_noop("Name each event once."))
    return events


Url = Annotated[
    str,
    Field(min_length=1, max_length=MAX_URL_LENGTH, description="The address that receives events."),
]
Events = Annotated[
    # Names arrive as texts, which a strict body doesn't accept as members of an enumeration.
    list[Annotated[EventType, Field(strict=False)]],
    Field(
        min_length=1,
        max_length=len(EventType),
        description="The types of events to post.",
        json_schema_extra={"uniqueItems": True},
    ),
    AfterValidator(_once_each),
]


class WebhookRequest(Body):
    """A webhook to be made."""

    url: Url
    events: Events


class WebhookChangeRequest(Body):
    """The changes of a webhook; members that are left out stay."""

    url: Url | None = None
    events: Events | None = None
    active: bool | None = None


class NoChoice(Body):
    """An empty object: there is nothing to choose."""


class WebhookSchema(BaseModel, title="Webhook"):
    """A webhook without its secret."""

    id: int
    url: str
    events: list[EventName]
    active: bool
    off_reason: OffReasonName | None = Field(description="The reason why it is off.")
    failing_since: AwareDatetime | None = Field(
        description="The first try that failed, if none has succeeded since."
    )
    old_secret_until: AwareDatetime | None = Field(
        description="Until when events are signed with the secret before this one, too."
    )
    created_at: AwareDatetime


class WebhookWithSecret(WebhookSchema, title="WebhookWithSecret"):
    """A webhook that was just made, or given a new secret."""

    secret: str = Field(
        pattern="^whsec_",
        description="It is shown this once; the key is the base64 after `whsec_`.",
    )


class WebhookList(RootModel[list[WebhookSchema]]):
    """Your webhooks, oldest first."""


class Try(BaseModel):
    """A try to deliver an event: it has the receiver's status, or the error that prevented one."""

    at: AwareDatetime
    status: int | None
    error: ErrorName | None = Field(
        description="`interrupted`: it is being tried, or a worker was stopped meanwhile."
    )
    ms: int = Field(description="The duration in milliseconds.")


class DeliverySchema(BaseModel, title="Delivery"):
    """An event for a webhook, with all tries to deliver it."""

    id: Annotated[str, Field(pattern=MESSAGE_ID, description="The header `webhook-id`.")]
    type: Literal[EventName, "test"]
    game: Annotated[str | None, Field(pattern="^[0-9A-Za-z]{10}$")]
    state: StateName
    body: str = Field(description="The exact text that is posted.")
    created_at: AwareDatetime
    next_at: AwareDatetime | None = Field(description="While it waits: not before then.")
    ended_at: AwareDatetime | None
    tries: list[Try]


class DeliveriesQuery(Query):
    """The choice of deliveries."""

    state: Annotated[StateName | None, Field(description="Only those in this state.")] = None
    cursor: Cursor = ""
    page_size: PageSize = 20


class DeliveryPage(BaseModel):
    """Deliveries, newest first."""

    next: str | None
    previous: str | None
    results: list[DeliverySchema]
