"""Announcements of staff from the admin."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from moderation.models import AuditEntry
from notifications.models import Announcement
from notifications.selectors.announcements import announcement_at, restart_ahead
from tests.support.games import some_user
from tests.support.moderation import moderator

pytestmark = pytest.mark.django_db
PAGE = "/admin/notifications/announcement/"
NEW = {"en": "", "de": "", "ru": "", "minutes": 120, "restart_in": "", "rest": 15}


@pytest.fixture
def staff(client: Client) -> Client:
    """Return a moderator, who is no superuser, in the admin."""
    client.force_login(moderator())
    return client


def test_an_announcement_is_shown_for_the_given_time(staff: Client) -> None:
    begun = timezone.now()
    page = staff.post(f"{PAGE}add/", {**NEW, "en": "New cards", "de": "Neue Karten"}, follow=True)
    assert page.redirect_chain
    told = announcement_at(begun + timedelta(minutes=119))
    assert told is not None
    assert told.texts == {"en": "New cards", "de": "Neue Karten"}
    assert announcement_at(timezone.now() + timedelta(minutes=121)) is None
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.why) == ("announced", "New cards")


def test_before_a_restart_no_rated_game_begins_until_it_is_over(staff: Client) -> None:
    staff.post(f"{PAGE}add/", {**NEW, "restart_in": 10})
    told = Announcement.objects.get()
    assert restart_ahead(timezone.now()) == told.restart_at
    chosen = {"action": "end", "_selected_action": [told.pk]}
    assert "The announcement has ended." in staff.post(PAGE, chosen, follow=True).content.decode()
    assert announcement_at(timezone.now()) is None
    assert "There was no announcement." in staff.post(PAGE, chosen, follow=True).content.decode()
    assert AuditEntry.objects.filter(action="announced").count() == 2


@pytest.mark.parametrize("said", [{}, {"de": "Nur deutsch"}, {"en": "Hi", "minutes": 0}])
def test_an_impossible_announcement_is_refused_in_the_form(
    staff: Client, said: dict[str, str]
) -> None:
    page = staff.post(f"{PAGE}add/", {**NEW, **said})
    assert page.status_code == 200
    assert page.context["errors"]
    assert not Announcement.objects.exists()


def test_announcements_are_neither_changed_nor_deleted(staff: Client) -> None:
    staff.post(f"{PAGE}add/", {**NEW, "en": "New cards"})
    row = Announcement.objects.get()
    assert staff.get(f"{PAGE}{row.pk}/change/").status_code == 200
    assert staff.post(f"{PAGE}{row.pk}/change/", {**NEW, "en": "Other"}).status_code == 403
    assert staff.post(f"{PAGE}{row.pk}/delete/", {"post": "yes"}).status_code == 403


def test_only_staff_can_announce_something(client: Client) -> None:
    client.force_login(some_user())
    client.post(f"{PAGE}add/", {**NEW, "en": "Hello"})
    assert not Announcement.objects.exists()
