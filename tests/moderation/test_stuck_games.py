"""Actions of staff in the admin for games that are stuck, and for tokens that leaked."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import ApiToken, User
from games.play.log import load
from games.play.models import Game
from games.play.selectors.games import get_game
from games.records.audit import audit
from moderation.models import AuditEntry
from moderation.selectors.statistics import days
from notifications.models import Notification
from tests.support.clocks import clocked_table
from tests.support.games import finished_table, open_table, running_table, some_user
from tests.support.moderation import moderator
from tests.support.tokens import token_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
GAMES = "/admin/play/game/"


@pytest.fixture
def staff(client: Client) -> Client:
    """Return a moderator, who is no superuser, in the admin."""
    client.force_login(moderator())
    return client


def choose(staff: Client, action: str, *games: Game, why: str = "") -> str:
    """Return the messages of the page after an action on these games."""
    chosen = {"action": action, "_selected_action": [game.pk for game in games], "why": why}
    page = staff.post(GAMES, chosen, follow=True)
    return "\n".join(str(message) for message in page.context["messages"])


def test_a_stuck_game_is_cancelled_with_a_reason_and_its_players_are_notified(
    staff: Client,
) -> None:
    game = clocked_table(is_rated=True)
    page = choose(staff, "cancel", game, why="the table hangs")
    assert f"{game.pk}: cancelled." in page
    now = get_game(game.pk)
    assert (now.status, now.places, now.is_rating_due) == ("cancelled", None, False)
    assert load(game.pk)[-1].cause == "service"
    assert audit(now) == ()
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.subject, entry.why) == (
        "cancelled",
        f"game {game.pk}",
        "the table hangs",
    )
    told = Notification.objects.filter(kind="game_called_off", data={"reason": "staff"})
    assert told.count() == 2


def test_without_a_reason_or_where_nothing_runs_nothing_is_cancelled(staff: Client) -> None:
    game = running_table()
    assert "Say why" in choose(staff, "cancel", game, why="  ")
    assert "not started" in choose(staff, "cancel", open_table(), why="spam")
    assert "finished" in choose(staff, "cancel", finished_table(), why="spam")
    assert get_game(game.pk).status == "active"
    assert not AuditEntry.objects.exists()


def test_a_game_whose_log_is_broken_can_be_cancelled_too(staff: Client) -> None:
    game = clocked_table()
    Game.objects.filter(pk=game.pk).update(position="spoilt")
    choose(staff, "cancel", game, why="broken")
    now = Game.objects.get(pk=game.pk)
    assert (now.status, now.due_at, now.version) == ("cancelled", None, game.version)
    assert AuditEntry.objects.filter(action="cancelled").count() == 1


def test_a_broken_row_is_rebuilt_from_its_log(staff: Client) -> None:
    game, whole = running_table(), running_table()
    Game.objects.filter(pk=game.pk).update(position="spoilt")
    page = choose(staff, "rebuild", game, whole)
    assert f"{game.pk}: made anew." in page
    assert f"{whole.pk}: nothing was wrong." in page
    assert audit(get_game(game.pk)) == ()
    assert [entry.subject for entry in AuditEntry.objects.all()] == [f"game {game.pk}"]


def test_a_log_that_cannot_be_replayed_is_named(staff: Client) -> None:
    game = running_table()
    game.events.filter(version=1).delete()
    assert f"{game.pk}: Game {game.pk} has no event 1." in choose(staff, "rebuild", game)


def test_a_token_is_listed_without_its_text_and_revoked(staff: Client) -> None:
    user = some_user()
    _, text = token_of(user)
    token = ApiToken.objects.get()
    page = staff.get("/admin/accounts/apitoken/").content.decode()
    assert token.hint in page
    shown = staff.get(f"/admin/accounts/apitoken/{token.pk}/change/").content.decode()
    assert token.digest not in page + shown
    assert text not in page + shown
    chosen = {"action": "revoke", "_selected_action": [token.pk]}
    answer = staff.post("/admin/accounts/apitoken/", chosen, follow=True)
    assert "revoked." in answer.content.decode()
    assert not ApiToken.objects.exists()
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.person_id) == ("revoked", user.pk)


def test_staff_without_the_right_to_decide_see_no_actions(client: Client) -> None:
    user = User.objects.create_user("Helper", password=None, is_staff=True)
    client.force_login(user)
    assert client.get(GAMES).status_code == 403
    game = running_table()
    chosen = {"action": "cancel", "_selected_action": [game.pk], "why": "no"}
    assert client.post(GAMES, chosen).status_code == 403


def test_the_days_are_counted_and_shown(staff: Client) -> None:
    now = timezone.now()
    finished_table()
    running_table()
    User.objects.filter(pk=some_user().pk).update(date_joined=now - timedelta(days=1))
    today, yesterday = days(now=now, count=2)
    assert (today.day, today.started, today.finished, today.rated) == (now.date(), 2, 1, 0)
    assert (yesterday.started, yesterday.accounts) == (0, 1)
    page = staff.get(f"{GAMES}statistics/").content.decode()
    assert f"<td>{now:%Y-%m-%d}</td><td>2</td><td>1</td>" in page
