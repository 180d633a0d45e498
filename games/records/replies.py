"""Replies about finished games."""

from typing import Annotated, Literal

from pydantic import Field

from games.play.messages.values import Card, GameId, SeatNumber, Version
from web.http.messages import Message


class Deal(Message):
    """One deal of a game: its pack in dealing order."""

    number: Annotated[int, Field(ge=1)]
    pack: list[Card]


class Proof(Message):
    """The proof of a deal; seed and packs are null until the game is finished."""

    algorithm: Annotated[
        Literal["durak-deal-v1", "fixed"],
        Field(description="`fixed`: a lesson or the deal of the day, settled beforehand."),
    ]
    game_id: GameId
    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    client_seeds: list[str]
    server_seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None
    deals: list[Deal] | None


class LikelyCard(Message):
    """A card that may be in a hand."""

    card: Card
    chance: Annotated[float, Field(ge=0, le=1)]


class KnownHand(Message):
    """Another player's hand, as a seat could know it."""

    seat: SeatNumber
    surely: Annotated[list[Card], Field(description="Seen to come there, and not played since.")]
    unknown: Annotated[int, Field(ge=0, description="The number of further cards in the hand.")]
    likely: Annotated[
        list[LikelyCard],
        Field(description="The cards that these may be, the likeliest first."),
    ]


class CardKnowledge(Message):
    """The knowledge of a seat about the cards it did not see, with a perfect memory."""

    version: Version
    seat: SeatNumber
    hands: Annotated[list[KnownHand], Field(description="Of all other seats.")]
    unseen: Annotated[
        list[Card], Field(description="In other hands, face down or in the talon: which, is open.")
    ]
    face_down: Annotated[
        list[int], Field(description="The number of cards beside each seat's hand.")
    ]
    talon: Annotated[int, Field(ge=0)]
