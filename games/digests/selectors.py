"""Reads of what the weekly mail tells a person."""

from datetime import datetime, timedelta
from typing import NamedTuple

from django.db.models import Q

from accounts.models import User
from games.clubs.models import MEMBERS
from games.clubs.selectors import memberships_of_person
from games.play.selectors.own_games import OwnGameStatus, awaiting_games_of
from games.ratings.models import RatingChange
from games.ratings.system import Skill
from games.ratings.system.modes import Mode
from games.tournaments.models import (
    STAYING,
    Entry,
    Tournament,
    TournamentAccess,
    TournamentStatus,
)

A_WEEK = timedelta(days=7)
MAX_TOURNAMENTS = 10


class WeeksRating(NamedTuple):
    """The rating in a mode now, and a week ago."""

    mode: Mode
    now: int
    before: int


class Digest(NamedTuple):
    """The contents of a weekly mail; an empty digest is not sent."""

    waiting: list[OwnGameStatus]
    tournaments: list[Tournament]
    ratings: list[WeeksRating]

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing to tell."""
        return not (self.waiting or self.tournaments or self.ratings)


def digest_of(user: User, *, now: datetime) -> Digest:
    """Return what the week's mail tells the user."""
    return Digest(
        waiting=awaiting_games_of(user.pk),
        tournaments=_tournaments(user.pk, now=now),
        ratings=[] if user.hides_ratings else _ratings(user, now=now),
    )


def _tournaments(user_id: int, *, now: datetime) -> list[Tournament]:
    """Return tournaments of the next seven days: joined ones, the user's clubs', featured ones."""
    joined = Entry.objects.filter(user=user_id, status__in=STAYING)
    clubs = memberships_of_person(user_id).filter(role__in=MEMBERS)
    rows = Tournament.objects.filter(
        Q(pk__in=joined.values("tournament_id"))
        | Q(access=TournamentAccess.CLUB, club__in=clubs.values("club_id"), is_hidden=False)
        | Q(access=TournamentAccess.OPEN, is_featured=True, is_hidden=False),
        status=TournamentStatus.SCHEDULED,
        starts_at__gt=now,
        starts_at__lte=now + A_WEEK,
    )
    return list(rows.order_by("starts_at", "id")[:MAX_TOURNAMENTS])


def _ratings(user: User, *, now: datetime) -> list[WeeksRating]:
    """Return the ratings of the modes in which a game counted in the last seven days."""
    found = []
    for mode in Mode:
        changes = RatingChange.objects.filter(user=user, mode=mode, at__gt=now - A_WEEK)
        first, last = changes.order_by("number").first(), changes.order_by("-number").first()
        if first is not None and last is not None:
            after = Skill(last.mean_after, last.deviation_after).rating
            before = Skill(first.mean_before, first.deviation_before).rating
            found.append(WeeksRating(mode, after, before))
    return found
