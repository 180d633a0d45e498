"""What clients send to the endpoints of games."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, RootModel, WithJsonSchema

from accounts.rest.bodies import Body, Query
from accounts.rest.pages import Cursor, PageSize, digits
from accounts.rest.schema import COMPONENT
from games.engine.deck import CLIENT_SEED_LENGTH
from games.engine.rules import MOST_SEATS
from games.messages.clock import AnyClock
from games.messages.game import ModeName
from games.messages.rules import Rules
from games.selectors.viewers import Wanted
from games.services.passwords import LONGEST, SHORTEST

LARGEST = 2**31 - 1
LONGEST_KEY = 64

BotLevelName = Literal["beginner", "casual", "clever"]
ClientSeed = Annotated[
    str, Field(max_length=CLIENT_SEED_LENGTH, description="Your own part of the shuffle's secret.")
]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]

Terms = Annotated[
    int | None,
    Field(ge=1, le=LARGEST, description="The game's `terms` as you saw them: refused if newer."),
]
TablePassword = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]

# The engine reads commands itself: it names the offending card or field.
AnyCommand = Annotated[dict[str, Any], WithJsonSchema({COMPONENT: "Command"})]


class MySeat(Body):
    """The caller sits here."""

    kind: Literal["me"]


class BotSeat(Body):
    """A bot plays here."""

    kind: Literal["bot"]
    level: BotLevelName


class OpenSeat(Body):
    """Whoever joins sits here."""

    kind: Literal["open"]


AnySeat = Annotated[MySeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class SeatChoiceRequest(RootModel[Annotated[BotSeat | OpenSeat, Field(discriminator="kind")]]):
    """What a host may put on a seat."""


class CreateGameRequest(Body):
    """A new table: a preset or a rule set, and who may sit where."""

    preset: Annotated[str, Field(min_length=1, max_length=40)] | None = None
    rules: Rules | None = None
    seats: Annotated[list[AnySeat], Field(min_length=1, max_length=MOST_SEATS)]
    start: Annotated[bool, Field(description="Deal at once; every seat must be filled.")] = False
    private: Annotated[bool, Field(description="Only those who have the link find it.")] = False
    password: Annotated[
        TablePassword | None, Field(description="For a private table: asked of all but the host.")
    ] = None
    rated: Annotated[
        bool, Field(description="Its result counts: a public game of accounts by a rated preset.")
    ] = False
    clock: Annotated[
        AnyClock | None, Field(description="Rated games have one in any case: 60 s a command.")
    ] = None


class ChangeGameRequest(Body):
    """What is to be otherwise at an open table; what is left out stays."""

    preset: Annotated[str, Field(min_length=1, max_length=40)] | None = None
    rules: Rules | None = None
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    private: bool | None = None
    password: Annotated[
        TablePassword | None, Field(description="Null takes the password away.")
    ] = None
    rated: bool | None = None
    clock: Annotated[AnyClock | None, Field(description="Null: time isn't limited.")] = None


class ClaimRequest(Body):
    """The seat whose player is given up."""

    seat: SeatNumber


class PassingRequest(Body):
    """Whether your done is to come by itself."""

    on: bool


class RulesQuestion(Body):
    """A rule set to be checked, and how many want to play by it, if that is known."""

    rules: Rules
    seats: Annotated[int, Field(ge=0, le=LARGEST)] | None = None


class StartRequest(Body):
    """The host's own share of the shuffle, given once the commitment is known."""

    client_seed: ClientSeed = ""


class ReadyRequest(Body):
    """The caller's own share of the shuffle, given once the commitment is known."""

    client_seed: ClientSeed = ""
    terms: Terms = None


class JoinRequest(Body):
    """Sit down, on the first free seat if none is named."""

    seat: SeatNumber | None = None
    client_seed: ClientSeed = ""
    terms: Terms = None
    password: TablePassword | None = None


class UnlockRequest(Body):
    """The password of a private table."""

    password: TablePassword


class SeatRequest(Body):
    """A seat of the table."""

    seat: SeatNumber


class CommandRequest(Body):
    """A command for a seat; the seat may be left out, since nobody has two."""

    command: AnyCommand
    seat: SeatNumber | None = None
    expected_version: Annotated[int, Field(ge=0, le=LARGEST)] | None = None


Flag = Literal["true", "false"]
Number = Annotated[int, Field(ge=0, le=LARGEST), BeforeValidator(digits)]


class Eyes(Query):
    """Through whose eyes."""

    seat: Annotated[
        str | None,
        Field(
            pattern="^(open|[0-9]{1,2})$",
            description="See as this seat, or everything (`open`); finished games only.",
        ),
    ] = None

    @property
    def wanted(self) -> Wanted:
        """The seat as selectors want it."""
        if self.seat == "open":
            return "open"
        return None if self.seat is None else int(self.seat)


class ListQuery(Query):
    """Which games to list."""

    status: Literal["open", "starting", "active", "finished", "cancelled"] | None = None
    mine: Annotated[Flag, Field(description="Only those you sit in or host.")] = "false"
    cursor: Cursor = ""
    page_size: PageSize = 20


class LobbyQuery(Query):
    """Which tables to list."""

    status: Annotated[
        Literal["open", "active"], Field(description="Open ones to sit down at, or running ones.")
    ] = "open"
    preset: Annotated[
        str | None,
        Field(min_length=1, max_length=40, description="A preset's name, or `own` for own rules."),
    ] = None
    mode: ModeName | None = None
    seats: Annotated[int | None, Field(ge=1, le=MOST_SEATS), BeforeValidator(digits)] = None
    free: Annotated[
        int | None,
        Field(ge=0, le=MOST_SEATS, description="At least so many free seats."),
        BeforeValidator(digits),
    ] = None
    clock: Annotated[
        Literal["per_command", "bank", "days", "none"] | None,
        Field(description="How time is limited."),
    ] = None
    rated: Flag | None = None
    cursor: Cursor = ""
    page_size: Annotated[int, Field(ge=1, le=100), BeforeValidator(digits)] = 20


class ViewQuery(Eyes):
    """Which version, through whose eyes."""

    at: Number | None = None


class EventsQuery(Eyes):
    """Events after which version, through whose eyes."""

    since: Number = 0
