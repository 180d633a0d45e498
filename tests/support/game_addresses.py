"""All addresses that name a game: operations of the API, pages, pictures, the admin."""

from collections.abc import Iterator
from typing import NamedTuple

from durak_site.document.openapi import document
from tests.support.permissions import routes

VALUES = {"{seat}": "0", "{invitation_id}": "1"}
QUERIES = {"card_knowledge": "seat=0&at=2"}
ADMIN = ("play/game/{}/change/", "play/game/{}/history/", "play/game/{}/delete/")


class GameOperation(NamedTuple):
    """An operation of the API that has a game in its path."""

    method: str
    template: str
    name: str
    is_stream: bool

    def path(self, game_id: str) -> str:
        """Its path below the API's root, for a game, with a query where it takes one."""
        path = self.template.replace("{game_id}", game_id)
        for parameter, value in VALUES.items():
            path = path.replace(parameter, value)
        query = QUERIES.get(self.name)
        return path if query is None else f"{path}?{query}"


def operations() -> Iterator[GameOperation]:
    """All operations of a game, streams too."""
    for path, methods in document()["paths"].items():
        if "{game_id}" in path:
            for method, operation in methods.items():
                yield GameOperation(
                    method.upper(),
                    path.removeprefix("/api/v1/"),
                    operation["operationId"],
                    bool(operation.get("x-stream")),
                )


def pages(game_id: str) -> Iterator[str]:
    """All addresses of the site beside the API that name the game."""
    for route in routes.site():
        if "game_id>" in route.address and not route.address.startswith("api/v1/"):
            before, _, rest = route.address.partition("<")
            yield f"/{before}{game_id}{rest.partition('>')[2]}"


def admin_pages(game_id: str) -> Iterator[str]:
    """The pages of the admin about the game, and the lists in which it is found."""
    yield from (f"/admin/{address.format(game_id)}" for address in ADMIN)
    yield f"/admin/play/game/?q={game_id}"
    yield f"/admin/play/game/?o=1&q={game_id}"
    for names in ("app_label=play&model_name=seat&field_name=game",):
        yield f"/admin/autocomplete/?{names}&term={game_id}"
    for listed in ("ratings/ratedgame", "chat/chatmessage", "moderation/report"):
        yield f"/admin/{listed}/?q={game_id}"
    yield f"/admin/r/1/{game_id}/"
