"""The personal data in challenges."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Q, QuerySet
from django.utils import timezone

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.challenges.models import Challenge
from games.challenges.selectors import pairings_of
from games.matchmaking.matches import leave_matches


class ChallengesOfPerson(PersonalDataPart):
    """The part of challenges, and of games that wait for answers, in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the challenges by and to the user, and the pairings by the user."""
        rows = (
            _challenges(user)
            .order_by("at")
            .values(*("id", "challenger__name", "challenged__name", "status", "reason", "at"))
        )
        yield File("challenges.json", json.dumps(list(rows), cls=DjangoJSONEncoder, indent=2))
        pairings = pairings_of(user.pk).values(
            *("id", "status", "start_at", "made_at", "preset", "rules_name", "game_ids")
        )
        yield File("pairings.json", json.dumps(list(pairings), cls=DjangoJSONEncoder, indent=2))

    def leave(self, user: User) -> None:
        """Give up the games that wait for the answer of the user."""
        leave_matches(user.pk, now=timezone.now())

    def erase(self, user: User) -> None:
        """Delete the challenges by and to the user, and the pairings by the user."""
        _challenges(user).delete()
        pairings_of(user.pk).delete()


def _challenges(user: User) -> QuerySet[Challenge]:
    return Challenge.objects.filter(Q(challenger=user) | Q(challenged=user))
