"""rules.md 3 `next_leader`: who deals and who leads the game after a finished one."""

import pytest

from games.engine import GameState, Opening, RuleSet, new_game, next_opening, replay
from games.engine.deck import full_pack
from games.engine.editions import FIRST_EDITION
from games.engine.events import TrumpShown
from games.engine.teams import teams_by_seat
from tests.support.positions import opening_after, play, position

FOUR_LEFT_THE_LAST = """
    hand -
    hand -
    hand -
    hand 7S 8S
    bout 9 2 2 3 2
    places 2 1 3 4
    over durak 3
    """
"""Seat 3 is the durak. Its neighbours are 2, the player before, and 0, the player after."""


def finished(rules: str = "{}", text: str = FOUR_LEFT_THE_LAST) -> GameState:
    return position(f"{text.strip()}\nrules {rules}")


def test_the_durak_deals() -> None:
    # The forehand is the dealer's left neighbour: seat 3 deals, seat 0 is the forehand.
    assert opening_after(finished()).forehand == 0
    assert opening_after(finished('{"next_leader": "lowest_trump"}')).forehand == 0


def test_the_durak_deals_also_where_other_rules_are_agreed_on() -> None:
    assert opening_after(finished(), transfer="on").forehand == 0


@pytest.mark.parametrize(
    ("next_leader", "leader"),
    [
        ("attack_durak", 2),
        ("spare_durak", 0),
        ("first_out", 1),
        ("lowest_trump", None),
    ],
)
def test_the_leader_after_a_game_with_a_durak(next_leader: str, leader: int | None) -> None:
    assert opening_after(finished(f'{{"next_leader": "{next_leader}"}}')).leader == leader


def test_the_durak_is_attacked_first_by_the_player_before() -> None:
    opening = opening_after(finished())
    state = replay(new_game(RuleSet(), 4, full_pack(36), **opening._asdict()))
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (2, 3)


@pytest.mark.parametrize("next_leader", ["attack_durak", "spare_durak"])
def test_of_two_the_winner_leads_either_way(next_leader: str) -> None:
    state = finished(
        f'{{"next_leader": "{next_leader}"}}',
        """
        hand 7S
        hand -
        bout 9 1 1 0 1
        places 2 1
        over durak 0
        """,
    )
    assert opening_after(state) == Opening(forehand=1, leader=1)


DRAWN = """
    hand -
    hand -
    hand -
    seats 3 forehand 1 deal 1
    bout 9 0 0 2 1
    places 2 1 2
    over draw -
    """
"""Seat 0 dealt, for seat 1 is its left neighbour."""


def test_after_a_draw_the_deal_goes_on_and_the_lowest_trump_leads() -> None:
    opening = opening_after(finished(text=DRAWN))
    assert opening == Opening(forehand=2, leader=None)
    pack = (*full_pack(36)[4:], *full_pack(36)[:4])
    state = replay(new_game(RuleSet(), 3, pack, **opening._asdict()))
    # Five clubs, nine diamonds, then the six of hearts: the fifteenth card from seat 2 is seat 1's.
    # The nineteenth, which is turned up, is the ten of hearts.
    assert state.turned_up is not None
    assert state.turned_up.code == "TH"
    assert state.bout is not None
    assert state.bout.leader == 1


@pytest.mark.parametrize("reason", ["draw", "no_progress"])
@pytest.mark.parametrize("next_leader", ["attack_durak", "spare_durak", "lowest_trump"])
def test_after_a_draw_of_either_kind_the_next_game_begins_by_first_leader(
    reason: str, next_leader: str
) -> None:
    rules = f'{{"next_leader": "{next_leader}", "first_leader": "forehand"}}'
    opening = opening_after(finished(rules, DRAWN.replace("over draw", f"over {reason}")))
    assert opening == Opening(forehand=2, leader=None)
    pack = (*full_pack(36)[4:], *full_pack(36)[:4])
    state = replay(new_game(RuleSet(first_leader="forehand"), 3, pack, **opening._asdict()))
    assert state.bout is not None
    assert state.bout.leader == 2


@pytest.mark.parametrize(
    ("next_leader", "defender", "forehand", "leader"),
    [
        # Seats 0 and 2 hold cards. Seat 2 defended last, so seat 0 would have defended next.
        ("attack_durak", 2, 1, 3),
        ("spare_durak", 2, 1, 1),
        ("first_out", 2, 1, 1),
        ("lowest_trump", 2, 1, None),
        # Seat 3 beat its last attack and went out: the next of the other team is seat 0.
        ("attack_durak", 3, 1, 3),
        # Seat 0 defended last, or seat 1, which went out: seat 2 would have defended next.
        ("attack_durak", 0, 3, 1),
        ("attack_durak", 1, 3, 1),
        ("spare_durak", 1, 3, 3),
    ],
)
def test_of_a_team_that_lost_the_next_to_defend_counts_as_the_durak(
    next_leader: str, defender: int, forehand: int, leader: int | None
) -> None:
    state = finished(
        f'{{"teams": 2, "next_leader": "{next_leader}"}}',
        f"""
        hand 7S
        hand -
        hand 8S
        hand -
        bout 9 1 1 {defender} 1
        places 3 1 3 2
        over durak -
        losing_teams 0
        """,
    )
    assert opening_after(state) == Opening(forehand=forehand, leader=leader)


SIDE_BY_SIDE = '"teams": 2, "team_seating": "together"'


@pytest.mark.parametrize(
    ("next_leader", "leader"), [("attack_durak", 2), ("spare_durak", 3), ("first_out", 3)]
)
def test_side_by_side_the_durak_is_attacked_by_an_opponent(next_leader: str, leader: int) -> None:
    """The order of play is 0, 2, 1, 3: before seat 1 comes 2, not its partner on seat 0."""
    state = finished(
        f'{{{SIDE_BY_SIDE}, "next_leader": "{next_leader}"}}',
        """
        hand -
        hand 8S
        hand -
        hand -
        bout 9 2 2 1 1
        places 2 4 3 1
        over durak 1
        losing_teams 0
        """,
    )
    assert opening_after(state) == Opening(forehand=3, leader=leader)


@pytest.mark.parametrize("next_leader", ["attack_durak", "spare_durak", "first_out"])
@pytest.mark.parametrize("seating", ["alternate", "together"])
@pytest.mark.parametrize("durak", range(6))
def test_nobody_leads_against_the_own_partner_after_a_team_game(
    next_leader: str, seating: str, durak: int
) -> None:
    hands = "\n".join("hand 8S" if seat == durak else "hand -" for seat in range(6))
    text = f"{hands}\nbout 9 0 0 {durak} 1\nplaces 1 2 3 4 5 6\nover durak {durak}"
    state = finished(
        f'{{"teams": 3, "team_seating": "{seating}", "next_leader": "{next_leader}"}}', text
    )
    opening = opening_after(state)
    teams = teams_by_seat(state.rules, 6)
    assert opening.leader is not None
    if next_leader == "attack_durak":
        assert teams[opening.leader] != teams[durak]
        opened = replay(new_game(state.rules, 6, full_pack(36), **opening._asdict()))
        assert opened.bout is not None
        assert opened.bout.defender == durak


def test_the_one_out_first_of_a_team_that_won_at_once_leads() -> None:
    """The winners share the first place; seat 1 of the other team had been out before them."""
    state = play(
        position(
            """
            rules {"teams": 2, "team_result": "all_out", "next_leader": "first_out"}
            hand 7C
            hand -
            hand -
            hand 8C 9C
            places - 1 2 -
            first_out 1
            bout 9 0 0 3 1
            """
        ),
        "0 lead 7C",
    )
    assert (state.reason, state.places) == ("team_out", (1, 3, 1, 3))
    # Seat 3 defended last and alone holds cards: it counts as the durak, and deals.
    assert opening_after(state) == Opening(forehand=0, leader=1)


def test_with_a_lasting_direction_the_next_to_defend_is_on_the_other_side() -> None:
    """Play goes to the right: after seat 1 comes seat 0, not seat 2."""
    state = finished(
        '{"teams": 2, "transfer": "on", "transfer_direction": "chosen_lasting"}',
        """
        hand 7S
        hand -
        hand 8S
        hand -
        bout 9 1 1 1 1
        direction right
        places 3 1 3 2
        over durak -
        losing_teams 0
        """,
    )
    assert opening_after(state) == Opening(forehand=1, leader=3)


def test_in_the_first_edition_a_team_with_several_holding_had_no_durak() -> None:
    state = finished(
        '{"teams": 2}',
        """
        hand 7S
        hand -
        hand 8S
        hand -
        bout 9 1 1 2 1
        places 3 1 3 2
        over durak -
        losing_teams 0
        """,
    )
    opening = next_opening(state, state.rules, 4, edition=FIRST_EDITION)
    assert opening == Opening(forehand=1, leader=None)


def test_the_last_one_of_a_team_is_the_durak() -> None:
    state = finished(
        '{"teams": 2}',
        """
        hand -
        hand -
        hand 8S
        hand -
        bout 9 1 1 2 1
        places 3 1 4 2
        over durak 2
        losing_teams 0
        """,
    )
    assert opening_after(state) == Opening(forehand=3, leader=1)


def test_with_other_rules_it_is_as_in_a_first_game() -> None:
    assert opening_after(finished(), transfer="on") == Opening(forehand=0, leader=None)


def test_with_other_players_the_deal_passes_on_and_it_is_as_in_a_first_game() -> None:
    state = finished()
    opening = next_opening(state, state.rules, 4, same_players=False)
    assert opening == Opening(forehand=1, leader=None)


def test_with_another_number_of_seats_it_is_as_in_a_first_game() -> None:
    state = finished()
    assert next_opening(state, state.rules, 3) == Opening(forehand=1, leader=None)


def test_a_forehand_that_leads_a_first_game_leads_whenever_nothing_else_decides() -> None:
    opening = opening_after(finished('{"first_leader": "forehand"}', DRAWN))
    rules = RuleSet(first_leader="forehand")
    events = new_game(rules, 3, full_pack(36), **opening._asdict())
    state = replay(events)
    assert state.bout is not None
    assert state.bout.leader == opening.forehand == 2
    assert not any(isinstance(event, TrumpShown) for event in events)


def test_a_running_game_has_no_next_one() -> None:
    state = replay(new_game(RuleSet(), 2, full_pack(36)))
    with pytest.raises(ValueError, match="is over"):
        next_opening(state, RuleSet(), 2)
