"""TV over the API: what its channels show, when they change, and the exhibitions of the bots."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from pytest_django.fixtures import Settings

from games.play.models import Game, GameStatus, StoredEvent
from games.play.selectors.games import get_game
from games.play.services.handover import hand_over
from games.ratings.models import Rating
from games.ratings.system import ALL_TIME
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import BotPlan, HostPlan, SeatPlan
from games.tables.terms import TableChoice
from games.tv import audience
from games.tv.models import Exhibition
from games.tv.selectors import STALLED_AFTER
from games.tv.services import LINGERS, PROGRAMME, choose_games
from tests.support.api import ApiClient
from tests.support.at_once import at_once
from tests.support.duplicates import game_of, of_four
from tests.support.games import played_out, running_table, some_user

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]


@pytest.fixture(autouse=True)
def _audience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the audience of other tests out: they share one Redis."""
    monkeypatch.setattr(audience, "WATCHED", f"durak:tv:watched:{timezone.now().timestamp()}")


def rated(game: Game, mean: float) -> Game:
    for seat in game.all_seats:
        Rating.objects.create(
            user_id=seat.user_id,
            mode=game.mode,
            season=ALL_TIME,
            mean=mean,
            deviation=60.0,
            games=20,
            last_game_at=timezone.now(),
        )
    return game


def alone(bot: str = "casual") -> Game:
    """A running game of a person and a bot."""
    seats: list[SeatPlan] = [HostPlan(), BotPlan(bot)]
    return create_game(TableChoice(preset="duel"), seats, host_id=some_user().pk, start=True)


def on_air(mode: str | None = None) -> str | None:
    """The game on a channel, by the API."""
    channels = {row["mode"]: row for row in ApiClient().get("tv").body["channels"]}
    table = channels[mode]["table"]
    return None if table is None else table["game"]["id"]


def chosen(after: timedelta = timedelta()) -> int:
    return choose_games(now=timezone.now() + after)


def test_each_channel_shows_the_best_game_of_its_mode() -> None:
    weak = rated(running_table(2, preset="duel"), 1500)
    strong = rated(running_table(2, preset="duel"), 1700)
    table = rated(running_table(4), 1600)
    assert chosen() == 3
    assert [on_air(mode) for mode in (None, "duel", "table", "partners")] == [
        *(strong.pk, strong.pk, table.pk, None)
    ]
    assert weak.pk not in {on_air(mode) for mode in (None, "duel")}
    channel = ApiClient().get("tv").body["channels"][0]
    assert (channel["mode"], channel["exhibition"]) == (None, False)
    assert [row["rating"] for row in channel["table"]["ratings"]] == [1700, 1700]
    assert channel["since"] is not None
    assert chosen() == 0


def test_channels_that_stay_as_they_are_lock_nothing() -> None:
    """On SQLite the lock would hold up all moves while games are read."""
    running_table(2, preset="duel")
    with CaptureQueriesContext(connection) as queries:
        assert chosen() == 2
    assert any(query["sql"].startswith("BEGIN") for query in queries)
    with CaptureQueriesContext(connection) as queries:
        assert chosen() == 0
    assert not [query for query in queries if query["sql"].startswith("BEGIN")]


def test_a_game_stays_until_it_is_over_and_a_moment_longer() -> None:
    first = running_table(2, preset="duel")
    chosen()
    second = rated(running_table(2, preset="duel"), 2000)
    assert (chosen(), on_air("duel")) == (0, first.pk)
    over = played_out(first)
    assert over.finished_at is not None
    left = over.finished_at - timezone.now() + LINGERS
    assert (chosen(left - timedelta(seconds=1)), on_air("duel")) == (0, first.pk)
    assert (chosen(left), on_air("duel")) == (2, second.pk)


@pytest.mark.parametrize("is_private", [True, False])
def test_private_games_and_games_without_people_are_not_shown(*, is_private: bool) -> None:
    hidden = running_table(2, preset="duel")
    if is_private:
        Game.objects.update(is_private=True)
    else:
        for seat in hidden.all_seats:
            hand_over(game_id=hidden.pk, user_id=seat.user_id or 0)
    match, _ = of_four()
    assert game_of(match, 1, 1).is_sealed
    assert (chosen(), on_air()) == (0, None)


def test_a_game_that_is_made_private_leaves_the_channel_at_once_for_its_viewers(
    settings: Settings,
) -> None:
    settings.DURAK_TV_EXHIBITIONS = False
    game = running_table(2, preset="duel")
    chosen()
    Game.objects.filter(pk=game.pk).update(is_private=True)
    assert on_air() is None
    assert (chosen(), on_air("duel")) == (2, None)


def test_a_game_in_which_nobody_plays_for_minutes_gives_its_channel_up() -> None:
    idle, busy = running_table(2, preset="duel"), alone()
    chosen()
    assert on_air() == idle.pk
    before = timezone.now() - STALLED_AFTER - timedelta(seconds=1)
    StoredEvent.objects.filter(game=idle.pk).update(at=before)
    assert (chosen(), on_air()) == (2, busy.pk)


def test_games_of_days_are_not_shown() -> None:
    game = running_table(2, preset="duel")
    Game.objects.filter(pk=game.pk).update(clock={"type": "days", "days": 2})
    assert (chosen(), on_air()) == (0, None)


def test_masters_play_for_those_who_watch_and_for_nobody_else() -> None:
    assert (chosen(), Exhibition.objects.count()) == (0, 0)
    assert on_air() is None  # somebody watches from here on
    assert chosen() == 2
    channel = ApiClient().get("tv").body["channels"][0]
    game = channel["table"]["game"]
    preset, seats = PROGRAMME[0]
    assert (channel["exhibition"], game["preset"], len(game["seats"])) == (True, preset, seats)
    assert {seat["player"]["level"] for seat in game["seats"]} == {"master"}
    assert (game["rated"], game["private"]) == (False, False)
    assert chosen() == 0
    assert Exhibition.objects.count() == 1


def test_no_exhibition_begins_if_the_setting_is_off_or_people_play(
    settings: Settings,
) -> None:
    settings.DURAK_TV_EXHIBITIONS = False
    on_air()
    assert (chosen(), Exhibition.objects.count()) == (0, 0)
    settings.DURAK_TV_EXHIBITIONS = True
    game = alone()
    assert (chosen(), on_air(), Exhibition.objects.count()) == (2, game.pk, 0)


def test_an_exhibition_yields_to_people_and_the_next_one_has_another_table() -> None:
    on_air()
    chosen()
    first = Exhibition.objects.get().game_id
    people = running_table(4)
    assert (chosen(), on_air(), on_air("table"), on_air("duel")) == (
        *(2, people.pk, people.pk, first),
    )
    Game.objects.filter(pk=people.pk).update(is_private=True)
    chosen()
    assert on_air() == first
    finish(first)
    chosen(LINGERS)
    following = Exhibition.objects.get(is_running=True)
    preset, seats = PROGRAMME[1]
    assert (following.game.preset, following.game.seats.count()) == (preset, seats)
    assert on_air() == following.game_id


def finish(game_id: str) -> None:
    """End the game; masters would think for long."""
    Game.objects.filter(pk=game_id).update(status=GameStatus.FINISHED, finished_at=timezone.now())


def test_two_sweeps_at_once_begin_one_exhibition() -> None:
    on_air()
    assert sorted(at_once(chosen, chosen)) == [0, 2]
    assert Exhibition.objects.count() == 1


def test_bots_of_an_exhibition_take_their_time() -> None:
    on_air()
    chosen()
    game = get_game(Exhibition.objects.get().game_id)
    assert not game.has_only_programs
