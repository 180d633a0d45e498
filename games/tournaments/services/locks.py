"""The lock of a tournament: every change of its entries and tables is made under it."""

from django.db import connection

from games.tournaments.errors import NoTournament
from games.tournaments.models import Tournament


def lock_tournament(tournament_id: str) -> Tournament:
    """Lock the tournament until the transaction ends, and return it. Raises NoTournament."""
    rows = Tournament.objects.select_for_update(no_key=True)
    row = rows.filter(pk=tournament_id).first()
    if row is None:
        raise NoTournament("There is no such tournament.")
    return row


def try_to_lock(tournament_id: str) -> Tournament | None:
    """Lock the tournament as above; return None if another transaction works on it."""
    rows = Tournament.objects.select_for_update(
        no_key=True, skip_locked=connection.features.has_select_for_update_skip_locked
    )
    return rows.filter(pk=tournament_id).first()
