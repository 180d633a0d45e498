"""A saved rule set as JSON."""

from typing import Annotated, Any

from pydantic import AwareDatetime, Field, RootModel

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from accounts.persons import person_json
from games.engine.rules import MAX_SEATS, MIN_SEATS
from games.rule_sets.models import MAX_NAME_LENGTH
from games.rule_sets.models import SavedRuleSet as Row
from games.rule_words.messages import Rules
from web.http.messages import Message

RuleSetId = Annotated[str, Field(pattern="^[0-9A-Za-z]{10}$")]

RuleSetName = Annotated[
    str, Field(min_length=1, max_length=MAX_NAME_LENGTH, description="Differs among one's own.")
]

MeantSeats = Annotated[
    int | None,
    Field(
        ge=MIN_SEATS,
        le=MAX_SEATS,
        description="The number of seats it is meant for; null: any that can play.",
    ),
]


class RuleSetOwner(Message):
    """The person who saved the rule set, or the guest."""

    id: int
    name: str
    kind: AnyKind
    avatar: AvatarName | None


class SavedRuleSetSchema(Message, title="SavedRuleSet"):
    """Rules that a person has named. Its id is its link: everybody who knows it may read it."""

    id: RuleSetId
    name: RuleSetName
    rules: Rules
    seats: MeantSeats
    owner: RuleSetOwner
    mine: Annotated[bool, Field(description="True if it is the caller's, who may change it.")]
    version: Annotated[int, Field(ge=1, description="Counts on with each change.")]
    created_at: AwareDatetime
    updated_at: AwareDatetime


class RuleSetList(RootModel[list[SavedRuleSetSchema]]):
    """Saved rule sets, by name."""


def rule_set_json(row: Row, *, user_id: int | None) -> dict[str, Any]:
    """Return a row with its owner as `SavedRuleSetSchema`, for a reader."""
    return {
        "id": row.pk,
        "name": row.name,
        "rules": row.rules,
        "seats": row.seats,
        "owner": person_json(row.owner),
        "mine": row.owner_id == user_id,
        "version": row.version,
        "created_at": row.created_at.isoformat().replace("+00:00", "Z"),
        "updated_at": row.updated_at.isoformat().replace("+00:00", "Z"),
    }
