"""Saving, changing and deleting rule sets."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext, override

from accounts.models import User
from accounts.names import name_key
from games.engine import RuleSet
from games.rule_sets.errors import (
    NotYourRuleSet,
    RuleSetChanged,
    RuleSetNameTaken,
    TooManyRuleSets,
    UnknownRuleSet,
)
from games.rule_sets.models import MAX_NAME_LENGTH, SavedRuleSet
from games.rule_sets.selectors import get_rule_set
from web.http.free_text import clean_line
from web.http.preconditions import Precondition, nothing_required

MAX_RULE_SETS = 50


class Unchanged(Enum):
    """The value of a field that stays as it is, where None is a different value."""

    UNCHANGED = auto()


UNCHANGED: Final = Unchanged.UNCHANGED


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSetChange:
    """The fields of a saved rule set that its owner changes; fields left out stay as they are."""

    name: str | None = None
    rules: RuleSet | None = None
    seats: int | Unchanged | None = UNCHANGED


def save_rule_set(
    *, owner_id: int, name: str, rules: RuleSet, seats: int | None = None
) -> SavedRuleSet:
    """Save rules under a name, for a number of seats if one is given.

    Raises InvalidInput (name), InvalidRules (a wrong number of seats), TooManyRuleSets,
    RuleSetNameTaken.
    """
    tidy = clean_line("name", name, longest=MAX_NAME_LENGTH)
    if seats is not None:
        rules.check_seats(seats)
    with transaction.atomic():
        _lock_owner(owner_id)
        if SavedRuleSet.objects.filter(owner_id=owner_id).count() >= MAX_RULE_SETS:
            raise TooManyRuleSets(f"You have {MAX_RULE_SETS} rule sets: delete one first.")
        _check_name_is_free(tidy, owner_id=owner_id)
        row = SavedRuleSet.objects.create(
            owner_id=owner_id,
            name=tidy,
            name_key=name_key(tidy),
            rules=rules.to_json(),
            seats=seats,
        )
    return get_rule_set(row.pk)


def change_rule_set(
    *,
    rule_set_id: str,
    user_id: int,
    version: int,
    change: RuleSetChange,
    precondition: Precondition = nothing_required,
) -> SavedRuleSet:
    """Change a rule set, of which the user has read this version, as its owner.

    Games opened with it keep what they were opened with. Raises UnknownRuleSet, NotYourRuleSet,
    RuleSetChanged (somebody has changed it since), InvalidInput (name), InvalidRules (also for a
    number of seats that the rules are not for), RuleSetNameTaken, PreconditionFailed.
    """
    tidy = None if change.name is None else clean_line("name", change.name, longest=MAX_NAME_LENGTH)
    with transaction.atomic():
        _lock_owner(user_id)
        row = _lock_own(rule_set_id, user_id)
        precondition()
        if row.version != version:
            raise RuleSetChanged("This rule set was changed meanwhile: look at it again.")
        if tidy is not None:
            _check_name_is_free(tidy, owner_id=user_id, other_than=row)
            row.name, row.name_key = tidy, name_key(tidy)
        _change_rules(row, change)
        row.version += 1
        row.updated_at = timezone.now()
        row.save()
    return get_rule_set(rule_set_id)


def delete_rule_set(
    *, rule_set_id: str, user_id: int, precondition: Precondition = nothing_required
) -> None:
    """Delete a rule set as its owner; its link leads nowhere from then on.

    Raises UnknownRuleSet, NotYourRuleSet, PreconditionFailed.
    """
    with transaction.atomic():
        row = _lock_own(rule_set_id, user_id)
        precondition()
        row.delete()


def take_names(*, owner: User, rule_set_ids: Collection[str], names: Collection[str]) -> int:
    """Give neutral names to the owner's rule sets with one of these ids or names; their number.

    In a transaction that has locked the owner.
    """
    keys = {name_key(name) for name in names}
    rows = SavedRuleSet.objects.select_for_update().filter(
        Q(pk__in=set(rule_set_ids)) | Q(name_key__in=keys), owner=owner
    )
    taken = list(rows.order_by("pk"))
    for row in taken:
        row.name = _neutral_name(owner)
        row.name_key = name_key(row.name)
        row.version += 1
        row.updated_at = timezone.now()
        row.save()
    return len(taken)


def _neutral_name(owner: User) -> str:
    """Return a name without meaning in the owner's language, different from their other names."""
    with override(owner.language or "en"):
        template = gettext("Rules {number}")
    while True:
        name = template.format(number=secrets.randbelow(9000) + 1000)
        if not SavedRuleSet.objects.filter(owner=owner, name_key=name_key(name)).exists():
            return name


def _change_rules(row: SavedRuleSet, change: RuleSetChange) -> None:
    if change.rules is None and isinstance(change.seats, Unchanged):
        return
    rules = RuleSet.from_json(row.rules) if change.rules is None else change.rules
    row.rules = rules.to_json()
    if not isinstance(change.seats, Unchanged):
        row.seats = change.seats
    if row.seats is not None:
        rules.check_seats(row.seats)


def _lock_owner(owner_id: int) -> None:
    """Let nobody else write rule sets of the owner: how many and which names is looked at first."""
    User.objects.select_for_update(no_key=True).get(pk=owner_id)


def _lock_own(rule_set_id: str, user_id: int) -> SavedRuleSet:
    row = SavedRuleSet.objects.select_for_update().filter(pk=rule_set_id).first()
    if row is None:
        raise UnknownRuleSet("There is no such rule set.")
    if row.owner_id != user_id:
        raise NotYourRuleSet("Only the owner of a rule set may change it; save a copy of your own.")
    return row


def _check_name_is_free(
    name: str, *, owner_id: int, other_than: SavedRuleSet | None = None
) -> None:
    rows = SavedRuleSet.objects.filter(owner_id=owner_id, name_key=name_key(name))
    if other_than is not None:
        rows = rows.exclude(pk=other_than.pk)
    if rows.exists():
        raise RuleSetNameTaken("You have a rule set of this name.")
