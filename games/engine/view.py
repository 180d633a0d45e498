"""The view of one viewer (information hiding): redact the state and each event by an allow-list.

Everything that leaves the service goes through `view_for` or `redact`: live play, reconnection,
replay, bots and spectators. A card that the viewer may not know is `HIDDEN`. A new field or event
stays secret until it is listed here.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import assert_never

from games.engine.cards import HIDDEN, Card, Suit, in_order
from games.engine.editions import EDITION
from games.engine.events import (
    LEFT_OUT,
    AttackBeaten,
    AttackerDone,
    AttackReturned,
    AttackTransferred,
    BoutEnded,
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
from games.engine.seat import Direction, Seat
from games.engine.state import Bout, GameState, Pair, Phase


class Watcher(Enum):
    """A viewer without a seat.

    A spectator sees no hands; `OPEN` sees everything, for finished games only.

    >>> from games.engine import PRESETS, new_game, replay, view_for
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> view_for(state, Watcher.SPECTATOR).hands[0]
    (Card(??), Card(??), Card(??), Card(??), Card(??), Card(??))
    >>> view_for(state, Watcher.OPEN).hands[0]
    (Card(6C), Card(8C), Card(TC), Card(QC), Card(AC), Card(7D))
    """

    SPECTATOR = "spectator"
    OPEN = "open"


Viewer = Seat | Watcher


@dataclass(frozen=True, slots=True)
class BoutView:
    """The public part of a bout, which is nearly all of it.

    `cheats` are the cards of plays that broke the rules, shown when the game is finished; `cleared`
    are the cards of plays that were called wrongly; `caught` are the seats caught cheating in this
    bout.
    """

    number: int
    leader: Seat
    attacker: Seat
    defender: Seat
    limit: int
    direction: Direction
    taking: bool
    table: tuple[Pair, ...]
    done: tuple[Seat, ...]
    cheats: tuple[Card, ...]
    cleared: tuple[Card, ...]
    caught: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The part of a game that a viewer may know.

    Cards that the viewer may not know are `HIDDEN`. Hands and the discard pile are in canonical
    order.
    """

    viewer: Viewer
    rules: RuleSet
    seats: int
    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    hidden: tuple[int, ...]
    talon: int
    trump_card: Card | None
    turned_up: Card | None
    trump_holder: Seat | None
    trump: Suit | None
    discard: tuple[Card, ...]
    bout: BoutView | None
    places: tuple[int | None, ...]
    durak: Seat | None
    reason: EndReason | None
    idle_bouts: int
    losing_teams: tuple[int, ...]
    asking: Seat | None
    epaulettes: int = field(default=0, metadata=LEFT_OUT)
    edition: int = EDITION


def view_for(state: GameState, viewer: Viewer) -> PlayerView:
    """Return the part of the state that `viewer` may know.

    The view depends on nothing else: it stays equal if all cards that are hidden from the viewer
    change places.

    Seat 1 showed its six of trumps, so seat 0 knows that card:

    >>> from games.engine import PRESETS, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> view = view_for(state, 0)
    >>> view.hands[1]
    (Card(6D), Card(??), Card(??), Card(??), Card(??), Card(??))
    >>> view.talon, view.trump_card
    (24, Card(9D))
    """
    return PlayerView(
        viewer=viewer,
        rules=state.rules,
        seats=state.seats,
        phase=state.phase,
        hands=tuple(
            _hand_for(viewer, seat, hand, state.known[seat])
            for seat, hand in enumerate(state.hands)
        ),
        hidden=tuple(len(cards) for cards in state.hidden),
        talon=len(state.talon),
        trump_card=state.trump_card,
        turned_up=state.turned_up,
        trump_holder=state.trump_holder,
        trump=state.trump,
        discard=in_order(state.discard),
        bout=None if state.bout is None else _bout_view(viewer, state.bout),
        places=state.places,
        durak=state.durak,
        reason=state.reason,
        idle_bouts=state.idle_bouts,
        losing_teams=state.losing_teams,
        asking=state.asking,
        epaulettes=state.epaulettes,
        edition=state.edition,
    )


def as_it_looks(view: PlayerView) -> PlayerView:
    """Return the view as it looks at a table without aids: no card is shown that was seen before.

    The discard pile lies face down, and so do the cards of others that were seen before.

    >>> from games.engine import PRESETS, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> view = view_for(replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36))), 0)
    >>> view.hands[1][0], as_it_looks(view).hands[1][0]
    (Card(6D), Card(??))
    """
    return replace(
        view,
        hands=tuple(
            hand if sees_hand(view.viewer, seat) else (HIDDEN,) * len(hand)
            for seat, hand in enumerate(view.hands)
        ),
        discard=(HIDDEN,) * len(view.discard),
    )


def redact(event: Event, viewer: Viewer) -> Event:
    """Return the event as the viewer may know it: cards that may not be known are `HIDDEN`.

    >>> from games.engine import card_from_code
    >>> drawn = CardsDrawn(seat=1, cards=(card_from_code("TD"), card_from_code("JD")), talon=22)
    >>> redact(drawn, 1).cards, redact(drawn, 0).cards
    ((Card(TD), Card(JD)), (Card(??), Card(??)))
    """
    match event:
        case CardsDealt():
            return _dealt_for(viewer, event)
        case CardsDrawn():
            return _drawn_for(viewer, event)
        case HiddenPickedUp():
            return _picked_up_for(viewer, event)
        case CardsLed() | CardThrownIn() | AttackBeaten() | AttackTransferred():
            return _played_for(viewer, event)
        case (
            GameStarted()
            | RedealOffered()
            | HandKept()
            | RedealRequested()
            | TrumpShown()
            | BoutStarted()
            | TransferShown()
            | TakeDeclared()
            | AttackerDone()
            | CheatCaught()
            | AttackReturned()
            | CallFailed()
            | BoutEnded()
            | CycleCompleted()
            | TrumpSwapped()
            | TrumpChanged()
            | PlayerOut()
            | PlayerLeft()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)


def sees_hand(viewer: Viewer, seat: Seat) -> bool:
    """Return whether the viewer may see that hand."""
    return viewer is Watcher.OPEN or viewer == seat


def _hand_for(
    viewer: Viewer, seat: Seat, hand: tuple[Card, ...], known: frozenset[Card]
) -> tuple[Card, ...]:
    if sees_hand(viewer, seat):
        return hand
    return _only(known, hand)


def _bout_view(viewer: Viewer, bout: Bout) -> BoutView:
    return BoutView(
        number=bout.number,
        leader=bout.leader,
        attacker=bout.attacker,
        defender=bout.defender,
        limit=bout.limit,
        direction=bout.direction,
        taking=bout.taking,
        table=bout.table,
        done=tuple(sorted(bout.done)),
        cheats=in_order(bout.cheats) if viewer is Watcher.OPEN else (),
        cleared=in_order(bout.cleared),
        caught=tuple(sorted(bout.caught)),
    )


def _played_for(
    viewer: Viewer, event: CardsLed | CardThrownIn | AttackBeaten | AttackTransferred
) -> Event:
    """Return the play; only viewers of finished games see whether it broke the rules."""
    return replace(event, cheat=False) if event.cheat and viewer is not Watcher.OPEN else event


def _dealt_for(viewer: Viewer, event: CardsDealt) -> CardsDealt:
    if viewer is Watcher.OPEN:
        return event
    turned_up = () if event.trump_card is None else (event.trump_card,)
    public = frozenset((*turned_up, *event.passed_over))
    return replace(
        event,
        hands=tuple(_hand_for(viewer, seat, hand, public) for seat, hand in enumerate(event.hands)),
        hidden=tuple((HIDDEN,) * len(cards) for cards in event.hidden),
        talon=tuple(card if card in public else HIDDEN for card in event.talon),
    )


def _drawn_for(viewer: Viewer, event: CardsDrawn) -> CardsDrawn:
    if sees_hand(viewer, event.seat):
        return event
    return replace(event, cards=_only(event.shown, event.cards))


def _picked_up_for(viewer: Viewer, event: HiddenPickedUp) -> HiddenPickedUp:
    if sees_hand(viewer, event.seat):
        return event
    return replace(event, cards=_only((), event.cards))


def _only(seen: Container[Card], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards in canonical order, each one that is not in `seen` as `HIDDEN`."""
    return in_order(card if card in seen else HIDDEN for card in cards)
