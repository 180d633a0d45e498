"""Simultaneous requests of one account: tokens, and becoming a bot account."""

from collections.abc import Callable
from functools import partial

import pytest

from accounts.models import ApiToken, User
from accounts.services.bot_accounts import become_bot
from accounts.services.tokens import MAX_TOKENS
from games.matchmaking.models import Seek
from tests.support.at_once import at_once
from tests.support.seeks import seeking
from tests.support.tokens import token_of
from web.http.errors import ServiceError

pytestmark = pytest.mark.django_db(transaction=True)
ROUNDS = 12


def refusals_of(*works: Callable[[], object]) -> list[str]:
    """Run all works simultaneously; return the codes of refusals, empty for done works."""

    def refusal_of(work: Callable[[], object]) -> str:
        try:
            work()
        except ServiceError as error:
            return error.code
        return ""

    return at_once(*(partial(refusal_of, work) for work in works))


def test_no_more_tokens_live_than_may() -> None:
    user = User.objects.create_user("Anna")
    for _ in range(MAX_TOKENS - 2):
        token_of(user)
    refusals = refusals_of(*[partial(token_of, user)] * 6)
    assert sorted(refusals) == ["", "", *["too_many_tokens"] * 4]
    assert ApiToken.objects.count() == MAX_TOKENS


def test_nobody_waits_for_people_and_becomes_a_bot() -> None:
    for number in range(ROUNDS):
        user = User.objects.create_user(f"Anna{number}")
        refusals = refusals_of(partial(become_bot, user), partial(seeking, user=user))
        assert sorted(refusals) in (["", "has_played"], ["", "not_for_bots"])
    bots = User.objects.filter(is_bot=True)
    assert bots.count() + Seek.objects.count() == ROUNDS
    assert not bots.filter(seek__isnull=False).exists()


def test_an_account_becomes_a_bot_once() -> None:
    user = User.objects.create_user("Anna")
    assert sorted(refusals_of(*[partial(become_bot, user)] * 4)) == ["", *["already_a_bot"] * 3]
