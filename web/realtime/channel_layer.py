"""Channels' layer from `channels_redis`, extended to serve several groups in one round trip."""

import asyncio
from collections import defaultdict
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
        by_shard: defaultdict[_Shard, list[tuple[str, bytes]]] = defaultdict(list)
        for group, message in messages:
            shard, channel = self._place_of(group)
            by_shard[shard].append((channel, self.serialize(message)))
        for shard, published in by_shard.items():
            await shard.publish_many(published)

    async def group_add_many(self, groups: Iterable[str], channel: str) -> None:
        """Add the channel to the groups.

        Each message that is published after this returns arrives, unless the connection breaks.
        Raises like `group_add`.
        """
        by_shard = self._by_shard(groups)
        members = self._get_layer().groups
        for shard, names in by_shard.items():
            for name in names:
                members.setdefault(name, set()).add(channel)
            await shard.subscribe_many(names)

    async def group_discard_many(self, groups: Iterable[str], channel: str) -> None:
        """Remove the channel from the groups. Raises like `group_discard`."""
        members = self._get_layer().groups
        for shard, names in self._by_shard(groups).items():
            for name in names:
                members.get(name, set()).discard(channel)
                if not members.get(name):
                    members.pop(name, None)
            await shard.unsubscribe_many(names)

    def _by_shard(self, groups: Iterable[str]) -> "dict[_Shard, list[str]]":
        found: defaultdict[_Shard, list[str]] = defaultdict(list)
        for group in groups:
            shard, name = self._place_of(group)
            found[shard].append(name)
        return found

    def _place_of(self, group: str) -> "tuple[_Shard, str]":
        """Return the connection that serves the group, and the group's name there."""
        layer = self._get_layer()
        name: str = layer._get_group_channel_name(group)  # noqa: SLF001 - a method of this layer, with the shards below
        shard: _Shard = layer._get_shard(name)  # noqa: SLF001 - the same
        return shard, name

    def _get_layer(self) -> Any:
        is_new = asyncio.get_running_loop() not in self._layers
        layer = super()._get_layer()
        if is_new:
            layer._shards = [_Shard(shard.host, layer) for shard in layer._shards]  # noqa: SLF001 - the same
        return layer


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
