"""The types of values in messages."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypeAliasType

from games.play.log import MARK_PATTERN

Card = TypeAliasType(
    "Card",
    Annotated[
        str,
        Field(
            pattern=r"^([2-9TJQKA][CDHS][23]?(=[CDHS])?|X[RB][23]?|\?\?)$",
            description=(
                'Rank and suit, as in `"TH"`; `"XR"` and `"XB"` are the red and the black joker, '
                '`"??"` is a card the viewer may not know.'
            ),
            examples=["TH"],
        ),
    ],
)

SeatNumber = Annotated[int, Field(ge=0, description="Clockwise from 0.")]

Version = Annotated[int, Field(ge=0, description="Number of the newest event; 0 before the start.")]

Mark = Annotated[
    str,
    Field(
        pattern=f"^{MARK_PATTERN}$",
        description="The version with its history: where to resume from. A version that the "
        "service lost and other events got has another mark.",
        examples=["57-0a1b2c3d4e5f"],
    ),
]

Place = Annotated[int, Field(ge=1)]

GameId = Annotated[str, Field(pattern="^[0-9A-Za-z]{10}$")]
