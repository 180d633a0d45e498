"""Games and chat messages in the admin: read-only, and without secrets."""

import pytest
from django.test import Client

from accounts.models import User
from games.play.models import Game
from tests.support.chat import say, user_on
from tests.support.games import running_table

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]


@pytest.fixture
def staff(client: Client) -> Client:
    client.force_login(User.objects.create_superuser(username="chief", password=None))
    return client


def test_a_game_is_listed_found_and_shown_with_its_seats(staff: Client) -> None:
    game = running_table(2)
    for path in ("", f"?q={game.pk}", f"{game.pk}/change/"):
        page = staff.get(f"/admin/play/game/{path}")
        assert page.status_code == 200
        assert game.pk in page.content.decode()


def test_neither_seed_nor_position_is_shown(staff: Client) -> None:
    game = running_table(2)
    row = Game.objects.get(pk=game.pk)
    page = staff.get(f"/admin/play/game/{game.pk}/change/").content.decode()
    assert bytes(row.server_seed).hex() not in page
    assert "server_seed" not in page
    assert row.position.splitlines()[3] not in page


@pytest.mark.parametrize("action", ["add/", "{id}/delete/"])
def test_games_are_neither_added_nor_deleted_here(staff: Client, action: str) -> None:
    game = running_table(2)
    assert staff.get(f"/admin/play/game/{action.format(id=game.pk)}").status_code == 403
    before = Game.objects.get(pk=game.pk).status
    assert staff.post(f"/admin/play/game/{game.pk}/change/", {"status": "open"}).status_code == 403
    assert Game.objects.get(pk=game.pk).status == before


def test_chat_messages_are_listed_found_and_never_changed(staff: Client) -> None:
    game = running_table(2)
    message = say(game, user_on(game, 0), "a rude word")
    for path in ("", "?q=rude", f"{message.pk}/change/"):
        page = staff.get(f"/admin/chat/chatmessage/{path}")
        assert page.status_code == 200
        assert "a rude word" in page.content.decode()
    changed = staff.post(f"/admin/chat/chatmessage/{message.pk}/change/", {"text": "polite"})
    assert changed.status_code == 403
    assert staff.get("/admin/chat/chatmessage/add/").status_code == 403
    assert staff.get(f"/admin/chat/chatmessage/{message.pk}/delete/").status_code == 403
