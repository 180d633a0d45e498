"""TV as JSON, over REST and on its socket `/ws/tv`."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field, RootModel

from games.play.messages.game import ModeName, time_json
from games.tables.lobby.messages import LobbyTable, lobby_table_json
from games.tv.selectors import ShownChannel
from web.http.messages import Message
from web.realtime.messages import ErrorMessage, PongMessage, SocketMessageBase, message


class TvChannelSchema(Message, title="TvChannel"):
    """A channel, and the table that it shows."""

    mode: Annotated[ModeName | None, Field(description="Null: the best game of all modes.")]
    table: Annotated[
        LobbyTable | None, Field(description="Null while no game of the mode can be shown.")
    ]
    exhibition: Annotated[
        bool, Field(description="House bots play for the watchers, since no people play.")
    ]
    since: Annotated[
        AwareDatetime | None, Field(description="The time at which the channel chose the game.")
    ]


class Tv(Message):
    """All channels, the best game of all modes first."""

    channels: list[TvChannelSchema]


class ChannelsMessage(SocketMessageBase):
    """All channels: the first message, and again whenever one of them changes."""

    t: Literal["channels"]
    channels: list[TvChannelSchema]


AnyTvMessage = Annotated[ChannelsMessage | ErrorMessage | PongMessage, Field(discriminator="t")]


class TvMessage(RootModel[AnyTvMessage]):
    """A message of the server on `/ws/tv`."""


def tv_json(channels: Sequence[ShownChannel], *, user_id: int | None) -> dict[str, Any]:
    """Return all channels for a viewer, as `Tv`."""
    return {
        "channels": [
            {
                "mode": channel.mode,
                "table": (
                    None
                    if channel.table is None
                    else lobby_table_json(channel.table, user_id=user_id)
                ),
                "exhibition": channel.is_exhibition,
                "since": time_json(channel.since),
            }
            for channel in channels
        ]
    }


def channels_message(channels: Sequence[ShownChannel], *, user_id: int | None) -> dict[str, Any]:
    """Return a `ChannelsMessage`."""
    return message("channels", **tv_json(channels, user_id=user_id))
