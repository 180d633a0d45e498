"""A host's choice for a table, made into its terms."""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from games.engine import PRESETS, RuleSet
from games.engine.errors import InvalidRules, RuleSetProblem
from games.rule_sets.errors import UnknownRuleSet
from games.rule_sets.selectors import get_rule_set
from games.tables.services.passwords import password_hash
from games.tables.terms import LeftOut, PlayedRules, RulesChoice, TableChoice, Terms
from web.http.errors import InvalidInput
from web.http.field_sentences import one_of


def new_terms(choice: TableChoice, *, seats: int, people: int) -> Terms:
    """Return the terms of a new table; `people` is the number of seats that no bot has.

    Any casual game has aids unless they are refused. A private game may have a password. Raises
    InvalidInput, InvalidRules.
    """
    usual = Terms.usual(played_rules(choice, seats=seats), is_rated=bool(choice.is_rated))
    return _chosen(usual, choice, people=people)


def changed_terms(terms: Terms, choice: TableChoice, *, seats: int, people: int) -> Terms:
    """Return the terms of an open table after a change by its host.

    A table made public loses its password. Raises InvalidInput, InvalidRules.
    """
    if choice.names_rules:
        played = played_rules(choice, seats=seats)
    elif terms.played.preset:
        played = played_rules(RulesChoice(preset=terms.played.preset), seats=seats)
    else:
        played = terms.played
        played.rules.check_seats(seats)
    return _chosen(replace(terms, played=played), choice, people=people)


def played_rules(choice: RulesChoice, *, seats: int) -> PlayedRules:
    """Return the rules that are chosen; a saved rule set as it is now.

    Raises InvalidInput unless just one choice is made, and for an unknown one, InvalidRules also
    for a wrong number of seats.
    """
    if sum((bool(choice.preset), choice.rules is not None, bool(choice.rule_set))) != 1:
        raise InvalidInput("preset", ("does_not_fit", _("Give one of preset, rules and rule_set.")))
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
        raise InvalidInput("rule_set", ("unknown", _("There is no such rule set."))) from error
    return PlayedRules(rules=RuleSet.from_json(saved.rules), name=saved.name)


def _rules_of_preset(preset: str, seats: int) -> RuleSet:
    if preset not in PRESETS:
        raise InvalidInput("preset", ("unknown", one_of(PRESETS)))
    chosen = PRESETS[preset]
    if not chosen.min_seats <= seats <= chosen.max_seats:
        reason = f"{preset} is played with {chosen.min_seats} to {chosen.max_seats} seats."
        facts = {"fewest": chosen.min_seats, "most": chosen.max_seats, "seats": seats}
        raise InvalidRules(RuleSetProblem("seats", "out_of_range", reason, facts))
    return chosen.rules


def _chosen(before: Terms, choice: TableChoice, *, people: int) -> Terms:
    terms = before.chosen(choice, people=people)
    is_private, password = terms.access.is_private, terms.access.password
    if not isinstance(choice.password, LeftOut):
        password = password_hash(choice.password, is_private=is_private)
    elif not is_private:
        password = ""
    return replace(terms, access=replace(terms.access, password=password))
