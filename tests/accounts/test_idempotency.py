"""A request that creates something is done once for each idempotency key."""

import threading
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
import redis
from django.db import InterfaceError, OperationalError
from django.utils import timezone
from kombu.exceptions import OperationalError as BrokerError

from accounts.models import ApiToken, KeptReply, User
from accounts.services.kept_replies import (
    KEPT_FOR,
    MAX_WORK,
    KeyOfRequest,
    StoredReply,
    delete_old_replies,
)
from durak_site.document.openapi import document
from games.play.models import Game
from games.rule_sets.models import SavedRuleSet
from games.tables.api import tables
from tests.support.api import ApiClient, ApiReply, guest
from tests.support.at_once import at_once
from tests.support.cookies import CSRF
from tests.support.people import PASSWORD, account, confirm
from web.database import retries
from web.database.retries import write_when_possible

pytestmark = pytest.mark.django_db(transaction=True)
TABLE = {"preset": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
TOKEN = {"name": "my bot", "scopes": ["read"], "days": 30}
WITHOUT_KEYS = {
    *("register", "become_guest"),  # there is no account yet; logging in comes to the same
    # A session's own business: a repeated one is refused, or changes nothing more.
    *("log_in", "log_in_with_code", "log_out", "confirm_identity", "become_bot", "delete_account"),
    *("confirm_email", "resend_email", "request_export", "change_password", "unlock_game"),
    *("begin_passkey", "add_passkey", "begin_login_by_passkey", "log_in_with_passkey"),
    "begin_confirmation_by_passkey",
    *("log_in_with_telegram", "link_telegram"),
    *("begin_sign_in", "register_newcomer"),
    *("begin_registration_by_passkey", "register_with_passkey", "recover_account"),
    *("request_password_reset", "reset_password", "set_up_two_factor", "renew_recovery_codes"),
    *("import_game", "analyse", "check_rules"),  # these change nothing
    *("ask_evaluation", "ask_review"),  # a second request reads the progress
    *(
        "keep_seeking",
        "read_notifications",
        "subscribe_to_pushes",
        "pause_tournament",
    ),  # they say how things are
    *("play_puzzle", "give_up_puzzle"),  # a puzzle has each step once
}
BOT = {"username": "Robby", "password": PASSWORD, "name": "my bot", "scopes": ["read"], "days": 30}
KEY_OF_BOT = "made-up-for-robby"
"""Too long to stand in an encrypted text by chance."""


def create(client: ApiClient, key: str, body: Any = TABLE, path: str = "games") -> ApiReply:
    return client.post(path, body, Idempotency_Key=key)


def age(by: timedelta) -> None:
    """Make all keys older."""
    for row in KeptReply.objects.all():
        KeptReply.objects.filter(pk=row.pk).update(begun_at=row.begun_at - by)


def test_the_same_request_again_gets_the_same_reply_and_makes_no_second_table() -> None:
    client = guest()
    first, again = create(client, "k1"), create(client, "k1")
    assert (again.status, again.body) == (first.status, first.body)
    assert "Idempotency-Replayed" not in first.headers
    assert again.headers["Idempotency-Replayed"] == "true"
    # The order of members doesn't make another body.
    turned = dict(reversed(TABLE.items()))
    assert create(client, "k1", turned).body == first.body
    assert Game.objects.count() == 1
    assert create(client, "k2").body["id"] != first.body["id"]


def test_without_a_key_each_request_counts() -> None:
    client = guest()
    assert {client.post("games", TABLE).status for _ in range(2)} == {201}
    assert Game.objects.count() == 2
    assert not KeptReply.objects.exists()


def test_another_request_under_the_key_is_refused() -> None:
    client = account()
    assert create(client, "k1").status == 201
    rules = {"name": "Sunday", "rules": {}}
    for path, body in (("games", {**TABLE, "preset": "podkidnoy"}), ("me/rule-sets", rules)):
        reply = create(client, "k1", body, path)
        assert (reply.status, reply.code) == (422, "idempotency_key_reused")
    assert (Game.objects.count(), SavedRuleSet.objects.count()) == (1, 0)


def test_keys_are_the_accounts_own() -> None:
    assert create(guest(), "k1").status == create(guest(), "k1").status == 201
    assert Game.objects.count() == 2


def test_a_program_and_its_owner_have_the_same_keys() -> None:
    client = account()
    confirm(client)
    token = client.post("auth/tokens", {**TOKEN, "scopes": ["play"]}).body["token"]
    assert create(ApiClient(token=token), "k1").body == create(client, "k1").body


def test_a_refused_request_can_be_sent_again() -> None:
    client = guest()
    wrong = create(client, "k1", {**TABLE, "preset": "bridge"})
    assert (wrong.status, wrong.code) == (400, "invalid")
    assert not KeptReply.objects.exists()
    assert create(client, "k1").status == 201


@pytest.mark.parametrize("key", ["", "x" * 65, "käse"])
def test_a_key_of_another_form_is_refused(key: str) -> None:
    reply = create(guest(), key)
    assert (reply.status, reply.body["field"]) == (400, "idempotency_key")


def test_while_the_first_is_worked_on_the_second_is_asked_to_wait() -> None:
    client = guest()
    user = User.objects.get()
    key = KeyOfRequest(user.pk, "k1", method="POST", address="/api/v1/games", body=TABLE)
    assert key.begin(now=timezone.now()) is None
    reply = create(client, "k1")
    assert (reply.status, reply.code) == (409, "idempotency_key_in_use")
    assert reply.headers["Retry-After"] == "1"
    key.keep(StoredReply(201, {"id": "kept"}))
    # Without a check against the document, which has no such table.
    assert key.begin(now=timezone.now()) == StoredReply(201, {"id": "kept"})


def test_a_request_whose_process_died_can_be_sent_again_after_a_while() -> None:
    client = guest()
    user = User.objects.get()
    key = KeyOfRequest(user.pk, "k1", method="POST", address="/api/v1/games", body=TABLE)
    assert key.begin(now=timezone.now() - MAX_WORK + timedelta(seconds=30)) is None
    assert create(client, "k1").code == "idempotency_key_in_use"
    age(timedelta(seconds=31))
    assert create(client, "k1").status == 201
    assert create(client, "k1").headers["Idempotency-Replayed"] == "true"


def test_a_key_is_deleted_after_a_day() -> None:
    client = guest()
    first = create(client, "k1")
    age(KEPT_FOR - timedelta(minutes=1))
    assert delete_old_replies(now=timezone.now()) == 0
    assert create(client, "k1").body == first.body
    age(timedelta(minutes=2))
    assert create(client, "k1").body["id"] != first.body["id"]
    age(KEPT_FOR)
    assert delete_old_replies(now=timezone.now()) == 1


def test_a_new_token_is_given_again_only_to_a_confirmed_owner_and_read_nowhere_else() -> None:
    client = account()
    unconfirmed = create(client, "secret key", TOKEN, "auth/tokens")
    assert unconfirmed.code == "confirmation_needed"
    confirm(client)
    first = create(client, "secret key", TOKEN, "auth/tokens")
    again = create(client, "secret key", TOKEN, "auth/tokens")
    assert again.body["token"] == first.body["token"]
    assert ApiToken.objects.count() == 1
    row = KeptReply.objects.get()
    assert row.status == 201
    for text in (first.body["token"], "secret key", "my bot"):
        assert text not in f"{row.body} {row.key_digest} {row.fingerprint}"


def test_of_requests_at_one_moment_one_is_done() -> None:
    for number in range(6):
        clients = [guest()]
        clients += [ApiClient(User.objects.latest("pk")) for _ in range(2)]
        replies = at_once(*(partial(create, client, f"k{number}") for client in clients))
        assert {reply.status for reply in replies} <= {201, 409}
        made = {reply.body["id"] for reply in replies if reply.status == 201}
        assert len(made) == 1
        assert {reply.code for reply in replies} <= {None, "idempotency_key_in_use"}
        assert Game.objects.count() == number + 1


def test_every_step_that_can_not_be_taken_twice_takes_a_key() -> None:
    without = {
        operation["operationId"]
        for path in document()["paths"].values()
        for method, operation in path.items()
        if method == "post"
        if "Idempotency-Key" not in {one["name"] for one in operation.get("parameters", ())}
    }
    assert without == WITHOUT_KEYS


@pytest.mark.parametrize(
    ("step", "body"),
    [("join", {}), ("start", {}), ("leave", None), ("seat", None)],
)
def test_a_step_is_taken_once(step: str, body: Any) -> None:
    host, player = guest(), guest()
    table = host.post("games", TABLE).body["id"]
    if step == "seat":
        ours = [
            player.post("seeks", {"pools": ["duel"], "rated": False}, Idempotency_Key="k1")
            for _ in range(2)
        ]
    else:
        if step != "join":
            assert player.post(f"games/{table}/join", {}).status == 200
        caller = host if step == "start" else player
        path = f"games/{table}/{step}"
        sent = {} if body is None else {"body": body}
        ours = [caller.post(path, *sent.values(), Idempotency_Key="k1") for _ in range(2)]
    first, again = ours
    assert first.status in {200, 201}, first
    assert (again.status, again.body) == (first.status, first.body)
    assert again.headers["Idempotency-Replayed"] == "true"


def test_without_a_key_a_second_step_is_refused() -> None:
    host, player = guest(), guest()
    table = host.post("games", TABLE).body["id"]
    assert player.post(f"games/{table}/join", {}).status == 200
    assert player.post(f"games/{table}/join", {}).code == "already_seated"


def test_more_time_is_given_once() -> None:
    host, player = guest(), guest()
    clock = {"type": "bank", "seconds": 60, "increment": 0}
    table = host.post("games", {**TABLE, "clock": clock}).body["id"]
    assert player.post(f"games/{table}/join", {}).status == 200
    assert host.post(f"games/{table}/start", {}).status == 200
    first, again = (
        host.post(f"games/{table}/more-time", {"seat": 1}, Idempotency_Key="k1") for _ in range(2)
    )
    assert (first.status, again.body) == (first.status, first.body)
    assert again.headers.get("Idempotency-Replayed") == "true" or first.code == "no_more_time"


def test_a_lost_reply_to_a_new_bot_account_is_got_again_with_its_token() -> None:
    program = ApiClient(token="")
    first, again = (program.post("auth/bots", BOT, Idempotency_Key=KEY_OF_BOT) for _ in range(2))
    assert (first.status, again.status, again.body) == (201, 201, first.body)
    assert again.headers["Idempotency-Replayed"] == "true"
    assert again.headers["Location"] == f"/api/v1/players/@{first.body['account']['id']}"
    assert ApiClient(token=again.body["token"]["token"]).get("auth/me").body["name"] == "Robby"
    assert ApiToken.objects.count() == 1
    row = KeptReply.objects.get()
    for text in (first.body["token"]["token"], PASSWORD, KEY_OF_BOT):
        assert text not in f"{row.body} {row.key_digest} {row.fingerprint}"


@pytest.mark.parametrize(
    ("change", "key", "code"),
    [
        ({"password": "another password 77"}, "k1", "username_taken"),
        ({}, "k2", "username_taken"),
        ({"days": 31}, "k1", "idempotency_key_reused"),
    ],
)
def test_nobody_else_gets_the_token_of_a_new_bot_account(
    change: dict[str, Any], key: str, code: str
) -> None:
    program = ApiClient(token="")
    assert program.post("auth/bots", BOT, Idempotency_Key="k1").status == 201
    reply = program.post("auth/bots", {**BOT, **change}, Idempotency_Key=key)
    assert reply.code == code


def test_a_new_bot_account_s_reply_is_kept_for_a_day() -> None:
    program = ApiClient(token="")
    assert program.post("auth/bots", BOT, Idempotency_Key="k1").status == 201
    age(KEPT_FOR + timedelta(minutes=1))
    assert program.post("auth/bots", BOT, Idempotency_Key="k1").code == "username_taken"


def test_a_refused_bot_account_keeps_nothing() -> None:
    program = ApiClient(token="")
    reply = program.post("auth/bots", {**BOT, "password": "short"}, Idempotency_Key="k1")
    assert (reply.status, reply.body["field"]) == (400, "password")
    assert not KeptReply.objects.exists()
    assert program.post("auth/bots", BOT, Idempotency_Key="k1").status == 201


FAILURES = {
    "database": OperationalError("server closed the connection unexpectedly"),
    "interface": InterfaceError("connection already closed"),
    "redis": redis.ConnectionError("nobody there"),
    "broker": BrokerError("nobody there"),
    "bug": ZeroDivisionError("a bug"),
    "cut": ConnectionResetError("the client is gone"),
}


@pytest.mark.parametrize("failure", FAILURES.values(), ids=FAILURES)
def test_a_failed_request_can_be_sent_again_at_once(
    failure: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = guest()

    def fail(*_: object, **__: object) -> None:
        raise failure

    with monkeypatch.context() as patched:
        patched.setattr(tables, "create_game", fail)
        headers = {
            "Idempotency-Key": "k1",
            "X-CSRFToken": client.http.cookies[CSRF].value,
        }
        answer = client.http.post(
            "/api/v1/games", TABLE, content_type="application/json", headers=headers
        )
        assert answer.status_code in {500, 503}
    assert create(client, "k1").status == 201
    assert create(client, "k1").headers["Idempotency-Replayed"] == "true"
    assert Game.objects.count() == 1


def test_a_claim_is_released_when_the_database_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retries, "SECONDS_BETWEEN_TRIES", 0.01)
    tries = []

    def release() -> None:
        tries.append(threading.current_thread().name)
        if len(tries) < 4:
            raise OperationalError("no route to host")

    thread = write_when_possible(release, seconds=10)
    assert thread is not None
    thread.join(10)
    assert tries == ["MainThread", "retry", "retry", "retry"]


def test_a_write_is_given_up_at_last(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(retries, "SECONDS_BETWEEN_TRIES", 0.01)

    def never() -> None:
        raise InterfaceError("connection already closed")

    thread = write_when_possible(never, seconds=0)
    assert thread is not None
    thread.join(10)
    assert "given up" in caplog.text


def test_a_late_release_leaves_a_later_claim_alone() -> None:
    guest()
    user = User.objects.get()
    first, second = (
        KeyOfRequest(user.pk, "k1", method="POST", address="/api/v1/games", body=TABLE)
        for _ in range(2)
    )
    began = timezone.now() - MAX_WORK
    assert first.begin(now=began) is None
    assert second.begin(now=timezone.now()) is None
    first.release()
    first.keep(StoredReply(201, {"id": "late"}))
    assert KeptReply.objects.get().status is None
    second.keep(StoredReply(201, {"id": "kept"}))
    assert second.begin(now=timezone.now()) == StoredReply(201, {"id": "kept"})
