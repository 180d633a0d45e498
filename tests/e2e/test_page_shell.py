"""Properties that every page of the site has."""

from playwright.sync_api import Response, expect

from tests.e2e.conftest import Visit
from tests.e2e.opening import go_to_table, make_game

ADDRESSES = ("/", "/login", "/register", "/settings", "/rules", "/leaderboards")


def test_every_page_loads_under_a_strict_policy_and_nowhere_leads_home(visit: Visit) -> None:
    """`visit` looks at the console, and at whom the page asks."""
    page = visit(locale="de", may_say=("404",)).page
    built: dict[str, str] = {}

    def note(response: Response) -> None:
        if "/static/" in response.url:
            built[response.url] = response.headers.get("cache-control", "")

    page.on("response", note)
    for address in ADDRESSES:
        response = page.goto(address)
        assert response is not None
        assert response.status == 200
        policy = response.header_value("content-security-policy") or ""
        assert "default-src 'self'" in policy
        assert "unsafe-inline" not in policy
        expect(page.locator("main h1").first).to_be_visible()
        # The parts around a page come last.
        page.locator(".banner").wait_for(state="attached")
    nowhere = page.goto("/no-such-page/at/all")
    assert nowhere is not None
    assert nowhere.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("Hier ist nichts")
    page.locator("main").get_by_role("link").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()
    assert built
    assert all("immutable" in control for control in built.values()), built


def test_a_part_of_the_page_that_cannot_be_loaded_comes_with_the_page(visit: Visit) -> None:
    person = visit(may_say=("ERR_FAILED", "dynamically imported module"))
    page = person.page
    page.route("**/assets/after-*.js", lambda route: route.abort())
    go_to_table(person, make_game(person))
    missing = page.get_by_test_id("missing-part")
    expect(missing.get_by_role("alert")).to_have_text("A part of the page could not be loaded.")
    page.unroute("**/assets/after-*.js")
    with page.expect_response("**/assets/after-*.js"):
        person.press(missing.get_by_role("button", name="Reload the page"))
    page.locator("[data-table]").wait_for()
    expect(missing).to_have_count(0)
