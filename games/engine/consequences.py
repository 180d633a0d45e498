"""The automatic consequences of a play: players out, a bout's end, the refill, the next bout."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from games.engine.cards import Card
from games.engine.editions import FIRST_EDITION
from games.engine.endings import end_of_game, has_won_at_once
from games.engine.events import (
    BoutEnded,
    BoutOutcome,
    BoutStarted,
    CardsDrawn,
    CycleCompleted,
    Event,
    HiddenPickedUp,
    PlayerOut,
    TrumpChanged,
)
from games.engine.evolve import evolve
from games.engine.limits import attack_limit
from games.engine.plays import running
from games.engine.seat import Direction, Seat
from games.engine.state import Bout, GameState
from games.engine.turn_order import (
    HEADS_UP,
    asked,
    clockwise_from,
    draws_no_more,
    next_in_play,
    next_opponent,
)


class Step(NamedTuple):
    """The events of one decision in order, and the state after the last of them.

    >>> from games.engine import PRESETS, advance, legal_commands, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> step = advance(state, 1, legal_commands(state, 1)[0])
    >>> [event.type for event in step.events], step.state.phase
    (['cards_led'], <Phase.BOUT: 'bout'>)
    """

    events: tuple[Event, ...]
    state: GameState

    def then(self, event: Event) -> Step:
        """Return the step with one more event."""
        return Step((*self.events, event), evolve(self.state, event))


def settle(step: Step) -> Step:
    """Return the step with all automatic consequences of its last play.

    Where cheating is allowed, a call may give cards back, so nobody goes out before the bout is
    over.
    """
    if not step.state.rules.cheating:
        step = _put_out(step)
        end = end_of_game(step.state, running(step.state), running(step.state).attacks)
        if end is not None:
            return step.then(end)
    outcome = _outcome(step.state, running(step.state))
    if outcome is None:
        return step
    attacks = running(step.state).attacks
    step = _refill(_end_bout(step, outcome), outcome)
    step = _put_out(_pick_up_hidden(step))
    state, bout = step.state, running(step.state)
    end = end_of_game(state, bout, attacks)
    if end is not None:
        return step.then(end)
    return start_bout(step, _leader_of_next_bout(state, bout, outcome))


def start_bout(
    step: Step, leader: Seat, *, number: int | None = None, chosen: Direction | None = None
) -> Step:
    """Return the step with a new bout that `leader` leads (rules.md 2.3).

    Without `number` it is the next bout. `chosen` is the direction that a player has chosen for the
    bouts to come; without it the direction of the last bout counts.
    """
    state = step.state
    if number is None:
        number = state.bout.number + 1 if state.bout else 1
    direction = _next_direction(state, chosen)
    defender = next_opponent(state, leader, direction)
    limit = attack_limit(state, number, defender)
    return step.then(BoutStarted(number, leader, defender, limit, direction))


def _next_direction(state: GameState, chosen: Direction | None = None) -> Direction:
    """Return the direction of the next bout (rules.md 3 `transfer_direction`).

    It is left, unless a chosen direction lasts and more than two players are in play.
    """
    if state.rules.transfer_direction != "chosen_lasting" or state.bout is None:
        return Direction.LEFT
    return (chosen or state.bout.direction) if len(state.in_play) > HEADS_UP else Direction.LEFT


def _put_out(step: Step) -> Step:
    """Return the step with the owners of empty hands out if nobody draws any more (rules.md 2.10).

    They go out in the order in which their hands became empty.
    """
    emptied = running(step.state).emptied
    if not emptied or not draws_no_more(step.state):
        return step
    for seat in emptied:
        state = step.state
        if state.places[seat] is None and not state.hands[seat] and not state.hidden[seat]:
            step = step.then(PlayerOut(seat, state.seats - len(state.in_play) + 1))
            if has_won_at_once(step.state, seat):
                break
    return step


def _outcome(state: GameState, bout: Bout) -> BoutOutcome | None:
    """Return the outcome of the bout, or None while it goes on (rules.md 2.7, 2.8)."""
    if not (bout.taking or bout.is_all_beaten) or asked(state, bout):
        return None
    return BoutOutcome.TAKEN if bout.taking else BoutOutcome.BEATEN_OFF


def _end_bout(step: Step, outcome: BoutOutcome) -> Step:
    bout = running(step.state)
    cards = tuple([card.itself for card in bout.cards])
    discarded: tuple[Card, ...] = ()
    if outcome is BoutOutcome.TAKEN and step.state.rules.take_what == "unbeaten":
        unbeaten = tuple([card.itself for card in bout.unbeaten])
        cards, discarded = unbeaten, tuple([card for card in cards if card not in unbeaten])
    ended = BoutEnded(outcome, bout.defender, cards, 0, discarded)
    after = step.then(ended)
    if (
        outcome is BoutOutcome.BEATEN_OFF
        or discarded
        or not _is_idle(step.state, bout, after.state)
    ):
        return after
    return step.then(replace(ended, idle_bouts=step.state.idle_bouts + 1))


def _is_idle(state: GameState, bout: Bout, ended: GameState) -> bool:
    """Return whether the taken bout counts towards a draw (rules.md 2.12).

    `ended` is the state after the bout. It counts if no card left play, nobody went out and nobody
    drew. There must be three or more in play, or two who can send the cards to and fro by
    transfers. The first edition counted bouts with draws from the talon, and bouts of any two
    players.
    """
    if bout.out:
        return False
    if state.edition == FIRST_EDITION:
        return True
    can_go_round = len(ended.in_play) > HEADS_UP or state.rules.transfer == "on"
    return can_go_round and not bout.drew and not _will_draw(ended)


def _will_draw(state: GameState) -> bool:
    """Return whether anybody draws a card in the refill that follows the taken bout."""
    if draws_no_more(state) or not _is_refilled(state, BoutOutcome.TAKEN):
        return False
    return any(len(state.hands[seat]) < state.rules.hand_size for seat in state.in_play)


def _is_refilled(state: GameState, outcome: BoutOutcome) -> bool:
    """Return whether hands refill after a bout with this outcome, while the talon has cards."""
    return state.rules.refill != "cycle" or _is_cycle_over(state, running(state), outcome)


def _refill(step: Step, outcome: BoutOutcome) -> Step:
    """Return the step with hands refilled: after each bout or, by cycle, once all were attacked."""
    state, bout = step.state, running(step.state)
    if draws_no_more(state) or not _is_refilled(state, outcome):
        return step
    if state.rules.refill == "cycle":
        step = step.then(CycleCompleted())
    for seat in _drawing_order(state, bout):
        missing = state.rules.hand_size - len(state.hands[seat])
        if missing > 0:
            step = draw(step, seat, missing)
    return step


def _drawing_order(state: GameState, bout: Bout) -> tuple[Seat, ...]:
    """Return the seats in the order in which they refill: leader, then clockwise, defender last.

    With `first_draw: attacker` the player who transferred last draws first. By cycle the leader of
    the cycle's first bout draws first, also as the last defender (rules.md 2.9, 3 `refill`).
    Positions of old games have no `cycle_leader`; there the leader of this bout draws first.
    """
    first = bout.attacker if state.rules.first_draw == "attacker" else bout.leader
    last = bout.defender
    if state.rules.refill == "cycle" and state.cycle_leader is not None:
        first = state.cycle_leader
        if first == last:
            return clockwise_from(state, first)
    return (*[seat for seat in clockwise_from(state, first) if seat != last], last)


def _is_cycle_over(state: GameState, bout: Bout, outcome: BoutOutcome) -> bool:
    """Return whether the cycle is over, so that all refill (rules.md 3 `refill`).

    It is over when everybody was attacked, or when the next leader or defender has no cards.
    """
    leader = _leader_of_next_bout(state, bout, outcome)
    defender = next_opponent(state, leader, _next_direction(state))
    return state.defended.issuperset(state.in_play) or not (
        state.hands[leader] and state.hands[defender]
    )


def draw(step: Step, seat: Seat, count: int) -> Step:
    """Return the step after the seat drew `count` cards, or the whole talon if that is shorter.

    Where the trump changes, the last card of the talon makes the new trump, unless it is a joker.
    """
    state = step.state
    cards = state.talon[:count]
    if not cards:
        return step
    left = len(state.talon) - len(cards)
    new_trump = cards[-1] if state.rules.changing_trump and not left else None
    open_cards = (state.trump_card, new_trump, *state.passed_over)
    shown = tuple([card for card in cards if card in open_cards])
    drawn = step.then(CardsDrawn(seat, cards, left, shown))
    if new_trump is None or new_trump.suit is None:
        return drawn
    return drawn.then(TrumpChanged(new_trump, new_trump.suit))


def _pick_up_hidden(step: Step) -> Step:
    """Return the step in which seats without other cards pick up their face-down cards.

    They do so at the end of the bout in which hand and talon are empty (rules.md 3 `hidden_cards`).
    """
    state = step.state
    if not state.rules.hidden_cards or not draws_no_more(state):
        return step
    for seat in clockwise_from(state, running(state).leader):
        if state.hidden[seat] and not state.hands[seat]:
            step = step.then(HiddenPickedUp(seat, state.hidden[seat]))
    return step


def _leader_of_next_bout(state: GameState, bout: Bout, outcome: BoutOutcome) -> Seat:
    """Return the next leader: the defender after beating off, else the next player.

    rules.md 2.7, 2.8, 2.10.
    """
    if outcome is BoutOutcome.BEATEN_OFF and state.places[bout.defender] is None:
        return bout.defender
    return next_in_play(state, bout.defender, _next_direction(state))
