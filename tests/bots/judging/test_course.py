"""A finished game judged decision by decision."""

import random
from dataclasses import replace

from bots.judging.course import Judged, accuracy_of, judge_turn, turns
from bots.judging.judge import Depth
from bots.judging.reasons import ErrorReason
from bots.judging.verdict import Grade, Judgement, Loss, MoveValue, NotJudged
from games.engine import (
    Command,
    Event,
    RuleSet,
    awaited_seats,
    decide,
    evolved,
    legal_commands,
    legal_offers,
    replay,
    view_for,
)
from games.engine.commands import Done, Take
from games.engine.notation.games import move_of, record_of
from tests.support.play import opening
from tests.support.positions import position

FEW = Depth(games=50, states=200)


def random_game(rules: RuleSet, seats: int) -> tuple[Event, ...]:
    """Return all events of a game in which everybody plays by chance."""
    rng = random.Random(5)
    events = opening(rules, seats, rng)
    state = replay(events)
    while not state.is_over:
        seat = rng.choice(awaited_seats(state))
        following = decide(state, seat, rng.choice(legal_commands(state, seat)))
        events, state = (*events, *following), evolved(state, following)
    return events


def judged(best: float, played: float, worst: float, error: float = 0.0) -> Judged:
    """Return a decision with these values."""
    values = (best, played, worst)
    commands: tuple[Command, ...] = (Take(), Done(), Take())
    moves = tuple(MoveValue(c, (v,)) for c, v in zip(commands, values, strict=True))
    loss = Loss(best - played, error)
    return Judged(4, 0, Done(), Judgement(0, moves), loss, loss.grade, None)


def test_the_turns_of_a_game_are_its_commands_as_their_seats_saw_them() -> None:
    events = random_game(RuleSet(deck=24), 3)
    found = list(turns(events))
    assert tuple((turn.seat, turn.command) for turn in found) == record_of(events).moves
    for turn in found:
        assert turn.view.viewer == turn.seat
        assert move_of(events[turn.version - 1]) == (turn.seat, turn.command)


def test_a_turn_is_judged_by_what_came_before_it() -> None:
    events = random_game(RuleSet(deck=24), 2)
    turn = next(turns(events))
    assert next(turns(events[: turn.version])) == turn


def test_only_an_error_has_a_reason() -> None:
    """The ace can't be beaten; after the six the other is out first."""
    state = position("hand 6C AC\nhand 7C\nbout 9 0 0 1 1")
    turn = next(turns(random_game(RuleSet(), 2)))
    turn = replace(turn, view=view_for(state, 0), legal=legal_offers(state, 0))
    ace, six = legal_commands(state, 0)[::-1]
    wrong = judge_turn(replace(turn, command=six), seed=1, depth=FEW)
    right = judge_turn(replace(turn, command=ace), seed=1, depth=FEW)
    assert isinstance(wrong, Judged)
    assert isinstance(right, Judged)
    assert (wrong.loss, wrong.grade) == (Loss(1, 0), Grade.BLUNDER)
    assert wrong.reason is ErrorReason.TOO_CHEAP
    assert (right.loss, right.grade, right.reason) == (Loss(0, 0), Grade.ONLY, None)


def test_a_decision_that_is_not_judged_has_a_reason() -> None:
    turn = next(turns(random_game(RuleSet(decks=2), 4)))
    assert judge_turn(turn, seed=1, depth=FEW) is NotJudged.RULES


def test_accuracy_is_the_share_kept_of_what_was_at_stake() -> None:
    """Of .6 + .2 at stake .2 was lost: three quarters were kept."""
    decisions = [judged(0.8, 0.6, 0.2), judged(0.5, 0.5, 0.3)]
    assert accuracy_of(decisions) == 0.75


def test_losses_within_the_error_do_not_lower_the_accuracy() -> None:
    assert accuracy_of([judged(0.8, 0.7, 0.2, error=0.06)]) == 1


def test_nobody_is_accurate_where_nothing_can_be_lost() -> None:
    assert accuracy_of([]) is None
    assert accuracy_of([judged(0.5, 0.5, 0.5)]) is None
