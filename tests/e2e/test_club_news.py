"""News of a club: requests to join it in one notification, and what staff decide about its name."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.accounts import new_name, note_when_followed, register, wait_until_followed
from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.person import BrowserPerson
from tests.e2e.shots import shot_in_both_themes
from tests.e2e.staff import decide, new_moderator, open_case

PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True}


def found_club(owner: BrowserPerson, name: str) -> str:
    """Found a club that people ask to join; return its id."""
    body = {"name": name, "preset": "podkidnoy", "seats": 2, "open": False}
    return str(BrowserCaller(owner.page).post("clubs", body)["id"])


def read_news(person: BrowserPerson) -> Locator:
    """Open the notifications, which are read then, and return them."""
    person.press(person.page.get_by_test_id("bell"))
    return person.page.get_by_test_id("notice")


@pytest.mark.long
def test_an_owner_learns_of_requests_to_join_and_of_a_name_that_staff_take_away(
    visit: Visit, server: RunningSetUp
) -> None:
    owner, boris, clara = visit(**PHONE), visit(), visit(**PHONE)
    note_when_followed(owner)
    owner_name = register(owner, "Olga")
    club = new_name("Rude").replace("-", " ")
    path = f"/clubs/{found_club(owner, club)}"
    page = owner.page
    page.goto("/")
    wait_until_followed(owner)
    boris_name, clara_name = register(boris, "Boris"), register(clara, "Clara")
    for person in (boris, clara):
        person.page.goto(path)
        person.press(person.page.get_by_test_id("join-club"))
        expect(person.page.get_by_test_id("club")).to_have_attribute("data-role", "asking")

    # Both are one notification, which leads to the club and is gone when nobody asks any more.
    expect(page.get_by_test_id("bell")).to_have_accessible_name("Notifications, 1 unread")
    news = read_news(owner)
    expect(news).to_have_count(1)
    expect(news).to_contain_text(f"2 people ask to join your club “{club}”.")
    shot_in_both_themes(owner, "club-requests-phone")
    owner.press(news.get_by_role("link"))
    page.wait_for_url(re.compile(rf"{path}$"))
    for name in (boris_name, clara_name):
        owner.press(page.get_by_role("button", name=f"Admit: {name}"))
    expect(page.get_by_test_id("club-asking")).to_have_count(0)
    expect(read_news(boris).first).to_contain_text(f"You are a member of the club “{club}” now.")
    shot_in_both_themes(boris, "club-accepted-desktop")

    clara.page.reload()
    clara.press(clara.page.get_by_test_id("report"))
    form = clara.page.get_by_test_id("report-form")
    expect(form.get_by_label("Offensive name")).to_be_checked()
    form.get_by_label("What happened?").fill("The name is rude.")
    shot_in_both_themes(clara, "club-report-phone")
    clara.press(form.get_by_role("button", name="Send the report"))
    expect(clara.page.get_by_test_id("report-sent")).to_contain_text("Thank you")

    moderator = new_moderator(visit, server)
    case = open_case(moderator, owner_name)
    expect(case.get_by_text(f"Now: {club}, of {owner_name}")).to_be_visible()
    shot_in_both_themes(moderator, "club-case-desktop")
    decide(
        moderator,
        owner_name,
        measure="Take the names of the reported clubs and tournaments, and warn",
        reason="Offensive name",
        words="Please choose a kind name.",
    )

    # The warning comes at once, and the notification says what became of the club.
    warning = page.get_by_test_id("news")
    expect(warning).to_contain_text("Please choose a kind name.")
    shot_in_both_themes(owner, "club-warning-phone")
    owner.press(warning.get_by_role("button", name="I have read this"))
    expect(warning).to_have_count(0)
    renamed = read_news(owner).filter(has_text="Staff have named your club “Club ")
    expect(renamed).to_contain_text("taken its description away")
    shot_in_both_themes(owner, "club-renamed-phone")
    owner.press(renamed.get_by_role("link"))
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^Club \d{6}$"))
    clara.page.goto("/account")
    expect(clara.page.get_by_test_id("my-reports")).to_contain_text("handled")
