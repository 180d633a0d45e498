"""From a state and an event to the next state. No rules here: events carry their consequences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, assert_never

from games.engine.cards import Card, in_order
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    AttackTransferred,
    BoutEnded,
    BoutStarted,
    CardsDealt,
    CardsDrawn,
    CardsLed,
    CardThrownIn,
    CycleCompleted,
    Event,
    GameEnded,
    GameStarted,
    HandKept,
    HiddenPickedUp,
    Outcome,
    PlayerOut,
    RedealOffered,
    RedealRequested,
    TakeDeclared,
    TransferShown,
    TrumpChanged,
    TrumpShown,
    TrumpSwapped,
)
from games.engine.seat import Seat
from games.engine.state import Bout, GameState, Pair
from games.engine.strength import strength_of

Value = TypeVar("Value")


def replay(events: Iterable[Event]) -> GameState:
    """The state after these events, the first of which starts the game."""
    state: GameState | None = None
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("a game has at least one event")
    return state


def evolve(state: GameState | None, event: Event) -> GameState:
    """The state after `event`; None stands for the state before the first event."""
    if isinstance(event, GameStarted):
        return _started(event)
    if state is None:
        raise ValueError(f"{event.type} comes before game_started")
    match event:
        case CardsDealt():
            return _dealt(state, event)
        case RedealOffered():
            return state._replace(asking=event.seat)
        case HandKept() | RedealRequested():
            return state._replace(asking=None)
        case TrumpShown():
            return state._replace(known=_known_with(state, event.seat, (event.card,)))
        case BoutStarted():
            return _bout_started(state, event)
        case CardsLed():
            return _attacked(state, event.seat, event.cards)
        case CardThrownIn():
            return _attacked(state, event.seat, (event.card,))
        case AttackBeaten():
            return _beaten(state, event)
        case AttackTransferred():
            return _passed_on(_attacked(state, event.seat, event.cards), event)
        case TransferShown():
            return _passed_on(_shown(state, event), event)
        case TakeDeclared():
            return state._replace(bout=_bout(state)._replace(taking=True))
        case AttackerDone():
            bout = _bout(state)
            return state._replace(bout=bout._replace(done=bout.done | {event.seat}))
        case BoutEnded():
            return _bout_ended(state, event)
        case CycleCompleted():
            return state._replace(defended=frozenset())
        case CardsDrawn():
            return _drawn(state, event)
        case TrumpSwapped():
            return _swapped(state, event)
        case TrumpChanged():
            return _with_trump(state, event.card)
        case HiddenPickedUp():
            hidden = _at(state.hidden, event.seat, ())
            return _with(state._replace(hidden=hidden), event.seat, event.cards, seen=())
        case PlayerOut():
            return _out(state, event)
        case GameEnded():
            return state._replace(
                places=event.places,
                durak=event.durak,
                reason=event.reason,
                losing_teams=event.losing_teams,
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
    )


def _dealt(state: GameState, event: CardsDealt) -> GameState:
    dealt = _with_trump(state, event.trump_card)._replace(
        deal=event.number,
        hands=tuple(in_order(hand) for hand in event.hands),
        hidden=event.hidden,
        talon=event.talon,
        trump_holder=event.trump_holder,
        known=(frozenset(),) * state.seats,
    )
    if event.trump_card is None or event.trump_holder is None:
        return dealt
    return dealt._replace(known=_known_with(dealt, event.trump_holder, (event.trump_card,)))


def _with_trump(state: GameState, card: Card | None) -> GameState:
    """The card makes the trump from now on."""
    return state._replace(trump_card=card, turned_up=card, strength=strength_of(state.rules, card))


def _bout_started(state: GameState, event: BoutStarted) -> GameState:
    """A new bout; hands that are still empty keep the order in which they became so."""
    emptied = state.bout.emptied if state.bout else ()
    bout = Bout(
        number=event.number,
        leader=event.leader,
        attacker=event.leader,
        defender=event.defender,
        limit=event.limit,
        direction=event.direction,
        emptied=tuple(seat for seat in emptied if not state.hands[seat]),
    )
    return state._replace(bout=bout, defended=state.defended | {event.defender})


def _attacked(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> GameState:
    """Attack cards reach the table, and whoever was done may think again."""
    played = _without(state, seat, cards)
    bout = _bout(state)
    return played._replace(
        bout=bout._replace(
            table=bout.table + tuple(Pair(card, seat) for card in cards),
            done=frozenset(),
            emptied=_emptied(played, bout, seat),
        ),
    )


def _beaten(state: GameState, event: AttackBeaten) -> GameState:
    played = _without(state, event.seat, (event.card,))
    bout = _bout(state)
    return played._replace(
        bout=bout._replace(
            table=tuple(
                pair._replace(beaten_by=event.card) if pair.attack is event.attack else pair
                for pair in bout.table
            ),
            done=frozenset(),
            emptied=_emptied(played, bout, event.seat),
        ),
    )


def _shown(state: GameState, event: TransferShown) -> GameState:
    """The card is seen by all and stays in the hand; whoever was done may think again."""
    bout = _bout(state)
    return state._replace(
        known=_known_with(state, event.seat, (event.card,)),
        showed=state.showed | {event.seat},
        bout=bout._replace(
            done=frozenset(),
            shown=(*bout.shown, event.card),
            showed=(*bout.showed, event.seat),
        ),
    )


def _passed_on(state: GameState, event: AttackTransferred | TransferShown) -> GameState:
    bout = _bout(state)._replace(
        attacker=event.seat,
        defender=event.defender,
        limit=event.limit,
        direction=event.direction,
    )
    return state._replace(bout=bout, defended=state.defended | {event.defender})


def _bout_ended(state: GameState, event: BoutEnded) -> GameState:
    bout = _bout(state)._replace(table=(), done=frozenset(), taking=False, ended=True)
    cleared = state._replace(bout=bout, idle_bouts=event.idle_bouts)
    cards = tuple(card.itself for card in event.cards)
    if event.outcome is Outcome.BEATEN_OFF:
        return cleared._replace(discard=state.discard + cards)
    return _with(cleared, event.defender, cards, seen=cards)


def _drawn(state: GameState, event: CardsDrawn) -> GameState:
    drawn = state._replace(talon=state.talon[len(event.cards) :])
    return _with(drawn, event.seat, event.cards, event.shown)


def _swapped(state: GameState, event: TrumpSwapped) -> GameState:
    talon = tuple(event.given if card is event.taken else card for card in state.talon)
    swapped = _without(state, event.seat, (event.given,))
    return _with(
        swapped._replace(talon=talon, trump_card=event.given),
        event.seat,
        (event.taken,),
        seen=(event.taken,),
    )


def _out(state: GameState, event: PlayerOut) -> GameState:
    bout = _bout(state)
    places = _at(state.places, event.seat, event.place)
    return state._replace(
        places=places, bout=bout._replace(out=(*bout.out, event.seat)), idle_bouts=0
    )


def _without(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> GameState:
    """The cards leave a hand; what everybody knew of it goes with them."""
    held = [card.itself for card in cards]
    hand = tuple([card for card in state.hands[seat] if card not in held])
    known = state.known
    if known[seat]:
        known = _at(known, seat, known[seat].intersection(hand))
    return state._replace(hands=_at(state.hands, seat, hand), known=known)


def _with(
    state: GameState, seat: Seat, cards: tuple[Card, ...], seen: tuple[Card, ...]
) -> GameState:
    """The cards join a hand; everybody has seen those in `seen`."""
    hands = _at(state.hands, seat, in_order(state.hands[seat] + cards))
    return state._replace(hands=hands, known=_known_with(state, seat, seen))


def _known_with(
    state: GameState, seat: Seat, seen: tuple[Card, ...]
) -> tuple[frozenset[Card], ...]:
    return _at(state.known, seat, state.known[seat].union(seen)) if seen else state.known


def _at(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _emptied(state: GameState, bout: Bout, seat: Seat) -> tuple[Seat, ...]:
    return bout.emptied if state.hands[seat] else (*bout.emptied, seat)


def _bout(state: GameState) -> Bout:
    if state.bout is None:
        raise ValueError("no bout has started")
    return state.bout
