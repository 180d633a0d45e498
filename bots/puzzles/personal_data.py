"""The personal data in puzzles: a person's rating, streaks and attempts."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from bots.puzzles.models import Attempt, Solver


class PuzzlesOfPerson(PersonalDataPart):
    """The part of puzzles in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the user's rating and streaks, and the puzzles tried."""
        solver = Solver.objects.filter(user=user).values().first()
        columns = ("puzzle_id", "outcome", "rating_change", "began_at", "ended_at")
        attempts = Attempt.objects.filter(user=user).order_by("began_at", "pk").values(*columns)
        rows = {"solver": solver, "attempts": list(attempts)}
        yield File("puzzles.json", json.dumps(rows, cls=DjangoJSONEncoder, indent=2))

    def erase(self, user: User) -> None:
        """Delete all of it; what the attempts did to the ratings of puzzles stays."""
        Attempt.objects.filter(user=user).delete()
        Solver.objects.filter(user=user).delete()
