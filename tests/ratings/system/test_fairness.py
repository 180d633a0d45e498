"""The signs by which a game is held back until a moderator has looked at it."""

from games.ratings.system.fairness import FairnessSign, People, RatedPerson, signs


def duel(winner: int, loser: int, *, stayed: int | None = None) -> People:
    return (RatedPerson(winner, 0, 1), RatedPerson(loser, 1, 2, stayed))


def test_nine_wins_of_one_over_the_other_are_no_sign() -> None:
    assert signs(duel(1, 2), [duel(1, 2)] * 8) == ()


def test_the_tenth_win_in_a_day_over_the_same_person_is_held_back() -> None:
    assert signs(duel(1, 2), [duel(1, 2)] * 9) == (FairnessSign.ONE_SIDED_PAIR,)


def test_one_loss_among_ten_does_not_hide_it() -> None:
    assert signs(duel(1, 2), [duel(2, 1), *[duel(1, 2)] * 8]) == (FairnessSign.ONE_SIDED_PAIR,)


def test_two_losses_among_ten_are_no_sign() -> None:
    assert signs(duel(1, 2), [*[duel(2, 1)] * 2, *[duel(1, 2)] * 7]) == ()


def test_the_one_win_of_the_weaker_player_is_not_held_back() -> None:
    assert signs(duel(2, 1), [duel(1, 2)] * 12) == ()


def test_friends_who_play_all_evening_in_turns_are_left_alone() -> None:
    places = ((1, 2, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1))
    evening = [
        tuple(RatedPerson(number, number, place) for number, place in enumerate(places[game % 4]))
        for game in range(20)
    ]
    assert signs((RatedPerson(0, 0, 1), RatedPerson(1, 1, 3), RatedPerson(2, 2, 2)), evening) == ()


def test_a_one_sided_pair_is_found_in_larger_games_too() -> None:
    people = (
        RatedPerson(1, 0, 1),
        RatedPerson(2, 1, 4),
        RatedPerson(3, 2, 2),
        RatedPerson(4, 3, 3),
    )
    others = [
        (RatedPerson(1, 0, 1), RatedPerson(2, 1, 2), RatedPerson(n, 2, 3)) for n in range(10, 19)
    ]
    assert signs(people, others) == (FairnessSign.ONE_SIDED_PAIR,)


def test_partners_do_not_meet() -> None:
    people = (
        RatedPerson(1, 0, 2),
        RatedPerson(2, 0, 2),
        RatedPerson(3, 1, 4),
        RatedPerson(4, 1, 4),
    )
    earlier = (
        RatedPerson(1, 0, 2),
        RatedPerson(2, 0, 2),
        RatedPerson(5, 1, 4),
        RatedPerson(6, 1, 4),
    )
    assert signs(people, [earlier] * 20) == ()


def test_leaving_at_once_the_first_time_counts_like_any_loss() -> None:
    assert signs(duel(1, 2, stayed=0), [duel(1, 2)]) == ()


def test_leaving_the_same_person_at_once_again_is_held_back() -> None:
    assert signs(duel(1, 2, stayed=1), [duel(1, 2, stayed=0)]) == (FairnessSign.EARLY_LEAVER,)


def test_leaving_late_is_no_sign() -> None:
    assert signs(duel(1, 2, stayed=2), [duel(1, 2, stayed=0)]) == ()


def test_leaving_somebody_else_before_is_no_sign() -> None:
    assert signs(duel(1, 2, stayed=0), [duel(3, 2, stayed=0)]) == ()


def test_a_player_who_leaves_is_behind_though_the_bot_on_the_seat_won() -> None:
    left = (RatedPerson(1, 0, 2), RatedPerson(2, 1, 1, 5))
    assert signs(left, [left] * 9) == (FairnessSign.ONE_SIDED_PAIR,)
