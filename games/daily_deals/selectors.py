"""The leaderboard of a deal of the day: ranks of the finished attempts."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from django.db.models import Q, QuerySet

from accounts.models import User
from games.daily_deals.errors import NoDeal
from games.daily_deals.models import DailyDeal, DealTry

MAX_LISTED = 100
A_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Ranked:
    """A finished try in the list; equal results have equal ranks."""

    rank: int
    attempt: DealTry
    user: User


def deal_of(day: date, *, today: date) -> DailyDeal | None:
    """Return the deal of the day; None if nobody has begun today's yet. Raises NoDeal."""
    deal = DailyDeal.objects.filter(day=day).first()
    if deal is None and day != today:
        raise NoDeal("There was no deal of that day.")
    return deal


def best_tries(deal: DailyDeal) -> Iterator[Ranked]:
    """Yield the best finished tries of accounts, best first.

    The order is by place, then by cards left, then by time; tries that were left come last.
    """
    rows = _listed(deal).select_related("user")
    rows = rows.order_by("has_left", "place", "cards_left", "ended_at", "pk")[:MAX_LISTED]
    rank, before = 0, None
    for number, row in enumerate(rows, start=1):
        result = (row.has_left, row.place, row.cards_left)
        if result != before:
            rank, before = number, result
        yield Ranked(rank, row, row.user)


def try_of(deal: DailyDeal | None, user_id: int | None) -> DealTry | None:
    """Return the person's try at the deal, if they have begun one."""
    if deal is None or user_id is None:
        return None
    return DealTry.objects.filter(deal=deal, user_id=user_id).first()


def streak_of(user_id: int | None, *, today: date) -> int:
    """Return the number of days in a row on which the person finished; today may still follow."""
    if user_id is None:
        return 0
    finished = DealTry.objects.filter(user_id=user_id, ended_at__isnull=False, has_left=False)
    days = set(finished.values_list("deal_id", flat=True))
    day = today if today in days else today - A_DAY
    streak = 0
    while day in days:
        streak, day = streak + 1, day - A_DAY
    return streak


def count_of(deal: DailyDeal) -> int:
    """Return the number of accounts that have finished."""
    return _listed(deal).count()


def rank_of(attempt: DealTry) -> int | None:
    """Return the rank of a finished try among those of accounts; None while it runs."""
    if attempt.ended_at is None:
        return None
    better = (
        Q(place__lt=attempt.place) | Q(place=attempt.place, cards_left__lt=attempt.cards_left)
    ) & Q(has_left=attempt.has_left)
    if attempt.has_left:
        better |= Q(has_left=False)
    return _listed(attempt.deal).filter(better).count() + 1


def _listed(deal: DailyDeal) -> QuerySet[DealTry]:
    """Return the finished tries of accounts: guests can try again, and programs calculate."""
    return DealTry.objects.filter(
        deal=deal, ended_at__isnull=False, user__is_guest=False, user__is_bot=False
    )
