"""Leaderboards and ratings as people see them: rank, rating history, distribution."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from django.db.models import Count, F, Max, Q, QuerySet
from django.db.models.functions import Floor, TruncDate

from accounts.models import User
from games.play.models import Game
from games.ratings.models import RatedGame, Rating, RatingChange
from games.ratings.system import ALL_TIME, Mode
from games.ratings.system.skill import PROVISIONAL_ABOVE, Skill

MIN_GAMES = 10
"""The number of games after which a player may be on a board."""

BUCKET = 50
"""Points from one bar of a distribution to the next."""


@dataclass(frozen=True, slots=True)
class RankedRating:
    """A rating with its rank and the share of players below it; both None if it is not ranked."""

    rating: Rating
    rank: int | None
    better_than: float | None


@dataclass(frozen=True, slots=True)
class RatedDay:
    """The rating of a player at the end of a day with games."""

    day: date
    mean: float


def board(mode: str, season: str = ALL_TIME) -> QuerySet[Rating]:
    """Return the ranked players of a mode, best first (`-mean, -id`: the order of a cursor).

    Settled ratings of people after `MIN_GAMES` games are ranked, ratings of bots are not.
    """
    return (
        Rating.objects.filter(
            mode=mode,
            season=season,
            user__is_active=True,
            deviation__lte=PROVISIONAL_ABOVE,
            games__gte=MIN_GAMES,
        )
        .select_related("user")
        .order_by("-mean", "-id")
    )


def rank_of(rating: Rating) -> int:
    """Return the rank of a rating: one more than the number of higher ratings."""
    return board(rating.mode, rating.season).filter(mean__gt=rating.mean).count() + 1


def ranks_of(page: Sequence[Rating]) -> list[int]:
    """Return the ranks of ratings that follow each other on a board."""
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
    """Return the seasons in which the mode was played, newest first."""
    seasons = Rating.objects.filter(mode=mode).exclude(season=ALL_TIME)
    return list(seasons.values_list("season", flat=True).distinct().order_by("-season"))


def standing_of(user_id: int | None, mode: str, season: str = ALL_TIME) -> RankedRating | None:
    """Return the standing of a user in a mode; None if the user has not been rated in it."""
    if user_id is None:
        return None
    rating = Rating.objects.filter(user=user_id, mode=mode, season=season).first()
    return None if rating is None else standing(rating)


def standing(rating: Rating) -> RankedRating:
    """Return the standing of a rating among the others of its board."""
    ranked = board(rating.mode, rating.season)
    if not ranked.filter(pk=rating.pk).exists():
        return RankedRating(rating, None, None)
    others = ranked.exclude(pk=rating.pk)
    count = others.count()
    below = others.filter(mean__lt=rating.mean).count()
    return RankedRating(rating, rank_of(rating), below / count if count else None)


def standings_of(user: User, *, season: str) -> list[tuple[RankedRating, Rating | None]]:
    """Return the user's standings of all time by mode, each with the rating of a season."""
    ratings = Rating.objects.filter(user=user, season__in=(ALL_TIME, season))
    seasonal = {rating.mode: rating for rating in ratings if rating.season == season}
    all_time = {rating.mode: rating for rating in ratings if rating.season == ALL_TIME}
    return [(standing(all_time[mode]), seasonal.get(mode)) for mode in Mode if mode in all_time]


def shown_rating(user: User) -> int | None:
    """Return the rating of all time in the mode that the user has played most; None without one."""
    ratings = Rating.objects.filter(user=user, season=ALL_TIME)
    most = ratings.order_by("-games", "mode").first()
    return None if most is None else Skill(most.mean, most.deviation).rating


def bot_ratings() -> list[Rating]:
    """Return the ratings of the bots, of all time."""
    return list(Rating.objects.filter(user=None, season=ALL_TIME).order_by("bot_level", "mode"))


def distribution(mode: str) -> list[tuple[int, int]]:
    """Return pairs: a multiple of `BUCKET`, and the number of players from it to the next."""
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
    """Return the changes of the user's rating, newest first (`-number`: the order of a cursor)."""
    return RatingChange.objects.filter(user=user, mode=mode).order_by("-number")


def seats_in(changes: Sequence[RatingChange], user: User) -> dict[str, tuple[int, int]]:
    """Return the user's place and the number of seats in the games of these changes, by game."""
    games = Game.objects.filter(
        pk__in=[change.rated_game_id for change in changes]
    ).prefetch_related("seats")
    return {
        game.pk: (seat.place or 0, len(game.all_seats))
        for game in games
        for seat in game.all_seats
        if seat.user_id == user.pk
    }


def days(user: User, mode: str) -> list[RatedDay]:
    """Return the rating at the end of each day (UTC) with games, oldest first."""
    changes = RatingChange.objects.filter(user=user, mode=mode)
    last_of_day = (
        changes.order_by()
        .annotate(day=TruncDate("at", tzinfo=UTC))
        .values("day")
        .annotate(last=Max("number"))
        .values("last")
    )
    rows = changes.filter(number__in=last_of_day).order_by("at", "number")
    return [RatedDay(_utc(row.at).date(), row.mean_after) for row in rows]


def entry_of(game: Game) -> tuple[str, list[RatingChange]]:
    """Return the status of a game's rating, and the changes once it has counted.

    The status is `unrated`, `pending` (not counted yet), `applied`, `held` or `annulled`.
    """
    if not game.is_rated:
        return "unrated", []
    entry = RatedGame.objects.filter(pk=game.pk).first()
    if entry is None:
        return "pending", []
    return entry.status, list(entry.changes.order_by("pk"))


def _utc(moment: datetime) -> datetime:
    return moment.astimezone(UTC)
