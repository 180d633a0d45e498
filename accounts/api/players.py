"""The endpoints that find players, and the JSON that shows one."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema
from pydantic import AwareDatetime, BaseModel, Field, RootModel
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.avatars import AvatarName
from accounts.kinds import PersonKind
from accounts.models import User
from accounts.selectors import relations as known
from accounts.selectors.players import player_named, players_by_id, search_players
from web.http.bodies import Query, read_query
from web.http.errors import InvalidInput
from web.http.openapi_schemas import problems, query_parameters
from web.limits.throttling import Limit
from web.realtime.presence import presence_of
from web.views import PublicApiView

SEARCHES = Limit("searches", "120/minute")
MAX_IDS = 100
IDS = rf"^[0-9]{{1,18}}(,[0-9]{{1,18}}){{0,{MAX_IDS - 1}}}$"


class PlayerQuery(Query):
    """The beginning of the name to search for, or the ids of players: one of the two."""

    q: Annotated[
        str | None,
        Field(min_length=2, max_length=24, description="The beginning of the name."),
    ] = None
    ids: Annotated[
        str | None, Field(pattern=IDS, description="Ids of accounts, separated by commas.")
    ] = None


class ToYou(BaseModel):
    """The caller's relations to the player, which nobody else sees."""

    following: bool
    blocked: bool
    muted: bool
    note: str


class Player(BaseModel):
    """A player with an account, or a guest to whom you have a relation."""

    id: int
    name: str
    kind: PersonKind
    avatar: AvatarName
    presence: Literal["playing", "online", "offline"]
    seen_at: AwareDatetime | None
    since: AwareDatetime
    you: ToYou | None


class PlayerList(RootModel[list[Player]]):
    """Players, by name."""


class PlayersView(PublicApiView):
    """`players`."""

    limits = (*PublicApiView.limits, SEARCHES)

    @extend_schema(
        operation_id="search_players",
        parameters=query_parameters(PlayerQuery),
        responses={200: PlayerList, **problems()},
        tags=["players"],
    )
    def get(self, request: Request) -> Response:
        """The accounts whose name begins with `q`, at most twenty; or those with these `ids`."""
        query = read_query(request, PlayerQuery)
        if query.ids is None and query.q is None:
            raise InvalidInput("q", ("missing", _("Give the beginning of a name, or ids.")))
        if query.ids is None:
            found = search_players(query.q or "")
        elif query.q is None:
            found = players_by_id([*map(int, query.ids.split(","))])
        else:
            raise InvalidInput(
                "ids", ("does_not_fit", _("Give either the beginning of a name or ids."))
            )
        return Response(players_json(found, viewer=viewer_of(request)))


class PlayerByNameView(PublicApiView):
    """`players/{name}`."""

    @extend_schema(
        operation_id="get_player",
        responses={200: Player, **problems("not_found")},
        tags=["players"],
    )
    def get(self, request: Request, name: str) -> Response:
        """The account with this public name, in any case, or with an id: `@4711`."""
        player = player_named(name)
        return Response(players_json([player], viewer=viewer_of(request))[0])


def viewer_of(request: Request | HttpRequest) -> User | None:
    """Return the caller's row; None for a caller who isn't logged in."""
    return request.user if isinstance(request.user, User) else None


def players_json(players: Sequence[User], *, viewer: User | None) -> list[dict[str, Any]]:
    """Return the players as `Player`, with what the viewer may know.

    To the viewer, a player who has blocked them seems to be offline.
    """
    relations_to = known.Relations(viewer, players)
    hidden = relations_to.blocking
    presence = presence_of(player.pk for player in players if player.pk not in hidden)
    return [
        {
            "id": player.pk,
            "name": player.name,
            "kind": player.kind,
            "avatar": player.shown_avatar,
            "presence": presence.get(player.pk, "offline"),
            "seen_at": None if player.pk in hidden else player.last_seen_at,
            "since": player.date_joined,
            "you": None if viewer is None else _to_you(player.pk, relations_to),
        }
        for player in players
    ]


def _to_you(player_id: int, relations_to: known.Relations) -> dict[str, Any]:
    return {
        "following": player_id in relations_to.followed,
        "blocked": player_id in relations_to.blocked,
        "muted": player_id in relations_to.muted,
        "note": relations_to.notes.get(player_id, ""),
    }
