"""All rules of what happens: from a state and a command to the events that follow.

The command's own event comes first, then its consequences until the game waits for somebody again
or is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

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
from games.engine.consequences import Step, settle, start_bout
from games.engine.dealing import deal
from games.engine.deck import pack_by
from games.engine.editions import EDITION
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
from games.engine.evolve import evolve
from games.engine.legality import breaks_rules, why_illegal
from games.engine.legality.transferring import transfer_limit
from games.engine.plays import running
from games.engine.rules import RuleSet
from games.engine.seat import Seat
from games.engine.seating import asked, clockwise_from, next_opponent
from games.engine.state import Bout, GameState, Phase

Play = Lead | ThrowIn | Beat | Transfer | ShowTransfer | Take | Done


def decide(state: GameState, seat: Seat, command: Command) -> tuple[Event, ...]:
    """What follows from the command, in order; the first event is the command's own.

    Raises `Refused`, with code, facts and rule, for a command that `legal_commands(state, seat)`
    does not list.
    """
    return advance(state, seat, command).events


def advance(state: GameState, seat: Seat, command: Command) -> Step:
    """What `decide` gives, with the state that its events evolve to. Raises `Refused`.

    For search and self-play, where evolving the events a second time would cost.
    """
    refusal = why_illegal(state, seat, command)
    if refusal is not None:
        raise Refused(refusal)
    before = Step((), state)
    match command:
        # The commonest first: the cases are tried in their order.
        case Lead() | ThrowIn() | Beat() | Transfer() | ShowTransfer() | Take() | Done():
            return settle(before.then(_play(state, running(state), seat, command)))
        case KeepHand():
            return _offer_redeal_or_open(before.then(HandKept(seat)), (seat + 1) % state.seats)
        case RequestRedeal():
            return before.then(RedealRequested(seat))
        case SwapTrump():
            assert state.trump_card is not None  # noqa: S101 - a swap without one is refused
            return before.then(TrumpSwapped(seat, command.card, state.trump_card))
        case CallCheat():
            return call(before, seat, command.card)
        case _:
            assert_never(command)


def _play(state: GameState, bout: Bout, seat: Seat, command: Play) -> Event:
    cheat = state.rules.cheating and breaks_rules(state, bout, seat, command)
    match command:
        case Done():
            return AttackerDone(seat)
        case Lead():
            return CardsLed(seat, command.cards, cheat)
        case ThrowIn():
            return CardThrownIn(seat, command.card, cheat)
        case Beat():
            return AttackBeaten(seat, command.attack, command.card, cheat)
        case Transfer(cards, direction):
            defender = next_opponent(state, seat, direction)
            limit = transfer_limit(state, bout, direction)
            return AttackTransferred(seat, cards, defender, limit, direction, cheat)
        case ShowTransfer(card, direction):
            defender = next_opponent(state, seat, direction)
            limit = transfer_limit(state, bout, direction)
            return TransferShown(seat, card, defender, limit, direction)
        case Take():
            return _taken(state, bout, seat)
        case _:
            assert_never(command)


def _taken(state: GameState, bout: Bout, seat: Seat) -> TakeDeclared:
    """The take: attackers who may still add cards are asked anew (rules.md 2.8)."""
    is_anybody_asked = asked(state, bout._replace(taking=True, done=frozenset()))
    return TakeDeclared(seat, tuple(sorted(bout.done)) if is_anybody_asked else ())


def new_game(
    rules: RuleSet,
    seats: int,
    pack: Sequence[Card],
    *,
    forehand: Seat = 0,
    leader: Seat | None = None,
    removed: Sequence[Card] = (),
    edition: int = EDITION,
) -> tuple[Event, ...]:
    """The events that open a game: rules and seats, the deal, the lowest trump, the first bout.

    `pack` has every card once but those `removed`, in dealing order (rules.md 2.1, 2.2;
    `dealing.deal`). For a later game of a series see `series.next_opening`. `edition` is that of
    a game that is played again. Raises `InvalidRules`
    when the rule set is not for that many seats, and `ValueError` when `pack` and `removed` are not
    together the rule set's pack, or too few cards are left to deal.
    """
    rules.check_seats(seats)
    _check_pack(rules, (*pack, *removed))
    if len(pack) < rules.cards_to_deal(seats):
        raise ValueError("too few cards are left to deal")
    started = GameStarted(rules, seats, forehand, leader, in_order(removed), edition)
    return _deal(Step((started,), evolve(None, started)), pack, number=1).events


def deal_again(state: GameState, pack: Sequence[Card]) -> tuple[Event, ...]:
    """The events of a new deal, after a player asked for one (`state.phase` is `DEAL`)."""
    if state.phase is not Phase.DEAL:
        raise ValueError("no new deal was asked for")
    _check_pack(state.rules, (*pack, *state.discard))
    return _deal(Step((), state), pack, number=state.deal + 1).events


def _check_pack(rules: RuleSet, cards: Sequence[Card]) -> None:
    indices = sorted(card.index for card in cards)
    if indices != sorted(card.index for card in pack_by(rules)):
        raise ValueError("every card of the rule set must be there exactly once")


def _deal(step: Step, pack: Sequence[Card], number: int) -> Step:
    state = step.state
    dealt = step.then(deal(state.rules, state.seats, pack, forehand=state.forehand, number=number))
    if state.rules.redeal == "on_request":
        return dealt.then(RedealOffered(state.forehand))
    return _open(dealt)


def _offer_redeal_or_open(step: Step, seat: Seat) -> Step:
    """The step with `seat` asked about a redeal, or, if all were, with the first bout begun."""
    return _open(step) if seat == step.state.forehand else step.then(RedealOffered(seat))


def _open(step: Step) -> Step:
    """The step with the first bout begun by its leader.

    An earlier game may have decided who leads; else it is the holder of the lowest trump, or the
    forehand (rules.md 2.2, 3 `first_leader`).
    """
    state = step.state
    if state.leader is not None:
        return start_bout(step, state.leader)
    lowest = None if state.rules.first_leader == "forehand" else _lowest_trump(state)
    if lowest is None:
        return start_bout(step, state.forehand)
    seat, card = lowest
    return start_bout(step.then(TrumpShown(seat, card)), seat)


def _lowest_trump(state: GameState) -> tuple[Seat, Card] | None:
    """The lowest trump in a hand and its holder, among equals the one nearest the forehand."""
    strength = state.strength
    trumps = [
        (seat, card)
        for seat in clockwise_from(state, state.forehand)
        for card in state.hands[seat]
        if strength.is_trump(card)
    ]
    return min(trumps, key=lambda held: strength.trump_order(held[1]), default=None)
