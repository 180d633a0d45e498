"""rules.md 3 `teams`: which seats may attack each other, and which team loses."""

import pytest

from games.engine import RefusalCode, RuleSet, awaited_seats
from games.engine.editions import EDITION, FIRST_EDITION
from games.engine.events import CardsDrawn
from games.engine.teams import order_of_play, teams_by_seat
from tests.support.positions import events_of, legal, play, position, refusal

TEAMS = """
rules {"teams": 2}
hand 7C 8D 9D
hand 8C 9C TC
hand 7S JD QD
hand 7D 8S 9S
talon 6S AH
bout 2 0 0 1 3
"""


def test_partners_of_the_defender_may_not_throw_in() -> None:
    state = play(position(TEAMS), "0 lead 7C")
    assert legal(state, 2) == ["throw_in 7S", "done"]
    assert legal(state, 3) == []
    assert refusal(state, "3 throw_in 7D").code == RefusalCode.NOT_ENTITLED


def test_the_defender_is_the_next_opponent_in_play() -> None:
    state = position(
        """
        rules {"teams": 2}
        hand 7C 8D
        hand -
        hand 7S JD
        hand 8C 9S
        places - 1 - -
        bout 9 0 0 3 2
        """
    )
    state = play(state, "0 lead 7C", "3 beat 7C 8C", "0 done", "2 done")
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (3, 0)


def test_the_team_left_with_cards_loses() -> None:
    state = position(
        """
        rules {"teams": 2}
        hand 7C 9D
        hand 8C
        hand 7S JD
        hand -
        places - - - 1
        bout 9 0 0 1 1
        """
    )
    over = play(state, "0 lead 7C", "1 beat 7C 8C")
    assert (over.reason, over.durak, over.losing_teams) == ("durak", None, (0,))
    assert over.places == (3, 2, 3, 1)


def test_with_first_out_the_first_team_with_a_player_out_wins_at_once() -> None:
    state = position(
        """
        rules {"teams": 2, "team_result": "first_out"}
        hand 7C
        hand 8C 9C
        hand 7S JD
        hand 9D TD
        bout 9 0 0 1 2
        """
    )
    over = play(state, "0 lead 7C")
    assert (over.reason, over.durak, over.losing_teams) == ("team_out", None, (1,))
    # Partners share the first place; two share it, so that the next is the third.
    assert over.places == (1, 3, 1, 3)


def test_with_first_out_of_three_teams_all_who_lost_share_the_next_place() -> None:
    state = position(
        """
        rules {"teams": 3, "team_result": "first_out"}
        hand 7D 8D
        hand 7C
        hand 8C 9C
        hand 7S JD
        hand 9D TD
        hand 9S TS
        bout 9 1 1 2 2
        """
    )
    over = play(state, "1 lead 7C")
    assert (over.reason, over.losing_teams) == ("team_out", (0, 2))
    assert over.places == (3, 1, 3, 3, 1, 3)


def test_with_all_out_the_first_team_without_cards_wins_at_once() -> None:
    """Seat 4 goes out, as its partner has before; seat 5 has no say any more, nor have seats 0 … 3.

    The hand of seat 5 could beat the card and be empty too.
    """
    state = position(
        """
        rules {"teams": 3, "team_result": "all_out"}
        hand 7D
        hand -
        hand 8H
        hand 7S JD
        hand 7C
        hand 8C
        places - 1 - - - -
        bout 9 4 4 5 1
        """
    )
    over = play(state, "4 lead 7C")
    assert (over.reason, over.durak, over.losing_teams) == ("team_out", None, (0, 2))
    assert over.places == (3, 1, 3, 3, 1, 3)


def test_with_all_out_one_player_out_decides_nothing() -> None:
    state = position(
        """
        rules {"teams": 2, "team_result": "all_out"}
        hand 7C
        hand 8C 9C
        hand 7S JD
        hand 9D TD
        bout 9 0 0 1 2
        """
    )
    state = play(state, "0 lead 7C", "1 beat 7C 8C", "2 done")
    assert state.reason is None
    assert state.places == (1, None, None, None)


def test_with_all_out_of_teams_that_empty_their_hands_in_one_bout_the_earlier_wins() -> None:
    """With cheating nobody is out before the bout is over: seat 0 was empty first."""
    state = position(
        """
        rules {"teams": 2, "team_result": "all_out", "cheating": true}
        hand 7C
        hand 8C
        hand -
        hand -
        places - - 1 2
        bout 9 0 0 1 1
        """
    )
    over = play(state, "0 lead 7C", "1 beat 7C 8C", "0 done")
    assert (over.reason, over.losing_teams) == ("team_out", (1,))
    assert over.places == (1, 3, 1, 3)


SIDE_BY_SIDE = """
rules {"teams": 2, "team_seating": "together"}
hand 7C 8D 9D
hand 7S JD QD
hand 8C 9C TC
hand 7D 8S 9S
talon 6S AH
bout 2 0 0 2 3
"""


def test_side_by_side_the_attack_passes_over_partners() -> None:
    """The order of play is 0, 2, 1, 3. Seat 2 beats off and leads against the next, seat 1."""
    state = play(position(SIDE_BY_SIDE), "0 lead 7C")
    assert legal(state, 1) == ["throw_in 7S", "done"]
    assert refusal(state, "3 throw_in 7D").code == RefusalCode.NOT_ENTITLED
    state = play(state, "2 beat 7C 8C", "0 done", "1 done")
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (2, 1)


def test_side_by_side_everybody_is_attacked_in_turn() -> None:
    """Each bout is beaten off with a trump, so that the defender leads: nobody is spared."""
    state = position(
        """
        rules {"teams": 2, "team_seating": "together", "hand_size": 1}
        hand 6C TH
        hand 6S JH
        hand 6D QH
        hand 7C KH
        talon 8S 9S TS JS QS AH
        bout 2 0 0 2 2
        """
    )
    turns = []
    for attack, trump in (("6C", "QH"), ("6D", "JH"), ("6S", "KH"), ("7C", "TH")):
        assert state.bout is not None
        leader, defender = state.bout.leader, state.bout.defender
        turns.append((leader, defender))
        state = play(state, f"{leader} lead {attack}", f"{defender} beat {attack} {trump}")
        while state.bout is not None and state.bout.leader == leader:
            state = play(state, f"{awaited_seats(state)[0]} done")
    assert turns == [(0, 2), (2, 1), (1, 3), (3, 0)]


@pytest.mark.parametrize(
    ("options", "seats", "order"),
    [
        ({}, 3, (0, 1, 2)),
        ({"teams": 2}, 6, (0, 1, 2, 3, 4, 5)),
        ({"teams": 2, "team_seating": "together"}, 4, (0, 2, 1, 3)),
        ({"teams": 2, "team_seating": "together"}, 6, (0, 3, 1, 4, 2, 5)),
        ({"teams": 3, "team_seating": "together"}, 6, (0, 2, 4, 1, 3, 5)),
        ({"teams": 3, "team_seating": "together"}, 9, (0, 3, 6, 1, 4, 7, 2, 5, 8)),
    ],
)
def test_the_order_of_play(options: dict[str, object], seats: int, order: tuple[int, ...]) -> None:
    assert order_of_play(RuleSet.from_json(options), seats, EDITION) == order
    assert order_of_play(RuleSet.from_json(options), seats, FIRST_EDITION) == (*range(seats),)


def test_side_by_side_hands_are_refilled_in_the_order_of_play() -> None:
    """Seat 0 led, then come 1 and 3; seat 2 took and holds more than three cards."""
    text = SIDE_BY_SIDE.replace("talon 6S AH", "talon 6S 6C 6D 6H").replace(
        '"together"', '"together", "hand_size": 4, "throw_in": "none", "pile_on": "none"'
    )
    events = events_of(play(position(text), "0 lead 7C"), "2 take")
    drawn = [(event.seat, len(event.cards)) for event in events if isinstance(event, CardsDrawn)]
    assert drawn == [(0, 2), (1, 1), (3, 1)]


def test_side_by_side_a_partner_defends_when_the_first_of_the_team_is_out() -> None:
    """Seat 3 takes; the next in play after it is seat 2, which attacks seat 1."""
    state = position(
        """
        rules {"teams": 2, "team_seating": "together"}
        hand -
        hand 7S JD
        hand 8C 9C
        hand 7D 8S
        places 1 - - -
        bout 9 1 1 3 2
        """
    )
    state = play(state, "1 lead 7S", "3 take", "1 done")
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (2, 1)


def test_side_by_side_three_teams_of_two_are_neighbours() -> None:
    """Against seat 2 all but its partner on seat 3 may throw in, clockwise from the attacker."""
    state = position(
        """
        rules {"teams": 3, "team_seating": "together"}
        hand 7C 8D
        hand 7D 9D
        hand 8C 9C
        hand 7S JD
        hand 7H TC
        hand 8S TS
        talon 6S AH
        bout 2 0 0 2 2
        """
    )
    state = play(state, "0 lead 7C", "2 beat 7C 8C")
    assert awaited_seats(state) == (0, 1, 4, 5)


@pytest.mark.parametrize(
    ("options", "seats", "teams"),
    [
        ({}, 3, (0, 1, 2)),
        ({"teams": 2}, 4, (0, 1, 0, 1)),
        ({"teams": 3}, 6, (0, 1, 2, 0, 1, 2)),
        ({"teams": 2, "team_seating": "together"}, 6, (0, 0, 0, 1, 1, 1)),
        ({"teams": 3, "team_seating": "together"}, 6, (0, 0, 1, 1, 2, 2)),
    ],
)
def test_the_teams_of_the_seats(
    options: dict[str, object], seats: int, teams: tuple[int, ...]
) -> None:
    assert teams_by_seat(RuleSet.from_json(options), seats) == teams


def test_side_by_side_the_team_of_the_durak_loses() -> None:
    state = position(
        """
        rules {"teams": 2, "team_seating": "together"}
        hand 7C
        hand -
        hand -
        hand 7D 8S
        places - 1 2 -
        bout 9 0 0 3 1
        """
    )
    over = play(state, "0 lead 7C")
    assert (over.durak, over.losing_teams, over.places) == (3, (1,), (3, 1, 2, 4))
