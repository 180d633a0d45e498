"""The personal data in saved rule sets."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.rule_sets.models import SavedRuleSet
from games.rule_sets.selectors import rule_sets_of


class RuleSetsOfPerson(PersonalDataPart):
    """The part of saved rule sets in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the rule sets that the user saved."""
        names = ("id", "name", "rules", "seats", "created_at", "updated_at")
        rows = list(rule_sets_of(user.pk).values(*names))
        text = json.dumps(rows, cls=DjangoJSONEncoder, ensure_ascii=False, indent=2)
        yield File("rule_sets.json", text)

    def erase(self, user: User) -> None:
        """Delete the rule sets that the user saved."""
        SavedRuleSet.objects.filter(owner=user).delete()
