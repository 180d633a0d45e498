"""Channels' layer from `channels_redis`, extended to serve several groups in one round trip."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

from channels_redis.pubsub import RedisPubSubChannelLayer, RedisSingleShardConnection
from redis.asyncio.client import PubSub

Published = tuple[str, dict[str, Any]]


class PubSubLayer(RedisPubSubChannelLayer):  # type: ignore[misc] # it carries no types
    """The pub/sub layer of `channels_redis`, with methods for several groups.

    A command publishes two or three messages, and a socket has five groups. Sent one by one they
    took a quarter of a command's time, and a third of a socket's, mostly in the Redis client for
    each reply. The layer's own `group_add` also doesn't wait for Redis to answer.
    """

    async def group_send_many(self, messages: Iterable[Published]) -> None:
        """Send each message to its group. Raises like `group_send`, possibly after sending some."""
        layer = self._get_layer()
        await _shard_of(layer).publish_many(
            [(_channel_of(layer, group), self.serialize(message)) for group, message in messages]
        )

    async def group_add_many(self, groups: Iterable[str], channel: str) -> None:
        """Add the channel to the groups.

        Each message that is published after this returns arrives, unless the connection breaks.
        Raises like `group_add`.
        """
        layer = self._get_layer()
        names = [_channel_of(layer, group) for group in groups]
        for name in names:
            layer.groups.setdefault(name, set()).add(channel)
        await _shard_of(layer).subscribe_many(names)

    async def group_discard_many(self, groups: Iterable[str], channel: str) -> None:
        """Remove the channel from the groups. Raises like `group_discard`."""
        layer = self._get_layer()
        names = [_channel_of(layer, group) for group in groups]
        for name in names:
            members = layer.groups.get(name, set())
            members.discard(channel)
            if not members:
                layer.groups.pop(name, None)
        await _shard_of(layer).unsubscribe_many(names)

    def _get_layer(self) -> Any:
        is_new = asyncio.get_running_loop() not in self._layers
        layer = super()._get_layer()
        if is_new:
            layer._shards = [_Shard(shard.host, layer) for shard in layer._shards]  # noqa: SLF001 - the base class has no other way to extend it
        return layer


def _channel_of(layer: Any, group: str) -> str:
    """Return the channel of Redis that carries the group."""
    name: str = layer._get_group_channel_name(group)  # noqa: SLF001 - the naming of the layer that is extended
    return name


def _shard_of(layer: Any) -> "_Shard":
    """Return the connections of the layer: the settings name one Redis."""
    shard: _Shard
    (shard,) = layer._shards  # noqa: SLF001 - set above, by the layer that is extended
    return shard


class _Shard(RedisSingleShardConnection):  # type: ignore[misc] # it carries no types
    """The connections to one Redis: one receives messages, others publish."""

    async def publish_many(self, messages: Sequence[tuple[str, bytes]]) -> None:
        async with self._lock:
            self._ensure_redis()
            async with self._redis.pipeline(transaction=False) as pipe:
                for channel, data in messages:
                    pipe.publish(channel, data)
                await pipe.execute()

    async def subscribe_many(self, channels: Sequence[str]) -> None:
        """Subscribe to the channels; return when Redis has confirmed each of them."""
        async with self._lock:
            self._ensure_redis()
            self._ensure_receiver()
            new = [channel for channel in channels if channel not in self._subscribed_to]
            if new:
                await self._pubsub.subscribe(*new)
                self._subscribed_to.update(new)
        await self._pubsub.wait_until_confirmed(channels)

    async def unsubscribe_many(self, channels: Sequence[str]) -> None:
        """Unsubscribe from those of the channels that belong to no group by then."""
        known = [channel for channel in channels if channel in self._subscribed_to]
        if not known:
            return
        # Otherwise a late confirmation would count for a subscription that follows.
        await self._pubsub.wait_until_confirmed(known)
        async with self._lock:
            members = self.channel_layer.groups
            old = [name for name in known if name in self._subscribed_to and name not in members]
            if old:
                self._ensure_redis()
                self._ensure_receiver()
                await self._pubsub.unsubscribe(*old)
                self._subscribed_to.difference_update(old)

    def _ensure_redis(self) -> None:
        is_new = self._redis is None
        super()._ensure_redis()
        if is_new:
            self._pubsub = _Subscriptions(self._redis.connection_pool)


class _Subscriptions(PubSub):
    """The subscriptions of a connection, with those that Redis has not confirmed yet.

    A new connection subscribes to all channels again, and Redis confirms them again.
    """

    def __init__(self, pool: Any) -> None:
        super().__init__(pool)
        self._confirmations: dict[str, asyncio.Event] = {}

    async def wait_until_confirmed(self, channels: Iterable[str]) -> None:
        for channel in channels:
            confirmation = self._confirmations.get(channel)
            if confirmation is not None:
                await confirmation.wait()

    async def subscribe(self, *channels: Any, **handlers: Any) -> None:
        for channel in channels:
            self._confirmations.setdefault(_text(channel), asyncio.Event())
        await super().subscribe(*channels, **handlers)

    async def handle_message(self, response: Any, *_: Any, **__: Any) -> Any:
        """Return a message, and None for all else that Redis says."""
        message = await super().handle_message(response)  # type: ignore[no-untyped-call] # it carries no types
        if message is None or message["type"] == "message":
            return message
        if message["type"] == "subscribe":
            confirmation = self._confirmations.pop(_text(message["channel"]), None)
            if confirmation is not None:
                confirmation.set()
        return None


def _text(channel: str | bytes) -> str:
    return channel.decode() if isinstance(channel, bytes) else channel
