"""The list of an account's sessions, and their end."""

from datetime import timedelta

import pytest
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone

from accounts.tasks import tidy_up
from tests.support.api import ApiClient, guest
from tests.support.people import account, log_in

pytestmark = pytest.mark.django_db(transaction=True)


def is_in(client: ApiClient) -> bool:
    return bool(client.get("auth/me").body["kind"] != "anonymous")


def test_an_account_sees_its_sessions_and_which_one_it_uses() -> None:
    here = account()
    there = log_in()
    rows = here.get("auth/sessions").body
    assert [row["current"] for row in rows].count(True) == 1
    assert len(rows) == 2
    assert {row["address"] for row in rows} == {"127.0.0.1"}
    assert [row["id"] for row in there.get("auth/sessions").body if row["current"]] == [
        row["id"] for row in rows if not row["current"]
    ]


def test_a_late_answer_to_the_key_of_before_takes_no_new_one_away() -> None:
    person = guest()
    before = person.http.cookies[settings.SESSION_COOKIE_NAME].value
    name = {"username": "Zoya", "password": "correct horse battery"}
    assert person.post("auth/register", name).status in {200, 201}
    assert person.http.cookies[settings.SESSION_COOKIE_NAME].value != before
    late = Client()
    late.cookies[settings.SESSION_COOKIE_NAME] = before
    assert settings.SESSION_COOKIE_NAME not in late.get("/api/v1/auth/me").cookies


def test_logging_out_takes_the_cookie_away() -> None:
    person = account()
    assert person.post("auth/logout").status in {200, 204}
    assert person.http.cookies[settings.SESSION_COOKIE_NAME].value == ""


def test_one_session_is_ended_and_the_others_stay() -> None:
    here = account()
    there, elsewhere = log_in(), log_in()
    target = next(row["id"] for row in there.get("auth/sessions").body if row["current"])
    assert here.send("DELETE", f"auth/sessions/{target}").status == 204
    assert (is_in(here), is_in(there), is_in(elsewhere)) == (True, False, True)


def test_all_other_sessions_are_ended_at_once() -> None:
    here = account()
    there, elsewhere = log_in(), log_in()
    assert here.send("DELETE", "auth/sessions").status == 204
    assert (is_in(here), is_in(there), is_in(elsewhere)) == (True, False, False)
    assert len(here.get("auth/sessions").body) == 1


def test_nobody_ends_somebody_elses_session() -> None:
    victim = account()
    target = victim.get("auth/sessions").body[0]["id"]
    reply = account("Boris").send("DELETE", f"auth/sessions/{target}")
    assert (reply.status, reply.code) == (404, "not_found")
    assert is_in(victim)


def test_logging_out_leaves_no_session_behind() -> None:
    client = account()
    client.post("auth/logout")
    assert not Session.objects.exists()
    assert len(log_in().get("auth/sessions").body) == 1


def test_the_address_and_browser_of_an_expired_session_are_deleted() -> None:
    here, there = account(), log_in()
    key = there.http.session.session_key
    Session.objects.filter(pk=key).update(expire_date=timezone.now() - timedelta(seconds=1))
    tidy_up()
    assert not Session.objects.filter(pk=key).exists()
    assert not UserSession.objects.filter(session_key=key).exists()
    assert (is_in(here), is_in(there)) == (True, False)
    assert UserSession.objects.count() == 1


def test_a_session_from_before_there_was_a_list_is_on_it() -> None:
    client = account()
    client.send("DELETE", "auth/sessions")
    UserSession.objects.all().delete()
    assert [row["current"] for row in client.get("auth/sessions").body] == [True]


def test_a_guest_has_no_list() -> None:
    assert guest().get("auth/sessions").code == "account_needed"
