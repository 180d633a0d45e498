"""The personal data in evaluations: which positions a user has asked about."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from bots.analysis.models import Evaluation


class EvaluationsOfPerson(PersonalDataPart):
    """The part of evaluations in exports and deletions: they stay, without the person."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the positions that the user has asked about, and when."""
        rows = Evaluation.objects.filter(asked_by=user).order_by("asked_at")
        asked = list(rows.values("position", "seat", "asked_at"))
        yield File("evaluations.json", json.dumps(asked, cls=DjangoJSONEncoder, indent=2))

    def erase(self, user: User) -> None:
        """Delete the user's name from the evaluations that they asked for."""
        Evaluation.objects.filter(asked_by=user).update(asked_by=None)
