"""People who wait for a game by matchmaking, for tests."""

from datetime import datetime, timedelta

from django.utils import timezone

from accounts.models import User
from games.matchmaking.matching import make_matches
from games.matchmaking.models import Seek
from games.matchmaking.seeks import begin_seeking
from games.play.models import Game, Sweep, SweepHeartbeat
from games.play.selectors.games import get_game
from games.tables.services.series import get_ready
from tests.support.games import some_user


def seeking(
    *pools: str, user: User | None = None, is_rated: bool = True, now: datetime | None = None
) -> User:
    """A user who has begun to wait in these pools."""
    user = user or some_user()
    begin_seeking(
        user_id=user.pk,
        pools=pools or ("duel",),
        is_rated=is_rated,
        now=now or timezone.now(),
    )
    return user


def swept(*, now: datetime | None = None) -> list[Game]:
    """Run one sweep; return the games that it made."""
    now = now or timezone.now()
    SweepHeartbeat.objects.get_or_create(pk=Sweep.QUICK_MATCH, defaults={"at": now})
    before = set(Game.objects.values_list("pk", flat=True))
    made = make_matches(now=now)
    games = list(Game.objects.exclude(pk__in=before))
    assert len(games) == made
    return [get_game(game.pk) for game in games]


def people_of(game: Game) -> set[int]:
    """The ids of the users on the game's seats."""
    return {seat.user_id for seat in game.seats.all() if seat.user_id is not None}


def answered(game: Game, *users: int) -> Game:
    """The game after these users, or all its users, have answered to being paired."""
    for user_id in users or people_of(game):
        get_ready(game_id=game.pk, user_id=user_id)
    return get_game(game.pk)


def waited(seconds: float, *users: User) -> None:
    """Let the users have waited longer by so many seconds."""
    for seek in Seek.objects.filter(user__in=users):
        seek.since -= timedelta(seconds=seconds)
        seek.save(update_fields=["since"])
