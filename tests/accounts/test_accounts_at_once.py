"""Simultaneous requests of one person: registering, names, relations, leaving."""

from collections.abc import Callable
from functools import partial
from unittest import mock

import pytest
from django.test import Client

from accounts.models import Follow, Mute, User
from accounts.names import name_key
from accounts.services import people, relations
from accounts.services.deletion import delete_account
from tests.support.api import ApiClient
from tests.support.at_once import at_once
from tests.support.cookies import SESSION
from tests.support.people import PASSWORD, account
from web.http.errors import ServiceError

pytestmark = pytest.mark.django_db(transaction=True)
ROUNDS = 4


def guests_browser() -> tuple[User, list[ApiClient]]:
    """Return a guest, and four windows of one browser."""
    guest = people.create_guest()
    browser = Client()
    browser.force_login(guest)
    windows = [ApiClient() for _ in range(4)]
    for window in windows:
        window.http.cookies[SESSION] = browser.cookies[SESSION].value
        window.get("auth/me")
    return guest, windows


def code_of(work: Callable[[], object]) -> str:
    """Do the work; return the code of its refusal, empty if it was done."""
    try:
        work()
    except ServiceError as error:
        return error.code
    return ""


def test_a_guest_registers_once_however_many_names_are_sent_at_once() -> None:
    for number in range(ROUNDS):
        guest, windows = guests_browser()
        names = [f"Anna{number}{letter}" for letter in "abcd"]
        sends = [
            partial(window.post, "auth/register", {"username": name, "password": PASSWORD})
            for window, name in zip(windows, names, strict=True)
        ]
        replies = at_once(*sends)
        # The first registration gives the browser a new session. A later request has no valid
        # session, and makes another account.
        ids = [reply.body["id"] for reply in replies if reply.status == 201]
        assert guest.pk in ids
        assert len(set(ids)) == len(ids)
        assert {r.code for r in replies if r.status != 201} <= {"already_registered"}
        assert User.objects.get(pk=guest.pk).name in names


def test_a_guest_who_registers_and_renames_at_once_is_an_account_with_one_name() -> None:
    for number in range(ROUNDS):
        guest = people.create_guest()
        register = partial(
            people.register, username=f"Anna{number}", password=PASSWORD, guest=guest
        )
        rename = partial(people.update_profile, user=guest, name=f"Berta{number}")
        assert at_once(partial(code_of, register), partial(code_of, rename)) == ["", ""]
        guest.refresh_from_db()
        assert not guest.is_guest
        assert guest.name_key == name_key(guest.name)


def test_nobody_mutes_more_players_than_may_be() -> None:
    user = User.objects.create_user("Anna")
    others = [User.objects.create_user(f"Other{n}") for n in range(6)]
    with mock.patch.object(relations, "MAX_MUTED", 2):
        codes = at_once(
            *(
                partial(code_of, partial(relations.mute, user=user, player_id=other.pk))
                for other in others
            )
        )
    assert sorted(codes) == ["", "", *["too_many_players"] * 4]
    assert Mute.objects.filter(muter=user).count() == 2


def test_a_user_who_is_blocked_while_following_does_not_follow() -> None:
    for number in range(3 * ROUNDS):
        anna = User.objects.create_user(f"Anna{number}")
        boris = User.objects.create_user(f"Boris{number}")
        at_once(
            partial(code_of, partial(relations.follow, user=boris, player_id=anna.pk)),
            partial(code_of, partial(relations.block, user=anna, player_id=boris.pk)),
        )
    assert not Follow.objects.exists()


def test_two_who_block_each_other_at_once_do_not_wait_for_ever() -> None:
    for number in range(ROUNDS):
        anna = User.objects.create_user(f"Anna{number}")
        boris = User.objects.create_user(f"Boris{number}")
        codes = at_once(
            partial(code_of, partial(relations.block, user=boris, player_id=anna.pk)),
            partial(code_of, partial(relations.block, user=anna, player_id=boris.pk)),
        )
        assert codes == ["", ""]


def test_an_account_is_deleted_once() -> None:
    account("Anna")
    user = User.objects.get()
    at_once(*[partial(delete_account, User.objects.get(pk=user.pk)) for _ in range(3)])
    user.refresh_from_db()
    assert (user.is_scrubbed, user.is_active, user.name) == (True, False, "Deleted player")
