"""The personal data in duplicate matches: a person's places."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder
from django.db import transaction
from django.utils import timezone

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.duplicates.models import DuplicateMatch, MatchStatus, Place
from games.duplicates.services.opening import cancel


class DuplicatesOfPerson(PersonalDataPart):
    """The part of duplicate matches in exports and deletions.

    After a deletion, played matches stay, as their games do; the player has no name there.
    """

    def files(self, user: User) -> Iterator[File]:
        """Yield the user's places, each with its match."""
        columns = ("match_id", "match__status", "match__created_at", "side", "table", "has_left")
        places = Place.objects.filter(user=user).order_by("match__created_at", "pk")
        listed = [dict(zip(columns, row, strict=True)) for row in places.values_list(*columns)]
        yield File("duplicates.json", json.dumps(listed, cls=DjangoJSONEncoder, indent=2))

    def leave(self, user: User) -> None:
        """Call the user's open matches off, and free the user's places in those of others."""
        now = timezone.now()
        with transaction.atomic():
            hosted = DuplicateMatch.objects.filter(host=user, status=MatchStatus.OPEN)
            for match in hosted.select_for_update(no_key=True):
                cancel(match, now=now)
            Place.objects.filter(user=user, match__status=MatchStatus.OPEN).update(user=None)
