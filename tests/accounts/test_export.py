"""Exports: all data about a user, in a file that only the user gets."""

import io
import json
import zipfile
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from kombu.exceptions import OperationalError

from accounts.models import DataExport, User
from accounts.services.exports import KEPT_FOR, LOST_AFTER
from accounts.tasks import make_export, tidy_up
from games.invitations.services import invite
from games.play.models import Game, Seat
from games.ratings.book import count_rated_games
from games.ratings.models import RatedGame
from games.tables.services.hosting import kick
from games.tables.services.seating import join_game
from tests.support.api import ApiClient, guest
from tests.support.chat import say, user_on
from tests.support.games import finished_rated_game, finished_table, open_table
from tests.support.people import EMAIL, account, confirm

pytestmark = pytest.mark.django_db(transaction=True)


def exported(client: ApiClient) -> dict[str, str]:
    """Return the files of an export that the client has just had made, by name."""
    assert client.post("auth/export").status == 202
    assert client.get("auth/export").body["status"] == "ready"
    response = client.http.get("/api/v1/auth/export/file")
    assert response.headers["Content-Type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode() for name in archive.namelist()}


def seat_at(game: Game, number: int, name: str) -> None:
    """Put the user of that name on a seat on which another user played."""
    Seat.objects.filter(game=game, number=number).update(user=User.objects.get(name=name))


def kicked_from(user: User) -> Game:
    """Return a table from which its host has kicked the user."""
    table = open_table(2)
    join_game(game_id=table.pk, user_id=user.pk)
    return kick(game_id=table.pk, user_id=table.host_id, seat=1)


def test_an_export_holds_the_account_its_people_and_its_games() -> None:
    anna, boris = account("Anna", email=EMAIL), account("Boris")
    boris_id = boris.get("auth/me").body["id"]
    anna.send("PUT", f"following/{boris_id}")
    anna.send("PUT", f"notes/{boris_id}", {"text": "bluffs"})
    anna.post("seeks", {"pools": ["duel"], "rated": True})
    game = finished_table()
    seat_at(game, 1, "Anna")
    asked = open_table(3)
    invite(game_id=asked.pk, inviter_id=asked.host_id, name="Anna")
    table = kicked_from(User.objects.get(name="Anna"))
    anna.send("PUT", f"mutes/{boris_id}")
    anna.post(f"games/{game.pk}/chat", {"kind": "text", "text": "well fought"})
    say(game, user_on(game, 0), "somebody else's words")
    confirm(anna)
    files = exported(anna)
    assert set(files) == {
        *("README.txt", "account.json", "players.json", "moderation.json", "games.ndjson"),
        f"games/{game.pk}.txt",
        "telegram.json",
        "seeks.json",
        "challenges.json",
        "reviews.json",
        "evaluations.json",
        "puzzles.json",
        "daily_deals.json",
        "duplicates.json",
        "clubs.json",
        "tournaments.json",
        "pairings.json",
        "kicks.json",
        "rule_sets.json",
        "ratings.json",
        "chat.ndjson",
        "invitations.json",
        "notifications.json",
        "webhooks.json",
    }
    seeks = json.loads(files["seeks.json"])
    assert (seeks["seek"]["pools"], seeks["missed"]) == (["duel"], [])
    assert [kick["table"] for kick in json.loads(files["kicks.json"])] == [table.pk]
    data: dict[str, Any] = json.loads(files["account.json"])
    assert (data["name"], data["emails"][0]["email"]) == ("Anna", EMAIL)
    assert data["sessions"][0]["ip"] == "127.0.0.1"
    players = json.loads(files["players.json"])
    assert [row["followed__name"] for row in players["following"]] == ["Boris"]
    assert [row["text"] for row in players["notes"]] == ["bluffs"]
    assert [row["muted__name"] for row in players["muted"]] == ["Boris"]
    (said,) = files["chat.ndjson"].splitlines()
    assert (json.loads(said)["text"], json.loads(said)["series"]) == ("well fought", game.pk)
    (invitation,) = json.loads(files["invitations.json"])
    assert (invitation["game_id"], invitation["invited__name"]) == (asked.pk, "Anna")
    notifications = json.loads(files["notifications.json"])["notifications"]
    assert [row["kind"] for row in notifications] == ["invitation", "seat_lost"]
    (line,) = files["games.ndjson"].splitlines()
    assert json.loads(line)["id"] == game.pk
    assert json.loads(line)["you"] == {
        "seat": 1,
        "host": False,
        "done_in_advance": False,
        "may_take_win": False,
        "may_call_off": False,
    }
    assert '[Seat1 "Anna"]' in files[f"games/{game.pk}.txt"]


def test_an_export_holds_ratings_and_what_each_game_did_to_them() -> None:
    anna, boris = account("Anna"), account("Boris")
    users = (User.objects.get(name="Anna"), User.objects.get(name="Boris"))
    counted = finished_rated_game((1, 2), users=users)
    count_rated_games()
    held = finished_rated_game((1, 2), users=users)
    RatedGame.objects.create(game=held, status="held", signs=["repeat_pair"])
    confirm(anna)
    text = exported(anna)["ratings.json"]
    data = json.loads(text)
    assert {(row["mode"], row["games"]) for row in data["ratings"]} == {("duel", 1)}
    assert {bool(row["season"]) for row in data["ratings"]} == {True, False}
    (change,) = data["changes"]
    assert change["rated_game_id"] == counted.pk
    assert change["mean_after"] > change["mean_before"]
    assert data["uncounted"] == [{"game_id": held.pk, "status": "held"}]
    assert "repeat_pair" not in text, "what gave somebody away is staff's"
    confirm(boris)
    lost = json.loads(exported(boris)["ratings.json"])["changes"]
    assert lost[0]["mean_after"] < lost[0]["mean_before"]


def test_no_secret_leaves_with_an_export() -> None:
    client = account("Anna", email=EMAIL)
    game = finished_table()
    seat_at(game, 0, "Anna")
    confirm(client)
    text = "".join(exported(client).values())
    user = User.objects.get(name="Anna")
    assert user.password not in text
    assert str(client.http.session.session_key) not in text
    assert bytes(Game.objects.get().server_seed).hex() not in text


def test_notes_of_others_are_not_exported() -> None:
    anna, boris = account("Anna"), account("Boris")
    boris.send("PUT", f"notes/{anna.get('auth/me').body['id']}", {"text": "slow"})
    confirm(anna)
    assert "slow" not in "".join(exported(anna).values())


def test_an_export_wants_the_password_and_its_owner() -> None:
    anna, boris = account("Anna"), account("Boris")
    assert anna.post("auth/export").code == "confirmation_needed"
    confirm(anna)
    exported(anna)
    assert boris.get("auth/export").body["status"] == "none"
    assert boris.get("auth/export/file").code == "confirmation_needed"
    confirm(boris)
    assert boris.get("auth/export/file").code == "not_found"
    assert ApiClient().get("auth/export/file").code == "not_authenticated"


def test_a_guest_has_data_too() -> None:
    client = guest()
    assert "account.json" in exported(client)


def test_an_export_goes_after_three_days() -> None:
    client = guest()
    exported(client)
    past = timezone.now() - KEPT_FOR - timedelta(seconds=1)
    DataExport.objects.update(ready_at=past)
    assert client.get("auth/export").body["status"] == "none"
    assert client.get("auth/export/file").code == "not_found"
    DataExport.objects.update(requested_at=past - LOST_AFTER)
    tidy_up()
    assert not DataExport.objects.exists()


def test_an_export_under_way_is_not_begun_twice_but_a_lost_one_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(make_export, "apply_async", lambda *args, **_: begun.append(args))
    client = guest()
    client.post("auth/export")
    assert client.post("auth/export").body["status"] == "preparing"
    assert len(begun) == 1
    DataExport.objects.update(requested_at=timezone.now() - LOST_AFTER - timedelta(seconds=1))
    client.post("auth/export")
    assert len(begun) == 2
    (first,), (second,) = (args[0] for args in begun)
    assert not make_export(first), "the one that was thought lost comes too late"
    assert make_export(second)
    assert not make_export(second), "a task that runs twice makes one file"


def test_without_a_broker_an_export_is_refused_and_can_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def away(*_: object, **__: object) -> None:
        raise OperationalError

    client = guest()
    with monkeypatch.context() as patch:
        patch.setattr(make_export, "apply_async", away)
        assert client.post("auth/export").code == "unavailable"
    assert client.get("auth/export").body["status"] == "none"
    exported(client)
