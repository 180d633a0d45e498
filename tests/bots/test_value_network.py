"""The examples from which a value network learns; training them needs NumPy and is not tested."""

import pytest

from bots.kernel.network import WEIGHTS, ValueNetwork
from bots.strategies.search.values import VALUED, file_of, read_weights
from games.engine import PRESETS, RuleSet
from tools.value_network.examples import ExampleGames, SearchWork, ValuedPosition

RULES = PRESETS["podkidnoy"].rules
UNTAUGHT = SearchWork(20, 0.5, [0] * WEIGHTS, most_talon=0)
TAUGHT = SearchWork(20, 0.4, read_weights(file_of("podkidnoy")), most_talon=36)


def endgames(rules: RuleSet, seed: str) -> list[ValuedPosition]:
    """Return the solved positions of a few games."""
    games = ExampleGames(rules, seed)
    return [example for _ in range(8) for example in games.endgames()]


def starts(rules: RuleSet, seed: str, depth: SearchWork) -> list[ValuedPosition]:
    """Return the searched positions of two games."""
    games, network = ExampleGames(rules, seed), ValueNetwork(depth.weights, depth.most_talon)
    return [example for _ in range(2) for example in games.valued_starts(depth, network)]


def are_apart(example: ValuedPosition) -> bool:
    """Return whether no card is in two places, and both hands hold cards."""
    together = example.leader | example.other | example.talon
    counts = [mask.bit_count() for mask in example[:3]]
    return together.bit_count() == sum(counts) and min(counts[:2]) > 0


@pytest.mark.parametrize("preset", VALUED)
def test_an_endgame_is_won_drawn_or_lost_with_an_empty_talon(preset: str) -> None:
    found = endgames(PRESETS[preset].rules, "1")
    assert {example.points for example in found} <= {0.0, 0.5, 1.0}
    assert len({example.points for example in found}) > 1
    assert all(are_apart(example) and not example.talon for example in found)


@pytest.mark.parametrize("preset", VALUED)
@pytest.mark.parametrize("depth", [UNTAUGHT, TAUGHT], ids=["first round", "next round"])
def test_a_searched_start_has_cards_to_draw_and_points_in_between(
    preset: str, depth: SearchWork
) -> None:
    found = starts(PRESETS[preset].rules, "1", depth)
    assert len(found) > 4
    assert all(are_apart(example) and example.talon for example in found)
    assert all(0 <= example.points <= 1 for example in found)


def test_the_same_seed_gives_the_same_examples() -> None:
    assert endgames(RULES, "2") == endgames(RULES, "2")
    assert starts(RULES, "2", TAUGHT) == starts(RULES, "2", TAUGHT)


def test_where_attacks_are_transferred_other_values_are_learned() -> None:
    transferring = PRESETS["perevodnoy"].rules
    assert endgames(transferring, "3") != endgames(RULES, "3")
