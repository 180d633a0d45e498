"""Commands that came too late: bots act at the same moment as people, and the service is the judge.

The browser's console reports every refusal, so tests of such tables let it, and check the reasons.
"""

from playwright.sync_api import Page, Response

SAID = ("status of 422", "status of 409")
"""The console's words for a command that the rules refuse, and for one after a game's end."""
TOO_LATE = {
    "already_done",
    "between_bouts",
    "bout_not_open",
    "game_over",
    "limit_reached",
    "not_asked",
    "not_entitled",
    "not_in_play",
    "not_your_turn",
    "rank_not_on_table",
    "transfer_too_many",
}


class Refusals:
    """The codes of the commands that the service refused to this page."""

    def __init__(self, page: Page) -> None:
        self.codes: list[str] = []
        page.on("response", self._note)

    def assert_only_late(self) -> None:
        """Raise if a command was refused for another reason than that others were quicker."""
        assert set(self.codes) <= TOO_LATE

    def _note(self, response: Response) -> None:
        if response.status in {409, 422}:
            self.codes.append(response.json()["code"])
