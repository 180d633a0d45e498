"""Replies about finished games."""

from typing import Annotated, Literal

from pydantic import Field

from games.play.messages.values import Card, GameId
from web.messages import Message


class Deal(Message):
    """One deal of a game: its pack in dealing order."""

    number: Annotated[int, Field(ge=1)]
    pack: list[Card]


class Proof(Message):
    """What proves a deal; seed and packs are null until the game is finished."""

    algorithm: Annotated[
        Literal["durak-deal-v1", "fixed"],
        Field(description="`fixed`: a lesson or the deal of the day, settled beforehand."),
    ]
    game_id: GameId
    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    client_seeds: list[str]
    server_seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None
    deals: list[Deal] | None
