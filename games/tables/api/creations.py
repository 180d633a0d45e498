"""The rate limit of new games (creating tables), which each endpoint that makes them shares."""

from rest_framework.request import Request

from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

CREATIONS = Limit("games created", "240/hour")


class CreationView(ApiView):
    """A view that all may read, and whose POST makes a game."""

    is_caller_cached = True
    write_scope = Scope.PLAY
    is_read_by_all = True

    def check_throttles(self, request: Request) -> None:
        """Check the limits of all requests, and a further limit of new games."""
        super().check_throttles(request)
        if request.method == "POST":
            CREATIONS.check(request)
