"""The bodies and queries of the endpoints of tables."""

from typing import Annotated, Literal, TypedDict

from pydantic import ConfigDict, Field, RootModel

from games.engine import RuleSet
from games.engine.deck import CLIENT_SEED_LENGTH
from games.engine.rules import MAX_SEATS
from games.play.api.bodies import SeatNumber
from games.play.messages.clock import AnyClock, control_of_body
from games.play.messages.game import BotLevelName
from games.play.time.clock import Control
from games.rule_words.messages import Rules
from games.tables.services.changing import TableChange
from games.tables.services.passwords import LONGEST, SHORTEST
from games.tables.terms import LEFT_OUT, TableChoice
from web.http.bodies import LARGEST, Body, Flag, Query, at_most_one, exactly_one
from web.http.pagination import Cursor, PageSize

ClientSeed = Annotated[
    str, Field(max_length=CLIENT_SEED_LENGTH, description="Your own part of the shuffle's secret.")
]

SeenTerms = Annotated[
    int | None,
    Field(ge=1, le=LARGEST, description="The game's `terms` as you saw them: refused if newer."),
]

SavedRuleSetId = Annotated[
    str, Field(min_length=1, max_length=40, description="The id of a saved rule set, anybody's.")
]

TablePassword = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]


class MySeat(Body):
    """The caller sits here."""

    kind: Literal["me"]


class BotSeat(Body):
    """A bot plays here."""

    kind: Literal["bot"]
    level: BotLevelName


class OpenSeat(Body):
    """A player who joins sits here."""

    kind: Literal["open"]


AnySeat = Annotated[MySeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class SeatChoiceRequest(RootModel[Annotated[BotSeat | OpenSeat, Field(discriminator="kind")]]):
    """The choice of a host for a seat: a bot, or open."""


class ChosenRules(TypedDict):
    """The arguments of a `RulesChoice`."""

    preset: str
    rules: RuleSet | None
    rule_set: str


SOURCES = ("preset", "rules", "rule_set")
CHANGED_RULES = ConfigDict(json_schema_extra={"minProperties": 1, **at_most_one(*SOURCES)})
"""The config of bodies that change something, and its rules if they name some."""


class RulesBody(Body):
    """The choice of what is played: one of a preset, rules and the id of saved rules."""

    model_config = ConfigDict(json_schema_extra=exactly_one(SOURCES))

    preset: Annotated[str, Field(min_length=1, max_length=40)] | None = None
    rules: Rules | None = None
    rule_set: SavedRuleSetId | None = None

    @property
    def chosen_rules(self) -> ChosenRules:
        """The chosen rules; raises InvalidRules."""
        return {
            "preset": self.preset or "",
            "rules": None if self.rules is None else RuleSet.from_json(self.rules.root),
            "rule_set": self.rule_set or "",
        }


def chosen_clock(clock: AnyClock | None) -> Control | None:
    """Return the clock of a body."""
    return None if clock is None else control_of_body(clock)


class CreateGameRequest(RulesBody):
    """A new table: a preset, a rule set or a saved one, and the plan of its seats."""

    seats: Annotated[list[AnySeat], Field(min_length=1, max_length=MAX_SEATS)]
    start: Annotated[bool, Field(description="Deal at once; every seat must be filled.")] = False
    private: Annotated[bool, Field(description="Only people who have the link find it.")] = False
    password: Annotated[
        TablePassword | None, Field(description="For a private table: asked of all but the host.")
    ] = None
    rated: Annotated[
        bool, Field(description="Its result counts: a public game of accounts by a rated preset.")
    ] = False
    aids: Annotated[
        bool | None,
        Field(
            description="True if views show the discarded cards, and the cards of others that were "
            "seen. Left out: true, but not in a rated game."
        ),
    ] = None
    clock: Annotated[
        AnyClock | None, Field(description="Rated games have one in any case: 60 s a command.")
    ] = None

    @property
    def choice(self) -> TableChoice:
        """The chosen terms; raises InvalidRules."""
        return TableChoice(
            **self.chosen_rules,
            is_private=self.private,
            password=self.password,
            is_rated=self.rated,
            aids=self.aids,
            clock=chosen_clock(self.clock),
        )


class ChangeGameRequest(RulesBody):
    """The changes to an open table; members left out stay as they are."""

    model_config = CHANGED_RULES

    seats: Annotated[int, Field(ge=1, le=MAX_SEATS)] | None = None
    private: bool | None = None
    password: Annotated[
        TablePassword | None, Field(description="Null takes the password away.")
    ] = None
    rated: bool | None = None
    aids: bool | None = None
    clock: Annotated[
        AnyClock | None,
        Field(description="Null: time isn't limited; a rated game then has 60 s a command."),
    ] = None

    @property
    def change(self) -> TableChange:
        """The changes; raises InvalidRules."""
        given = self.model_fields_set
        return TableChange(
            **self.chosen_rules,
            seats=self.seats,
            is_private=self.private,
            password=self.password if "password" in given else LEFT_OUT,
            is_rated=self.rated,
            aids=self.aids,
            clock=chosen_clock(self.clock) if "clock" in given else LEFT_OUT,
        )


class StartRequest(Body):
    """The host's own share of the shuffle, given once the commitment is known."""

    client_seed: ClientSeed = ""


class ReadyRequest(Body):
    """The caller's own share of the shuffle, given once the commitment is known."""

    client_seed: ClientSeed = ""
    terms: SeenTerms = None


class JoinRequest(Body):
    """Sit down, on the first free seat if none is named."""

    seat: SeatNumber | None = None
    client_seed: ClientSeed = ""
    terms: SeenTerms = None
    password: TablePassword | None = None


class UnlockRequest(Body):
    """The password of a private table."""

    password: TablePassword


class SeatRequest(Body):
    """A seat of the table."""

    seat: SeatNumber


class ListQuery(Query):
    """A filter of games."""

    status: Literal["open", "starting", "active", "finished", "cancelled"] | None = None
    mine: Annotated[Flag, Field(description="Only those you sit in or host.")] = "false"
    cursor: Cursor = ""
    page_size: PageSize = 20
