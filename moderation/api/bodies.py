"""The bodies of sanctions and appeals, as the sanctioned user sees them."""

from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, Field, RootModel

from moderation.models import Appeal, Sanction
from moderation.models.appeal import MAX_APPEAL_LENGTH
from moderation.selectors.sanctions import is_in_force, is_over, sanctions_to_show
from web.http.bodies import Body

ReasonCode = Literal["cheating", "boosting", "insult", "spam", "name", "leaving", "other"]


class AppealRequest(Body):
    """The reason against a sanction; there is one appeal for each sanction."""

    sanction: int
    text: Annotated[str, Field(min_length=1, max_length=MAX_APPEAL_LENGTH)]


class AppealState(BaseModel):
    """An appeal and, once there is one, its answer: whether the sanction stands, and why."""

    text: str
    at: AwareDatetime
    outcome: Literal["stands", "lifted"] | None
    words: str
    answered_at: AwareDatetime | None


class SanctionState(BaseModel):
    """A decision of staff about you. `until` is null for good, and for a warning."""

    id: int
    kind: Literal["warning", "mute", "ban"]
    reason: ReasonCode
    words: str
    since: AwareDatetime
    until: AwareDatetime | None
    in_force: bool = Field(description="True if it forbids something now.")
    acknowledged_at: AwareDatetime | None
    lifted_at: AwareDatetime | None
    appeal: AppealState | None
    may_appeal: bool


class SanctionList(RootModel[list[SanctionState]]):
    """Sanctions, the newest first."""


def sanction_json(sanction: Sanction) -> dict[str, Any]:
    """Return the sanction with its appeal, as `SanctionState`."""
    appeal: Appeal | None = getattr(sanction, "appeal", None)
    return {
        "id": sanction.pk,
        "kind": sanction.kind,
        "reason": sanction.reason,
        "words": sanction.words,
        "since": sanction.since,
        "until": sanction.until,
        "in_force": is_in_force(sanction),
        "acknowledged_at": sanction.acknowledged_at,
        "lifted_at": sanction.lifted_at,
        "appeal": None if appeal is None else _appeal_json(appeal),
        "may_appeal": appeal is None and not is_over(sanction),
    }


def _appeal_json(appeal: Appeal) -> dict[str, Any]:
    return {
        "text": appeal.text,
        "at": appeal.at,
        "outcome": appeal.outcome or None,
        "words": appeal.words,
        "answered_at": appeal.answered_at,
    }


def sanctions_shown_to(user_id: int) -> list[dict[str, Any]]:
    """Return the sanctions to show the user now, each as `SanctionState`."""
    return [sanction_json(row) for row in sanctions_to_show(user_id)]
