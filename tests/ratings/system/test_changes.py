"""The new skills that follow from an order of finish.

The expected numbers of the first test are worked out by hand from the update rules of Weng and Lin
(2011), algorithm 4. With the mean m = 1500, the variance v = 175² + 3², the chance b = 150:
c² = 2 (v + b²), p = 1/2, m' = 1500 ± v/c · (1 - p), v' = v (1 - √v/c · v/c² · p (1 - p)).
"""

import math

import pytest

from games.engine import RuleSet
from games.ratings.system import NEW, Finish, Finisher, Skill, rate

BASE = RuleSet()
PARTNERS = RuleSet(teams=2)


def finish(*places: int, rules: RuleSet = BASE, left: tuple[int, ...] = ()) -> Finish:
    return Finish(rules, tuple(Finisher(place, seat in left) for seat, place in enumerate(places)))


def rated(end: Finish, skills: dict[int, Skill] | None = None) -> list[Skill]:
    after = rate(end, range(len(end.seats)), skills or {})
    return [after[seat] for seat in range(len(end.seats))]


def gains(end: Finish, skills: dict[int, Skill] | None = None) -> list[float]:
    before = skills or {}
    return [
        skill.mean - before.get(seat, NEW).mean for seat, skill in enumerate(rated(end, skills))
    ]


def test_a_duel_of_newcomers_by_hand() -> None:
    variance = 175**2 + 3**2
    c = math.sqrt(2 * (variance + 150**2))
    gain = variance / c / 2
    shrinking = 1 - math.sqrt(variance) / c * variance / c**2 / 4
    winner, loser = rated(finish(1, 2))
    assert winner.mean == pytest.approx(1500 + gain, abs=0.001)
    assert loser.mean == pytest.approx(1500 - gain, abs=0.001)
    assert winner.deviation == pytest.approx(math.sqrt(variance * shrinking), abs=0.001)
    assert loser.deviation == winner.deviation


def test_a_drawn_duel_of_equals_moves_nobody() -> None:
    assert gains(finish(1, 1)) == [0, 0]


def test_a_draw_brings_unequal_players_together() -> None:
    strong, weak = gains(finish(1, 1), {0: Skill(1700, 100), 1: Skill(1400, 100)})
    assert strong < 0 < weak


def test_players_gain_in_the_order_in_which_they_finish() -> None:
    first, second, third, durak = gains(finish(1, 2, 3, 4))
    assert first > second > third > durak
    assert first + second + third + durak == pytest.approx(0, abs=0.01)


def test_shared_places_are_ties() -> None:
    first, second, third = gains(finish(2, 1, 2))
    assert first == third < second


def test_an_upset_changes_more_than_an_expected_win() -> None:
    skills = {0: Skill(1700, 100), 1: Skill(1400, 100)}
    expected, upset = gains(finish(1, 2), skills), gains(finish(2, 1), skills)
    assert 0 < expected[0] < -upset[0]


def test_a_player_who_left_is_last_though_the_bot_on_the_seat_was_first() -> None:
    assert rated(finish(1, 2, 3, left=(0,))) == rated(finish(3, 1, 2))


def test_players_who_left_share_the_last_place() -> None:
    assert rated(finish(1, 2, 3, left=(0, 1))) == rated(finish(2, 2, 1))


def test_partners_win_and_lose_together() -> None:
    a, b, c, d = gains(finish(1, 3, 2, 4, rules=PARTNERS))
    assert a == c > 0 > b == d


def test_the_first_one_out_does_not_save_a_team_whose_partner_is_left_with_cards() -> None:
    a, b, c, d = gains(finish(1, 2, 4, 3, rules=PARTNERS))
    assert a == c < 0 < b == d


def test_a_player_who_left_loses_though_the_team_wins_and_the_others_get_the_result() -> None:
    played, left = (
        gains(finish(1, 3, 2, 4, rules=PARTNERS)),
        gains(finish(1, 3, 2, 4, rules=PARTNERS, left=(0,))),
    )
    assert left[0] < 0 < left[2] == played[2]
    assert left[1] == played[1] < 0


def test_the_changes_of_a_bot_on_several_seats_add_up() -> None:
    seats = rated(finish(1, 2, 3))
    after = rate(finish(1, 2, 3), ["bot", "anna", "bot"], {})
    assert after["anna"] == seats[1]
    # Against itself it gains nothing; what it gains, the other player loses.
    assert after["bot"].mean - 1500 == pytest.approx(1500 - after["anna"].mean, abs=0.01)
    assert after["bot"].deviation < after["anna"].deviation


def test_a_game_of_one_bot_against_itself_changes_nothing() -> None:
    known = Skill(1600, 80)
    assert rate(finish(1, 2), ["bot", "bot"], {"bot": known}) == {"bot": known}


def test_skills_are_kept_to_a_thousandth() -> None:
    for skill in rated(finish(1, 2, 3, 4, 5, 6)):
        assert skill == (round(skill.mean, 3), round(skill.deviation, 3))


def test_a_newcomer_is_provisional_and_regulars_are_not() -> None:
    assert NEW.is_provisional
    skills = {0: NEW, 1: NEW}
    for game in range(30):
        skills = rate(finish(1 + game % 2, 2 - game % 2), (0, 1), skills)
    assert not skills[0].is_provisional
