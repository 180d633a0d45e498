"""The personal data in invitations."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Q

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.invitations.models import Invitation


class InvitationsOfPerson(PersonalDataPart):
    """The part of invitations in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the invitations by and to the user."""
        yield File("invitations.json", _invitations(user))

    def erase(self, user: User) -> None:
        """Delete the invitations by and to the user."""
        Invitation.objects.filter(Q(inviter=user) | Q(invited=user)).delete()


def _invitations(user: User) -> str:
    rows = Invitation.objects.filter(Q(inviter=user) | Q(invited=user)).order_by("at")
    names = ("game_id", "inviter__name", "invited__name", "status", "reason", "at")
    return json.dumps(list(rows.values(*names)), cls=DjangoJSONEncoder, indent=2)
