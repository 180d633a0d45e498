"""The personal data in reviews: which ones a user has asked for."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from bots.reviews.models import Review


class ReviewsOfPerson(PersonalDataPart):
    """The part of reviews in exports and deletions: a review is of the game and stays."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the games whose review the user has asked for, and when."""
        rows = Review.objects.filter(asked_by=user).order_by("asked_at")
        asked = list(rows.values("game_id", "asked_at"))
        yield File("reviews.json", json.dumps(asked, cls=DjangoJSONEncoder, indent=2))

    def erase(self, user: User) -> None:
        """Delete the user's name from the reviews that they asked for."""
        Review.objects.filter(asked_by=user).update(asked_by=None)
