"""The weaker bots err as people do; positions worked out by hand, hearts are trumps unless said."""

import random
from collections import Counter

import pytest

from bots.strategies.character import Character
from bots.strategies.habits import (
    Habit,
    adds_anything,
    clings_to_trumps,
    gives_up,
    keeps_pairs,
    overlooks_additions,
    overlooks_beats,
    shows_off,
    wastes_trumps,
)
from bots.strategies.registry import BEGINNER, CASUAL, CHILD, LEARNER, reads_log
from bots.strategies.temper import is_upset
from games.engine import Event, GameState, Seat, card_from_code, legal_offers, view_for
from games.engine.events import BoutEnded, BoutOutcome
from games.engine.notation import write_command
from tests.support.positions import position

EVERY = {"child": CHILD, "beginner": BEGINNER, "learner": LEARNER, "casual": CASUAL}


def move(state: GameState, seat: Seat, *habits: Habit) -> str:
    player = Character(habits=tuple((habit, 1.0) for habit in habits))
    offers = legal_offers(state, seat)
    return write_command(player.choose(view_for(state, seat), offers, random.Random(1)))


ATTACKED = """
    hand 8S 9D TC
    hand 8C AC 6H
    talon 7D KD AH
    bout 9 0 0 1 3
    table 0:7C
    """
"""The seven of clubs can be beaten by the eight, the ace, or the six of trumps."""
LEADING = "hand 6C KD AH\nhand 7C 8S 9S\ntalon 7D KC\nbout 9 0 0 1 3"
ADDING = "hand 7S 9D\nhand 9C 6H\ntalon 7D KD\nbout 9 0 0 1 3\ntable 0:7C>8C"
"""The seven of spades fits, and costs nothing."""


def test_without_habits_it_beats_with_the_cheapest_card() -> None:
    assert move(position(ATTACKED), 1) == "beat 7C 8C"


def test_a_show_off_beats_with_the_best_card_that_is_no_trump() -> None:
    assert move(position(ATTACKED), 1, shows_off) == "beat 7C AC"


def test_a_show_off_leads_the_best_card_that_is_no_trump() -> None:
    assert move(position(LEADING), 0, shows_off) == "lead KD"


def test_a_player_who_wastes_trumps_beats_and_leads_with_them() -> None:
    assert move(position(ATTACKED), 1, wastes_trumps) == "beat 7C 6H"
    assert move(position(LEADING), 0, wastes_trumps) == "lead AH"


def test_wasting_trumps_needs_one() -> None:
    state = position("hand 8S 9D\nhand 8C AC\ntalon 7D KD\nbout 9 0 0 1 2\ntable 0:7C")
    assert move(state, 1, wastes_trumps) == "beat 7C 8C"


def test_a_player_who_overlooks_beats_takes() -> None:
    assert move(position(ATTACKED), 1, overlooks_beats) == "take"


def test_a_player_who_clings_to_trumps_takes_while_cards_are_drawn() -> None:
    text = "hand 8S 9D\nhand 8D 6H\n{}bout 9 0 0 1 2\ntable 0:7C"
    drawing, over = position(text.format("talon 7D KD\n")), position(text.format(""))
    assert move(drawing, 1) == "beat 7C 6H"
    assert move(drawing, 1, clings_to_trumps) == "take"
    assert move(over, 1, clings_to_trumps) == "beat 7C 6H"


def test_a_player_who_gives_up_takes_two_cards_but_beats_one() -> None:
    two = position("hand TC\nhand 8C 9S 6H\ntalon 7D KD\nbout 9 0 0 1 3\ntable 0:7C 0:7S")
    assert move(two, 1) == "beat 7C 8C"
    assert move(two, 1, gives_up) == "take"
    assert move(position(ATTACKED), 1, gives_up) == "beat 7C 8C"


def test_a_player_who_overlooks_additions_adds_nothing() -> None:
    assert move(position(ADDING), 0) == "throw_in 7S"
    assert move(position(ADDING), 0, overlooks_additions) == "done"


def test_a_player_who_adds_anything_gives_a_trump_to_a_player_who_takes() -> None:
    text = "hand 7H 9D\nhand 9C 6S\ntalon 8D KD\nbout 9 0 0 1 3\nflags taking\ntable 0:7C"
    assert move(position(text), 0) == "done"
    assert move(position(text), 0, adds_anything) == "throw_in 7H"


def test_adding_anything_needs_a_card_that_fits() -> None:
    state = position("hand TS 9D\nhand 9C 6H\ntalon 7D KD\nbout 9 0 0 1 3\ntable 0:7C>8C")
    assert move(state, 0, adds_anything) == "done"


def test_a_player_who_keeps_pairs_leads_another_card() -> None:
    state = position("hand 6C 6D TS AH\nhand 7C 8S 9S\ntalon 7D KC\nbout 9 0 0 1 3")
    assert move(state, 0) == "lead 6C 6D"
    assert move(state, 0, keeps_pairs) == "lead TS"


def test_a_pair_is_led_where_else_only_trumps_could_be() -> None:
    state = position("hand 6C 6D AH\nhand 7C 8S 9S\ntalon 7D KC\nbout 9 0 0 1 3")
    assert move(state, 0, keeps_pairs) == "lead 6C 6D"


def test_a_habit_that_leaves_nothing_changes_nothing() -> None:
    state = position("hand 8S 9D\nhand 8C\nbout 9 0 0 1 1\ntable 0:7C")
    assert move(state, 1, overlooks_beats, shows_off) == "take"
    beaten = position("hand 7H\nhand 9C 6S\ntalon 8D KD\nbout 9 0 0 1 1")
    assert move(beaten, 0, keeps_pairs, clings_to_trumps) == "lead 7H"


@pytest.mark.parametrize("player", EVERY.values(), ids=EVERY)
def test_each_habit_acts_as_often_as_said(player: Character) -> None:
    """Of 4,000 decisions; four standard errors are .032 at most."""
    rng, view, number = random.Random(3), view_for(position(ATTACKED), 1), 4_000
    acted = Counter(habit for _ in range(number) for habit in player.acting(view, rng, ()))
    for habit, chance in player.habits:
        assert acted[habit] / number == pytest.approx(chance, abs=0.032)


@pytest.mark.parametrize("player", EVERY.values(), ids=EVERY)
def test_the_hand_does_not_decide_which_habits_act(player: Character) -> None:
    def acting(hand: str) -> list[tuple[Habit, ...]]:
        view = view_for(position(ATTACKED.replace("8C AC 6H", hand)), 1)
        rng = random.Random(5)
        return [player.acting(view, rng, ()) for _ in range(50)]

    assert acting("8C AC 6H") == acting("9S TS JS") == acting("KH QH JH")


def test_no_two_characters_have_the_same_favourite_habits() -> None:
    likely = [sorted(player.habits, key=lambda pair: -pair[1])[:3] for player in EVERY.values()]
    favourites = {frozenset(habit for habit, _ in pairs) for pairs in likely}
    assert len(favourites) == len(EVERY)


ENDING = "hand 6C AC\nhand 7C 8S\nbout 9 0 0 1 2"
"""Only the ace wins: it must be taken, and the six goes out. Four cards are left."""


@pytest.mark.parametrize(
    ("recall", "counts", "lead"), [(1, 4, "AC"), (1, 3, "6C"), (0, 4, "6C"), (1, 0, "6C")]
)
def test_a_player_who_remembers_counts_the_last_cards(recall: int, counts: int, lead: str) -> None:
    player, state = Character(recall=recall, counts=counts), position(ENDING)
    command = player.choose(view_for(state, 0), legal_offers(state, 0), random.Random(1))
    assert write_command(command) == f"lead {lead}"


def ended(outcome: BoutOutcome, defender: Seat, cards: str) -> BoutEnded:
    return BoutEnded(outcome, defender, tuple(map(card_from_code, cards.split())), 0)


BIG = ended(BoutOutcome.TAKEN, 1, "6C 6D 7C 7D")
SMALL = ended(BoutOutcome.TAKEN, 1, "6C 6D 7C")
OFF = ended(BoutOutcome.BEATEN_OFF, 1, "8C 8D 9C 9D")


@pytest.mark.parametrize(
    ("log", "upset"),
    [((BIG,), True), ((BIG, OFF), True), ((BIG, OFF, OFF), False), ((SMALL,), False), ((), False)],
)
def test_a_player_is_upset_for_two_bouts_after_taking_four_cards(
    log: tuple[Event, ...], upset: bool
) -> None:
    assert is_upset(1, log) == upset
    assert not is_upset(0, log)


def test_an_upset_player_with_a_temper_errs_more_often() -> None:
    player, view = (
        Character(habits=((shows_off, 0.5),), temper=2.0),
        view_for(position(ATTACKED), 1),
    )
    rng = random.Random(2)
    calm = sum(bool(player.acting(view, rng, (OFF,))) for _ in range(100))
    upset = sum(bool(player.acting(view, rng, (BIG,))) for _ in range(100))
    assert (calm < 70, upset) == (True, 100)


def test_every_character_with_a_temper_is_given_the_log() -> None:
    assert all(reads_log(level) for level, player in EVERY.items() if player.temper != 1)
