"""The personal data in deals of the day: a person's tries."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.daily_deals.models import DealTry


class DailyDealsOfPerson(PersonalDataPart):
    """The part of deals of the day in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the user's tries, with their results."""
        columns = ("deal_id", "game_id", "began_at", "ended_at", "place", "cards_left", "has_left")
        tries = list(DealTry.objects.filter(user=user).order_by("deal_id").values(*columns))
        yield File("daily_deals.json", json.dumps(tries, cls=DjangoJSONEncoder, indent=2))

    def erase(self, user: User) -> None:
        """Delete the user's tries; no list shows them any more."""
        DealTry.objects.filter(user=user).delete()
