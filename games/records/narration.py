"""A game's events as English sentences (play-by-play), for people who read a log."""

from collections.abc import Iterable
from typing import assert_never

from games.engine.cards import Card
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    AttackReturned,
    AttackTransferred,
    BoutEnded,
    BoutOutcome,
    BoutStarted,
    CallFailed,
    CardsDealt,
    CardsDrawn,
    CardsLed,
    CardThrownIn,
    CheatCaught,
    CycleCompleted,
    EndReason,
    Event,
    GameEnded,
    GameStarted,
    HandKept,
    HiddenPickedUp,
    PlayerLeft,
    PlayerOut,
    RedealOffered,
    RedealRequested,
    TakeDeclared,
    TransferShown,
    TrumpChanged,
    TrumpShown,
    TrumpSwapped,
)
from games.engine.rules import RuleSet


def narrate(event: Event) -> str:
    """Describe an event in one sentence without a full stop; a deal has a line for each hand."""
    match event:
        case GameStarted(rules, seats, forehand):
            return f"{seats} seats, {_rules(rules)}; seat {forehand} is forehand"
        case CardsDealt():
            return _dealt(event)
        case RedealOffered(seat):
            return f"seat {seat} is asked about a new deal"
        case HandKept(seat):
            return f"seat {seat} keeps the hand"
        case RedealRequested(seat):
            return f"seat {seat} asks for a new deal"
        case TrumpShown(seat, card):
            return f"seat {seat} shows the lowest trump, {card.code}"
        case BoutStarted(number, leader, defender, limit):
            return f"bout {number}: seat {leader} leads against seat {defender}, {limit} at most"
        case CardsLed(seat, cards, cheat):
            return f"seat {seat} leads {_cards(cards)}{_mark(cheat)}"
        case CardThrownIn(seat, card, cheat):
            return f"seat {seat} throws in {card.code}{_mark(cheat)}"
        case AttackBeaten(seat, attack, card, cheat):
            return f"seat {seat} beats {attack.code} with {card.code}{_mark(cheat)}"
        case CheatCaught() | CallFailed():
            return _called(event)
        case AttackReturned(seat, attacker):
            return f"seat {seat} defends again, against seat {attacker}"
        case AttackTransferred(seat, cards, defender):
            return f"seat {seat} transfers with {_cards(cards)} to seat {defender}"
        case TransferShown(seat, card, defender):
            return f"seat {seat} transfers to seat {defender} by showing {card.code}"
        case TakeDeclared(seat):
            return f"seat {seat} takes"
        case AttackerDone(seat):
            return f"seat {seat} is done"
        case BoutEnded():
            return _bout_ended(event)
        case CardsDrawn(seat, cards, talon):
            return f"seat {seat} draws {_cards(cards)}, {talon} left"
        case TrumpSwapped(seat, given, taken):
            return f"seat {seat} swaps {given.code} for the turned-up {taken.code}"
        case TrumpChanged(card, trump):
            return f"{card.code} is turned up: the trump is {trump.value} now"
        case CycleCompleted():
            return "everybody has defended; the hands are refilled"
        case HiddenPickedUp(seat, cards):
            return f"seat {seat} picks up the face-down cards {_cards(cards)}"
        case PlayerOut(seat, place):
            return f"seat {seat} is out, place {place}"
        case PlayerLeft() | GameEnded():
            return _left(event) if isinstance(event, PlayerLeft) else _game_ended(event)
    assert_never(event)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _mark(cheat: bool) -> str:  # noqa: FBT001 - the event's own field
    return " (a cheat)" if cheat else ""


def _called(event: CheatCaught | CallFailed) -> str:
    cards = _cards(event.cards)
    if isinstance(event, CallFailed):
        return f"seat {event.seat} calls {cards} a cheat; the play was fair"
    sentence = f"seat {event.seat} catches seat {event.cheat} cheating: {cards} goes back"
    if event.beaten_by:
        sentence += f", and {_cards(event.beaten_by)} to seat {event.defender}"
    for seat, returned in enumerate(event.returned):
        if returned:
            sentence += f", and {_cards(returned)} to seat {seat}"
    return sentence


def _rules(rules: RuleSet) -> str:
    options = rules.to_json()
    if not options:
        return "default rules"
    return ", ".join(f"{name} {value}" for name, value in options.items())


def _dealt(event: CardsDealt) -> str:
    hands = [f"seat {seat}: {_cards(hand)}" for seat, hand in enumerate(event.hands)]
    trump = "no trump card" if event.trump_card is None else f"trump card {event.trump_card.code}"
    return "\n".join((f"deal {event.number}, {trump}, talon of {len(event.talon)}", *hands))


def _bout_ended(event: BoutEnded) -> str:
    cards = _cards(event.cards)
    if event.outcome is BoutOutcome.BEATEN_OFF:
        return f"beaten off by seat {event.defender}: {cards}"
    taken = f"seat {event.defender} picks up {cards}"
    return f"{taken}; discarded: {_cards(event.discarded)}" if event.discarded else taken


def _left(event: PlayerLeft) -> str:
    how = "is given up by the others" if event.given_up else "leaves the game"
    return f"the player of seat {event.seat} {how}; a bot plays on"


def _game_ended(event: GameEnded) -> str:
    if event.reason is EndReason.CANCELLED:
        return "the game is called off, without a result"
    places = ", ".join(f"seat {seat} place {place}" for seat, place in enumerate(event.places))
    return f"{_result(event)} ({places})"


def _result(event: GameEnded) -> str:
    match event.reason:
        case EndReason.LEFT:
            return f"seat {event.places.index(1)} takes the win, as the other player left"
        case EndReason.DURAK if event.durak is not None:
            sixes = f", attacked with {event.epaulettes} sixes" if event.epaulettes else ""
            return f"seat {event.durak} is the durak{sixes}"
        case EndReason.DURAK | EndReason.TEAM_OUT:
            return f"team {', '.join(map(str, event.losing_teams))} loses"
        case EndReason.DRAW:
            return "a draw"
        case EndReason.NO_PROGRESS:
            return "a draw, as no card left play for too long"
        case EndReason.CANCELLED:
            return "no result"
