"""The value network: its inputs, its arithmetic, and the values that its weights give."""

import random
from math import exp
from pathlib import Path

import pytest

from bots.kernel.network import FIRST_SCALE, ROWS, SECOND_SCALE, UNITS, WEIGHTS, ValueNetwork
from bots.kernel.setup import pack_of
from bots.kernel.table import Table
from bots.strategies.search.values import VALUED, file_of, network_for, read_weights, write_weights
from games.engine import PRESETS, Card, RuleSet
from games.engine.cards import card_from_code
from games.engine.deck import full_pack
from games.engine.strength import strength_of
from tests.support.kernel_play import outputs_of_kernels

RULES = RuleSet()
TRUMP = full_pack(36)[0]
PACK = pack_of(RULES, 2, TRUMP)
PHASE = ROWS * UNITS
SEARCH = """
from bots.kernel.tree import TreeSearch
from bots.strategies.search.values import network_for
from games.engine import RuleSet
from tests.bots.kernel.test_network import deal, laid

table = laid(*deal(3, 6, 6, 10))
hidden = sorted(set(range(36)) - {bit for bit in range(36) if table.hand(0) >> bit & 1})[:15]
search = TreeSearch(table, 0, hidden, (0, 0), 5, simple=500)
search.network = network_for(RuleSet(), 2)
print(sorted(search.run(200)))
"""


def deal(
    seed: int, leader: int, other: int, talon: int
) -> tuple[list[Card], list[Card], list[Card]]:
    """Return random cards for both hands and the talon, so many of each."""
    cards = random.Random(seed).sample(PACK.cards, leader + other + talon)
    return cards[:leader], cards[leader : leader + other], cards[leader + other :]


def laid(leader: list[Card], other: list[Card], talon: list[Card]) -> Table:
    """Return the table at the start of a bout that seat 0 leads."""
    table = Table(PACK.rules)
    bits = [PACK.bits[card] for card in talon]
    table.lay([PACK.mask(leader), PACK.mask(other)], [0, 0], bits, [])
    table.number, table.defender = 5, 1
    table.limit = table.limit_against(1, 0)
    return table


def cards_of(codes: str) -> list[Card]:
    """Return the cards that the text names."""
    return [card_from_code(code) for code in codes.split()]


def value(
    leader: list[Card], other: list[Card], talon: list[Card], rules: RuleSet = RULES
) -> float:
    """Return the leader's expected points."""
    network = network_for(rules, 2)
    assert network is not None
    return network.value(laid(leader, other, talon))


def rows_of_hand(hand: list[Card], other: list[Card], first: int) -> set[int]:
    """Return the inputs of a hand by the engine's own table of beats."""
    strength, found = strength_of(RULES, TRUMP), set()
    for card in hand:
        place = first + PACK.bits[card]
        beaters = [held for held in other if strength.beats(held, card)]
        found.add(place)
        if not beaters:
            found.add(place + 72)
        elif all(strength.is_trump(held) for held in beaters):
            found.add(place + 36)
        rank = PACK.bits[next(c for c in PACK.cards[27:] if c.rank is card.rank)] - 27
        alike = sum(held.rank is card.rank for held in hand)
        found |= {first + 108 + rank} if alike > 1 else set()
        found |= {first + 117 + rank} if alike > 2 else set()
    return found | {first + 126 + min(len(hand), 18)}


def rows(leader: list[Card], other: list[Card], talon: list[Card]) -> set[int]:
    """Return all inputs of a position, as the network describes them."""
    found = rows_of_hand(leader, other, 0) | rows_of_hand(other, leader, 145)
    found |= {290 + PACK.bits[card] for card in talon}
    return found | {325 + min(len(talon), 19)} if talon else found


@pytest.mark.parametrize(
    ("leader", "other", "talon"), [(6, 6, 24), (6, 12, 3), (1, 20, 0), (5, 4, 0), (6, 6, 19)]
)
def test_the_network_sums_its_inputs_as_described(leader: int, other: int, talon: int) -> None:
    cards = deal(leader + other, leader, other, talon)
    weights, phase = read_weights(file_of("podkidnoy")), bool(talon)
    network, table = ValueNetwork(weights), laid(*cards)
    active = rows(*cards)
    assert sorted(network.rows(table)) == sorted(active)

    total = weights[WEIGHTS - 2 + phase] * SECOND_SCALE
    for unit in range(UNITS):
        summed = weights[2 * PHASE + phase * UNITS + unit]
        summed += sum(weights[phase * PHASE + row * UNITS + unit] for row in active)
        total += max(summed, 0) * weights[2 * PHASE + (2 + phase) * UNITS + unit]
    reference = 1 / (1 + exp(-total / (FIRST_SCALE * SECOND_SCALE)))
    assert network.value(table) == pytest.approx(reference)


def most(column: list[int]) -> int:
    """Return an upper bound of a unit's sum: each card is in one place, each hand has one size."""
    up = [max(weight, 0) for weight in column]
    leader, other = (
        [up[at + card] + max(up[at + 36 + card], up[at + 72 + card]) for card in range(36)]
        for at in (0, 145)
    )
    ranks = sum(up[108:126]) + sum(up[253:271])
    sizes = max(up[126:145]) + max(up[271:290]) + max(up[326:345])
    return sum(map(max, leader, other, up[290:326])) + ranks + sizes


@pytest.mark.parametrize("preset", VALUED)
def test_no_sum_of_a_network_needs_more_than_16_bits(preset: str) -> None:
    weights = read_weights(file_of(preset))
    for phase in range(2):
        first = weights[phase * PHASE : (phase + 1) * PHASE]
        biases = weights[2 * PHASE + phase * UNITS :]
        for unit in range(UNITS):
            column, bias = first[unit::UNITS], biases[unit]
            assert most(column) + bias < 1 << 15
            assert most([-weight for weight in column]) - bias < 1 << 15


@pytest.mark.parametrize("preset", VALUED)
def test_a_better_hand_is_worth_more(preset: str) -> None:
    rules = PRESETS[preset].rules
    high, low = cards_of("QD AH KS 8C QC AC"), cards_of("6D 7H 8S 9D TH JS")
    talon = [card for card in PACK.cards if card not in {*high, *low}][:20]
    assert value(high, low, talon, rules) > value(low, high, talon, rules) + 0.2


@pytest.mark.parametrize("plain", ["6S", "9S"])
def test_a_trump_is_worth_more_than_a_low_card(plain: str) -> None:
    rest, other = cards_of("7D TH QD KH 8S"), cards_of("6D 9H JS QH AD 7C")
    hands = [[*rest, *cards_of(card)] for card in (plain, "TC")]
    talon = [card for card in PACK.cards if card not in {*hands[0], *hands[1], *other}]
    low, high = (value(hand, other, talon) for hand in hands)
    assert high > low + 0.03


@pytest.mark.parametrize(
    ("leader", "other", "least", "most"),
    [
        pytest.param("6D 7H", "8D 9H AS", 0.0, 0.2, id="the other beats everything"),
        pytest.param("AD", "6D 7H", 0.9, 1.0, id="the last card"),
        pytest.param("AD AH 6S", "6D 7H 9S TS", 0.8, 1.0, id="what cannot be beaten"),
    ],
)
def test_ends_worked_out_by_hand(leader: str, other: str, least: float, most: float) -> None:
    """Clubs are trumps, and the talon is empty."""
    found = value(cards_of(leader), cards_of(other), [])
    assert least <= found <= most


@pytest.mark.parametrize(
    ("rules", "seats", "is_valued"),
    [
        (PRESETS["podkidnoy"].rules, 2, True),
        (RuleSet(first_leader="forehand", redeal="on_request"), 2, True),
        (PRESETS["podkidnoy"].rules, 3, False),
        (PRESETS["perevodnoy"].rules, 2, True),
        (RuleSet(transfer="on", next_leader="first_out"), 2, True),
        (RuleSet(transfer="on", transfer_trumps=False), 2, False),
        (RuleSet(deck=24), 2, False),
        (RuleSet(draws=False), 2, False),
    ],
)
def test_other_games_are_played_out(rules: RuleSet, seats: int, *, is_valued: bool) -> None:
    assert (network_for(rules, seats) is not None) == is_valued


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = [0, 1, -1, 32767, -32768, 256]
    write_weights(tmp_path / "weights", weights)
    assert (tmp_path / "weights").read_bytes()[:4] == b"\x00\x00\x01\x00"
    assert read_weights(tmp_path / "weights") == weights


def test_a_network_has_all_its_weights() -> None:
    with pytest.raises(ValueError, match="44418 weights"):
        ValueNetwork([0] * 10)


def test_searching_with_values_gives_the_same_compiled_and_interpreted() -> None:
    compiled, interpreted = outputs_of_kernels(SEARCH)
    assert compiled.startswith("[(")
    assert compiled == interpreted
