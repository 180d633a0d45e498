"""Validation of a rule set: combinations of options that make no sense, and which to change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.engine.errors import RuleSetProblem

if TYPE_CHECKING:
    from games.engine.rules import RuleSet

MIN_TO_REDEAL = 3
"""In a smaller hand all cards but one are always of one suit, so dealing would never end."""
_MIN_DECK_WITH_SIXES = 36


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A reason to refuse the rule sets of which `holds` is true.

    `code` is a wire value that never changes. `options` are those the reason is about, `field`, the
    one to change, among them; their values are the facts, for the reason in other languages too.
    """

    code: str
    options: tuple[str, ...]
    holds: Callable[[RuleSet], bool]
    reason: str

    @property
    def field(self) -> str:
        """The option to change."""
        return self.options[0]

    def problem(self, rules: RuleSet) -> RuleSetProblem:
        """Return the problem of a rule set for which `holds` is true."""
        facts = {name: getattr(rules, name) for name in self.options}
        return RuleSetProblem(self.field, self.code, self.reason.format_map(facts), facts)


def contradictions(rules: RuleSet) -> Iterator[RuleSetProblem]:
    """Yield a problem for each contradiction between options with valid values."""
    for reason in CONTRADICTIONS:
        if reason.holds(rules):
            yield reason.problem(rules)


def _differs(name: str) -> Callable[[RuleSet], bool]:
    """Return a test whether the value of the option is not its default."""
    return lambda rules: name in rules.to_json()


def _without_transfer(name: str) -> Contradiction:
    differs = _differs(name)
    return Contradiction(
        "needs_transfer",
        (name, "transfer"),
        lambda rules: rules.transfer == "off" and differs(rules),
        f"{name} has no meaning while transfer is off.",
    )


def _without_trump_card(name: str) -> Contradiction:
    differs = _differs(name)
    return Contradiction(
        "needs_trump_card",
        (name, "trump"),
        lambda rules: rules.trump != "turned_up" and differs(rules),
        f"{name} needs a trump card: trump turned_up.",
    )


def _without_teams(name: str) -> Contradiction:
    differs = _differs(name)
    return Contradiction(
        "needs_teams",
        (name, "teams"),
        lambda rules: rules.teams == "none" and differs(rules),
        f"{name} has no meaning without teams.",
    )


def _is_first_bout_not_lower(rules: RuleSet) -> bool:
    first, limit = rules.first_bout_limit, rules.attack_limit
    return first is not None and limit is not None and first >= limit


def _has_no_trump_to_show(rules: RuleSet) -> bool:
    is_trumpless = rules.trump in {"none", "cycle"}
    return rules.show_transfer != "off" and (is_trumpless or not rules.transfer_trumps)


def _has_no_use_for_an_order(rules: RuleSet) -> bool:
    is_used = rules.rank_trump != "off" or rules.trump == "cycle"
    return "suit_order" in rules.to_json() and not is_used


CONTRADICTIONS = (
    Contradiction(
        "too_many_cards",
        ("hand_size", "deck", "decks", "hidden_cards", "changing_trump", "teams"),
        lambda rules: rules.seat_range()[1] < rules.seat_range()[0],
        "The pack has too few cards for that many hands of that size.",
    ),
    Contradiction(
        "first_bout_not_lower",
        ("first_bout_limit", "attack_limit"),
        _is_first_bout_not_lower,
        "The first bout's limit must be lower than attack_limit, which is {attack_limit}.",
    ),
    Contradiction(
        "needs_first_bout_limit",
        ("first_limit_until", "first_bout_limit"),
        lambda rules: rules.first_limit_until != "bout" and rules.first_bout_limit is None,
        "first_limit_until has no meaning without first_bout_limit.",
    ),
    Contradiction(
        "needs_throw_in",
        ("throw_in_when", "throw_in"),
        lambda rules: rules.throw_in_when != "any_time" and rules.throw_in == "none",
        "throw_in_when has no meaning where nobody throws in.",
    ),
    Contradiction(
        "needs_several_attackers",
        ("throw_in_order", "throw_in"),
        lambda rules: rules.throw_in_order == "in_turn" and rules.throw_in in {"leader", "none"},
        "In turn needs several attackers: throw_in all or neighbours.",
    ),
    *map(
        _without_transfer,
        (
            "show_transfer",
            "transfer_when",
            "transfer_count",
            "transfer_direction",
            "direction_by",
            "transfer_trumps",
            "transfer_heads_up",
            "transfer_first_bout",
            "first_draw",
        ),
    ),
    Contradiction(
        "needs_refill_by_bout",
        ("first_draw", "refill"),
        lambda rules: rules.first_draw != "leader" and rules.refill != "bout",
        "first_draw has no meaning unless all refill after each bout: refill bout.",
    ),
    Contradiction(
        "needs_chosen_direction",
        ("direction_by", "transfer_direction"),
        lambda rules: (
            rules.direction_by != "transferring"
            and rules.transfer == "on"
            and rules.transfer_direction == "left"
        ),
        "direction_by has no meaning while transfer_direction is left.",
    ),
    Contradiction(
        "no_trump_to_show",
        ("show_transfer", "trump", "transfer_trumps"),
        _has_no_trump_to_show,
        "Only a trump that may transfer can be shown; this table has none.",
    ),
    *map(_without_trump_card, ("rank_trump", "changing_trump", "trump_swap")),
    Contradiction(
        "suits_not_ordered",
        ("suit_order", "rank_trump", "trump"),
        _has_no_use_for_an_order,
        "suit_order has no meaning without rank_trump or trump cycle.",
    ),
    Contradiction(
        "trump_never_drawn",
        ("changing_trump", "refill"),
        lambda rules: rules.changing_trump and rules.refill == "never",
        "The card under the trump card is never drawn while refill is never.",
    ),
    *map(_without_teams, ("team_seating", "team_result")),
    Contradiction(
        "needs_sixes",
        ("wild_six", "deck"),
        lambda rules: rules.wild_six != "none" and rules.deck < _MIN_DECK_WITH_SIXES,
        "This deck has no sixes.",
    ),
    Contradiction(
        "hand_too_small_to_redeal",
        ("redeal", "hand_size"),
        lambda rules: rules.redeal != "off" and rules.hand_size < MIN_TO_REDEAL,
        f"A new deal can be asked for with at least {MIN_TO_REDEAL} cards in hand.",
    ),
    Contradiction(
        "needs_cheating",
        ("cheat_penalty", "cheating"),
        lambda rules: rules.cheat_penalty != 0 and not rules.cheating,
        "cheat_penalty has no meaning without cheating.",
    ),
)
"""All reasons, in the order in which they are given."""
