"""The endpoint of the games that followed players play now."""

from drf_spectacular.utils import extend_schema
from pydantic import BaseModel, RootModel
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.callers import user_of
from accounts.api.players import Player, players_json
from accounts.selectors.relations import followed_by
from games.play.messages.game import GameSchema, table_json
from games.play.selectors.spectator_delay import tables_in_list
from games.profiles.friends import games_of
from web.http.openapi_schemas import problems
from web.realtime.presence import presence_of
from web.views import AccountView


class FriendAtPlay(BaseModel):
    """Somebody you follow, and the game to watch."""

    player: Player
    game: GameSchema


class FriendsAtPlay(RootModel[list[FriendAtPlay]]):
    """The followed players who play now, by name."""


class PlayingView(AccountView):
    """`following/playing`."""

    @extend_schema(
        operation_id="list_friends_at_play",
        responses={200: FriendsAtPlay, **problems("not_authenticated", "account_needed")},
        tags=["players"],
    )
    def get(self, request: Request) -> Response:
        """The players you follow who play now, each with the public game."""
        user = user_of(request)
        followed = followed_by(user.pk)
        presence = presence_of(player.pk for player in followed)
        at_play = games_of([player for player in followed if presence[player.pk] == "playing"])
        tables = tables_in_list([game for _, game in at_play], user_id=user.pk)
        players = players_json([player for player, _ in at_play], viewer=user)
        return Response(
            [
                {"player": player, "game": table_json(table, user_id=user.pk)}
                for player, table in zip(players, tables, strict=True)
            ]
        )
