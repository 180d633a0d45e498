"""Pages of boards and histories, by cursors."""

import re

from web.pages import Pages

FRACTION = re.compile(r"[0-9]{1,9}\.[0-9]{1,9}", re.ASCII)

WHOLE_NUMBER = re.compile("[0-9]{1,18}", re.ASCII)


class BoardPages(Pages):
    """Ratings, best first."""

    ordering = ("-mean", "-id")
    page_size = 50

    def is_position(self, text: str) -> bool:
        """Whether the text is a number with a fraction."""
        return FRACTION.fullmatch(text) is not None


class HistoryPages(Pages):
    """Changes of a rating, newest first."""

    ordering = ("-number",)
    page_size = 50

    def is_position(self, text: str) -> bool:
        """Whether the text is a whole number that a database can keep."""
        return WHOLE_NUMBER.fullmatch(text) is not None
