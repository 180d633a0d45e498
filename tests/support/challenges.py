"""Bot accounts and challenges, for tests."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.utils import timezone

from accounts.models import User
from games.challenges.bulk_pairings import pair_games
from games.challenges.models import Challenge, Pairing
from games.challenges.services import challenge
from games.play.time.clock import Control
from games.tables.terms import TableChoice
from tests.support.people import PASSWORD


def some_bot(name: str) -> User:
    """A bot account of this name."""
    return User.objects.create_user(name, password=PASSWORD, is_bot=True)


def challenged_by(
    challenger: User,
    bot: User,
    *,
    preset: str = "podkidnoy",
    is_rated: bool = False,
    clock: Control | None = None,
    now: datetime | None = None,
) -> Challenge:
    """A challenge by this account to this bot account."""
    return challenge(
        challenger_id=challenger.pk,
        name=bot.name,
        choice=TableChoice(preset=preset, is_rated=is_rated, clock=clock),
        now=now or timezone.now(),
    )


def paired_by(
    organiser: User,
    games: Sequence[Sequence[str]],
    *,
    seconds: int = 60,
    is_rated: bool = False,
    start_at: datetime | None = None,
    now: datetime | None = None,
) -> Pairing:
    """A pairing of bot accounts, by their names, by this organiser."""
    return pair_games(
        organiser_id=organiser.pk,
        games=games,
        choice=TableChoice(preset="podkidnoy", is_rated=is_rated),
        answer_within=timedelta(seconds=seconds),
        start_at=start_at,
        now=now or timezone.now(),
    )
