"""What happened in a game, as a viewer may know it, told apart by `type`."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, RootModel

from games.engine.events import CardsDealt, CardsDrawn, Hidden
from games.engine.events import Event as EngineEvent
from games.engine.wire import event_to_json
from games.messages.rules import Rules
from games.messages.values import CardCode, Message, Place, SeatNumber, SuitCode, Version
from games.selectors.stretches import SeenEvent


class EventMessage(Message):
    """The base of all events."""

    version: Version


class GameStartedEvent(EventMessage):
    """The table sits down."""

    type: Literal["game_started"]
    rules: Rules
    seats: Annotated[int, Field(ge=2)]
    forehand: SeatNumber


class CardsDealtEvent(EventMessage):
    """All cards are given out; `talon` counts the trump card too."""

    type: Literal["cards_dealt"]
    number: Annotated[int, Field(ge=1, description="Counts the deals of the game.")]
    hands: list[list[CardCode]]
    hidden: list[int]
    talon: int
    trump_card: CardCode | None
    trump_holder: SeatNumber | None
    trump: SuitCode | None


class TrumpShownEvent(EventMessage):
    """The holder of the lowest trump shows it, and leads."""

    type: Literal["trump_shown"]
    seat: SeatNumber
    card: CardCode


class BoutStartedEvent(EventMessage):
    """A new bout, with at most `limit` attack cards in all (null: any number)."""

    type: Literal["bout_started"]
    number: int
    leader: SeatNumber
    defender: SeatNumber
    limit: int | None


class CardsLedEvent(EventMessage):
    """The leader opened."""

    type: Literal["cards_led"]
    seat: SeatNumber
    cards: list[CardCode]


class CardThrownInEvent(EventMessage):
    """An attacker added a card."""

    type: Literal["card_thrown_in"]
    seat: SeatNumber
    card: CardCode


class AttackBeatenEvent(EventMessage):
    """The defender covered `attack` with `card`."""

    type: Literal["attack_beaten"]
    seat: SeatNumber
    attack: CardCode
    card: CardCode


class AttackTransferredEvent(EventMessage):
    """`seat` passed the attack on and attacks now; `defender` and `limit` are new."""

    type: Literal["attack_transferred"]
    seat: SeatNumber
    cards: list[CardCode]
    defender: SeatNumber
    limit: int | None


class TakeDeclaredEvent(EventMessage):
    """The defender gave up; others may still add."""

    type: Literal["take_declared"]
    seat: SeatNumber


class AttackerDoneEvent(EventMessage):
    """An attacker adds nothing more, until another card reaches the table."""

    type: Literal["attacker_done"]
    seat: SeatNumber


class BoutEndedEvent(EventMessage):
    """The table is cleared: to the discard pile, or into the defender's hand."""

    type: Literal["bout_ended"]
    outcome: Literal["beaten_off", "taken"]
    defender: SeatNumber
    cards: list[CardCode]
    idle_bouts: int


class CardsDrawnEvent(EventMessage):
    """`seat` drew from the talon, which has `talon` cards left."""

    type: Literal["cards_drawn"]
    seat: SeatNumber
    cards: list[CardCode]
    talon: int


class PlayerOutEvent(EventMessage):
    """`seat` has got rid of all cards."""

    type: Literal["player_out"]
    seat: SeatNumber
    place: Place


class GameEndedEvent(EventMessage):
    """The game is over; equal places are shared."""

    type: Literal["game_ended"]
    reason: Literal["durak", "draw", "no_progress"]
    durak: SeatNumber | None
    places: list[Place]


class HiddenEvent(EventMessage):
    """An event this viewer may not know; it spends its version all the same."""

    type: Literal["hidden"]


AnyEvent = Annotated[
    GameStartedEvent
    | CardsDealtEvent
    | TrumpShownEvent
    | BoutStartedEvent
    | CardsLedEvent
    | CardThrownInEvent
    | AttackBeatenEvent
    | AttackTransferredEvent
    | TakeDeclaredEvent
    | AttackerDoneEvent
    | BoutEndedEvent
    | CardsDrawnEvent
    | PlayerOutEvent
    | GameEndedEvent
    | HiddenEvent,
    Field(discriminator="type"),
]


class Event(RootModel[AnyEvent]):
    """What happened, with all its consequences."""


def events_json(events: Sequence[SeenEvent]) -> list[dict[str, Any]]:
    """Events as `Event`s."""
    return [{"version": seen.version, **_event_json(seen.event)} for seen in events]


def _event_json(event: EngineEvent | Hidden) -> dict[str, Any]:
    form = event_to_json(event)
    match event:
        # Clients count what lies face down; which card is which is for the log to know.
        case CardsDealt():
            return {
                **form,
                "hidden": [len(cards) for cards in event.hidden],
                "talon": len(event.talon),
            }
        case CardsDrawn():
            del form["shown"]
    return form
