"""robots.txt, and the icon that browsers ask for unasked."""

from urllib.robotparser import RobotFileParser

import pytest
from django.test import Client


@pytest.mark.parametrize(
    ("address", "may_be_read"),
    [
        ("/", True),
        ("/rules", True),
        ("/leaderboards", True),
        ("/games/aB3dE6gH9k/replay", True),
        ("/previews/games/aB3dE6gH9k.png", True),
        ("/api/v1/games", False),
        ("/admin/", False),
        ("/account", False),
        ("/embed/games/aB3dE6gH9k", False),
    ],
)
def test_search_engines_leave_out_what_is_no_page_for_everybody(
    client: Client, address: str, may_be_read: bool
) -> None:
    response = client.get("/robots.txt")
    assert (response.status_code, response["Content-Type"]) == (200, "text/plain")
    robots = RobotFileParser()
    robots.parse(response.content.decode().splitlines())
    assert robots.can_fetch("any", address) is may_be_read


def test_a_browser_that_asks_for_the_usual_icon_gets_the_installed_page_s(client: Client) -> None:
    response = client.get("/favicon.ico", follow=True)
    assert [address for address, _ in response.redirect_chain] == ["/icons/192.png"]
    assert response["Content-Type"] == "image/png"
