"""The personal data in tables: the kicks of a user."""

import json
from collections.abc import Iterator

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.tables.models import Kick
from games.tables.services.leaving import leave_all_games


class TablesOfPerson(PersonalDataPart):
    """The part of tables in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the kicks of the user."""
        kicked = Kick.objects.filter(user=user).order_by("at").values_list("table_id", "at")
        kicks = [{"table": table, "at": at.isoformat()} for table, at in kicked]
        yield File("kicks.json", json.dumps(kicks, indent=2))

    def leave(self, user: User) -> None:
        """Leave open tables, leave running games to bots, and delete the user's kicks."""
        leave_all_games(user.pk)
        Kick.objects.filter(user=user).delete()
