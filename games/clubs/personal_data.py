"""The personal data in clubs: a person's memberships."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder
from django.db import transaction

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.clubs.models import ClubMembership, ClubRole
from games.clubs.services.memberships import leave_for_good


class ClubsOfPerson(PersonalDataPart):
    """The part of clubs in exports and deletions.

    After a deletion another member owns the person's clubs; a club without members is deleted.
    """

    def files(self, user: User) -> Iterator[File]:
        """Yield the user's memberships, each with its club."""
        columns = ("club_id", "club__name", "role", "since")
        rows = ClubMembership.objects.filter(user=user).order_by("since", "pk")
        listed = [dict(zip(columns, row, strict=True)) for row in rows.values_list(*columns)]
        text = json.dumps(listed, cls=DjangoJSONEncoder, ensure_ascii=False, indent=2)
        yield File("clubs.json", text)

    def leave(self, user: User) -> None:
        """End the user's memberships, and hand owned clubs over; a removal stays in force."""
        rows = ClubMembership.objects.filter(user=user).exclude(role=ClubRole.REMOVED)
        rows = rows.order_by("club_id")
        for club_id in list(rows.values_list("club_id", flat=True)):
            with transaction.atomic():
                leave_for_good(club_id=club_id, user_id=user.pk)

    def erase(self, user: User) -> None:
        """Delete what is left: that clubs have removed the user."""
        ClubMembership.objects.filter(user=user).delete()
