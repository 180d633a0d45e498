"""The bodies and queries of the endpoints of clubs."""

from typing import Annotated, Literal

from pydantic import Field

from games.clubs.models import MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH
from games.clubs.services.founding import ClubChange
from games.clubs.services.tables import ClubTableChoice
from games.engine.rules import MAX_SEATS, MIN_SEATS
from games.play.messages.clock import AnyClock
from games.play.messages.game import ModeName
from games.rule_words.messages import Rules
from games.tables.api.bodies import CHANGED_RULES, RulesBody, SavedRuleSetId, chosen_clock
from games.tables.terms import RulesChoice
from web.http.bodies import Body, Flag, Query
from web.http.pagination import Cursor, PageSize

ClubName = Annotated[
    str,
    Field(
        min_length=2,
        max_length=MAX_NAME_LENGTH,
        description="Letters of one alphabet, digits and - . ' _; no other club has it, or one "
        "that looks like it.",
    ),
]
ClubDescription = Annotated[str, Field(max_length=MAX_DESCRIPTION_LENGTH)]
ClubSeats = Annotated[
    int,
    Field(ge=MIN_SEATS, le=MAX_SEATS, description="The usual number of players at a table."),
]
AskedRole = Literal["owner", "moderator", "member"]


class ClubRequest(RulesBody):
    """A new club, and its house rule: one of a preset, rules and the id of saved rules."""

    name: ClubName
    description: ClubDescription = ""
    open: Annotated[bool, Field(description="Anybody may join; otherwise people ask.")] = True
    seats: ClubSeats = 4

    @property
    def choice(self) -> RulesChoice:
        """The house rule; raises InvalidRules."""
        return RulesChoice(**self.chosen_rules)


class ClubChangeRequest(RulesBody):
    """The changes to a club; members left out stay as they are."""

    model_config = CHANGED_RULES

    name: ClubName | None = None
    description: ClubDescription | None = None
    open: bool | None = None
    seats: ClubSeats | None = None

    @property
    def change(self) -> ClubChange:
        """The changes; raises InvalidRules."""
        choice = RulesChoice(**self.chosen_rules)
        return ClubChange(
            name=self.name,
            description=self.description,
            is_open=self.open,
            rules=choice if choice.names_rules else None,
            seats=self.seats,
        )


class ClubRoleRequest(Body):
    """The role that a person gets."""

    role: AskedRole


class ClubTableRequest(Body):
    """A table of the club; what is left out is as the house rule has it."""

    preset: Annotated[str, Field(min_length=1, max_length=40)] | None = None
    rules: Rules | None = None
    rule_set: SavedRuleSetId | None = None
    seats: ClubSeats | None = None
    clock: Annotated[AnyClock | None, Field(description="Left out: time isn't limited.")] = None

    @property
    def choice(self) -> ClubTableChoice:
        """The choice; raises InvalidRules."""
        chosen = RulesBody(preset=self.preset, rules=self.rules, rule_set=self.rule_set)
        rules = RulesChoice(**chosen.chosen_rules)
        return ClubTableChoice(
            rules=rules if rules.names_rules else None,
            seats=self.seats,
            clock=chosen_clock(self.clock),
        )


class ClubsQuery(Query):
    """A filter of clubs."""

    search: Annotated[str, Field(max_length=MAX_NAME_LENGTH, description="Part of the name.")] = ""
    mine: Annotated[Flag, Field(description="Only those you are in, or ask to join.")] = "false"
    cursor: Cursor = ""
    page_size: PageSize = 20


class MembersQuery(Query):
    """The people of a club to show."""

    role: Annotated[
        Literal["members", "asking", "removed"],
        Field(description="Only the owner and moderators see who asks, and who was removed."),
    ] = "members"
    cursor: Cursor = ""
    page_size: PageSize = 50


class ClubBoardQuery(Query):
    """The mode whose ratings are shown."""

    mode: ModeName = "duel"
