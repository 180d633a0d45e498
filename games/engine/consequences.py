"""What follows from a play by itself: a player out, a bout's end, the refill, the next bout."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from games.engine.cards import Card
from games.engine.editions import FIRST_EDITION
from games.engine.endings import end_of_game, has_won_at_once
from games.engine.events import (
    BoutEnded,
    BoutStarted,
    CardsDrawn,
    CycleCompleted,
    Event,
    HiddenPickedUp,
    Outcome,
    PlayerOut,
    TrumpChanged,
)
from games.engine.evolve import evolve
from games.engine.limits import attack_limit
from games.engine.plays import running
from games.engine.seat import Direction, Seat
from games.engine.seating import (
    HEADS_UP,
    asked,
    clockwise_from,
    draws_no_more,
    next_in_play,
    next_opponent,
)
from games.engine.state import Bout, GameState


class Step(NamedTuple):
    """The events of one decision in order, and the state after the last of them."""

    events: tuple[Event, ...]
    state: GameState

    def then(self, event: Event) -> Step:
        """The step with one more event."""
        return Step((*self.events, event), evolve(self.state, event))


def settle(step: Step) -> Step:
    """The step with everything that follows from its last play by itself.

    Where cheating is allowed a call may give cards back, so nobody is out before the bout is over.
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
    return start_bout(step, _next_leader(state, bout, outcome))


def start_bout(
    step: Step, leader: Seat, *, number: int | None = None, chosen: Direction | None = None
) -> Step:
    """The step with a bout led by `leader`, the next one without `number` (rules.md 2.3).

    `chosen` is the direction that may last, without it that of the bout before.
    """
    state = step.state
    if number is None:
        number = state.bout.number + 1 if state.bout else 1
    direction = _next_direction(state, chosen)
    defender = next_opponent(state, leader, direction)
    limit = attack_limit(state, number, defender)
    return step.then(BoutStarted(number, leader, defender, limit, direction))


def _next_direction(state: GameState, chosen: Direction | None = None) -> Direction:
    """The direction of the next bout: left, unless a choice lasts and more than two are in play.

    rules.md 3 `transfer_direction`.
    """
    if state.rules.transfer_direction != "chosen_lasting" or state.bout is None:
        return Direction.LEFT
    return (chosen or state.bout.direction) if len(state.in_play) > HEADS_UP else Direction.LEFT


def _put_out(step: Step) -> Step:
    """The step with empty hands out if nobody draws, in the order of emptying (rules.md 2.10)."""
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


def _outcome(state: GameState, bout: Bout) -> Outcome | None:
    """How the bout is over, or None while it goes on (rules.md 2.7, 2.8)."""
    if not (bout.taking or bout.is_all_beaten) or asked(state, bout):
        return None
    return Outcome.TAKEN if bout.taking else Outcome.BEATEN_OFF


def _end_bout(step: Step, outcome: Outcome) -> Step:
    bout = running(step.state)
    cards = tuple([card.itself for card in bout.cards])
    discarded: tuple[Card, ...] = ()
    if outcome is Outcome.TAKEN and step.state.rules.take_what == "unbeaten":
        unbeaten = tuple([card.itself for card in bout.unbeaten])
        cards, discarded = unbeaten, tuple([card for card in cards if card not in unbeaten])
    ended = BoutEnded(outcome, bout.defender, cards, 0, discarded)
    after = step.then(ended)
    if outcome is Outcome.BEATEN_OFF or discarded or not _is_idle(step.state, bout, after.state):
        return after
    return step.then(replace(ended, idle_bouts=step.state.idle_bouts + 1))


def _is_idle(state: GameState, bout: Bout, ended: GameState) -> bool:
    """Whether the taken bout counts towards a draw; `ended` is the state after it (rules.md 2.12).

    No card left play and nobody went out or drew, with three or more in play, or two who can send
    the cards to and fro by transfers. The first edition counted drawing and any two players too.
    """
    if bout.out:
        return False
    if state.edition == FIRST_EDITION:
        return True
    can_go_round = len(ended.in_play) > HEADS_UP or state.rules.transfer == "on"
    return can_go_round and not bout.drew and not _will_draw(ended)


def _will_draw(state: GameState) -> bool:
    """Whether anybody draws a card in the refill that follows the taken bout."""
    if draws_no_more(state) or not _is_refilled(state, Outcome.TAKEN):
        return False
    return any(len(state.hands[seat]) < state.rules.hand_size for seat in state.in_play)


def _is_refilled(state: GameState, outcome: Outcome) -> bool:
    """Whether all refill after the bout that ended so; cards are left to draw."""
    return state.rules.refill != "cycle" or _is_cycle_over(state, running(state), outcome)


def _refill(step: Step, outcome: Outcome) -> Step:
    """The step with hands drawn up, after the bout or, by cycle, once all were attacked."""
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
    """The seats in the order in which they refill: leader, then clockwise, defender last.

    With `first_draw: attacker` the player who transferred last is the first. By cycle the leader of
    its first bout draws first, even as the last defender (rules.md 2.9, 3 `refill`). A position
    written before there was `cycle_leader` has only the leader of this bout.
    """
    first = bout.attacker if state.rules.first_draw == "attacker" else bout.leader
    last = bout.defender
    if state.rules.refill == "cycle" and state.cycle_leader is not None:
        first = state.cycle_leader
        if first == last:
            return clockwise_from(state, first)
    return (*[seat for seat in clockwise_from(state, first) if seat != last], last)


def _is_cycle_over(state: GameState, bout: Bout, outcome: Outcome) -> bool:
    """Whether all refill now (rules.md 3 `refill`): everybody was attacked, or a hand is empty."""
    leader = _next_leader(state, bout, outcome)
    defender = next_opponent(state, leader, _next_direction(state))
    return state.defended.issuperset(state.in_play) or not (
        state.hands[leader] and state.hands[defender]
    )


def draw(step: Step, seat: Seat, count: int) -> Step:
    """The step with the seat drawing so many cards, one or more, or all of a shorter talon.

    A joker that lies under the trump card makes no trump when it is drawn.
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
    """The step with face-down cards picked up by the seats that hold nothing else.

    rules.md 3 `hidden_cards`: at the end of the bout in which hand and talon are empty.
    """
    state = step.state
    if not state.rules.hidden_cards or not draws_no_more(state):
        return step
    for seat in clockwise_from(state, running(state).leader):
        if state.hidden[seat] and not state.hands[seat]:
            step = step.then(HiddenPickedUp(seat, state.hidden[seat]))
    return step


def _next_leader(state: GameState, bout: Bout, outcome: Outcome) -> Seat:
    """The defender after beating off, else the next player (rules.md 2.7, 2.8, 2.10)."""
    if outcome is Outcome.BEATEN_OFF and state.places[bout.defender] is None:
        return bout.defender
    return next_in_play(state, bout.defender, _next_direction(state))
