"""Links to games and puzzles that people share open for strangers without a session."""

from datetime import UTC, datetime
from functools import partial

import pytest
from django.test import Client
from django.utils import timezone

from bots.judging.judge import Depth
from bots.judging.luck import play_batch
from bots.reviews import making
from bots.reviews.services import ask_review
from games.daily_deals.services import play_daily_deal
from games.engine import RuleSet
from games.play.models import Game
from tests.support.api import ApiClient
from tests.support.boards import LATE
from tests.support.games import played_out, running_table, some_user
from tests.support.puzzles import ACE_FIRST, puzzle_from

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]

A_LITTLE = Depth(games=1, states=20, fewest=1)
"""These tests don't ask how well it is judged."""


@pytest.fixture
def stranger() -> ApiClient:
    return ApiClient()


@pytest.fixture
def game() -> Game:
    return played_out(running_table(2, rules=RuleSet(deck=24, refill="never")))


def opens(address: str) -> None:
    """Check that the page of the address opens in a browser without a session, and stays there."""
    reply = Client().get(address)
    assert (reply.status_code, reply["Content-Type"].partition(";")[0]) == (200, "text/html")


def test_a_position_of_a_game_and_a_written_one_open(stranger: ApiClient, game: Game) -> None:
    board = stranger.post("analysis/positions", {"game_id": game.pk, "at": 4})
    assert (board.status, board.body["at"]) == (200, 4)
    assert stranger.post("analysis/positions", {"position": LATE}).status == 200
    opens(f"/analysis?game={game.pk}&at=4")
    assert stranger.get(f"games/{game.pk}/view?at=4&seat=open").body["version"] == 4
    opens(f"/games/{game.pk}/replay?at=4")


def test_a_review_opens(stranger: ApiClient, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "play_batch", partial(play_batch, games=2))
    ask_review(game_id=game.pk, user_id=some_user().pk, now=timezone.now())
    assert making.make_review(game_id=game.pk, depth=A_LITTLE)
    review = stranger.get(f"games/{game.pk}/review")
    assert (review.status, review.body["status"]) == (200, "done")
    assert review.body["decisions"]
    assert review.body["luck"]["seats"]
    opens(f"/games/{game.pk}/replay?at=4&review")


def test_a_puzzle_opens(stranger: ApiClient) -> None:
    puzzle = puzzle_from(ACE_FIRST, "0 lead AC")
    reply = stranger.get(f"puzzles/{puzzle.pk}")
    assert (reply.status, reply.body["id"]) == (200, puzzle.pk)
    opens(f"/puzzles/{puzzle.pk}")


def test_the_deal_of_a_day_opens_long_after_it(stranger: ApiClient) -> None:
    play_daily_deal(user_id=some_user().pk, now=datetime(2026, 1, 5, 12, tzinfo=UTC))
    reply = stranger.get("daily-deal?day=2026-01-05")
    assert (reply.status, reply.body["day"], reply.body["you"]) == (200, "2026-01-05", None)
    opens("/daily?day=2026-01-05")
