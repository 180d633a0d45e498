"""Notifications: lists, marks as read, settings, deletion, and privacy."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from pytest_django import Settings

from accounts.models import User
from accounts.persons import person_json
from notifications.kinds import TOPIC_OF, Kind
from notifications.models import Notification, Preferences
from notifications.personal_data import NotificationsOfPerson
from notifications.selectors.notifications import unread_counts
from notifications.services.notifying import KEPT_FOR, News, notify, notify_all
from notifications.tasks import tidy_up
from notifications.vapid import new_private_key
from tests.support.api import ApiClient, guest
from tests.support.games import some_user

pytestmark = pytest.mark.django_db(transaction=True)
GAMES = ("aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc")


def tell(user: User, kind: Kind = Kind.TURN, game: str = GAMES[0], **members: Any) -> int:
    with transaction.atomic():
        notification = notify(user_id=user.pk, kind=kind, game_id=game, **members)
    assert notification is not None
    return notification.pk


def test_the_list_has_the_newest_first_with_whom_it_is_about() -> None:
    user, friend = some_user(), some_user()
    tell(user, game=GAMES[0])
    tell(user, Kind.INVITATION_DECLINED, GAMES[1], about_id=friend.pk, data={"reason": "later"})
    body = ApiClient(user).get("notifications").body
    assert body["unread"] == 2
    newest, oldest = body["results"]
    assert (oldest["kind"], oldest["game"], oldest["player"]) == ("turn", GAMES[0], None)
    assert newest["player"] == person_json(friend)
    assert (newest["reason"], newest["read"]) == ("later", False)


def test_many_are_notified_with_as_many_statements_as_few(
    settings: Settings,
) -> None:
    settings.DURAK_VAPID_KEY = new_private_key()
    counts = []
    for people in (2, 20):
        news = [News(some_user().pk, game_id=GAMES[0]) for _ in range(people)]
        with CaptureQueriesContext(connection) as queries, transaction.atomic():
            notify_all(Kind.TOURNAMENT_TABLE, news)
        counts.append(len(queries))
        assert (
            Notification.objects.filter(user_id__in=[one.user_id for one in news]).count() == people
        )
    assert counts[0] == counts[1]


def test_each_of_many_is_told_their_own_game_and_who_wants_none_is_left_out() -> None:
    anna, boris, wera = some_user(), some_user(), some_user()
    Preferences.objects.create(user=wera, channels={TOPIC_OF[Kind.TOURNAMENT_TABLE]: []})
    news = [News(user.pk, game) for user, game in zip((anna, boris, wera), GAMES, strict=True)]
    with transaction.atomic():
        rows = notify_all(Kind.TOURNAMENT_TABLE, news)
    assert [(row.user_id, row.game_id) for row in rows] == [
        (anna.pk, GAMES[0]),
        (boris.pk, GAMES[1]),
    ]
    assert unread_counts({anna.pk, wera.pk}) == {anna.pk: 1, wera.pk: 0}


def test_the_list_comes_in_pages() -> None:
    user = some_user()
    ids = [tell(user) for _ in range(5)]
    client = ApiClient(user)
    first = client.get("notifications?page_size=3").body
    rest = client.get("notifications?" + first["next"].partition("?")[2]).body
    found = [row["id"] for row in (*first["results"], *rest["results"])]
    assert found == ids[::-1]
    assert rest["next"] is None
    assert client.get("notifications?cursor=nonsense").code == "invalid"


def test_some_those_of_a_game_or_all_are_read() -> None:
    user = some_user()
    first, _, third = (tell(user, game=game) for game in GAMES)
    client, others = ApiClient(user), ApiClient(some_user())
    assert others.post("notifications/read", {"ids": [first]}).body == {"unread": 0}
    assert client.post("notifications/read", {"ids": [first]}).body == {"unread": 2}
    assert client.post("notifications/read", {"game": GAMES[1]}).body == {"unread": 1}
    unread = client.get("notifications?unread=true").body["results"]
    assert [row["id"] for row in unread] == [third]
    assert client.post("notifications/read").body == {"unread": 0}
    assert client.get("notifications?unread=true").body["results"] == []


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"ids": "all"}, "ids"),
        ({"ids": [0]}, "ids.0"),
        ({"ids": [2**70]}, "ids.0"),
        ({"game": "no game"}, "game"),
        ({"ids": [1] * 201}, "ids"),
        ({"everything": True}, "everything"),
    ],
)
def test_a_wrong_choice_of_notifications_is_named(body: dict[str, Any], field: str) -> None:
    reply = guest().post("notifications/read", body)
    assert (reply.status, reply.body["field"]) == (400, field)


CHANNELS = ("page", "browser", "push", "telegram", "mail")


def test_everybody_chooses_topic_by_topic() -> None:
    client = ApiClient(some_user())
    before = client.get("me/notification-settings").body
    assert before["topics"]["turn"] == {
        "page": True,
        "browser": True,
        "push": True,
        "telegram": True,
        "mail": False,
    }
    assert before["topics"]["friend"] == dict.fromkeys(CHANNELS, False)
    assert before["invited_by"] == "everybody"
    change = {"topics": {"turn": {"push": False}, "friend": {"page": True}}}
    after = client.patch("me/notification-settings", change).body
    assert after["topics"]["turn"] == {**before["topics"]["turn"], "push": False}
    assert after["topics"]["friend"] == {**before["topics"]["friend"], "page": True}
    assert after["topics"]["table"] == before["topics"]["table"]
    again = client.patch("me/notification-settings", {"invited_by": "nobody"}).body
    assert again == {**after, "invited_by": "nobody"}
    assert client.get("me/notification-settings").body == again


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"topics": {"weather": {"page": True}}}, "topics.weather"),
        ({"topics": {"turn": {"pigeon": True}}}, "topics.turn.pigeon"),
        ({"topics": {"turn": {"page": "yes"}}}, "topics.turn.page"),
        ({"invited_by": "my cat"}, "invited_by"),
    ],
)
def test_a_wrong_setting_is_named(body: dict[str, Any], field: str) -> None:
    reply = guest().patch("me/notification-settings", body)
    assert (reply.status, reply.body["field"]) == (400, field)


def test_with_the_page_off_it_is_listed_and_not_counted() -> None:
    user = some_user()
    client = ApiClient(user)
    client.patch("me/notification-settings", {"topics": {"turn": {"page": False}}})
    tell(user)
    body = client.get("notifications").body
    assert (body["unread"], [row["read"] for row in body["results"]]) == (0, [True])


def test_with_everything_off_nothing_is_kept() -> None:
    user = some_user()
    off = dict.fromkeys(CHANNELS, False)
    ApiClient(user).patch("me/notification-settings", {"topics": {"turn": off}})
    with transaction.atomic():
        assert notify(user_id=user.pk, kind=Kind.TURN, game_id=GAMES[0]) is None
    assert not Notification.objects.exists()


def test_a_notification_is_deleted_after_a_month() -> None:
    user = some_user()
    old, new = tell(user), tell(user)
    past = timezone.now() - KEPT_FOR - timedelta(seconds=1)
    Notification.objects.filter(pk=old).update(at=past)
    tidy_up()
    assert list(Notification.objects.values_list("pk", flat=True)) == [new]


def test_an_export_has_the_notifications_and_a_deletion_leaves_nothing() -> None:
    user, friend = some_user(), some_user()
    tell(user, Kind.INVITATION, about_id=friend.pk)
    ApiClient(friend).patch("me/notification-settings", {"invited_by": "nobody"})
    part = NotificationsOfPerson()
    (file,) = part.files(user)
    assert [row["about__name"] for row in json.loads(file.text)["notifications"]] == [friend.name]
    (file,) = part.files(friend)
    assert json.loads(file.text)["invited_by"] == "nobody"
    part.leave(friend)
    part.erase(friend)
    assert not Notification.objects.exists()
    assert not Preferences.objects.exists()
