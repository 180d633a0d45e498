"""The clever player on endgames worked out by hand; hearts are trumps."""

import random

from bots.strategies.character import THUMB, Character
from bots.strategies.clever import Clever
from bots.strategies.memory import hand_of, unseen
from games.engine import GameState, Seat, legal_commands, view_for
from games.engine.notation import write_command
from tests.support.positions import codes, position


def move(state: GameState, seat: Seat, player: Clever | Character | None = None) -> str:
    legal = legal_commands(state, seat)
    command = (player or Clever()).choose(view_for(state, seat), legal, random.Random(1))
    return write_command(command)


def test_it_leads_the_card_that_must_be_taken_and_goes_out_with_the_other() -> None:
    """The six first would be beaten, and the eight of spades could not be."""
    state = position(
        """
        hand 6C AC
        hand 7C 8S
        bout 9 0 0 1 2
        """
    )
    assert move(state, 0) == "lead AC"
    assert move(state, 0, THUMB) == "lead 6C"


def test_it_beats_with_the_ace_that_lets_nobody_throw_in() -> None:
    """Beating with the eight lets the eight of spades in, which nothing here beats."""
    state = position(
        """
        hand 8S
        hand 8C AC
        bout 9 0 0 1 2
        table 0:7C
        """
    )
    assert move(state, 1) == "beat 7C AC"
    assert move(state, 1, THUMB) == "beat 7C 8C"


def test_it_knows_the_last_hand_before_the_turned_up_card_is_drawn() -> None:
    state = position(
        """
        hand 7S 8S 9S TS JS QS
        hand 6C 7C 8C 9C TC JC
        talon AH
        bout 9 0 0 1 6
        """
    )
    view = view_for(state, 0)
    assert codes(sorted(hand_of(view, 1) or (), key=lambda card: card.index)) == (
        "6C 7C 8C 9C TC JC"
    )


def test_it_does_not_know_a_hand_while_other_cards_are_in_the_talon() -> None:
    state = position(
        """
        hand 7S 8S 9S TS JS QS
        hand 6C 7C 8C 9C TC JC
        talon KD AH
        bout 9 0 0 1 6
        """
    )
    view = view_for(state, 0)
    assert hand_of(view, 1) is None
    left = sorted(unseen(view), key=lambda card: card.index)
    assert codes(left) == "6C 7C 8C 9C TC JC KD"


def test_with_three_in_play_it_goes_by_the_rules_of_thumb() -> None:
    state = position(
        """
        hand 6C AC
        hand 7C 8S
        hand 9D TD
        bout 9 0 0 1 2
        """
    )
    assert move(state, 0) == move(state, 0, THUMB) == "lead 6C"


def test_a_hopeless_endgame_is_still_played_on() -> None:
    state = position(
        """
        hand 6C 6D
        hand 7C 7D KH AH
        bout 9 0 0 1 4
        """
    )
    assert move(state, 0).startswith("lead 6")


def test_an_endgame_beyond_its_reach_is_played_by_the_rules_of_thumb() -> None:
    state = position(
        """
        hand 6C 8C TC 6D 8D TD
        hand 7C 9C JC 7D 9D JD
        bout 9 0 0 1 6
        """
    )
    assert move(state, 0, Clever(nodes=3)) == "lead 6C 6D"


def test_in_a_lost_endgame_it_plays_for_the_likeliest_mistake() -> None:
    """Both ways lose.

    Any card beaten, the other's two last cards win. A player who takes loses, since one card
    remains to lead; and of the two the king, which a trump alone beats, is likelier to be taken.
    """
    state = position(
        """
        hand 8C KD
        hand QC 6H AS
        bout 9 0 0 1 3
        """
    )
    assert move(state, 0) == "lead KD"
    assert move(state, 0, THUMB) == "lead 8C"


def test_a_command_that_is_hard_to_judge_hides_no_proven_win() -> None:
    """To beat the seven with the queen loses, which takes a quarter of a million positions to see.

    To take is a win that some thousands prove.
    """
    state = position(
        """
        rules {"trump": "clubs"}
        hand TC QD JH JS
        hand JC QC KH
        bout 9 0 0 1 6
        table 0:TD>KD 0:TS>9C 0:9D>KC 0:KS
        """
    )
    assert move(state, 1) == "take"
