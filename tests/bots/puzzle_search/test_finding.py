"""Finding puzzles, in positions worked out by hand; hearts are trumps unless said."""

import random

import pytest

from bots.puzzle_search.finding import Found, puzzle_at, puzzles_in, states_before_moves
from bots.puzzle_search.proof import WinProof, is_open
from bots.puzzle_search.solution import SolutionStep
from bots.puzzle_search.themes import Theme, themes_of
from bots.selfplay import states_of
from bots.strategies.registry import strategy
from games.engine import (
    PRESETS,
    GameState,
    advance,
    decide,
    legal_commands,
    new_game,
    replay,
)
from games.engine.commands import Take
from games.engine.deck import full_pack
from games.engine.notation import read_command, write_command
from tests.support.positions import play, position

FEW = 5_000
TAKE_WINS = """
rules {"trump": "clubs"}
hand TC QD JH JS
hand JC QC KH
bout 9 0 0 1 6
table 0:TD>KD 0:TS>9C 0:9D>KC 0:KS
"""
"""Beating with the queen of clubs loses, which takes 200,000 states to prove; taking wins."""
ACE_FIRST = "hand 6C AC\nhand 7C\nbout 9 0 0 1 1"
"""The ace can't be beaten, so that the six goes last; the seven beats the six, and is out."""
KING_THEN_ACE = "hand 6C KC AC\nhand 7C\nbout 9 0 0 1 1"
"""Taken first, the ace would beat the king; so the king goes first, and then the ace."""
BOTH_WIN = "hand 6C AC AS\nhand 7C\nbout 9 0 0 1 1"
NONE_WINS = "hand 6C 8C\nhand 9C TC\nbout 9 0 0 1 2"


def found(text: str, *, proving: int = FEW) -> Found | None:
    return puzzle_at(position(text), random.Random(1), proving=proving)


def solution(puzzle: Found | None) -> list[str]:
    assert puzzle is not None
    return [f"{step.seat} {write_command(step.command)}" for step in puzzle.solution]


def test_a_single_move_that_wins_makes_a_puzzle() -> None:
    puzzle = found(ACE_FIRST)
    assert solution(puzzle) == ["0 lead AC"]
    assert puzzle is not None
    assert (puzzle.seat, puzzle.themes) == (0, (Theme.RIGHT_LEAD,))


def test_a_line_goes_on_as_long_as_one_move_alone_wins_and_ends_with_a_choice() -> None:
    assert solution(found(KING_THEN_ACE)) == ["0 lead KC", "1 take", "0 lead AC"]


def test_each_wrong_move_has_the_play_that_takes_the_win_away() -> None:
    puzzle = found(KING_THEN_ACE)
    assert puzzle is not None
    told = [
        [wrong.step, write_command(wrong.command), *(write_command(x.command) for x in wrong.plies)]
        for wrong in puzzle.refutations
    ]
    # The seven beats the six, and the rival is out. Led first, the ace is taken. Once the king is
    # taken, the six leads to a draw: the seven beats it, the ace beats the king, and both are out.
    assert told[0] == [0, "lead 6C", "beat 6C 7C"]
    assert told[1][:3] == [0, "lead AC", "take"]
    assert told[2] == [2, "lead 6C", "beat 6C 7C", "done", "lead KC", "beat KC AC"]


def test_a_wrong_move_has_no_reply_if_the_states_do_not_suffice() -> None:
    state = position(NONE_WINS)
    after = advance(state, 0, read_command("lead 6C")).state
    assert WinProof(0, 1, states=0).refuting(after, legal_commands(after, 1)) is None


def test_the_more_has_to_be_found_the_higher_a_puzzle_is_rated_at_first() -> None:
    short, long = found(ACE_FIRST), found(KING_THEN_ACE)
    assert short is not None
    assert long is not None
    assert short.skill.mean < long.skill.mean


@pytest.mark.parametrize("text", [BOTH_WIN, NONE_WINS])
def test_several_moves_that_win_or_none_make_no_puzzle(text: str) -> None:
    assert found(text) is None


@pytest.mark.timeout(60)  # the proof of 200,000 states takes seconds of CPU
def test_taking_may_be_the_only_move_that_wins() -> None:
    state = position(TAKE_WINS)
    assert WinProof(1, 0, states=400_000).winning(state, most=2) == (Take(),)


def test_an_unproven_position_is_no_puzzle() -> None:
    assert found(TAKE_WINS, proving=FEW) is None
    assert WinProof(1, 0, states=FEW).winning(position(TAKE_WINS), most=2) is None


@pytest.mark.parametrize(
    ("text", "move", "themes"),
    [
        (TAKE_WINS, "1 take", {Theme.TAKE_IT, Theme.KEEP_TRUMP}),
        (TAKE_WINS, "1 beat KS QC", {Theme.BEAT_IT, Theme.SPEND_TRUMP}),
        ("hand 6C 6D AC\nhand 7C 8D\nbout 9 0 0 1 2", "0 lead 6C 6D", {Theme.SEVERAL_AT_ONCE}),
        (
            "hand 8S 9H AC\nhand AH KD\nbout 9 0 0 1 3\ntable 0:8C>9S",
            "0 done",
            {Theme.STOP_IN_TIME, Theme.KEEP_TRUMP},
        ),
        (
            "hand 8S 9D AC\nhand AH KD\nbout 9 0 0 1 3\ntable 0:8C>9S",
            "0 throw_in 8S",
            {Theme.THROW_IN_MORE},
        ),
        (
            'rules {"transfer": "on"}\nhand 9S 9D AC\nhand 8D KC\nbout 9 0 0 1 2\ntable 0:8C',
            "1 transfer 8D",
            {Theme.TRANSFER},
        ),
        (
            "hand 6C AC\nhand 7C\ntalon 8H\ntrump 8H 8H -\nbout 9 0 0 1 1",
            "0 lead AC",
            {Theme.RIGHT_LEAD, Theme.LAST_CARD},
        ),
    ],
)
def test_themes_tell_what_has_to_be_found(text: str, move: str, themes: set[Theme]) -> None:
    state = position(text)
    seat, _, command = move.partition(" ")
    (chosen,) = (
        step for step in legal_commands(state, int(seat)) if write_command(step) == command
    )
    assert set(themes_of(state, [SolutionStep(int(seat), chosen, 2)])) == themes


def test_hidden_cards_and_a_third_player_make_no_open_position() -> None:
    assert is_open(position(ACE_FIRST))
    assert not is_open(position("hand 6C AC\nhand 7C\nhand 8C\nbout 9 0 0 1 1"))
    talon = "talon 8S 8H\ntrump 8H 8H -"
    assert not is_open(position(f"hand 6C AC\nhand 7C\n{talon}\nbout 9 0 0 1 1"))
    assert is_open(position("hand 6C AC\nhand 7C\ntalon 8H\ntrump 8H 8H -\nbout 9 0 0 1 1"))
    assert not is_open(play(position(ACE_FIRST), "0 lead AC", "1 take", "0 lead 6C"))


def test_equal_tasks_are_found_by_their_cards_and_not_by_earlier_moves() -> None:
    first, other = found(ACE_FIRST), found("hand 6C AC\nhand 8C\nbout 9 0 0 1 1")
    later = found("hand 6C AC\nhand 7C\nbout 12 0 0 1 1")
    assert first is not None
    assert other is not None
    assert later is not None
    assert first.digest == later.digest != other.digest


def game(number: int) -> list[GameState]:
    chance = random.Random(number)
    rules = PRESETS["duel"].rules
    pack = list(full_pack(rules.deck))
    chance.shuffle(pack)
    return list(states_of(rules, [strategy("casual"), strategy("learner")], pack, chance))


def test_every_move_of_a_line_is_legal_and_the_others_do_not_win() -> None:
    chance = random.Random(1)
    puzzles = [p for n in range(3) for p in puzzles_in(game(n), chance, proving=FEW)]
    assert puzzles
    for puzzle in puzzles:
        (rival,) = (seat for seat in puzzle.state.in_play if seat != puzzle.seat)
        proof = WinProof(puzzle.seat, rival, states=FEW)
        state = puzzle.state
        for step in puzzle.solution:
            assert step.command in legal_commands(state, step.seat)
            if step.seat == puzzle.seat:
                assert proof.winning(state, most=2) == (step.command,)
            state = advance(state, step.seat, step.command).state


def test_the_states_of_a_game_are_those_before_its_moves() -> None:
    dealt = new_game(PRESETS["duel"].rules, 2, full_pack(36))
    state = replay(dealt)
    assert state.bout is not None
    leader = state.bout.leader
    events = decide(state, leader, legal_commands(state, leader)[0])
    assert list(states_before_moves((*dealt, *events))) == [state]
