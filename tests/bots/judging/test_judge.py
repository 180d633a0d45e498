"""The judge of single moves, on positions worked out by hand; hearts are trumps unless said."""

import random

import pytest

from bots.judging.judge import BATCHES, LEAST_ROUNDS, ROUNDS, Depth, judge
from bots.judging.verdict import Grade, Judgement, Loss, MoveValue, NotJudged
from games.engine import Command, GameState, RuleSet, Seat, awaited_seats, legal_offers, view_for
from games.engine import replay as state_of
from games.engine.commands import Beat, Done, Take
from games.engine.notation import read_command, write_command
from games.engine.offers import commands_of
from tests.support.kernel_play import modelled_rules
from tests.support.play import after, opening
from tests.support.positions import position
from tests.support.redealing import dealt_anew

LITTLE = Depth(games=200, states=500)
TAKE_WINS = """
rules {"trump": "clubs"}
hand TC QD JH JS
hand JC QC KH
bout 9 0 0 1 6
table 0:TD>KD 0:TS>9C 0:9D>KC 0:KS
"""
"""Beating with the queen of clubs loses, which takes 250,000 states to prove; taking wins."""
FIRST_OUT = "hand 6C 6D\nhand AC AD KS\nhand 9S TS\nbout 9 0 0 1 6"
DRAWING = """
hand 6S 7D KH AH
hand 8S 9D TC JC QC KC
talon 6C 7C 8C 9C TS JS QS KS 8H
trump 8H 8H -
bout 9 0 0 1 6
"""


def judged(
    state: GameState, seat: Seat, *, seed: int = 1, played: str | None = None, depth: Depth = LITTLE
) -> Judgement | NotJudged:
    return judge(
        view_for(state, seat),
        legal_offers(state, seat),
        seed=seed,
        played=None if played is None else read_command(played),
        depth=depth,
    )


def judgement(text: str, seat: Seat, *, depth: Depth = LITTLE) -> Judgement:
    answer = judged(position(text), seat, depth=depth)
    assert isinstance(answer, Judgement)
    return answer


def test_a_planted_blunder_is_found_and_the_win_it_gave_away_is_proven() -> None:
    found = judgement(TAKE_WINS, 1, depth=Depth(games=0, states=60_000))
    assert found.best.command == Take()
    assert (found.best.value, found.best.error, found.best.is_proven) == (1, 0, True)
    loss = found.loss_of(read_command("beat KS QC"))
    assert found.grade_of(read_command("beat KS QC")) is Grade.BLUNDER
    assert loss.points > 0.5


def test_values_are_proven_where_the_states_suffice() -> None:
    """After the ace, which can't be beaten, the six goes last; after the six the ace stays."""
    found = judgement("hand 6C AC\nhand 7C\nbout 9 0 0 1 1", 0)
    values = {write_command(move.command): (move.value, move.is_proven) for move in found.moves}
    assert values == {"lead AC": (1, True), "lead 6C": (0, True)}


def test_giving_trumps_away_while_cards_are_drawn_is_a_blunder() -> None:
    found = judgement(DRAWING, 0, depth=Depth(games=20_000, states=0))
    assert write_command(found.best.command) in {"lead 6S", "lead 7D"}
    assert found.grade_of(read_command("lead AH")) in {Grade.MISTAKE, Grade.BLUNDER}


def test_at_a_table_of_many_the_place_counts() -> None:
    """Both sixes go at once, or the second is thrown in: the leader is out first in any case.

    Trying other moves on the way, such as keeping the second one, lowers no value.
    """
    found = judgement(FIRST_OUT, 0)
    values = {write_command(move.command): (move.value, move.error) for move in found.moves}
    assert values == dict.fromkeys(("lead 6C", "lead 6D", "lead 6C 6D"), (1, 0))


@pytest.mark.parametrize("seed", range(6))
def test_another_deal_of_hidden_cards_changes_no_judgement(seed: int) -> None:
    rng = random.Random(f"judge {seed}")
    rules, seats = modelled_rules(rng)
    state = state_of(opening(rules, seats, rng))
    depth = Depth(games=10, states=200)
    for step in range(24):
        if state.is_over:
            break
        seat = rng.choice(awaited_seats(state))
        if step % 12 == 2 * seed:
            other = dealt_anew(state, seat, rng)
            assert judged(state, seat, depth=depth) == judged(other, seat, depth=depth)
        command = rng.choice(list(commands_of(rng.choice(legal_offers(state, seat)))))
        state = after(state, seat, command).after


def test_a_seed_gives_the_same_judgement_again_and_another_one_other_deals() -> None:
    state = position(DRAWING)
    assert judged(state, 0) == judged(state, 0)
    assert judged(state, 0) != judged(state, 0, seed=2)


def test_the_played_move_is_judged_in_any_order_of_beating() -> None:
    state = position("hand 9S TS\nhand 7C 8C KH\nbout 9 0 0 1 3\ntable 0:6C 0:6D")
    played = Beat(state.bout.table[1].attack, state.hands[1][-1]) if state.bout else None
    assert played is not None
    found = judged(state, 1, played=write_command(played))
    assert isinstance(found, Judgement)
    assert found.value_of(played).command == played


@pytest.mark.parametrize(
    ("text", "seat", "why"),
    [
        pytest.param(
            'rules {"decks": 2}\nhand 6C AC\nhand 7C 8S\nbout 9 0 0 1 2',
            0,
            NotJudged.RULES,
            id="rules that the kernel does not know",
        ),
        pytest.param(
            "hand 6C AC\nhand 7C 8S\nbout 9 0 0 1 2", 1, NotJudged.NOT_IN_TURN, id="out of turn"
        ),
        pytest.param("hand 6C\nhand 7C 8S\nbout 9 0 0 1 2", 0, NotJudged.NO_CHOICE, id="no choice"),
    ],
)
def test_a_position_that_can_not_be_judged_is_named_and_not_guessed(
    text: str, seat: Seat, why: NotJudged
) -> None:
    assert judged(position(text), seat) is why


def test_a_question_about_the_deal_is_not_judged() -> None:
    rules = RuleSet(redeal="on_request")
    state = state_of(opening(rules, 2, random.Random(3)))
    assert judged(state, 0) is NotJudged.NOT_IN_TURN


def test_a_move_that_is_not_there_has_no_value() -> None:
    with pytest.raises(KeyError):
        judgement(TAKE_WINS, 1).value_of(Done())


@pytest.mark.parametrize(
    ("points", "error", "grade"),
    [
        (0.0, 0.01, Grade.GOOD),
        (0.029, 0.03, Grade.GOOD),
        (0.03, 0.01, Grade.INACCURACY),
        (0.099, 0.04, Grade.INACCURACY),
        (0.10, 0.04, Grade.MISTAKE),
        (0.199, 0.09, Grade.MISTAKE),
        (0.20, 0.09, Grade.BLUNDER),
        (1.0, 0.0, Grade.BLUNDER),
        # It may be nothing, or it may be a mistake.
        (0.03, 0.015, Grade.TOO_CLOSE),
        (0.15, 0.08, Grade.TOO_CLOSE),
        (0.50, 0.25, Grade.TOO_CLOSE),
        (0.02, 0.04, Grade.TOO_CLOSE),
    ],
)
def test_a_loss_has_the_grade_of_its_points_unless_it_is_in_doubt(
    points: float, error: float, grade: Grade
) -> None:
    assert Loss(points, error).grade is grade


@pytest.mark.parametrize(
    ("points", "error", "is_settled"),
    [
        (0.0, 0.014, True),
        (0.0, 0.016, False),
        (0.06, 0.014, True),
        (0.06, 0.016, False),
        (0.15, 0.024, True),
        (0.15, 0.03, False),
        (0.30, 0.049, True),
        (0.30, 0.06, False),
    ],
)
def test_a_loss_is_settled_if_its_interval_has_one_grade(
    points: float, error: float, is_settled: bool
) -> None:
    assert Loss(points, error).is_settled is is_settled


def graded(*values: float) -> list[Grade]:
    """Return the grades of moves with these values, which are certain."""
    some: list[Command] = [Done(), Take(), read_command("lead 6C"), read_command("lead 7C")]
    commands = some[: len(values)]
    moves = tuple(MoveValue(c, (v,) * 2) for c, v in zip(commands, values, strict=True))
    judgement = Judgement(0, moves)
    return [judgement.grade_of(command) for command in commands]


def test_a_move_is_the_only_one_if_all_others_are_mistakes() -> None:
    assert graded(0.9, 0.79, 0.5) == [Grade.ONLY, Grade.MISTAKE, Grade.BLUNDER]
    assert graded(0.9, 0.81, 0.5) == [Grade.BEST, Grade.INACCURACY, Grade.BLUNDER]
    assert graded(0.9, 0.88, 0.2) == [Grade.BEST, Grade.GOOD, Grade.BLUNDER]
    assert graded(1.0, 1.0, 0.0) == [Grade.BEST, Grade.BEST, Grade.BLUNDER]


def test_a_loss_that_shrinks_as_the_search_deepens_is_not_certain() -> None:
    """Repeated, each search agrees with itself; but the deeper one halved the loss."""
    best = MoveValue(Take(), (0.8, 0.8), earlier=(0.8, 0.8))
    steady = MoveValue(Done(), (0.65, 0.65), earlier=(0.65, 0.65))
    moving = MoveValue(Done(), (0.65, 0.65), earlier=(0.5, 0.5))
    certain = Judgement(0, (best, steady)).loss_of(Done())
    doubtful = Judgement(0, (best, moving)).loss_of(Done())
    assert [certain.points, certain.error] == pytest.approx([0.15, 0])
    assert [doubtful.points, doubtful.error] == pytest.approx([0.15, 0.15])
    assert (certain.grade, doubtful.grade) == (Grade.MISTAKE, Grade.TOO_CLOSE)
    assert moving.error == pytest.approx(0.15)


def test_what_chance_explains_of_a_change_is_no_doubt() -> None:
    """The batches spread by a variance of .02, so each mean of two has one of .01.

    The means differ by .1, of which the square is .01: less than the .02 that chance explains.
    """
    value = MoveValue(Take(), (0.4, 0.6), earlier=(0.5, 0.7))
    assert value.error == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("text", "rounds"),
    [
        pytest.param(FIRST_OUT, LEAST_ROUNDS, id="all moves win in every deal"),
        pytest.param(DRAWING, ROUNDS, id="two low leads are near to each other"),
    ],
)
def test_the_search_deepens_until_the_grades_are_settled(text: str, rounds: int) -> None:
    state, steps = position(text), list[int]()
    judge(
        view_for(state, 0),
        legal_offers(state, 0),
        seed=1,
        depth=Depth(games=2_000, states=0),
        on_progress=lambda done, _: steps.append(done),
    )
    assert steps == list(range(rounds * BATCHES))


def test_without_a_played_move_all_grades_must_be_settled() -> None:
    best = MoveValue(Take(), (0.9, 0.9))
    close = MoveValue(Done(), (0.85, 0.95))
    worse = MoveValue(read_command("lead 6C"), (0.2, 0.2))
    found = Judgement(0, (best, close, worse))
    assert found.settles(read_command("lead 6C"))
    assert not found.settles(None)
    assert not found.settles(Take())


def test_a_loss_that_chance_may_have_made_counts_as_none() -> None:
    assert Loss(0.05, 0.03).beyond_doubt == 0
    assert Loss(0.07, 0.03).beyond_doubt == 0.07


def test_a_loss_is_reckoned_on_the_same_deals() -> None:
    """On four groups of deals one is worth a tenth more each time: no doubt about the tenth."""
    better = MoveValue(Take(), (0.9, 0.3, 0.7, 0.5))
    worse = MoveValue(Done(), (0.8, 0.2, 0.6, 0.4))
    loss = Judgement(0, (worse, better)).loss_of(Done())
    assert loss.points == pytest.approx(0.1)
    assert loss.error == pytest.approx(0)
    # The spread of .9 .3 .7 .5 is the root of .2 / 3, of which the error is the half.
    assert better.error == pytest.approx((0.2 / 3) ** 0.5 / 2)


def test_proven_values_have_no_error() -> None:
    assert MoveValue(Take(), (1.0,) * BATCHES, is_proven=True).error == 0


def test_the_decisions_of_a_long_game_share_the_work() -> None:
    """Sixty decisions are three times as many as are judged wholly."""
    depth = Depth(games=60_000, states=300_000, fewest=100)
    assert depth.shared(1) == depth.shared(20) == depth
    assert depth.shared(60) == Depth(games=20_000, states=100_000, fewest=100)
    assert depth.shared(0) == depth
