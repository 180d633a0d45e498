"""What a seat may ask for, told apart by `type`."""

from typing import Annotated, Literal

from pydantic import Field, RootModel

from games.messages.values import CardCode, Message

Cards = Annotated[list[CardCode], Field(min_length=1)]


class LeadCommand(Message):
    """The leader opens the bout with one card, or several of one rank."""

    type: Literal["lead"]
    cards: Cards


class ThrowInCommand(Message):
    """An entitled attacker adds a card of a rank on the table."""

    type: Literal["throw_in"]
    card: CardCode


class BeatCommand(Message):
    """The defender covers the unbeaten `attack` with `card`."""

    type: Literal["beat"]
    attack: CardCode
    card: CardCode


class TransferCommand(Message):
    """The defender passes the attack on."""

    type: Literal["transfer"]
    cards: Cards


class TakeCommand(Message):
    """The defender gives up and will pick up every card on the table."""

    type: Literal["take"]


class DoneCommand(Message):
    """An attacker adds nothing more."""

    type: Literal["done"]


AnyCommand = Annotated[
    LeadCommand | ThrowInCommand | BeatCommand | TransferCommand | TakeCommand | DoneCommand,
    Field(discriminator="type"),
]


class Command(RootModel[AnyCommand]):
    """What a seat may ask for. A command is accepted exactly when it is among the legal ones."""
