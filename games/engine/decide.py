"""All rules of what happens: from a state and a command (move) to the events that follow.

The command's own event comes first, then its consequences, until the game waits for a player or is
over.
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
from games.engine.state import Bout, GameState, Phase
from games.engine.turn_order import asked, clockwise_from, next_opponent

Play = Lead | ThrowIn | Beat | Transfer | ShowTransfer | Take | Done


def decide(state: GameState, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Return the events that follow from the command; the first one is the command's own.

    Raises `Refused`, with code, facts and rule, for a command that `legal_commands(state, seat)`
    does not list.

    >>> from games.engine import PRESETS, card_from_code, new_game, replay
    >>> from games.engine.commands import Lead, Take
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> decide(state, 1, Lead((card_from_code("7C"),)))
    (CardsLed(seat=1, cards=(Card(7C),), cheat=False),)
    >>> decide(state, 0, Take())
    Traceback (most recent call last):
        ...
    games.engine.errors.Refused: Nothing is on the table yet; seat 1 leads.
    """
    return advance(state, seat, command).events


def advance(state: GameState, seat: Seat, command: Command) -> Step:
    """Return the events of `decide`, and the state after them. Raises `Refused`.

    Search and self-play use it, since they need both and evolving the events again would cost.

    >>> from games.engine import PRESETS, card_from_code, evolved, new_game, replay
    >>> from games.engine.commands import Lead
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> events, after = advance(state, 1, Lead((card_from_code("7C"),)))
    >>> after == evolved(state, events)
    True
    """
    refusal = why_illegal(state, seat, command)
    if refusal is not None:
        raise Refused(refusal)
    before = Step((), state)
    match command:
        # The most frequent cases come first, since they are tried in order.
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
    """Return the event of a take; attackers who may add cards are asked again (rules.md 2.8)."""
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
    """Return the events that open a game: rules, deal, lowest trump, first bout.

    `pack` has every card once, except those `removed`, in dealing order (rules.md 2.1, 2.2;
    `dealing.deal`). For a later game of a series see `series.next_opening`. An old game is played
    again by its own `edition`. Raises `InvalidRules` when the rule set is not for that many seats,
    and `ValueError` when `pack` and `removed` are not together the rule set's pack, or too few
    cards are left to deal.

    >>> from games.engine import PRESETS
    >>> from games.engine.deck import full_pack
    >>> events = new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36))
    >>> [event.type for event in events]
    ['game_started', 'cards_dealt', 'trump_shown', 'bout_started']
    >>> events[2]
    TrumpShown(seat=1, card=Card(6D))
    """
    rules.check_seats(seats)
    _check_pack(rules, (*pack, *removed))
    if len(pack) < rules.cards_to_deal(seats):
        raise ValueError("too few cards are left to deal")
    started = GameStarted(rules, seats, forehand, leader, in_order(removed), edition)
    return _deal(Step((started,), evolve(None, started)), pack, number=1).events


def deal_again(state: GameState, pack: Sequence[Card]) -> tuple[Event, ...]:
    """Return the events of a new deal, after a player asked for one (`state.phase` is `DEAL`).

    The pack has the cards in dealing order, as for `new_game`. Below, the unshuffled pack gives
    seat 0 five cards of one suit: 6C 8C TC QC AC.

    >>> from games.engine import PRESETS, advance, new_game, replay
    >>> from games.engine.commands import RequestRedeal
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["wikipedia"].rules, 2, full_pack(36)))
    >>> state = advance(state, 0, RequestRedeal()).state
    >>> state.phase
    <Phase.DEAL: 'deal'>
    >>> [event.type for event in deal_again(state, full_pack(36)[::-1])]
    ['cards_dealt', 'redeal_offered']
    """
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
    """Return the step that asks `seat` about a redeal.

    If all were asked, the first bout begins.
    """
    return _open(step) if seat == step.state.forehand else step.then(RedealOffered(seat))


def _open(step: Step) -> Step:
    """Return the step with the first bout begun by its leader.

    An earlier game may have decided who leads. Otherwise the holder of the lowest trump leads, or
    the forehand (rules.md 2.2, 3 `first_leader`).
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
    """Return the holder of the lowest trump in a hand, and that card; None without trumps in hands.

    Among equal trumps the one nearest the forehand counts.
    """
    strength = state.strength
    trumps = [
        (seat, card)
        for seat in clockwise_from(state, state.forehand)
        for card in state.hands[seat]
        if strength.is_trump(card)
    ]
    return min(trumps, key=lambda held: strength.trump_order(held[1]), default=None)
