"""Reads of reported clubs and tournaments."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from games.clubs.models import Club, ClubRole
from games.tournaments.models import Tournament
from moderation.models import Report


@dataclass(frozen=True, slots=True)
class ReportedPlaces:
    """The clubs and tournaments that reports name and that are still there, by their ids."""

    club_ids: tuple[str, ...]
    tournament_ids: tuple[str, ...]

    def __bool__(self) -> bool:
        """Return whether there is any."""
        return bool(self.club_ids or self.tournament_ids)


def reported_places(reports: Iterable[Report]) -> ReportedPlaces:
    """Return the places that the reports name, without those that are closed or gone."""
    clubs, tournaments = _named(list(reports))
    there = (club.pk for club in clubs.values() if club.closed_at is None)
    return ReportedPlaces(tuple(sorted(there)), tuple(sorted(tournaments)))


def places_now(reports: Iterable[Report]) -> Mapping[int, str]:
    """Return what the named places are now, by the ids of the reports that name one.

    It is a name, the owner or host, and the state; "deleted" for a club that is gone.
    """
    rows = list(reports)
    clubs, tournaments = _named(rows)
    owners = dict(
        Club.objects.filter(pk__in=clubs, memberships__role=ClubRole.OWNER).values_list(
            "pk", "memberships__user__name"
        )
    )
    found = dict[int, str]()
    for row in rows:
        if row.club_id:
            club = clubs.get(row.club_id)
            found[row.pk] = "deleted" if club is None else _club_now(club, owners.get(club.pk, ""))
        elif row.tournament_id and row.tournament_id in tournaments:
            found[row.pk] = _tournament_now(tournaments[row.tournament_id])
    return found


def _named(rows: Iterable[Report]) -> tuple[dict[str, Club], dict[str, Tournament]]:
    listed = list(rows)
    clubs = {row.club_id for row in listed} - {""}
    tournaments = {row.tournament_id for row in listed} - {""}
    hosted = Tournament.objects.select_related("host")
    return Club.objects.in_bulk(clubs), hosted.in_bulk(tournaments)


def _club_now(club: Club, owner: str) -> str:
    state = ", closed" if club.closed_at else ", hidden" if club.is_hidden else ""
    return f"{club.name}, of {owner}{state}"


def _tournament_now(row: Tournament) -> str:
    host = "" if row.host is None else f", by {row.host.name}"
    hidden = ", hidden" if row.is_hidden else ""
    return f"{row.name or 'no name'}{host}, {row.get_status_display()}{hidden}"
