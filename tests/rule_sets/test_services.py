"""Stored rule sets: their number, their owner's data, their meaning later."""

import json
from typing import Any

import pytest
from hypothesis import given

from accounts.services.deletion import delete_account
from games.engine import InvalidRules, RuleSet
from games.rule_sets.errors import TooManyRuleSets, UnknownRuleSet
from games.rule_sets.models import SavedRuleSet
from games.rule_sets.personal_data import RuleSetsOfPerson
from games.rule_sets.selectors import get_rule_set, rule_sets_of
from games.rule_sets.services import (
    MAX_RULE_SETS,
    RuleSetChange,
    change_rule_set,
    delete_rule_set,
    save_rule_set,
)
from tests.support.games import some_user
from tests.support.rule_sets import rule_sets

pytestmark = pytest.mark.django_db


def test_as_many_as_allowed_can_be_saved_and_a_deleted_one_makes_room() -> None:
    owner = some_user()
    made = [
        save_rule_set(owner_id=owner.pk, name=f"Number {number}", rules=RuleSet())
        for number in range(MAX_RULE_SETS)
    ]
    with pytest.raises(TooManyRuleSets):
        save_rule_set(owner_id=owner.pk, name="One more", rules=RuleSet())
    delete_rule_set(rule_set_id=made[7].pk, user_id=owner.pk)
    save_rule_set(owner_id=owner.pk, name="One more", rules=RuleSet())
    assert rule_sets_of(owner.pk).count() == MAX_RULE_SETS == 50
    save_rule_set(owner_id=some_user().pk, name="Another owner's", rules=RuleSet())


@given(rules=rule_sets())
def test_rules_are_read_as_they_were_saved(rules: RuleSet) -> None:
    owner = some_user()
    row = save_rule_set(owner_id=owner.pk, name="Saved", rules=rules)
    stored = get_rule_set(row.pk).rules
    assert RuleSet.from_json(stored) == rules
    assert set(stored) == {name for name, value in stored.items() if value != default(name)}


def default(name: str) -> Any:
    return getattr(RuleSet(), name)


def old_row(rules: dict[str, Any]) -> SavedRuleSet:
    """Return a row from a time when other rules could be saved."""
    return SavedRuleSet.objects.create(
        owner=some_user(), name="Old", name_key="old", rules=rules, seats=3
    )


def test_rules_that_no_longer_exist_can_be_read_renamed_and_deleted_but_not_kept() -> None:
    row = old_row({"pets": 2})
    assert get_rule_set(row.pk).rules == {"pets": 2}
    renamed = change_rule_set(
        rule_set_id=row.pk, user_id=row.owner_id, version=1, change=RuleSetChange(name="Jokers")
    )
    assert (renamed.name, renamed.rules) == ("Jokers", {"pets": 2})
    with pytest.raises(InvalidRules):
        change_rule_set(
            rule_set_id=row.pk, user_id=row.owner_id, version=2, change=RuleSetChange(seats=2)
        )
    mended = change_rule_set(
        rule_set_id=row.pk, user_id=row.owner_id, version=2, change=RuleSetChange(rules=RuleSet())
    )
    assert (mended.rules, mended.seats, mended.version) == ({}, 3, 3)


def test_an_export_has_the_owners_rule_sets_and_no_others() -> None:
    owner = some_user()
    save_rule_set(owner_id=owner.pk, name="Воскресенье", rules=RuleSet(deck=52), seats=4)
    save_rule_set(owner_id=some_user().pk, name="Another's", rules=RuleSet())
    (file,) = RuleSetsOfPerson().files(owner)
    assert file.name == "rule_sets.json"
    (row,) = json.loads(file.text)
    assert (row["name"], row["rules"], row["seats"]) == ("Воскресенье", {"deck": 52}, 4)
    assert "Воскресенье" in file.text, "readable without decoding"


def test_a_deleted_account_leaves_no_rule_sets() -> None:
    owner, other = some_user(), some_user()
    row = save_rule_set(owner_id=owner.pk, name="Sundays", rules=RuleSet())
    kept = save_rule_set(owner_id=other.pk, name="Sundays", rules=RuleSet())
    delete_account(owner)
    with pytest.raises(UnknownRuleSet):
        get_rule_set(row.pk)
    assert get_rule_set(kept.pk) == kept
