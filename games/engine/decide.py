"""All rules of what happens: from a state and a command to the events that follow.

A command's own event comes first, then its consequences until the game waits for somebody again or
is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from games.engine.calls import call
from games.engine.cards import Card, in_order
from games.engine.commands import (
    Beat,
    CallCheat,
    Command,
    Done,
    KeepHand,
    Lead,
    RequestRedeal,
    ShowTransfer,
    SwapTrump,
    Take,
    ThrowIn,
    Transfer,
)
from games.engine.consequences import Story, settle, start_bout
from games.engine.dealing import deal
from games.engine.deck import full_pack
from games.engine.errors import Refused
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    AttackTransferred,
    CardsLed,
    CardThrownIn,
    Event,
    GameStarted,
    HandKept,
    RedealOffered,
    RedealRequested,
    TakeDeclared,
    TransferShown,
    TrumpShown,
    TrumpSwapped,
)
from games.engine.legality import breaks_rules, why_illegal
from games.engine.legality.transferring import transfer_limit
from games.engine.rules import RuleSet
from games.engine.seat import Seat
from games.engine.seating import next_opponent
from games.engine.state import Bout, GameState, Phase

Play = Lead | ThrowIn | Beat | Transfer | ShowTransfer | Take | Done


class Step(NamedTuple):
    """What a command led to: the events in order, and the state after the last of them."""

    events: tuple[Event, ...]
    state: GameState


def decide(state: GameState, seat: Seat, command: Command) -> tuple[Event, ...]:
    """What follows from the command, in order; the first event is the command's own.

    Raises `Refused`, with code, facts and rule, for a command that `legal_commands(state, seat)`
    does not list.
    """
    return advance(state, seat, command).events


def advance(state: GameState, seat: Seat, command: Command) -> Step:
    """`decide`, with the state its events evolve to, which it knows already. Raises `Refused`."""
    refusal = why_illegal(state, seat, command)
    if refusal is not None:
        raise Refused(refusal)
    story = Story(state)
    match command:
        case KeepHand():
            story.tell(HandKept(seat))
            _offer_redeal_or_open(story, (seat + 1) % state.seats)
        case RequestRedeal():
            story.tell(RedealRequested(seat))
        case SwapTrump():
            assert state.trump_card is not None  # noqa: S101 - a swap without one is refused
            story.tell(TrumpSwapped(seat, command.card, state.trump_card))
        case CallCheat():
            call(story, seat, command.card)
        case _:
            story.tell(_play(state, story.bout, seat, command))
            settle(story)
    return Step(tuple(story.events), story.state)


def _play(state: GameState, bout: Bout, seat: Seat, command: Play) -> Event:
    cheat = breaks_rules(state, bout, seat, command)
    match command:
        case Lead():
            return CardsLed(seat, command.cards, cheat)
        case ThrowIn():
            return CardThrownIn(seat, command.card, cheat)
        case Beat():
            return AttackBeaten(seat, command.attack, command.card, cheat)
        case Transfer(cards, direction):
            defender = next_opponent(state, seat, direction)
            limit = transfer_limit(state, bout, direction)
            return AttackTransferred(seat, cards, defender, limit, direction)
        case ShowTransfer(card, direction):
            defender = next_opponent(state, seat, direction)
            limit = transfer_limit(state, bout, direction)
            return TransferShown(seat, card, defender, limit, direction)
        case Take():
            return TakeDeclared(seat)
        case Done():
            return AttackerDone(seat)
        case _:
            assert_never(command)


def new_game(
    rules: RuleSet,
    seats: int,
    pack: Sequence[Card],
    *,
    forehand: Seat = 0,
    leader: Seat | None = None,
    removed: Sequence[Card] = (),
) -> tuple[Event, ...]:
    """The events that open a game: sitting down, the deal, the lowest trump, the first bout.

    `pack` has every card once but those `removed`, in dealing order (rules.md 2.1, 2.2;
    `dealing.deal`). For a later game of a series see `series.next_opening`. Raises `InvalidRules`
    when the rule set is not for that many seats, and `ValueError` when `pack` and `removed` are not
    together the rule set's pack, or too few cards are left to deal.
    """
    rules.check_seats(seats)
    _check_pack(rules, (*pack, *removed))
    if len(pack) < rules.cards_to_deal(seats):
        raise ValueError("too few cards are left to deal")
    story = Story(None)
    story.tell(GameStarted(rules, seats, forehand, leader, in_order(removed)))
    _deal(story, pack, number=1)
    return tuple(story.events)


def deal_again(state: GameState, pack: Sequence[Card]) -> tuple[Event, ...]:
    """The events of a new deal, after a player asked for one (`state.phase` is `DEAL`)."""
    if state.phase is not Phase.DEAL:
        raise ValueError("no new deal was asked for")
    _check_pack(state.rules, (*pack, *state.discard))
    story = Story(state)
    _deal(story, pack, number=state.deal + 1)
    return tuple(story.events)


def _check_pack(rules: RuleSet, cards: Sequence[Card]) -> None:
    indices = sorted(card.index for card in cards)
    if indices != sorted(card.index for card in full_pack(rules.deck, rules.decks)):
        raise ValueError("every card of the rule set must be there exactly once")


def _deal(story: Story, pack: Sequence[Card], number: int) -> None:
    state = story.state
    story.tell(deal(state.rules, state.seats, pack, forehand=state.forehand, number=number))
    if state.rules.redeal == "on_request":
        story.tell(RedealOffered(state.forehand))
    else:
        _open(story)


def _offer_redeal_or_open(story: Story, seat: Seat) -> None:
    """rules.md 3 `redeal`: everybody is asked in turn, the forehand first."""
    if seat == story.state.forehand:
        _open(story)
    else:
        story.tell(RedealOffered(seat))


def _open(story: Story) -> None:
    leader = story.state.leader
    start_bout(story, _first_leader(story) if leader is None else leader)


def _first_leader(story: Story) -> Seat:
    """The holder of the lowest trump, nearest the forehand among equals; else the forehand.

    rules.md 2.2, 3 `first_leader`.
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
