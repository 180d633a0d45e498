"""Deletion of an account: no personal data remains, and its games stay."""

import json

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.contrib.sessions.models import Session
from django.core import serializers
from django.db import connection

from accounts import personal_data
from accounts.errors import CannotLeave
from accounts.models import Block, Follow, Mute, Note, User
from accounts.services import deletion
from accounts.tasks import tidy_up
from bots.tasks import nudge_bots
from games.play.models import Game, GameStatus, Seat
from games.tables.models import Kick
from games.tables.services.hosting import kick
from games.tables.services.seating import join_game
from moderation.models import Case
from tests.support.api import ApiClient, duel, guest
from tests.support.clocks import fall_due
from tests.support.games import finished_table, open_table, running_table, some_user
from tests.support.mail import app_code
from tests.support.people import EMAIL, PASSWORD, account, confirm, log_in

pytestmark = pytest.mark.django_db(transaction=True)
DELETED = {"en": "Deleted player", "de": "Gelöschter Spieler", "ru": "Удалённый игрок"}


def delete(client: ApiClient) -> None:
    reply = client.post("auth/delete", {"password": PASSWORD})
    assert reply.status == 204, reply


def everything_stored() -> str:
    """Return all rows of all tables, as text."""
    with connection.cursor() as cursor:
        rows = []
        for table in connection.introspection.table_names():
            cursor.execute(f'SELECT * FROM "{table}"')  # noqa: S608 - the database named the table
            rows += [repr(row) for row in cursor.fetchall()]
    return "\n".join(rows)


def test_nothing_stored_identifies_a_deleted_user() -> None:
    anna = account("Annabella", email="bella@durak.example")
    boris = account("Boris")
    ids = {name: User.objects.get(name=name).pk for name in ("Annabella", "Boris")}
    anna.send("PUT", f"following/{ids['Boris']}")
    anna.send("PUT", f"notes/{ids['Boris']}", {"text": "from annabella"})
    boris.send("PUT", f"blocks/{ids['Annabella']}")
    boris.send("PUT", f"notes/{ids['Annabella']}", {"text": "about her"})
    boris.send("PUT", f"mutes/{ids['Annabella']}")
    anna.send("PUT", f"mutes/{ids['Boris']}")
    said = {"kind": "text", "text": "annabella is my name"}
    assert anna.post(f"games/{duel(anna)}/chat", said).status == 201
    head, person = User.objects.create_superuser("Head"), User.objects.get(name="Annabella")
    for about in (person, Case.objects.get(pk=person.pk)):
        kind = ContentType.objects.get_for_model(about, for_concrete_model=False)
        LogEntry.objects.create(
            user=head,
            content_type=kind,
            object_id=str(person.pk),
            object_repr=str(about),
            action_flag=2,
        )
    confirm(anna)
    anna.post("auth/export")
    assert "bella@durak.example" in everything_stored().lower()
    delete(anna)
    left = everything_stored().lower()
    for trace in ("annabella", "bella@durak", "about her", "from annabella"):
        assert trace not in left
    assert [model.objects.count() for model in (Follow, Block, Mute, Note)] == [0, 0, 0, 0]


def test_every_session_of_a_deleted_account_is_over() -> None:
    here = account()
    there = log_in()
    delete(here)
    assert here.get("auth/me").body["kind"] == "anonymous"
    assert there.get("auth/me").body["kind"] == "anonymous"
    assert ApiClient().post("auth/login", {"username": "Anna", "password": PASSWORD}).code == (
        "wrong_credentials"
    )


def test_deleting_takes_the_password() -> None:
    client = account()
    for body in ({}, {"password": "wrong"}):
        reply = client.post("auth/delete", body)
        assert (reply.code, reply.body["field"]) == ("invalid", "password")
    confirm(client)
    assert client.post("auth/delete").code == "invalid", "having confirmed lately isn't enough"
    assert client.get("auth/me").body["kind"] == "account"


def test_deleting_takes_the_code_of_the_second_factor_as_well() -> None:
    client = account()
    confirm(client)
    secret = client.post("auth/two-factor/setup").body["secret"]
    codes = client.send("PUT", "auth/two-factor", {"code": app_code(secret)}).body["codes"]
    reply = client.post("auth/delete", {"password": PASSWORD})
    assert (reply.code, reply.body["field"]) == ("invalid", "code")
    assert client.post("auth/delete", {"password": PASSWORD, "code": codes[0]}).status == 204
    assert not Authenticator.objects.exists()


def test_a_guest_just_goes() -> None:
    client = guest()
    assert client.post("auth/delete").status == 204
    assert client.get("auth/me").body["kind"] == "anonymous"
    assert User.objects.get().kind == "deleted"
    assert not Session.objects.exists()


def test_the_name_and_the_address_are_free_again() -> None:
    delete(account(email=EMAIL))
    account(email=EMAIL)
    assert EmailAddress.objects.count() == 1


def test_a_finished_game_stays_and_names_a_deleted_player() -> None:
    client = account()
    game = finished_table()
    Seat.objects.filter(game=game, number=1).update(user=User.objects.get(name="Anna"))
    events = ApiClient().get(f"games/{game.pk}/events").body
    delete(client)
    after = ApiClient().get(f"games/{game.pk}").body
    player = after["seats"][1]["player"]
    assert (player["name"], player["kind"]) == ("Deleted player", "deleted")
    assert ApiClient().get(f"games/{game.pk}/events").body == events
    for language, name in DELETED.items():
        notation = ApiClient().get(f"games/{game.pk}/notation?lang={language}").body
        assert f'[Seat1 "{name}"]' in notation


@pytest.mark.parametrize("name", DELETED.values())
def test_nobody_can_be_called_like_that(name: str) -> None:
    assert guest().patch("auth/me", {"name": name}).body["errors"][0]["code"] == "reserved"


def test_a_bot_plays_on_in_a_game_that_runs() -> None:
    client = guest()
    game_id = duel(client)
    client.post("auth/delete")
    game = Game.objects.get(pk=game_id)
    assert [seat.is_played_by_bot for seat in game.seats.order_by("number")] == [True, True]
    shown = ApiClient().get(f"games/{game_id}").body["seats"][0]["player"]
    assert shown["kind"] == "deleted"
    # Tasks run where they are queued here: by now the bots have played to the end.
    for _ in range(400):
        game.refresh_from_db()
        if game.status == GameStatus.FINISHED:
            break
        fall_due(game, bot_due_at=game.created_at)
        nudge_bots()
    assert game.status == GameStatus.FINISHED


def test_an_open_table_is_left_and_its_host_passes_on() -> None:
    client = account()
    user = User.objects.get(name="Anna")
    seats = [{"kind": kind} for kind in ("me", "open", "open")]
    hosted = client.post("games", {"preset": "podkidnoy", "seats": seats}).body["id"]
    heir = some_user()
    join_game(game_id=hosted, user_id=heir.pk)
    joined = open_table(3)
    join_game(game_id=joined.pk, user_id=user.pk)
    closed = open_table(2)
    join_game(game_id=closed.pk, user_id=user.pk)
    kick(game_id=closed.pk, user_id=closed.host_id, seat=1)
    delete(client)
    assert not Kick.objects.exists()
    assert Game.objects.get(pk=hosted).host_id == heir.pk
    assert not Seat.objects.filter(user=user).exists()


def test_a_running_rated_game_is_finished_first() -> None:
    client = account()
    game = running_table()
    Seat.objects.filter(game=game, number=1).update(user=User.objects.get(name="Anna"))
    Game.objects.update(is_rated=True, aids=False)
    reply = client.post("auth/delete", {"password": PASSWORD})
    assert (reply.status, reply.code, reply.body["games"]) == (
        *(409, "seated_in_rated_game"),
        [game.pk],
    )
    assert client.get("auth/me").body["kind"] == "account", "nothing has changed"
    Game.objects.update(is_rated=False)
    delete(client)


def test_a_deletion_that_was_interrupted_is_finished_by_the_sweep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = account(email=EMAIL)
    with monkeypatch.context() as patch:
        patch.setattr(deletion, "_scrub", _crash)
        with pytest.raises(RuntimeError):
            deletion.delete_account(User.objects.get())
    assert client.get("auth/me").body["kind"] == "anonymous", "closed at once"
    assert "anna" in everything_stored().lower()
    tidy_up()
    assert "anna" not in everything_stored().lower()
    tidy_up()


def _crash(_: User) -> None:
    raise RuntimeError("the machine went away")


def test_other_apps_are_asked_before_anything_changes() -> None:
    class Stubborn(personal_data.PersonalDataPart):
        def check_may_leave(self, _user: User) -> None:
            raise CannotLeave("No.", games=())

        def leave(self, user: User) -> None:
            raise AssertionError(user)

        def erase(self, user: User) -> None:
            raise AssertionError(user)

    personal_data.register("stubborn", Stubborn())
    try:
        user = some_user()
        before = serializers.serialize("json", [user])
        with pytest.raises(CannotLeave):
            deletion.delete_account(user)
        user.refresh_from_db()
        assert json.loads(serializers.serialize("json", [user])) == json.loads(before)
    finally:
        del personal_data._parts["stubborn"]
