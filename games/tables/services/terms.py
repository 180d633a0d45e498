"""The terms of a table (rules, rating, clock), and the checks on them and on its people."""

from collections.abc import Iterable
from dataclasses import dataclass

from accounts.models import User
from accounts.selectors.relations import mutual_pairs
from games.engine import PRESETS, RuleSet
from games.engine.errors import InvalidRules, Problem
from games.play.clocks import Control, PerCommand
from games.play.errors import AccountNeeded
from games.play.models import Game
from games.rule_sets.errors import UnknownRuleSet
from games.rule_sets.selectors import get_rule_set
from games.tables.errors import FriendsAtRatedTable, TermsChanged
from web.errors import InvalidInput

RATED_CLOCK = PerCommand(60)
"""The clock of rated games for which no other is chosen."""

DUEL = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesChoice:
    """The rules that a host chooses: a preset's name, a rule set, or the id of a saved one."""

    preset: str = ""
    rules: RuleSet | None = None
    rule_set: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRules:
    """The rules that are played, and what they are called: a preset's name, or a saved name."""

    rules: RuleSet
    preset: str = ""
    name: str = ""


def played_rules(choice: RulesChoice, *, seats: int) -> PlayedRules:
    """The rules that are chosen; a saved rule set as it is now, whatever becomes of it later.

    Raises InvalidInput unless just one choice is made, and for an unknown one, InvalidRules also
    for a wrong number of seats.
    """
    if sum((bool(choice.preset), choice.rules is not None, bool(choice.rule_set))) != 1:
        raise InvalidInput("preset", "Give one of preset, rules and rule_set.")
    if choice.preset:
        return PlayedRules(rules=_rules_of_preset(choice.preset, seats), preset=choice.preset)
    if choice.rules is not None:
        played = PlayedRules(rules=choice.rules)
    else:
        played = _saved_rules(choice.rule_set)
    played.rules.check_seats(seats)
    return played


def _saved_rules(rule_set: str) -> PlayedRules:
    try:
        saved = get_rule_set(rule_set)
    except UnknownRuleSet as error:
        raise InvalidInput("rule_set", ("unknown", "There is no such rule set.")) from error
    return PlayedRules(rules=RuleSet.from_json(saved.rules), name=saved.name)


def _rules_of_preset(preset: str, seats: int) -> RuleSet:
    if preset not in PRESETS:
        raise InvalidInput("preset", f"The presets are {', '.join(PRESETS)}.")
    chosen = PRESETS[preset]
    if not chosen.min_seats <= seats <= chosen.max_seats:
        reason = f"{preset} is played with {chosen.min_seats} to {chosen.max_seats} seats."
        facts = {"fewest": chosen.min_seats, "most": chosen.max_seats, "seats": seats}
        raise InvalidRules(Problem("seats", "out_of_range", reason, facts))
    return chosen.rules


def played_clock(clock: Control | None, *, people: int, is_rated: bool) -> Control | None:
    """The clock of a game for which this one, or none, was chosen; raises InvalidInput."""
    check_clock(clock, people=people, is_rated=is_rated)
    return RATED_CLOCK if clock is None and is_rated else clock


def check_terms(game: Game, seen: int | None) -> None:
    """Raise TermsChanged if the caller saw other terms than the terms of the table now."""
    if seen is not None and seen != game.terms:
        raise TermsChanged("The host has changed what is played: look at it again.")


def check_may_be_rated(preset: str, *, is_private: bool) -> None:
    """Raise InvalidInput unless the game is public and of a preset that may be rated."""
    if preset not in PRESETS or not PRESETS[preset].rated:
        rated = ", ".join(name for name, known in PRESETS.items() if known.rated)
        raise InvalidInput("rated", f"Rated games are of one of the presets {rated}.")
    if is_private:
        raise InvalidInput("rated", "A private game is not rated.")


def played_aids(*, wanted: bool | None, is_rated: bool) -> bool:
    """Whether the table has aids for which this, or nothing, was chosen; raises InvalidInput."""
    if is_rated and wanted:
        raise InvalidInput("aids", "In a rated game the players remember the cards themselves.")
    return not is_rated if wanted is None else wanted


def check_have_accounts(user_ids: Iterable[int]) -> None:
    """Raise AccountNeeded if one of the users is a guest."""
    if User.objects.filter(pk__in=tuple(user_ids), is_guest=True).exists():
        raise AccountNeeded("Rated games are for accounts. Register, and your games stay yours.")


def check_no_friends(user_ids: Iterable[int], *, seats: int, newcomer: int | None = None) -> None:
    """Raise FriendsAtRatedTable if two users are friends and a rated table has more seats.

    With a `newcomer` only the newcomer's friends count.
    """
    pairs = mutual_pairs(user_ids) if seats > DUEL else set()
    if any(newcomer is None or newcomer in pair for pair in pairs):
        raise FriendsAtRatedTable(
            "Friends don't sit at one rated table of more than two: they could play together."
        )


def check_clock(control: Control | None, *, people: int, is_rated: bool) -> None:
    """Raise InvalidInput for a clock at a casual table where at most one person can sit."""
    if control is not None and people < 2 and not is_rated:  # noqa: PLR2004 - a second person waits
        raise InvalidInput("clock", "A casual game against bots only has no clock.")
