"""Two simultaneous requests with the link of a lost password: only one counts."""

from functools import partial

import pytest

from accounts.models import User
from tests.support.api import ApiClient
from tests.support.at_once import at_once
from tests.support.mail import key_in, mails_to
from tests.support.people import EMAIL, account

pytestmark = pytest.mark.django_db(transaction=True)
PASSWORDS = ("first correct horse", "second correct horse")


def reset(key: str, password: str) -> int:
    body = {"key": key, "password": password}
    return ApiClient().post("auth/password/reset/confirm", body).status


def test_a_link_that_is_followed_twice_at_once_sets_one_password() -> None:
    account(email=EMAIL)
    for _ in range(2):
        ApiClient().post("auth/password/reset", {"email": EMAIL})
        key = key_in(mails_to(EMAIL)[-1])
        statuses = at_once(*(partial(reset, key, password) for password in PASSWORDS))
        assert sorted(statuses) == [204, 400]
        kept = PASSWORDS[statuses.index(204)]
        assert User.objects.get(email=EMAIL).check_password(kept)


@pytest.mark.parametrize("key", ["", "-", "zzzzzzzzzzzzzzzzzzzz-x", "ä-x", "1"])
def test_a_text_that_is_no_key_is_refused(key: str) -> None:
    assert reset(key, PASSWORDS[0]) == 400
