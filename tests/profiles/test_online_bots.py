"""The list of bot accounts that are online."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Block, User
from games.profiles.online_bots import LATELY, online_bots
from tests.support.api import ApiClient
from tests.support.challenges import some_bot
from tests.support.games import some_user
from tests.support.people import account
from web.realtime.presence import mark_online

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("nobody_here")]


def names(client: ApiClient) -> list[str]:
    return [one["player"]["name"] for one in client.get("bots/online").body]


def test_bot_accounts_that_are_here_are_listed_by_name() -> None:
    for name in ("Robby", "berta"):
        mark_online(some_bot(name).pk)
    mark_online(some_user().pk)
    some_bot("Absent")
    assert names(ApiClient()) == ["berta", "Robby"]
    (first, _) = ApiClient().get("bots/online").body
    assert (first["player"]["kind"], first["ratings"]) == ("bot_account", [])


def test_a_bot_that_has_blocked_the_caller_is_not_listed() -> None:
    anna, bot = account("Anna"), some_bot("Robby")
    mark_online(bot.pk)
    Block.objects.create(blocker=bot, blocked=User.objects.get(name="Anna"))
    assert names(anna) == []
    assert names(ApiClient()) == ["Robby"]


def test_a_bot_not_seen_for_a_day_is_not_looked_for() -> None:
    bot = some_bot("Robby")
    mark_online(bot.pk)
    assert online_bots(now=timezone.now()) == [bot]
    assert online_bots(now=timezone.now() + LATELY + timedelta(minutes=1)) == []
