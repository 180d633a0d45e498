"""The archive: what can be read of a game before can be read of it afterwards, and takes less."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from accounts.models import User
from accounts.services.people import create_guest
from games.engine import Watcher
from games.play.models import ArchivedLog, Game, StoredEvent
from games.play.projections.rebuild import rebuild
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.handover import leave_running_game
from games.ratings.book import count_rated_games
from games.ratings.boosting import people_of
from games.ratings.models import Rating
from games.ratings.rebuild import rebuild_ratings
from games.records.audit import audit
from games.records.notation import notation_of
from games.records.retention import archive_old_games, forget_guests
from games.tables.services.series import next_game
from tests.support.api import ApiClient
from tests.support.clocks import clocked_table
from tests.support.games import (
    finished_rated_game,
    finished_table,
    open_table,
    person_on,
    played_out,
    running_table,
    some_user,
)

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("nobody_here", "no_reactions")]


def archive() -> int:
    """Archive every ended game."""
    return archive_old_games(now=timezone.now() + timedelta(seconds=1), days=0)


def readings(game_id: str) -> dict[str, object]:
    """Return everything that the API and the commands show of a finished game."""
    client = ApiClient()
    paths = ("", "/proof", "/view?seat=open", "/view?at=9&seat=1", "/events?since=0&seat=open")
    bodies: dict[str, object] = {path: client.get(f"games/{game_id}{path}").body for path in paths}
    out = StringIO()
    call_command("replay_game", game_id, "--positions", stdout=out)
    return bodies | {"notation": notation_of(get_game(game_id)), "replay": out.getvalue()}


@pytest.mark.parametrize("preset", ["podkidnoy", "perevodnoy", "cheaters", "wikipedia"])
def test_an_archived_game_reads_as_before(preset: str) -> None:
    game = finished_table(3, preset=preset)
    before = readings(game.pk)
    assert archive() == 1
    assert not StoredEvent.objects.filter(game=game).exists()
    # A duel of a hundred and fifty events is some 800 bytes.
    assert len(ArchivedLog.objects.get(game=game).packed) < 1000 + 4 * game.version
    assert readings(game.pk) == before
    assert audit(get_game(game.pk)) == ()
    assert not rebuild(game.pk)
    call_command("verify_game", game.pk, stdout=StringIO())
    assert archive() == 0


def test_ratings_fold_again_from_archived_games_and_signs_are_still_seen() -> None:
    game = finished_rated_game((1, 2), left={1: 12})
    count_rated_games()
    before = list(Rating.objects.order_by("pk").values_list("user_id", "mean", "deviation"))
    people = people_of(get_game(game.pk))
    assert archive() == 1
    assert people_of(get_game(game.pk)) == people
    rebuild_ratings()
    after = list(Rating.objects.order_by("pk").values_list("user_id", "mean", "deviation"))
    assert sorted(after) == sorted(before)


def test_the_next_game_of_a_series_begins_where_an_archived_one_ended() -> None:
    game = finished_table(2, preset="quicky")
    archive()
    following = next_game(game_id=game.pk, user_id=person_on(game, 0).user_id)
    assert following.series_number == 2


def test_leavers_are_known_from_an_archived_log_too() -> None:
    game = clocked_table()
    leave_running_game(game_id=game.pk, user_id=person_on(game, 1).user_id)
    game = played_out(get_game(game.pk))
    archive()
    assert audit(get_game(game.pk)) == ()
    events = update_of(get_game(game.pk), after=0).events_seen_by(Watcher.OPEN)
    assert "player_left" in [seen.event.type for seen in events]


def test_only_games_that_ended_long_enough_ago_are_archived() -> None:
    old, fresh = finished_table(), finished_table(seed=2)
    running_table()
    open_table()
    then = timezone.now() - timedelta(days=31)
    Game.objects.filter(pk=old.pk).update(started_at=then, finished_at=then)
    StoredEvent.objects.filter(game=old).update(at=then)
    out = StringIO()
    call_command("archive_games", stdout=out)
    assert out.getvalue() == "1 games archived.\n"
    assert [row.game_id for row in ArchivedLog.objects.all()] == [old.pk]
    call_command("archive_games", "--days", "0", stdout=StringIO())
    assert ArchivedLog.objects.filter(game=fresh).exists()
    with pytest.raises(CommandError):
        call_command("archive_games", "--days", "-1")


def test_a_rated_game_waits_until_it_is_in_the_book() -> None:
    finished_rated_game((1, 2))
    assert archive() == 0
    count_rated_games()
    assert archive() == 1


def test_a_broken_game_is_left_for_staff(caplog: pytest.LogCaptureFixture) -> None:
    broken, whole = finished_table(), finished_table(seed=2)
    Game.objects.filter(pk=broken.pk).update(position="spoilt")
    assert archive() == 1
    assert ArchivedLog.objects.get().game_id == whole.pk
    assert broken.pk in caplog.text


def test_a_spoilt_archive_stops_its_own_game_and_verify_game_says_so() -> None:
    game = finished_table()
    archive()
    ArchivedLog.objects.update(packed=b"\x01spoilt")
    assert "packed log" in " ".join(audit(get_game(game.pk)))
    assert ApiClient().get(f"games/{game.pk}/view?seat=open").code == "game_broken"


def test_guests_who_never_played_go_after_a_month() -> None:
    long_ago = timezone.now() - timedelta(days=31)
    never, lately = (create_guest(name="Gast", language="en") for _ in range(2))
    played = finished_table().seats.order_by("number")[1].user
    assert played is not None
    account = some_user()
    User.objects.filter(pk__in=[never.pk, played.pk, account.pk]).update(date_joined=long_ago)
    User.objects.filter(pk=played.pk).update(is_guest=True, name_key=None, look_key=None)
    assert forget_guests(now=timezone.now()) == 1
    assert not User.objects.filter(pk=never.pk).exists()
    assert User.objects.filter(pk__in=[lately.pk, played.pk, account.pk]).count() == 3
