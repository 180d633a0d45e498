"""A club from its foundation to its first tournament, on a desktop and a phone."""

import re

from playwright.sync_api import expect

from tests.e2e.accounts import new_name, register
from tests.e2e.conftest import Visit
from tests.e2e.shots import shot

PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True}


def test_a_club_from_its_foundation_to_its_first_table_and_tournament(visit: Visit) -> None:
    anna, boris = visit(), visit(**PHONE)
    register(anna, "Anna")
    name = register(boris, "Boris")
    page, club = anna.page, new_name("Aces").replace("-", " ")
    page.goto("/clubs")
    form = page.get_by_test_id("club-form")
    form.get_by_label("Name").fill(club)
    form.get_by_label("Description").fill("Thursdays at eight")
    form.get_by_role("switch").click()
    page.get_by_test_id("club-seats").get_by_role("radio", name="2").check(force=True)
    shot(anna, "clubs-desktop")
    anna.press(page.get_by_test_id("send-club"))
    page.wait_for_url(re.compile(r"/clubs/\w{10}$"))
    expect(page.get_by_test_id("club")).to_have_attribute("data-role", "owner")
    boris.page.goto("/clubs")
    boris.page.get_by_label("Search by name").fill(club)
    boris.press(boris.page.get_by_test_id("all-clubs").get_by_role("link", name=club))
    boris.press(boris.page.get_by_test_id("join-club"))
    expect(boris.page.get_by_test_id("club")).to_have_attribute("data-role", "asking")
    shot(boris, "club-asked-phone")
    page.reload()
    anna.press(page.get_by_role("button", name=f"Admit: {name}"))
    expect(page.get_by_test_id("club-asking")).to_have_count(0)
    expect(page.get_by_test_id("club-members")).to_contain_text(name)
    shot(anna, "club-desktop")
    boris.page.reload()
    expect(boris.page.get_by_test_id("club")).to_have_attribute("data-role", "member")
    anna.press(page.get_by_test_id("open-club-table"))
    page.wait_for_url(re.compile(r"/games/\w{10}$"))
    game = page.url.rsplit("/", 1)[1]
    table = boris.page.get_by_test_id(f"club-table-{game}")
    expect(table).to_contain_text("1 seat is free")
    shot(boris, "club-phone")
    boris.press(table.get_by_role("link"))
    boris.page.wait_for_url(re.compile(rf"/games/{game}$"))
    page.go_back()
    anna.press(page.get_by_test_id("club-tournament"))
    page.get_by_test_id("tournament-form").get_by_label("Name", exact=True).fill("Club cup")
    anna.press(page.get_by_test_id("create-tournament"))
    page.wait_for_url(re.compile(r"/tournaments/\w{10}$"))
    boris.page.goto(page.url)
    boris.press(boris.page.get_by_test_id("join-tournament"))
    expect(boris.page.get_by_test_id("tournament")).to_have_attribute("data-entry", "active")
    expect(page.get_by_test_id("standings")).to_contain_text(name)
