"""Pages of finished games, by a cursor."""

from web.pages import Pages


class FinishedPages(Pages):
    """Finished games, newest end first."""

    ordering = ("-finished_at", "-id")
