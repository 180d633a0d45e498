"""RuleSet: what it accepts, and its JSON form."""

from typing import Any

import pytest

from games.engine import PRESETS, InvalidRules, RuleSet
from games.engine.rules import OPTIONS, Preset, preset_of
from tests.support.rule_sets import values_of


def problems(options: Any) -> list[tuple[str, str]]:
    with pytest.raises(InvalidRules) as error:
        RuleSet.from_json(options)
    assert all(problem.reason for problem in error.value.problems)
    assert str(error.value)
    return [(problem.field, problem.code) for problem in error.value.problems]


def test_the_base_game_is_the_empty_object() -> None:
    assert RuleSet.from_json({}) == RuleSet()
    assert RuleSet().to_json() == {}


def test_the_base_game_is_that_of_section_two() -> None:
    rules = RuleSet()
    assert (rules.deck, rules.decks, rules.hand_size, rules.attack_limit) == (36, 1, 6, 6)
    assert (rules.first_bout_limit, rules.lead, rules.throw_in) == (None, "same_rank", "all")
    assert (rules.throw_in_order, rules.take_when, rules.pile_on) == ("free", "unbeaten", "limit")
    assert (rules.transfer, rules.refill, rules.trump, rules.draws) == (
        *("off", "bout", "turned_up", True),
    )
    assert (rules.first_leader, rules.next_leader) == ("lowest_trump", "attack_durak")


def test_options_that_have_their_default_are_left_out_of_the_json_form() -> None:
    assert RuleSet.from_json({"deck": 36, "transfer": "on"}).to_json() == {"transfer": "on"}


def test_null_means_no_limit() -> None:
    assert RuleSet.from_json({"attack_limit": None}).to_json() == {"attack_limit": None}


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_accepts_exactly_its_values(name: str) -> None:
    option = OPTIONS[name]
    for value in values_of(option):
        assert option.accepts(value)
    bad: tuple[object, ...] = (0.5, 6.0, "no", "", [], {}, -1, 999)
    for other in bad:
        assert not option.accepts(other)
        assert problems({name: other}) == [(name, "bad_value")]


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"deck": 40}, "deck"),
        ({"deck": "36"}, "deck"),
        ({"deck": 36.0}, "deck"),
        ({"deck": True}, "deck"),
        ({"decks": True}, "decks"),
        ({"decks": 0}, "decks"),
        ({"decks": 4}, "decks"),
        ({"hand_size": 0}, "hand_size"),
        ({"hand_size": 13}, "hand_size"),
        ({"hand_size": None}, "hand_size"),
        ({"attack_limit": 0}, "attack_limit"),
        ({"attack_limit": "none"}, "attack_limit"),
        ({"lead": None}, "lead"),
        ({"throw_in": "everybody"}, "throw_in"),
        ({"transfer": True}, "transfer"),
        ({"draws": 1}, "draws"),
        ({"draws": "true"}, "draws"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_of_its_option(
    options: dict[str, Any], field: str
) -> None:
    assert problems(options) == [(field, "bad_value")]


def test_every_bad_value_is_named_not_just_the_first() -> None:
    assert problems({"deck": 40, "lead": "both", "draws": None}) == [
        *(("deck", "bad_value"), ("lead", "bad_value"), ("draws", "bad_value")),
    ]


def test_unknown_options_are_refused() -> None:
    assert problems({"Deck": 36, "aces": 2}) == [
        *(("Deck", "unknown_option"), ("aces", "unknown_option")),
    ]


@pytest.mark.parametrize("value", [None, [], "podkidnoy", 36, True, [["deck", 36]]])
def test_a_rule_set_is_an_object(value: object) -> None:
    assert problems(value) == [("rules", "invalid")]


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"deck": 24, "hand_size": 12, "hidden_cards": 2}, "hand_size"),
        ({"deck": 24, "hand_size": 12, "changing_trump": True}, "hand_size"),
        ({"deck": 24, "hand_size": 7, "teams": 2}, "hand_size"),
        ({"first_bout_limit": 6}, "first_bout_limit"),
        ({"attack_limit": 4, "first_bout_limit": 5}, "first_bout_limit"),
        ({"first_limit_until": "discard"}, "first_limit_until"),
        ({"deck": 24, "hand_size": 12, "jokers": 2, "changing_trump": True}, "hand_size"),
        ({"throw_in": "leader", "throw_in_order": "in_turn"}, "throw_in_order"),
        ({"throw_in": "none", "throw_in_order": "in_turn"}, "throw_in_order"),
        ({"throw_in": "none", "throw_in_when": "all_beaten"}, "throw_in_when"),
        ({"transfer_trumps": False}, "transfer_trumps"),
        ({"transfer_count": "at_least_equal"}, "transfer_count"),
        ({"transfer_heads_up": "never"}, "transfer_heads_up"),
        ({"transfer_first_bout": False}, "transfer_first_bout"),
        ({"show_transfer": "unlimited"}, "show_transfer"),
        ({"transfer_direction": "chosen_bout"}, "transfer_direction"),
        ({"first_draw": "attacker"}, "first_draw"),
        ({"transfer": "on", "first_draw": "attacker", "refill": "cycle"}, "first_draw"),
        ({"transfer": "on", "first_draw": "attacker", "refill": "never"}, "first_draw"),
        ({"trump": "none", "rank_trump": "above_suit"}, "rank_trump"),
        ({"trump": "cycle", "changing_trump": True}, "changing_trump"),
        ({"trump": "hearts", "trump_swap": True}, "trump_swap"),
        ({"transfer": "on", "show_transfer": "unlimited", "trump": "cycle"}, "show_transfer"),
        (
            {"transfer": "on", "show_transfer": "unlimited", "transfer_trumps": False},
            "show_transfer",
        ),
        ({"changing_trump": True, "refill": "never"}, "changing_trump"),
        ({"team_result": "first_out"}, "team_result"),
        ({"deck": 32, "wild_six": "all"}, "wild_six"),
        ({"hand_size": 2, "redeal": "on_request"}, "redeal"),
    ],
)
def test_contradictory_rules_are_refused(options: dict[str, Any], field: str) -> None:
    assert field in [name for name, _ in problems(options)]


@pytest.mark.parametrize(
    ("options", "seats", "accepted"),
    [
        ({"teams": 2}, 4, True),
        ({"teams": 2}, 6, True),
        ({"teams": 2}, 2, False),
        ({"teams": 2}, 5, False),
        ({"teams": 3}, 6, True),
        ({"teams": 3}, 3, False),
        ({"teams": 3, "deck": 52, "decks": 2}, 12, True),
        ({"teams": 3, "deck": 52, "decks": 2}, 10, False),
        ({"hidden_cards": 2}, 4, True),
        ({"hidden_cards": 2}, 5, False),
        ({"changing_trump": True}, 5, True),
        ({"changing_trump": True}, 6, False),
        ({"jokers": 2}, 6, True),
        ({"jokers": 2}, 7, False),
        ({"deck": 52, "jokers": 2}, 9, True),
        ({"changing_trump": True, "jokers": 2}, 5, True),
    ],
)
def test_seats_for_teams_hidden_cards_and_a_changing_trump(
    options: dict[str, Any], seats: int, accepted: bool
) -> None:
    rules = RuleSet.from_json(options)
    if accepted:
        rules.check_seats(seats)
    else:
        with pytest.raises(InvalidRules) as error:
            rules.check_seats(seats)
        assert error.value.problems[0].field == "seats"


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_presets_are_valid_at_both_ends_of_their_seats(preset: Preset) -> None:
    assert RuleSet.from_json(preset.rules.to_json()) == preset.rules
    preset.rules.check_seats(preset.min_seats)
    preset.rules.check_seats(preset.max_seats)


def test_every_number_of_seats_that_can_play() -> None:
    assert RuleSet(deck=24).possible_seats() == (2, 3, 4)
    assert RuleSet(deck=52, teams=2).possible_seats() == (4, 6, 8)
    assert RuleSet(deck=52, decks=2, teams=3).possible_seats() == (6, 9, 12)


def test_a_preset_is_known_by_its_rules_and_seats() -> None:
    assert preset_of(RuleSet()) is PRESETS["podkidnoy"]
    duel = RuleSet(lead="single", throw_in="leader", throw_in_when="all_beaten", pile_on="none")
    assert preset_of(duel, 2) is PRESETS["duel"]
    assert preset_of(duel, 3) is None
    assert preset_of(RuleSet(hand_size=5)) is None


def test_the_choices_of_an_option() -> None:
    assert OPTIONS["decks"].choices() == (1, 2, 3)
    assert OPTIONS["deck"].choices() == (24, 32, 36, 52)
    assert OPTIONS["attack_limit"].choices() == (*range(1, 13), None)
    assert len(set(OPTIONS["suit_order"].choices())) == 24


@pytest.mark.parametrize(
    "bad", ["DCH", "DCHSS", "DCHD", "dchs", "DCHX", "", ["D", "C", "H", "S"], 4]
)
def test_an_order_of_the_suits_names_each_of_them_once(bad: object) -> None:
    with pytest.raises(InvalidRules) as error:
        RuleSet.from_json({"trump": "cycle", "suit_order": bad})
    (problem,) = error.value.problems
    assert (problem.field, problem.code) == ("suit_order", "bad_value")
    assert problem.reason.startswith("suit_order is the letters D, C, H, S in any order, not ")


def test_rule_sets_are_values() -> None:
    assert RuleSet(transfer="on") == RuleSet.from_json({"transfer": "on"})
    assert len({RuleSet(), RuleSet(), RuleSet(deck=24)}) == 2
    with pytest.raises(AttributeError):
        RuleSet().deck = 24  # type: ignore[misc] # a rule set can't be changed
