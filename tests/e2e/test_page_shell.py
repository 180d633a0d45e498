"""What every page of the site has in common."""

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.e2e.conftest import Visit

ADDRESSES = ["/", "/login", "/register", "/settings", "/rules", "/leaderboards"]


@pytest.mark.parametrize("address", ADDRESSES)
def test_page_loads_under_its_strict_policy_with_an_empty_console(page: Page, address: str) -> None:
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        said.append(f"{message.type}: {message.text} ({message.location})")

    page.on("console", hear)
    page.on("pageerror", lambda error: said.append(str(error)))
    response = page.goto(address, wait_until="networkidle")
    assert response is not None
    assert response.status == 200
    policy = response.header_value("content-security-policy") or ""
    assert "default-src 'self'" in policy
    assert "unsafe-inline" not in policy
    assert page.locator("#app > *").count() > 0
    assert said == []


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Nothing here"), ("de", "Hier ist nichts"), ("ru", "Здесь ничего нет")],
)
def test_address_that_leads_nowhere_says_so_in_the_readers_language(
    visit: Visit, language: str, title: str
) -> None:
    page = visit(locale=language, may_say=("404",)).page
    response = page.goto("/no-such-page/at/all")
    assert response is not None
    assert response.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.locator("main").get_by_role("link").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()


def test_built_files_may_be_cached_for_good(page: Page) -> None:
    headers: dict[str, str] = {}
    page.on("response", lambda r: headers.update({r.url: r.headers.get("cache-control", "")}))
    page.goto("/", wait_until="networkidle")
    built = {url: control for url, control in headers.items() if "/static/" in url}
    assert built
    assert all("immutable" in control for control in built.values()), built
