"""The personal data in tournaments: a person's entries, and the tournaments of a host."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder
from django.db import transaction
from django.utils import timezone

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.tournaments.models import STAYING, Entry, Tournament, TournamentStatus
from games.tournaments.services.creating import cancel
from games.tournaments.services.entering import withdraw_entry
from games.tournaments.services.locks import lock_tournament

RUNNING = (TournamentStatus.SCHEDULED, TournamentStatus.RUNNING)
ENTRY = ("tournament_id", "status", "joined_at", "rating", "score", "games", "firsts", "level")
HOSTED = ("id", "name", "description", "kind", "status", "created_at", "starts_at")


class TournamentsOfPerson(PersonalDataPart):
    """The part of tournaments in exports and deletions.

    After a deletion, results stay, as the games do; the player has no name there.
    """

    def files(self, user: User) -> Iterator[File]:
        """Yield the user's entries, and the tournaments that the user has created."""
        entries = Entry.objects.filter(user=user).order_by("joined_at", "pk")
        hosted = Tournament.objects.filter(host=user).order_by("created_at", "pk")
        listed = {"entries": list(entries.values(*ENTRY)), "hosted": list(hosted.values(*HOSTED))}
        yield File("tournaments.json", json.dumps(listed, cls=DjangoJSONEncoder, indent=2))

    def leave(self, user: User) -> None:
        """Call off the user's tournaments that have not begun, and leave those of others."""
        hosted = Tournament.objects.filter(host=user, status=TournamentStatus.SCHEDULED)
        for tournament_id in list(hosted.values_list("pk", flat=True)):
            with transaction.atomic():
                row = lock_tournament(tournament_id)
                if row.status == TournamentStatus.SCHEDULED:
                    cancel(row, now=timezone.now())
        entries = Entry.objects.filter(
            user=user, status__in=STAYING, tournament__status__in=RUNNING
        )
        for entry in list(entries):
            with transaction.atomic():
                withdraw_entry(lock_tournament(entry.tournament_id), entry)

    def erase(self, user: User) -> None:
        """Delete what the user wrote about tournaments."""
        Tournament.objects.filter(host=user).update(name="", description="")
