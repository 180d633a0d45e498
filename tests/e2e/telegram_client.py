"""Telegram's web client: a page of another site that frames ours and talks to it."""

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import FrameLocator, Page, Route

from tests.support.telegram import init_data

WEB_CLIENT = "http://telegram.localhost"
STRANGER = f"asked a stranger: {WEB_CLIENT}"
"""A witness notes the client itself as another host."""
DARK = {"bg_color": "#17212b", "text_color": "#f5f5f5"}
LIGHT = {"bg_color": "#ffffff", "text_color": "#000000"}
SHELL = """<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
<style>html, body, iframe { margin: 0; border: 0; width: 100%%; height: 100%%; display: block }
</style>
<script>
window.heard = [];
addEventListener("message", ({ data, source }) => {
  if (source === document.querySelector("iframe").contentWindow) heard.push(JSON.parse(data));
});
</script>
<iframe src="%s"></iframe>"""


@dataclass
class TelegramClient:
    """The client around the page, in this page of the browser."""

    page: Page

    def open(
        self,
        site: str,
        *,
        start: str = "",
        telegram_id: int = 99,
        data: str | None = None,
        theme: dict[str, str] | None = None,
    ) -> None:
        """Open the Mini App as a link with the start parameter does."""
        launched = {
            "tgWebAppData": init_data(telegram_id) if data is None else data,
            "tgWebAppVersion": "9.0",
            "tgWebAppPlatform": "web",
            "tgWebAppThemeParams": json.dumps(theme or LIGHT),
        }
        query = f"?{urlencode({'tgWebAppStartParam': start})}" if start else ""
        address = f"{site}/{query}#{urlencode(launched)}"

        def serve(route: Route) -> None:
            html = SHELL % address.replace("&", "&amp;")
            route.fulfill(content_type="text/html; charset=utf-8", body=html)

        self.page.route(f"{WEB_CLIENT}/**", serve)
        self.page.goto(f"{WEB_CLIENT}/a/")

    @property
    def frame(self) -> FrameLocator:
        """The Mini App."""
        return self.page.frame_locator("iframe")

    def say(self, event: str, data: dict[str, Any] | None = None) -> None:
        """Send an event to the Mini App."""
        text = json.dumps({"eventType": event, "eventData": data or {}})
        self.page.evaluate(
            "text => document.querySelector('iframe').contentWindow.postMessage(text, '*')", text
        )

    def heard(self, event: str) -> list[Any]:
        """Return what came with each event of this name so far, the first one first."""
        told: list[dict[str, Any]] = self.page.evaluate("heard")
        return [each.get("eventData") for each in told if each["eventType"] == event]

    def wait_to_hear(self, event: str, **data: Any) -> None:
        """Wait until the last event of this name has come with these data."""
        self.page.wait_for_function(
            """([event, data]) => {
              const last = heard.filter(({ eventType }) => eventType === event).at(-1);
              return last !== undefined
                && Object.entries(data).every(([name, value]) => last.eventData?.[name] === value);
            }""",
            arg=[event, data],
        )
