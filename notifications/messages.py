"""The JSON of a notification, over REST and on the account's socket."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from accounts.avatars import AvatarName
from accounts.kinds import PersonKind
from accounts.persons import person_json
from notifications.kinds import Kind
from notifications.models import Notification

KindName = Literal[
    "turn",
    "match",
    "invitation",
    "invitation_declined",
    "challenge",
    "challenge_declined",
    "friend_playing",
    "game_cancelled",
    "game_called_off",
    "seat_lost",
    "seat_claimed",
    "tournament_soon",
    "tournament_table",
    "tournament_cancelled",
    "tournament_moderated",
    "club_request",
    "club_accepted",
    "club_declined",
    "club_moderator",
    "club_owner",
    "club_removed",
    "club_tournament",
    "club_moderated",
    "webhook_off",
]


class Other(BaseModel):
    """The other player whom a notification concerns."""

    model_config = ConfigDict(extra="forbid")

    id: int
    name: str
    kind: PersonKind
    avatar: AvatarName


class NotedClub(BaseModel):
    """The club that a notification is about, with its name at that time."""

    model_config = ConfigDict(extra="forbid")

    id: str
    name: str


class NotificationSchema(BaseModel, title="Notification"):
    """A notification to you."""

    model_config = ConfigDict(extra="forbid")

    id: int
    kind: KindName
    game: Annotated[str | None, Field(pattern="^[0-9A-Za-z]{10}$")]
    player: Other | None
    invitation: Annotated[int | None, Field(description="Of `invitation`: its id.")]
    challenge: Annotated[
        str | None, Field(description="Of `challenge` and `challenge_declined`: its id.")
    ]
    tournament: Annotated[
        str | None,
        Field(
            description="Of `tournament_soon`, `tournament_table`, `tournament_cancelled`, "
            "`tournament_moderated`: its id; of `club_tournament` that of the newest one."
        ),
    ]
    club: Annotated[NotedClub | None, Field(description="Of the kinds about clubs.")]
    count: Annotated[
        int | None,
        Field(
            ge=1,
            description="Of `club_request`: the number of those who ask; of `club_tournament`: "
            "the number of new tournaments.",
        ),
    ]
    reason: Annotated[
        str | None,
        Field(
            description="Of `invitation_declined`, `challenge_declined`, `game_called_off`, "
            "`webhook_off`: why; of `tournament_moderated` and `club_moderated`: `renamed`, "
            "`hidden`, `shown` or `closed`; of the latter also `reopened`."
        ),
    ]
    at: AwareDatetime
    read: bool


def notification_json(row: Notification) -> dict[str, Any]:
    """Return the row as `NotificationSchema`."""
    about = row.about
    return {
        "id": row.pk,
        "kind": row.kind,
        # The game of a challenge is there only when it is accepted.
        "game": None if row.kind == Kind.CHALLENGE else row.game_id or None,
        "player": None if about is None else person_json(about),
        "invitation": row.data.get("invitation"),
        "challenge": row.data.get("challenge"),
        "tournament": row.data.get("tournament"),
        "club": _club_json(row.data),
        "count": row.data.get("count"),
        "reason": row.data.get("reason"),
        "at": row.at.isoformat(),
        "read": row.is_quiet or row.read_at is not None,
    }


def _club_json(data: Mapping[str, Any]) -> dict[str, Any] | None:
    return {"id": data["club"], "name": data["club_name"]} if "club" in data else None
