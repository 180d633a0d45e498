"""Reads of saved rule sets: one by its id, and all of an owner."""

from django.db.models import QuerySet

from games.rule_sets.errors import UnknownRuleSet
from games.rule_sets.models import SavedRuleSet


def get_rule_set(rule_set_id: str) -> SavedRuleSet:
    """Return the rule set with its owner, for everybody who knows its id. Raises UnknownRuleSet."""
    row = SavedRuleSet.objects.select_related("owner").filter(pk=rule_set_id).first()
    if row is None:
        raise UnknownRuleSet("There is no such rule set.")
    return row


def rule_sets_of(owner_id: int) -> QuerySet[SavedRuleSet]:
    """Return the rule sets of an owner, by name."""
    rows = SavedRuleSet.objects.filter(owner_id=owner_id).select_related("owner")
    return rows.order_by("name_key", "pk")
