"""The bodies and queries of the endpoints of a running game."""

from typing import Annotated, Any

from pydantic import Field, WithJsonSchema

from games.engine.rules import MAX_SEATS
from games.play.log import MARK_PATTERN
from games.play.messages.values import Mark
from games.play.selectors.viewers import Wanted
from web.http.bodies import LARGEST, Body, Number, Query
from web.http.openapi_schemas import COMPONENT

SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]

# The engine parses commands, since it can name the wrong card or field.
AnyCommand = Annotated[dict[str, Any], WithJsonSchema({COMPONENT: "Command"})]


class OtherSeatRequest(Body):
    """The seat of another player, who is given up or gets more time."""

    seat: SeatNumber


class DoneInAdvanceRequest(Body):
    """Switch your done in advance on or off."""

    on: bool


class CommandRequest(Body):
    """A command for a seat; the seat may be left out, since nobody has two."""

    command: AnyCommand
    seat: SeatNumber | None = None
    expected_version: Annotated[int, Field(ge=0, le=LARGEST)] | None = None
    expected_mark: Mark | None = None


class Eyes(Query):
    """The seat whose view to read."""

    seat: Annotated[
        str | None,
        Field(
            pattern="^(open|[0-9]{1,2})$",
            description="See as this seat, or everything (`open`); finished games only.",
        ),
    ] = None

    @property
    def wanted(self) -> Wanted:
        """The seat as the argument of selectors."""
        if self.seat == "open":
            return "open"
        return None if self.seat is None else int(self.seat)


class ViewQuery(Eyes):
    """The version to read, and the seat whose view to read."""

    at: Number | None = None


class EventsQuery(Eyes):
    """The version after which to read events, and the seat whose view to read."""

    since: Annotated[
        str,
        Field(
            pattern=f"^([0-9]{{1,9}}|{MARK_PATTERN})$",
            description="The mark of the newest version that you have, or only the version.",
        ),
        WithJsonSchema(
            {
                "anyOf": [
                    {"type": "integer", "minimum": 0},
                    {"type": "string", "pattern": f"^{MARK_PATTERN}$"},
                ],
                "default": 0,
            }
        ),
        # As a plain default it would replace that of the schema, and be no integer there.
    ] = Field(default_factory=lambda: "0")
