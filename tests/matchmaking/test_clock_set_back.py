"""The machine's clock is set back by an hour: matchmaking waits for nobody as long as that."""

from datetime import datetime, timedelta

import pytest
from django.utils import timezone

from games.matchmaking.matches import ANSWER_WITHIN
from games.matchmaking.matching import match_players
from games.matchmaking.models import Match, Seek
from games.matchmaking.seeks import LAPSES_AFTER
from games.play.models import Game, GameStatus
from tests.support.seeks import seeking

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
HOUR = timedelta(hours=1)
BETWEEN_SWEEPS = timedelta(seconds=5)


def sweep_for(span: timedelta, *, begin: datetime) -> None:
    """Let the sweep run every five seconds, until `span` has passed."""
    for number in range(span // BETWEEN_SWEEPS + 2):
        match_players(now=begin + number * BETWEEN_SWEEPS)


def test_a_person_whose_page_is_gone_waits_no_hour_longer() -> None:
    ahead = timezone.now() + HOUR
    seeking(now=ahead)
    match_players(now=ahead)
    sweep_for(LAPSES_AFTER, begin=ahead - HOUR)
    assert not Seek.objects.exists()


def test_a_paired_game_waits_no_hour_longer_for_answers() -> None:
    ahead = timezone.now() + HOUR
    seeking(now=ahead)
    seeking(now=ahead)
    assert match_players(now=ahead) == 1
    sweep_for(ANSWER_WITHIN, begin=ahead - HOUR)
    assert not Match.objects.exists()
    assert Game.objects.get().status == GameStatus.CANCELLED
