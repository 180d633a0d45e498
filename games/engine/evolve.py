"""The reducer (replay): apply an event to a state; no rules, as events carry consequences.

Nothing here reads an option of the rule set. `GameState.strength` alone is derived from the rule
set, and from the turned-up card; no other part of a state depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from games.engine.cards import Card, in_order
from games.engine.editions import FIRST_EDITION
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
from games.engine.hands import at, holding, known_with, with_cards, without
from games.engine.plays import (
    NOBODY,
    beaten,
    done,
    led,
    running,
    taken,
    thrown_in,
    transferred_or_called,
)
from games.engine.state import Bout, GameState
from games.engine.strength import strength_of


def replay(events: Iterable[Event]) -> GameState:
    """Return the state after these events, the first of which starts the game.

    >>> from games.engine import PRESETS, new_game
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> state.trump_card, state.hands[1]
    (Card(9D), (Card(7C), Card(9C), Card(JC), Card(KC), Card(6D), Card(8D)))
    """
    return evolved(None, events)


def evolved(state: GameState | None, events: Iterable[Event]) -> GameState:
    """Return the state after these events in order. None is the state before the first event.

    >>> from games.engine import PRESETS, new_game
    >>> from games.engine.deck import full_pack
    >>> started, *others = new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36))
    >>> before = evolved(None, [started])
    >>> before.deal, evolved(before, others).deal
    (0, 1)
    """
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("a game has at least one event")
    return state


def evolve(state: GameState | None, event: Event) -> GameState:
    """Return the state after `event`. None is the state before the first event.

    No event is judged: `decide` makes only events that the rules allow.

    >>> from games.engine import PRESETS, card_from_code, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> after = evolve(state, CardsLed(1, (card_from_code("7C"),)))
    >>> after.bout.table
    (Pair(attack=Card(7C), seat=1, beaten_by=None),)
    >>> len(state.hands[1]), len(after.hands[1])
    (6, 5)
    """
    if state is None:
        if isinstance(event, GameStarted):
            return _started(event)
        raise ValueError(f"{event.type} comes before game_started")
    match event:
        # The most frequent cases come first, since they are tried in order.
        case AttackerDone():
            return done(state, event)
        case CardsLed():
            return led(state, event)
        case BoutEnded():
            return _bout_ended(state, event)
        case BoutStarted():
            return _bout_started(state, event)
        case AttackBeaten():
            return beaten(state, event)
        case TakeDeclared():
            return taken(state, event)
        case CardsDrawn():
            return _drawn(state, event)
        case CardThrownIn():
            return thrown_in(state, event)
        case (
            AttackTransferred() | TransferShown() | CheatCaught() | AttackReturned() | CallFailed()
        ):
            return transferred_or_called(state, event)
        case GameStarted():
            raise ValueError("a game starts once")
        case CardsDealt():
            return _dealt(state, event)
        case RedealOffered():
            return state._replace(asking=event.seat)
        case HandKept() | RedealRequested():
            return state._replace(asking=None)
        case TrumpShown():
            return state._replace(known=known_with(state, event.seat, (event.card,)))
        case CycleCompleted():
            return state._replace(defended=frozenset(), cycle_leader=None)
        case TrumpSwapped():
            return _swapped(state, event)
        case TrumpChanged():
            return state.with_turned_up(event.card)
        case HiddenPickedUp():
            hidden = at(state.hidden, event.seat, ())
            return with_cards(state._replace(hidden=hidden), event.seat, event.cards, seen=())
        case PlayerOut():
            return _out(state, event)
        case PlayerLeft():
            return state  # the cards stay on the seat
        case GameEnded():
            # A game may be called off while a seat is asked about a redeal.
            return state._replace(
                asking=None,
                places=event.places,
                durak=event.durak,
                reason=event.reason,
                losing_teams=event.losing_teams,
                epaulettes=event.epaulettes,
            )
        case _:
            assert_never(event)


def _started(event: GameStarted) -> GameState:
    nothing: tuple[Card, ...] = ()
    return GameState(
        rules=event.rules,
        seats=event.seats,
        forehand=event.forehand,
        leader=event.leader,
        strength=strength_of(event.rules, None),
        hands=(nothing,) * event.seats,
        known=(frozenset(),) * event.seats,
        hidden=(nothing,) * event.seats,
        places=(None,) * event.seats,
        discard=event.removed,
        edition=event.edition,
    )


def _dealt(state: GameState, event: CardsDealt) -> GameState:
    dealt = state.with_turned_up(event.trump_card)._replace(
        deal=event.number,
        hands=tuple(in_order(hand) for hand in event.hands),
        hidden=event.hidden,
        talon=event.talon,
        trump_holder=event.trump_holder,
        passed_over=event.passed_over,
        known=(frozenset(),) * state.seats,
    )
    if event.trump_card is None or event.trump_holder is None:
        return dealt
    return dealt._replace(known=known_with(dealt, event.trump_holder, (event.trump_card,)))


def _bout_started(state: GameState, event: BoutStarted) -> GameState:
    """Return the state with a new bout. Hands that stay empty keep their order of emptying."""
    before = state.bout
    bout = Bout(
        number=event.number,
        leader=event.leader,
        attacker=event.leader,
        defender=event.defender,
        limit=event.limit,
        direction=event.direction,
        emptied=before.emptied if before else (),
    )
    if before and before.number == event.number:
        bout = bout._replace(
            caught=before.caught,
            misjudged=before.misjudged,
            shown=before.shown,
            showed=before.showed,
            drew=before.drew,
        )
    cycle_leader = event.leader if state.cycle_leader is None else state.cycle_leader
    defended = state.defended | {event.defender}
    return state._replace(bout=bout, defended=defended, cycle_leader=cycle_leader)


def _bout_ended(state: GameState, event: BoutEnded) -> GameState:
    """Return the state with the table cleared: nobody is done or taking, no play can be called."""
    bout = running(state)
    bout = bout._replace(
        ended=True,
        table=(),
        led=0,
        done=NOBODY,
        taking=False,
        handovers=(),
        cheats=frozenset(),
        cleared=frozenset(),
    )
    cards = tuple([card.itself for card in event.cards])
    if event.outcome is BoutOutcome.BEATEN_OFF:
        return state._replace(
            bout=bout,
            idle_bouts=event.idle_bouts,
            discard=state.discard + cards,
            beaten_off=_notes_more(state),
        )
    seat = event.defender
    return state._replace(
        bout=holding(bout, seat) if cards else bout,
        idle_bouts=event.idle_bouts,
        discard=state.discard + event.discarded,
        hands=at(state.hands, seat, in_order(state.hands[seat] + cards)),
        known=known_with(state, seat, cards),
    )


def _drawn(state: GameState, event: CardsDrawn) -> GameState:
    seat, cards, bout = event.seat, event.cards, running(state)
    if not bout.ended and _notes_more(state):
        bout = bout._replace(drew=True)
    return state._replace(
        bout=holding(bout, seat),
        talon=state.talon[len(cards) :],
        hands=at(state.hands, seat, in_order(state.hands[seat] + cards)),
        known=known_with(state, seat, event.shown),
    )


def _swapped(state: GameState, event: TrumpSwapped) -> GameState:
    talon = tuple([event.given if card is event.taken else card for card in state.talon])
    hands, known = without(state, event.seat, (event.given,))
    swapped = state._replace(hands=hands, known=known, talon=talon, trump_card=event.given)
    return with_cards(swapped, event.seat, (event.taken,), seen=(event.taken,))


def _out(state: GameState, event: PlayerOut) -> GameState:
    bout = running(state)
    places = at(state.places, event.seat, event.place)
    return state._replace(
        places=places,
        bout=bout._replace(out=(*bout.out, event.seat)),
        idle_bouts=0,
        first_out=event.seat if state.first_out is None and _notes_more(state) else state.first_out,
    )


def _notes_more(state: GameState) -> bool:
    """Return whether the state records facts that the first edition of the rules did not need.

    Positions of that edition were stored without them, and must stay equal to their logs.
    """
    return state.edition != FIRST_EDITION
