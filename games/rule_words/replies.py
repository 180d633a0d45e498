"""Replies about rules."""

from typing import Annotated, Any, Literal

from pydantic import Field, RootModel

from games.rule_words.messages import Rules
from web.http.bodies import LARGEST, Body
from web.http.messages import Message
from web.http.openapi_schemas import FieldError

OptionValue = str | int | bool | None

Sentence = Annotated[str, Field(description="The rule with this value, as a sentence.")]


class SeatRange(Message):
    """The fewest and the most players."""

    min: int
    max: int


class PresetSchema(Message, title="Preset"):
    """A named rule set."""

    name: str
    title: str
    description: str
    rules: Rules
    seats: SeatRange
    rated: bool


class PresetList(RootModel[list[PresetSchema]]):
    """All presets."""


class ValueSchema(Message):
    """One value of an option."""

    const: str | int | bool
    title: str
    description: Sentence


class OptionSchema(Message):
    """An option: `oneOf` its values, a whole number (or null) between two bounds, or an order.

    An order is one of `enum`, each letter standing for what `x-order` names.
    """

    title: str
    description: str
    default: OptionValue
    one_of: Annotated[list[ValueSchema], Field(alias="oneOf")] = []
    type: Any = None
    minimum: int = 0
    maximum: int = 0
    enum: list[str] = []
    order: Annotated[
        dict[str, str],
        Field(alias="x-order", description="The name of each letter of an order."),
    ] = {}
    none: Annotated[str, Field(alias="x-none", description="The name of null.")] = ""
    sentences: Annotated[
        dict[str, Sentence],
        Field(alias="x-sentences", description="The rules as sentences, by value written as JSON."),
    ] = {}


class OptionGroup(Message):
    """Options that belong together in a form."""

    name: str
    title: str
    options: list[str]


class RulesSchema(Message):
    """A JSON Schema (draft 2020-12) of rule sets, with words for people."""

    dialect: Annotated[
        Literal["https://json-schema.org/draft/2020-12/schema"], Field(alias="$schema")
    ]
    title: str
    description: str
    type: Literal["object"]
    properties: dict[str, OptionSchema]
    additional_properties: Annotated[Literal[False], Field(alias="additionalProperties")]
    groups: Annotated[list[OptionGroup], Field(alias="x-groups")]


class PossibleSeats(SeatRange):
    """The possible numbers of players: the bounds, and all possible numbers between them."""

    possible: list[int]


class RulesVerdict(Message):
    """The answer whether a rule set makes sense.

    `rules` are the options that differ from the base game, `preset` the one that is just this.
    These and `seats` are null where something is wrong with the rule set itself.
    """

    valid: bool
    problems: list[FieldError]
    rules: Rules | None
    seats: PossibleSeats | None
    preset: str | None
    rated: Annotated[bool, Field(description="True if rated games can be played by it.")]


class RulesQuestion(Body):
    """A rule set to be checked, and how many want to play by it, if that is known."""

    rules: Rules
    seats: Annotated[int, Field(ge=0, le=LARGEST)] | None = None
