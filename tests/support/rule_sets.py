"""Random rule sets: any options that go together, with a number of seats that can play by them."""

import random
from collections.abc import Iterable
from functools import cache

from hypothesis import strategies as st

from games.engine import InvalidRules, RuleSet
from games.engine.options import Option, OptionValue
from games.engine.rules import OPTIONS

_FEW_ORDERS = 7
"""Every seventh order of four is taken: so each of them comes first once."""


@cache
def values_of(option: Option) -> tuple[OptionValue, ...]:
    """Every value that the option takes, its default first; of an order's many only a few."""
    values = option.choices() if option.order is None else option.choices()[::_FEW_ORDERS]
    return tuple(sorted(values, key=lambda value: value != option.default))


def changed(rules: RuleSet, option: Option, value: OptionValue) -> RuleSet:
    """The rule set with that option, or unchanged where the value contradicts the others."""
    options = {**rules.to_json(), option.name: value}
    if value == option.default:
        del options[option.name]
    try:
        return RuleSet.from_json(options)
    except InvalidRules:
        return rules


@st.composite
def rule_sets(draw: st.DrawFn, *, only: frozenset[str] | None = None) -> RuleSet:
    """Any valid rule set; with `only`, one in which all other options have their default."""
    rules = RuleSet()
    for option in OPTIONS.values():
        if only is None or option.name in only:
            rules = changed(rules, option, draw(st.sampled_from(values_of(option))))
    return rules


@st.composite
def tables(draw: st.DrawFn, *, only: frozenset[str] | None = None) -> tuple[RuleSet, int]:
    """A valid rule set and a number of seats for it; mostly small ones, for quick games."""
    rules = draw(rule_sets(only=only))
    fewest, most = rules.seat_range()
    seats = draw(st.integers(fewest, most).filter(lambda seats: can_seat(rules, seats)))
    return rules, seats


def can_seat(rules: RuleSet, seats: int) -> bool:
    """Return whether the rule set is for that many seats."""
    try:
        rules.check_seats(seats)
    except InvalidRules:
        return False
    return True


def random_rules(rng: random.Random, *, change: float = 0.4) -> RuleSet:
    """A valid rule set in which each option differs from its default with that probability."""
    return _varied(RuleSet(), OPTIONS.values(), rng, change)


_NEEDED: tuple[dict[str, OptionValue], ...] = (
    {},
    {"transfer": "on"},
    {"transfer": "on", "transfer_direction": "chosen_bout"},
    {"teams": 2},
    {"attack_limit": None},
    {"trump": "cycle"},
    {"cheating": True},
    {"first_bout_limit": 5},
)
"""Options that other options need."""


def simplest_with(name: str, value: OptionValue) -> RuleSet | None:
    """The base game with that option, and what it needs; None if it can't be played at all."""
    for needed in _NEEDED:
        try:
            return RuleSet.from_json({**needed, name: value})
        except InvalidRules:
            continue
    return None


CHOICES: tuple[tuple[str, OptionValue], ...] = tuple(
    (option.name, value)
    for option in OPTIONS.values()
    for value in values_of(option)
    if simplest_with(option.name, value) is not None
)
"""Every option with each value that can be played."""


def random_rules_with(
    name: str, value: OptionValue, rng: random.Random, *, change: float
) -> RuleSet:
    """A valid rule set with that option, all others changed at random."""
    rules = simplest_with(name, value)
    assert rules is not None
    others = [option for option in OPTIONS.values() if option.name != name]
    rng.shuffle(others)
    return _varied(rules, others, rng, change)


def _varied(
    rules: RuleSet, options: Iterable[Option], rng: random.Random, change: float
) -> RuleSet:
    """The rule set with options changed by chance; where transfers are on, often their own."""
    for option in options:
        is_of_transfers = "transfer" in option.name and rules.transfer == "on"
        if rng.random() < (0.5 if is_of_transfers else change):
            rules = changed(rules, option, rng.choice(values_of(option)))
    return rules


def random_seats(rng: random.Random, rules: RuleSet) -> int:
    """A number of seats for that rule set."""
    fewest, most = rules.seat_range()
    return rng.choice([seats for seats in range(fewest, most + 1) if can_seat(rules, seats)])
