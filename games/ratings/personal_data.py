"""The personal data in ratings."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.ratings.own import ratings_of_person


class RatingsOfPerson(PersonalDataPart):
    """The part of ratings in exports."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the user's ratings of all time and by season, and what each game did to them."""
        ratings = json.dumps(ratings_of_person(user), cls=DjangoJSONEncoder, indent=2)
        yield File("ratings.json", ratings)
