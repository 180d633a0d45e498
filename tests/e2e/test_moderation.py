"""Reports, what staff make of them in the admin, and how it reaches the page."""

import pytest
from playwright.sync_api import expect

from tests.e2e.accounts import fill_in, note_when_followed, register, wait_until_followed
from tests.e2e.caller import BrowserCaller
from tests.e2e.chatting import ask, lines, meet, open_chat
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.person import BrowserPerson
from tests.e2e.shots import shot
from tests.e2e.staff import decide, new_moderator, open_case

WIDTH = "() => document.documentElement.scrollWidth"
WIDE_WORDS = ("W", "<", "漢", "_")
LONG = 240
INSULT = "you play like a donkey"


@pytest.fixture
def moderator(visit: Visit, server: RunningSetUp) -> BrowserPerson:
    """A member of staff who has logged in."""
    return new_moderator(visit, server)


def answer(person: BrowserPerson, name: str, words: str) -> None:
    """Lift what is appealed against in the case that is open before the person."""
    page = person.page
    form = page.locator("form", has=page.locator("[name=outcome]"))
    form.locator("[name=outcome]").select_option(label="lifted")
    form.locator("[name=words]").fill(words)
    form.get_by_role("button", name="Answer").click()
    expect(page.get_by_text(f"Done: {name}.")).to_be_visible()


def report_at_length(witness: BrowserPerson, name: str, text: str) -> None:
    """Report somebody in so many words, which the form lets nobody write by hand."""
    caller = BrowserCaller(witness.page)
    player = caller.get(f"players/{name}")["id"]
    caller.post("reports", {"player": player, "reason": "insult", "text": text})


def test_pages_of_staff_are_as_wide_as_the_window_whatever_is_written(
    visit: Visit, moderator: BrowserPerson
) -> None:
    rude, witness = visit(), visit()
    name = register(rude, "Long")
    register(witness, "Wilma")
    report_at_length(witness, name, " ".join(word * LONG for word in WIDE_WORDS))
    page = open_case(moderator, name)
    page.set_viewport_size({"width": 1280, "height": 800})
    for word in WIDE_WORDS:
        expect(page.get_by_role("cell").filter(has_text=word * LONG)).to_be_visible()
    assert page.evaluate(WIDTH) <= 1280
    page.goto("/admin/moderation/report/")
    page.locator("#result_list tbody th a").first.click()
    expect(page.get_by_text(WIDE_WORDS[0] * LONG)).to_be_visible()
    assert page.evaluate(WIDTH) <= 1280


def test_a_message_is_reported_and_its_author_muted_and_told(
    visit: Visit, moderator: BrowserPerson
) -> None:
    rude, witness = visit(), visit()
    name = register(rude, "Rude")
    register(witness, "Wanda")
    note_when_followed(rude)
    game_id = meet(rude, witness)
    wait_until_followed(rude)
    ask(rude, f"games/{game_id}/chat", {"kind": "text", "text": INSULT})
    open_chat(witness)
    expect(lines(witness)).to_have_text([INSULT])
    page = witness.page
    witness.press(page.get_by_role("button", name=f"Report this message by {name}"))
    form = page.get_by_test_id("report-form")
    expect(form.locator("blockquote")).to_have_text(INSULT)
    expect(form.get_by_label("Insults or harassment")).to_be_checked()
    shot(witness, "chat-report-dialog")
    witness.press(form.get_by_role("button", name="Send the report"))
    expect(page.get_by_test_id("report-sent")).to_contain_text("Thank you")
    page.goto("/account")
    expect(page.get_by_test_id("my-reports")).to_contain_text("waiting")

    expect(open_case(moderator, name).get_by_role("cell", name=INSULT)).to_be_visible()
    decide(
        moderator,
        name,
        measure="Mute",
        length="1 day",
        reason="Insults",
        words="Please be kind.",
    )

    page.reload()
    expect(page.get_by_test_id("my-reports")).to_contain_text("handled")
    news = rude.page.get_by_test_id("news")
    expect(news).to_contain_text("You are muted")
    expect(news).to_contain_text("Please be kind.")
    rude.press(news.get_by_role("button", name="I have read this"))
    expect(news).to_have_count(0)
    rude.page.goto(f"/games/{game_id}")
    open_chat(rude)
    expect(rude.page.get_by_test_id("chat-why")).to_contain_text("You have been muted")
    rude.page.goto("/account")
    expect(rude.page.get_by_test_id("sanction-mute")).to_contain_text("Please be kind.")
    expect(news).to_have_count(0)


@pytest.mark.long
def test_a_banned_player_is_logged_out_reads_why_and_appeals(
    visit: Visit, moderator: BrowserPerson
) -> None:
    banned, witness = visit(may_say=("status of 4",)), visit()
    name = register(banned, "Bandit")
    register(witness, "Wilma")
    page = banned.page
    page.goto("/")
    expect(page.get_by_role("banner")).to_contain_text(name)
    report(witness, name)
    open_case(moderator, name)
    decide(moderator, name, measure="Ban", length="7 days", reason="Insults", words="Two browsers.")
    expect(page.get_by_role("banner")).to_contain_text("Log in")
    fill_in(banned, "login", name)
    notice = page.get_by_test_id("banned")
    expect(notice).to_contain_text("Two browsers.")
    page.goto("/leaderboards")
    expect(notice).to_be_visible()
    banned.press(notice.get_by_role("button", name="Appeal"))
    notice.get_by_label("Why do you think this is wrong?").fill("My sister plays here, too.")
    banned.press(notice.get_by_role("button", name="Send the appeal"))
    expect(notice).to_contain_text("Not answered yet.")
    banned.press(page.get_by_role("link", name="Account and data"))
    expect(page.get_by_test_id("data")).to_be_visible()

    expect(open_case(moderator, name).get_by_text("My sister plays here, too.")).to_be_visible()
    answer(moderator, name, "You are right.")

    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(notice).to_have_count(0)
    page.goto("/account")
    expect(page.get_by_test_id("sanction-ban")).to_contain_text("You are right.")


def report(person: BrowserPerson, name: str) -> None:
    """Report somebody from their profile."""
    page = person.page
    page.goto(f"/players/{name}")
    person.press(page.get_by_role("button", name="Report"))
    form = page.get_by_test_id("report-form")
    person.press(form.get_by_label("Insults or harassment"))
    form.get_by_label("What happened?").fill("Called me names.")
    person.press(form.get_by_role("button", name="Send the report"))
    expect(page.get_by_test_id("report-sent")).to_contain_text("Thank you")
