"""Pages of finished games, by a cursor."""

from web.pages import Pages


class FinishedPages(Pages):
    """Games by their end."""

    ordering = ("-finished_at", "-id")
