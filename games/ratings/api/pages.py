"""Pages of boards and histories, by cursors."""

from web.http.pagination import Pages


class BoardPages(Pages):
    """Ratings, best first."""

    ordering = ("-mean", "-id")
    page_size = 50


class HistoryPages(Pages):
    """Changes of one player's rating in one mode, newest first: each has its own number."""

    ordering = ("-number",)
    page_size = 50
