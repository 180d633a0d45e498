"""Settings of the channel layer (Channels, Redis), which carries messages between processes."""

from durak_site.settings.durak import DURAK_REDIS_URL
from web.realtime.redis_connections import begin_connection
from web.redis.redis_url import redis_address

# Publishing doesn't wait, and a reconnect announces that messages may be lost.
CHANNEL_LAYERS = {
    "default": {
        "BACKEND": "web.realtime.channel_layer.PubSubLayer",
        "CONFIG": {
            "prefix": "durak",
            "hosts": [
                redis_address(DURAK_REDIS_URL).layer_host(
                    redis_connect_func=begin_connection,
                    socket_connect_timeout=2,
                    socket_timeout=2,
                )
            ],
        },
    },
}
