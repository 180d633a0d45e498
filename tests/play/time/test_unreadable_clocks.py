"""An unreadable clock stops only its game and is reported, and one command repairs it."""

from collections.abc import Callable
from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from games.play.errors import UnreadableClock
from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.selectors.spectator_delay import table_now
from games.play.time.clock import PerCommand, clock_from_json
from games.play.time.compensation import compensate_games
from games.play.time.sweeps.overdue import claim_overdue
from games.play.time.sweeps.reminders import remind_players
from games.records.audit import audit
from tests.support.api import ApiClient
from tests.support.clocks import clocked_table, let_pass

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("nobody_here", "no_reactions")]


def spoilt(game: Game) -> Game:
    """Return the game with a clock of another program."""
    Game.objects.filter(pk=game.pk).update(clock_state=[{"sand": 3}, None], turn_due_at=game.due_at)
    return game


def late(control: PerCommand | None = None) -> Game:
    """Return a game whose time was up a minute ago."""
    return let_pass(clocked_table(control or PerCommand(30)), 90)


@pytest.mark.parametrize(
    "data",
    [[{"sand": 3}], ["soon"], [3], [{"due": "soon"}], [{"timeouts": True}], [{"is_clean": 1}]],
)
def test_other_data_is_not_read_as_a_clock(data: list[object]) -> None:
    with pytest.raises(ValueError, match="No clock"):
        clock_from_json(data)  # type: ignore[arg-type]  # what a row may hold


def give_back() -> None:
    now = timezone.now()
    compensate_games(now - timedelta(seconds=20), now)


def remind() -> None:
    remind_players(now=timezone.now() + timedelta(hours=1))


def claim() -> None:
    claim_overdue(now=timezone.now())


@pytest.mark.parametrize("sweep", [claim, give_back, remind])
def test_no_sweep_stops_for_it_and_it_is_reported_to_the_operator(
    sweep: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    broken = spoilt(late())
    sweep()
    assert f"Game {broken.pk}: its clock can't be read" in caplog.text
    told = caplog.text.count(broken.pk)
    sweep()
    assert caplog.text.count(broken.pk) == told, "told once, not by every sweep"


def test_the_time_of_the_others_runs_out_all_the_same() -> None:
    broken, other = spoilt(late()), late()
    assert [one.game_id for one in claim_overdue(now=timezone.now())] == [other.pk]
    assert Game.objects.get(pk=broken.pk).due_at is None


def test_players_get_the_problem_of_a_broken_game_and_lists_still_have_it() -> None:
    game = spoilt(clocked_table())
    with pytest.raises(UnreadableClock):
        table_now(get_game(game.pk))
    client = ApiClient()
    assert client.get(f"games/{game.pk}").code == "game_broken"
    (listed,) = client.get("games").body["results"]
    assert (listed["id"], listed["times"]["seats"]) == (game.pk, [])


def test_one_command_mends_it_with_new_time_for_everybody() -> None:
    game = spoilt(clocked_table())
    assert "its clock can't be read" in " ".join(audit(Game.objects.get(pk=game.pk)))
    call_command("rebuild_games", game.pk, stdout=StringIO())
    game = get_game(game.pk)
    assert audit(game) == ()
    assert game.due_at is not None
    assert timezone.now() < game.due_at <= timezone.now() + timedelta(seconds=30)
