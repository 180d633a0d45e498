"""What follows by itself:

players going out, a bout's end, the refill, the next bout, the end of the game.
"""

from __future__ import annotations

from games.engine.events import (
    BoutEnded,
    BoutStarted,
    CardsDrawn,
    EndReason,
    Event,
    GameEnded,
    Outcome,
    PlayerOut,
    Seat,
)
from games.engine.evolve import evolve
from games.engine.legality import attack_limit
from games.engine.seating import asked, clockwise_from, draws_no_more, next_in_play
from games.engine.state import Bout, GameState

MOST_IDLE_BOUTS = 40
"""After so many bouts in a row without progress the game is drawn (rules.md 2.12)."""


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
    """Tell everything that follows from the last play by itself."""
    _tell_who_is_out(story)
    if _tell_end_of_game(story):
        return
    outcome = _outcome(story.state, story.bout)
    if outcome is None:
        return
    _end_bout(story, outcome)
    _refill(story)
    _tell_who_is_out(story)
    if not _tell_end_of_game(story):
        start_bout(story, _next_leader(story, outcome))


def start_bout(story: Story, leader: Seat) -> None:
    """Tell the start of the next bout, led by `leader` (rules.md 2.3, 2.4)."""
    state = story.state
    number = state.bout.number + 1 if state.bout else 1
    defender = next_in_play(state, leader)
    story.tell(BoutStarted(number, leader, defender, attack_limit(state, number, defender)))


def _tell_who_is_out(story: Story) -> None:
    """rules.md 2.10:

    without cards to draw, empty hands are out in the order in which they became empty.
    """
    if not draws_no_more(story.state):
        return
    for seat in story.bout.emptied:
        if story.state.places[seat] is None and not story.state.hands[seat]:
            out = story.state.seats - len(story.state.in_play)
            story.tell(PlayerOut(seat, out + 1))


def _tell_end_of_game(story: Story) -> bool:
    """Tell that the game is over, if it is (rules.md 2.11, 2.12)."""
    state, bout = story.state, story.bout
    in_play = state.in_play
    if not in_play:
        story.tell(_drawn_in_last_bout(state, bout))
    elif len(in_play) == 1 and not _could_yet_go_out(state, bout, in_play[0]):
        durak = in_play[0]
        places = tuple(state.seats if place is None else place for place in state.places)
        story.tell(GameEnded(EndReason.DURAK, durak, places))
    elif bout.ended and state.idle_bouts >= MOST_IDLE_BOUTS:
        best = state.seats - len(in_play) + 1
        places = tuple(best if place is None else place for place in state.places)
        story.tell(GameEnded(EndReason.NO_PROGRESS, None, places))
    return story.state.is_over


def _could_yet_go_out(state: GameState, bout: Bout, seat: Seat) -> bool:
    """Whether the last player holding cards is defending and may still get rid of all of them."""
    unbeaten = len(bout.unbeaten)
    return seat == bout.defender and not bout.taking and 0 < unbeaten == len(state.hands[seat])


def _drawn_in_last_bout(state: GameState, bout: Bout) -> GameEnded:
    """Nobody holds cards:

    those who went out in this bout share the best of their places (option `draws`).
    """
    places = [place for place in state.places if place is not None]
    if not state.rules.draws:
        return GameEnded(EndReason.DURAK, bout.defender, _last_place(places, bout.defender))
    best = min(places[seat] for seat in bout.out)
    shared = tuple(best if seat in bout.out else place for seat, place in enumerate(places))
    return GameEnded(EndReason.DRAW, None, shared)


def _last_place(places: list[int], durak: Seat) -> tuple[int, ...]:
    """The places with the durak moved to the end and those behind moved up."""
    left = places[durak]
    return tuple(
        len(places) if seat == durak else place - (place > left)
        for seat, place in enumerate(places)
    )


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
    story.tell(BoutEnded(outcome, bout.defender, bout.cards, idle_bouts))


def _refill(story: Story) -> None:
    """rules.md 2.9: the leader draws first, then clockwise, the defender last."""
    state, bout = story.state, story.bout
    if state.rules.refill == "never":
        return
    others = (seat for seat in clockwise_from(state, bout.leader) if seat != bout.defender)
    last = (bout.defender,) if state.places[bout.defender] is None else ()
    for seat in (*others, *last):
        talon = story.state.talon
        missing = state.rules.hand_size - len(state.hands[seat])
        if cards := talon[: max(missing, 0)]:
            shown = state.trump_card if state.trump_card in cards else None
            story.tell(CardsDrawn(seat, cards, len(talon) - len(cards), shown))


def _next_leader(story: Story, outcome: Outcome) -> Seat:
    """The defender after beating off, else the next player (rules.md 2.7, 2.8, 2.10)."""
    state, defender = story.state, story.bout.defender
    if outcome is Outcome.BEATEN_OFF and state.places[defender] is None:
        return defender
    return next_in_play(state, defender)
