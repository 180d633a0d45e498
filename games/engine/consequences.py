"""What follows by itself: players going out, a bout's end, the refill, the next bout."""

from __future__ import annotations

from games.engine.endings import end_of_game
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
from games.engine.seat import Direction, Seat
from games.engine.seating import asked, clockwise_from, draws_no_more, next_in_play, next_opponent
from games.engine.state import Bout, GameState


class Story:
    """The events told so far of one decision, and the state they lead to."""

    def __init__(self, state: GameState | None) -> None:
        self._state = state
        self.events: list[Event] = []

    @property
    def state(self) -> GameState:
        """The state after all events told."""
        if self._state is None:
            raise ValueError("nothing is told yet")
        return self._state

    @property
    def bout(self) -> Bout:
        """The bout that is going on."""
        if self.state.bout is None:
            raise ValueError("no bout has started")
        return self.state.bout

    def tell(self, event: Event) -> None:
        """Add what happens next."""
        self._state = evolve(self._state, event)
        self.events.append(event)


def settle(story: Story) -> None:
    """Tell everything that follows from the last play by itself.

    Where cheating is allowed a call may give cards back, so nobody is out before the bout is over.
    """
    if not story.state.rules.cheating:
        _tell_who_is_out(story)
        if _tell_end_of_game(story):
            return
    outcome = _outcome(story.state, story.bout)
    if outcome is None:
        return
    _end_bout(story, outcome)
    _refill(story, outcome)
    _pick_up_hidden(story)
    _tell_who_is_out(story)
    if not _tell_end_of_game(story):
        start_bout(story, _next_leader(story.state, story.bout, outcome))


def start_bout(story: Story, leader: Seat, *, number: int | None = None) -> None:
    """Tell the start of a bout led by `leader`, the next one without `number` (rules.md 2.3)."""
    state = story.state
    if number is None:
        number = state.bout.number + 1 if state.bout else 1
    direction = _next_direction(state)
    defender = next_opponent(state, leader, direction)
    limit = attack_limit(state, number, defender)
    story.tell(BoutStarted(number, leader, defender, limit, direction))


def _next_direction(state: GameState) -> Direction:
    """A direction chosen for the bout ends with it (rules.md 3 `transfer_direction`)."""
    if state.bout is None or state.rules.transfer_direction != "chosen_lasting":
        return Direction.LEFT
    return state.bout.direction


def _tell_who_is_out(story: Story) -> None:
    """rules.md 2.10: without cards to draw, empty hands are out in the order of their emptying."""
    if not draws_no_more(story.state):
        return
    for seat in story.bout.emptied:
        state = story.state
        if state.places[seat] is None and not state.hands[seat] and not state.hidden[seat]:
            story.tell(PlayerOut(seat, state.seats - len(state.in_play) + 1))
            if state.rules.team_result == "first_out":
                return


def _tell_end_of_game(story: Story) -> bool:
    end = end_of_game(story.state, story.bout)
    if end is not None:
        story.tell(end)
    return end is not None


def _outcome(state: GameState, bout: Bout) -> Outcome | None:
    """How the bout is over, or None while it goes on (rules.md 2.7, 2.8)."""
    if asked(state, bout):
        return None
    if bout.taking:
        return Outcome.TAKEN
    return Outcome.BEATEN_OFF if bout.is_all_beaten else None


def _end_bout(story: Story, outcome: Outcome) -> None:
    bout = story.bout
    is_idle = outcome is Outcome.TAKEN and not bout.out
    idle_bouts = story.state.idle_bouts + 1 if is_idle else 0
    cards = tuple(card.itself for card in bout.cards)
    story.tell(BoutEnded(outcome, bout.defender, cards, idle_bouts))


def _refill(story: Story, outcome: Outcome) -> None:
    """rules.md 2.9: the leader draws first, then clockwise, the defender last."""
    state, bout = story.state, story.bout
    if draws_no_more(state):
        return
    if state.rules.refill == "cycle":
        if not _is_cycle_over(state, bout, outcome):
            return
        story.tell(CycleCompleted())
    others = (seat for seat in clockwise_from(state, bout.leader) if seat != bout.defender)
    for seat in (*others, bout.defender):
        draw(story, seat, state.rules.hand_size - len(state.hands[seat]))


def _is_cycle_over(state: GameState, bout: Bout, outcome: Outcome) -> bool:
    """Whether all refill now (rules.md 3 `refill`): everybody was attacked, or a hand is empty."""
    leader = _next_leader(state, bout, outcome)
    defender = next_opponent(state, leader, _next_direction(state))
    return state.defended.issuperset(state.in_play) or not (
        state.hands[leader] and state.hands[defender]
    )


def draw(story: Story, seat: Seat, count: int) -> None:
    """Tell that the seat draws so many cards, or as many as the talon has; none if negative."""
    state = story.state
    cards = state.talon[: max(count, 0)]
    if not cards:
        return
    left = len(state.talon) - len(cards)
    new_trump = cards[-1] if state.rules.changing_trump and not left else None
    shown = tuple(card for card in cards if card in {state.trump_card, new_trump})
    story.tell(CardsDrawn(seat, cards, left, shown))
    if new_trump is not None:
        story.tell(TrumpChanged(new_trump, new_trump.suit))


def _pick_up_hidden(story: Story) -> None:
    """rules.md 3 `hidden_cards`: at the end of the bout in which hand and talon are empty."""
    state = story.state
    if not state.rules.hidden_cards or not draws_no_more(state):
        return
    for seat in clockwise_from(state, story.bout.leader):
        if state.hidden[seat] and not state.hands[seat]:
            story.tell(HiddenPickedUp(seat, state.hidden[seat]))


def _next_leader(state: GameState, bout: Bout, outcome: Outcome) -> Seat:
    """The defender after beating off, else the next player (rules.md 2.7, 2.8, 2.10)."""
    if outcome is Outcome.BEATEN_OFF and state.places[bout.defender] is None:
        return bout.defender
    return next_in_play(state, bout.defender, _next_direction(state))
