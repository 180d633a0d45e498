"""Pages of finished games, by a cursor."""

from web.http.pagination import Pages


class FinishedPages(Pages):
    """Seats in finished games, newest end first."""

    ordering = ("-game_finished_at", "-game_id")
