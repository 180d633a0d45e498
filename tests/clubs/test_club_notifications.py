"""Notifications of clubs: requests and answers, roles, removals, tournaments; who gets none."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import Block, User
from games.clubs.models import Club
from games.clubs.personal_data import ClubsOfPerson
from games.clubs.services.memberships import join_club, leave_club, remove_person, set_role
from games.tournaments.services.advancing import advance_due
from notifications.kinds import Channel, Kind, Topic
from notifications.models import Notification
from notifications.push_texts import shown_notification
from notifications.services.preferences import change_preferences
from tests.support.api import ApiClient
from tests.support.clubs import founded
from tests.support.games import some_user
from tests.support.people import account
from tests.support.tournaments import scheduled

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]
NOON = datetime.fromisoformat("2026-11-20T12:00:00+00:00")


def closed_club(owner: User, **people: Any) -> Club:
    """Return a club that people ask to join, and whose people have no notifications yet."""
    club = founded(owner, **people)
    Club.objects.update(is_open=False)
    Notification.objects.all().delete()
    return club


def ask(club: Club, user: User, *, at: datetime = NOON) -> None:
    join_club(club_id=club.pk, user_id=user.pk, now=at)


def kinds_of(user: User) -> list[str]:
    return list(
        Notification.objects.filter(user=user).order_by("pk").values_list("kind", flat=True)
    )


def the_one_of(user: User) -> Notification:
    return Notification.objects.get(user=user)


def give(club: Club, user: User, role: str, *, by: User) -> None:
    set_role(club_id=club.pk, user_id=user.pk, by_id=by.pk, role=role, now=NOON)


def test_a_request_is_told_to_the_owner_and_the_moderators() -> None:
    owner, mod, member, asker = (some_user() for _ in range(4))
    club = closed_club(owner, moderators=[mod], members=[member])
    ask(club, asker)
    for leader in (owner, mod):
        (row,) = ApiClient(leader).get("notifications").body["results"]
        assert (row["kind"], row["count"], row["read"]) == ("club_request", 1, False)
        assert row["club"] == {"id": club.pk, "name": "Ace of Clubs"}
        assert row["player"]["id"] == asker.pk
    assert kinds_of(member) == kinds_of(asker) == []


def test_nobody_is_told_of_a_person_who_joins_an_open_club() -> None:
    owner = some_user()
    founded(owner, members=[some_user()])
    assert kinds_of(owner) == []


def test_further_requests_are_counted_in_the_unread_notification() -> None:
    owner, first, second = some_user(), some_user(), some_user()
    club = closed_club(owner)
    ask(club, first)
    ask(club, second)
    row = the_one_of(owner)
    assert (row.data["count"], row.about) == (2, second)
    shown = shown_notification(row, "en")
    assert (shown.title, shown.body) == ("Ace of Clubs", "2 people ask to join your club.")
    assert shown.path == f"/clubs/{club.pk}"


@pytest.mark.parametrize(("minutes", "is_announced"), [(59, False), (60, True)])
def test_an_unread_notification_is_announced_again_after_an_hour(
    minutes: int, *, is_announced: bool
) -> None:
    owner = some_user()
    club = closed_club(owner)
    ask(club, some_user())
    Notification.objects.update(at=NOON)
    ask(club, some_user(), at=NOON + timedelta(minutes=minutes))
    assert (the_one_of(owner).at > NOON) == is_announced


def test_a_person_who_asks_again_and_again_is_told_of_once_a_day() -> None:
    owner, asker = some_user(), some_user()
    club, now = closed_club(owner), timezone.now()
    for _ in range(3):
        ask(club, asker, at=now)
        leave_club(club_id=club.pk, user_id=asker.pk)
    row = the_one_of(owner)
    assert row.read_at is not None  # nobody asks any more
    ask(club, asker, at=now + timedelta(hours=25))
    assert kinds_of(owner) == ["club_request", "club_request"]


def test_an_answered_request_leaves_the_notification_of_the_others() -> None:
    owner, first, second = some_user(), some_user(), some_user()
    club = closed_club(owner)
    ask(club, first)
    ask(club, second)
    give(club, second, "member", by=owner)
    row = the_one_of(owner)
    assert (row.data["count"], row.about, row.read_at) == (1, first, None)
    remove_person(club_id=club.pk, user_id=first.pk, by_id=owner.pk)
    assert the_one_of(owner).read_at is not None
    assert (kinds_of(first), kinds_of(second)) == (["club_declined"], ["club_accepted"])
    assert the_one_of(first).about is None


def test_new_roles_are_told_to_the_person_and_not_to_the_giver() -> None:
    owner, other = some_user(), some_user()
    club = closed_club(owner, members=[other])
    give(club, other, "moderator", by=owner)
    give(club, other, "owner", by=owner)
    assert kinds_of(other) == ["club_moderator", "club_owner"]
    assert kinds_of(owner) == []


def test_a_removed_member_is_told_and_hears_no_more() -> None:
    owner, mod, asker = some_user(), some_user(), some_user()
    club = closed_club(owner, moderators=[mod])
    ask(club, asker)
    remove_person(club_id=club.pk, user_id=mod.pk, by_id=owner.pk)
    unread = Notification.objects.filter(user=mod, read_at=None)
    assert [row.kind for row in unread] == ["club_removed"]
    ask(club, some_user())
    assert kinds_of(mod) == ["club_request", "club_removed"]


def test_a_former_moderator_gets_no_requests() -> None:
    owner, mod = some_user(), some_user()
    club = closed_club(owner, moderators=[mod])
    ask(club, some_user())
    give(club, mod, "member", by=owner)
    assert the_one_of(mod).read_at is not None
    ask(club, some_user())
    assert kinds_of(mod) == ["club_request"]


def test_banned_people_and_moderators_who_block_the_asker_hear_nothing() -> None:
    owner, banned, blocking, asker = (some_user() for _ in range(4))
    club = closed_club(owner, moderators=[banned, blocking])
    User.objects.filter(pk=banned.pk).update(banned_until=timezone.now() + timedelta(days=999))
    Block.objects.create(blocker=blocking, blocked=asker)
    ask(club, asker, at=timezone.now())
    assert (kinds_of(owner), kinds_of(banned), kinds_of(blocking)) == (["club_request"], [], [])


def test_the_heir_of_a_club_is_told() -> None:
    owner, mod = some_user(), some_user()
    closed_club(owner, moderators=[mod])
    ClubsOfPerson().leave(owner)
    assert kinds_of(mod) == ["club_owner"]


def club_tournament(club: Club, host: User) -> str:
    return scheduled(host=host, access="club", club=club.pk).pk


def test_members_hear_of_a_new_tournament_at_the_next_sweep_and_once() -> None:
    owner, member, banned, off, asker = (some_user() for _ in range(5))
    club = closed_club(owner, members=[member, banned, off])
    ask(club, asker)
    User.objects.filter(pk=banned.pk).update(banned_until=timezone.now() + timedelta(days=1))
    switches = dict.fromkeys(Channel, False)
    change_preferences(user_id=off.pk, channels={Topic.CLUB_TOURNAMENT: switches}, invited_by=None)
    Notification.objects.all().delete()
    tournament = club_tournament(club, owner)
    for _ in range(2):
        advance_due(now=timezone.now())
    assert [kinds_of(user) for user in (owner, member, banned, off, asker)] == [
        *([], ["club_tournament"], [], [], []),
    ]
    row = the_one_of(member)
    assert (row.data["tournament"], row.data["count"]) == (tournament, 1)
    assert shown_notification(row, "en").path == f"/tournaments/{tournament}"


def test_several_new_tournaments_are_one_notification() -> None:
    owner, member = some_user(), some_user()
    club = closed_club(owner, members=[member])
    for _ in range(3):
        club_tournament(club, owner)
    advance_due(now=timezone.now())
    row = the_one_of(member)
    assert row.data["count"] == 3
    shown = shown_notification(row, "de")
    assert shown.body == "Dein Club veranstaltet 3 neue Turniere."
    assert shown.path == f"/clubs/{club.pk}"


def test_a_member_who_leaves_is_not_reminded_of_the_clubs_tournament() -> None:
    owner, member = some_user(), some_user()
    club = closed_club(owner, members=[member])
    club_tournament(club, owner)
    advance_due(now=timezone.now())
    leave_club(club_id=club.pk, user_id=member.pk)
    assert the_one_of(member).read_at is not None


def test_other_tournaments_are_no_news_of_a_club() -> None:
    owner, member = some_user(), some_user()
    closed_club(owner, members=[member])
    scheduled(host=owner)
    advance_due(now=timezone.now())
    assert kinds_of(member) == []


def test_topics_of_clubs_are_switched_one_by_one() -> None:
    client = account("Anna")
    topics = client.get("me/notification-settings").body["topics"]
    on = {name for name, is_on in topics["club"].items() if is_on}
    assert on == {"page", "push", "telegram"}
    assert [name for name, is_on in topics["club_tournament"].items() if is_on] == ["page"]
    change = {"topics": {"club_tournament": {"mail": True}, "club": {"push": False}}}
    changed = client.patch("me/notification-settings", change).body["topics"]
    assert changed["club_tournament"]["mail"]
    assert not changed["club"]["push"]


def test_every_kind_about_clubs_has_texts_in_each_language() -> None:
    user = some_user()
    about = {"club": "cLuB4p1ay5", "club_name": "Ace of Clubs"}
    for kind in (kind for kind in Kind if kind.startswith("club")):
        row = Notification(user=user, kind=kind, about=user, data=about)
        bodies = {shown_notification(row, language).body for language in ("en", "de", "ru")}
        assert len(bodies) == 3
        assert shown_notification(row, "ru").title == "Ace of Clubs"
