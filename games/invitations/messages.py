"""An invitation as JSON."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from accounts.persons import person_json
from games.invitations.models import Invitation
from games.invitations.selectors import status_of
from games.play.messages.values import GameId
from web.http.messages import Message

DeclineReasonName = Literal[
    "generic", "later", "rules", "clock", "seats", "rated", "casual", "no_bots"
]


class Invitee(Message):
    """A person with an account."""

    id: int
    name: str
    kind: AnyKind
    avatar: AvatarName | None


class InvitationSchema(Message, title="Invitation"):
    """An invitation of an account to an open table."""

    id: Annotated[int, Field(ge=1)]
    game: GameId
    inviter: Invitee
    invited: Invitee
    status: Literal["pending", "accepted", "declined", "withdrawn", "expired"]
    reason: Annotated[DeclineReasonName | None, Field(description="The reason for declining it.")]
    at: AwareDatetime
    expires_at: AwareDatetime


def invitation_json(row: Invitation, *, now: datetime) -> dict[str, Any]:
    """Return a row as `InvitationSchema`."""
    return {
        "id": row.pk,
        "game": row.game_id,
        "inviter": person_json(row.inviter),
        "invited": person_json(row.invited),
        "status": status_of(row, now=now),
        "reason": row.reason or None,
        "at": row.at.isoformat(),
        "expires_at": row.expires_at.isoformat(),
    }
