"""Ratings as people see them: boards, standings, history, distribution."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from django.db.models import Count, F, Max, Q, QuerySet
from django.db.models.functions import Floor, TruncDate

from accounts.models import User
from games.play.models import Game
from games.ratings.models import RatedGame, Rating, RatingChange
from games.ratings.system import ALL_TIME, Mode
from games.ratings.system.skill import PROVISIONAL_ABOVE

LEAST_GAMES = 10
"""How many games put a player on a board."""

BUCKET = 50
"""Points from one bar of a distribution to the next."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A rating and where it stands: its rank and the share of players below, if it is ranked."""

    rating: Rating
    rank: int | None
    better_than: float | None


@dataclass(frozen=True, slots=True)
class Day:
    """The rating at the end of a day with games."""

    day: date
    mean: float


def board(mode: str, season: str = ALL_TIME) -> QuerySet[Rating]:
    """The ranked players of a mode, best first (`-mean, -id`: the order of a cursor).

    Ranked are settled ratings after `LEAST_GAMES` games. Bots are not.
    """
    return (
        Rating.objects.filter(
            mode=mode,
            season=season,
            user__is_active=True,
            deviation__lte=PROVISIONAL_ABOVE,
            games__gte=LEAST_GAMES,
        )
        .select_related("user")
        .order_by("-mean", "-id")
    )


def rank_of(rating: Rating) -> int:
    """One more than there are players on the board with a higher rating; equals share a rank."""
    return board(rating.mode, rating.season).filter(mean__gt=rating.mean).count() + 1


def ranks_of(page: Sequence[Rating]) -> list[int]:
    """The ranks of neighbours on a board."""
    if not page:
        return []
    first = page[0]
    ahead = Q(mean__gt=first.mean) | Q(mean=first.mean, pk__gt=first.pk)
    before = board(first.mode, first.season).filter(ahead).count()
    ranks = [rank_of(first)]
    for index, (rating, previous) in enumerate(zip(page[1:], page, strict=False), start=1):
        is_level = rating.mean == previous.mean
        ranks.append(ranks[-1] if is_level else before + index + 1)
    return ranks


def seasons_of(mode: str) -> list[str]:
    """The seasons in which the mode was played, newest first."""
    seasons = Rating.objects.filter(mode=mode).exclude(season=ALL_TIME)
    return list(seasons.values_list("season", flat=True).distinct().order_by("-season"))


def standing_of(user_id: int | None, mode: str, season: str = ALL_TIME) -> Standing | None:
    """Where a user stands in a mode; None if they have not been rated in it."""
    if user_id is None:
        return None
    rating = Rating.objects.filter(user=user_id, mode=mode, season=season).first()
    return None if rating is None else standing(rating)


def standing(rating: Rating) -> Standing:
    """The rating with its rank among the others of its board."""
    ranked = board(rating.mode, rating.season)
    if not ranked.filter(pk=rating.pk).exists():
        return Standing(rating, None, None)
    others = ranked.exclude(pk=rating.pk)
    count = others.count()
    below = others.filter(mean__lt=rating.mean).count()
    return Standing(rating, rank_of(rating), below / count if count else None)


def standings_of(user: User, *, season: str) -> list[tuple[Standing, Rating | None]]:
    """The user's modes, each with the standing of all time and the rating of that season."""
    ratings = Rating.objects.filter(user=user, season__in=(ALL_TIME, season))
    seasonal = {rating.mode: rating for rating in ratings if rating.season == season}
    all_time = {rating.mode: rating for rating in ratings if rating.season == ALL_TIME}
    return [(standing(all_time[mode]), seasonal.get(mode)) for mode in Mode if mode in all_time]


def bot_ratings() -> list[Rating]:
    """The ratings of all time that the bots have."""
    return list(Rating.objects.filter(user=None, season=ALL_TIME).order_by("bot_level", "mode"))


def distribution(mode: str) -> list[tuple[int, int]]:
    """How many ranked players have a rating from a multiple of `BUCKET` up to the next."""
    buckets = (
        board(mode)
        .order_by()
        .annotate(bucket=Floor(F("mean") / BUCKET))
        .values("bucket")
        .annotate(players=Count("pk"))
        .order_by("bucket")
    )
    return [(int(row["bucket"]) * BUCKET, row["players"]) for row in buckets]


def history(user: User, mode: str) -> QuerySet[RatingChange]:
    """What each game did to the user's rating, newest first (`-number`: the order of a cursor)."""
    return RatingChange.objects.filter(user=user, mode=mode).order_by("-number")


def seats_in(changes: Sequence[RatingChange], user: User) -> dict[str, tuple[int, int]]:
    """The user's place and the number of seats in those games, by game."""
    games = Game.objects.filter(
        pk__in=[change.rated_game_id for change in changes]
    ).prefetch_related("seats")
    return {
        game.pk: (seat.place or 0, len(game.seats.all()))
        for game in games
        for seat in game.seats.all()
        if seat.user_id == user.pk
    }


def days(user: User, mode: str) -> list[Day]:
    """The rating at the end of each day (UTC) with games, oldest first."""
    changes = RatingChange.objects.filter(user=user, mode=mode)
    last_of_day = (
        changes.order_by()
        .annotate(day=TruncDate("at", tzinfo=UTC))
        .values("day")
        .annotate(last=Max("number"))
        .values("last")
    )
    rows = changes.filter(number__in=last_of_day).order_by("at", "number")
    return [Day(_utc(row.at).date(), row.mean_after) for row in rows]


def entry_of(game: Game) -> tuple[str, list[RatingChange]]:
    """What became of a game's rating in a word, and the changes once it has counted.

    The words: `unrated`, `pending` (not over, or over just now), `applied`, `held`, `annulled`.
    """
    if not game.is_rated:
        return "unrated", []
    entry = RatedGame.objects.filter(pk=game.pk).first()
    if entry is None:
        return "pending", []
    return entry.status, list(entry.changes.order_by("pk"))


def _utc(moment: datetime) -> datetime:
    return moment.astimezone(UTC)
