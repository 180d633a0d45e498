"""The personal data in matchmaking: a seek, and missed games."""

import json
from collections.abc import Iterator

from django.utils import timezone

from accounts.errors import HasPlayed
from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.matchmaking.messages import seeks_of_person
from games.matchmaking.models import Seek
from games.matchmaking.seeks import delete_missed_of, stop_seeking


class SeeksOfPerson(PersonalDataPart):
    """The part of matchmaking in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the user's seek, and the games that the user missed lately."""
        yield File("seeks.json", json.dumps(seeks_of_person(user.pk), ensure_ascii=False))

    def check_may_become_bot(self, user: User) -> None:
        """Raise HasPlayed if the user waits for a game with people."""
        if Seek.objects.filter(user=user).exists():
            raise HasPlayed("You are about to play with people: stop seeking first.")

    def leave(self, user: User) -> None:
        """End the user's wait."""
        stop_seeking(user_id=user.pk, now=timezone.now())

    def erase(self, user: User) -> None:
        """Delete the user's missed games."""
        delete_missed_of(user.pk)
