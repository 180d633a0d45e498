"""All rules of what happens: from a state and a command to the events that follow.

A command's own event comes first, then its consequences until the game waits for somebody again or
is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.engine.cards import Card
from games.engine.commands import Beat, Command, Done, Lead, Take, ThrowIn, Transfer
from games.engine.consequences import Story, settle, start_bout
from games.engine.deck import full_pack
from games.engine.errors import Refused
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    AttackTransferred,
    CardsDealt,
    CardsLed,
    CardThrownIn,
    Event,
    GameStarted,
    Seat,
    TakeDeclared,
    TrumpShown,
)
from games.engine.legality import transfer_limit, why_illegal
from games.engine.rules import RuleSet
from games.engine.seating import next_in_play
from games.engine.state import Bout, GameState
from games.engine.strength import strength_of


def decide(state: GameState, seat: Seat, command: Command) -> tuple[Event, ...]:
    """What follows from the command, in order; the first event is the command's own.

    Raises `Refused`, with code, facts and rule, for a command that `legal_commands(state, seat)`
    does not list.
    """
    refusal = why_illegal(state, seat, command)
    if refusal is not None:
        raise Refused(refusal)
    assert state.bout is not None  # noqa: S101 - why_illegal refuses every command without one
    story = Story(state)
    story.tell(_own_event(state, state.bout, seat, command))
    settle(story)
    return tuple(story.events)


def _own_event(state: GameState, bout: Bout, seat: Seat, command: Command) -> Event:
    match command:
        case Lead():
            return CardsLed(seat, command.cards)
        case ThrowIn():
            return CardThrownIn(seat, command.card)
        case Beat():
            return AttackBeaten(seat, command.attack, command.card)
        case Transfer():
            defender = next_in_play(state, bout.defender)
            return AttackTransferred(seat, command.cards, defender, transfer_limit(state, bout))
        case Take():
            return TakeDeclared(seat)
        case Done():
            return AttackerDone(seat)
        case _:
            assert_never(command)


def new_game(
    rules: RuleSet, seats: int, pack: Sequence[Card], *, forehand: Seat = 0
) -> tuple[Event, ...]:
    """The events that open a game: sitting down, the deal, the lowest trump, the first bout.

    `pack` has every card once, in dealing order: one card a seat clockwise from the forehand until
    each has its hand, then the turned-up card, then the talon (rules.md 2.1, 2.2). Raises
    `InvalidRules` when the rule set is not for that many seats, and `ValueError` when `pack` is not
    the rule set's pack.
    """
    rules.check_seats(seats)
    if sorted(card.index for card in pack) != sorted(
        card.index for card in full_pack(rules.deck, rules.decks)
    ):
        raise ValueError("the pack must hold every card of the rule set exactly once")
    story = Story(None)
    story.tell(GameStarted(rules, seats, forehand))
    story.tell(_deal(rules, seats, pack, forehand, number=1))
    leader = _first_leader(story)
    start_bout(story, leader)
    return tuple(story.events)


def _deal(
    rules: RuleSet, seats: int, pack: Sequence[Card], forehand: Seat, number: int
) -> CardsDealt:
    dealt = seats * rules.hand_size
    hands = tuple(tuple(pack[(seat - forehand) % seats : dealt : seats]) for seat in range(seats))
    rest = tuple(pack[dealt:])
    trump_card, trump_holder = None, None
    if rules.trump == "turned_up":
        if rest:
            trump_card = rest[0]
            rest = (*rest[1:], trump_card)
        else:
            trump_card = pack[dealt - 1]
            trump_holder = (forehand - 1) % seats
    return CardsDealt(
        number=number,
        hands=hands,
        hidden=((),) * seats,
        talon=rest,
        trump_card=trump_card,
        trump_holder=trump_holder,
        trump=strength_of(rules, trump_card).suit,
    )


def _first_leader(story: Story) -> Seat:
    """rules.md 2.2:

    the holder of the lowest trump, nearest the forehand among equals; without trumps the forehand.
    """
    state = story.state
    if state.rules.first_leader == "forehand":
        return state.forehand
    clockwise = [(state.forehand + step) % state.seats for step in range(state.seats)]
    trumps = [
        (state.strength.trump_order(card), distance, seat, card)
        for distance, seat in enumerate(clockwise)
        for card in state.hands[seat]
        if state.strength.is_trump(card)
    ]
    if not trumps:
        return state.forehand
    _, _, seat, card = min(trumps, key=lambda trump: trump[:2])
    story.tell(TrumpShown(seat, card))
    return seat
