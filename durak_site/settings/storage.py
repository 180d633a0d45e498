"""Settings of the database (DATABASES) and of the cache (CACHES)."""

from typing import Any

from durak_site.server.database.database_url import database_settings
from durak_site.settings.durak import DURAK_REDIS_URL, env

DATABASES: dict[str, Any] = {"default": database_settings(env)}

# The cache may be lost at any time: it contains recently used codes of second factors.
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        # A list, because Django would split a text at its commas.
        "LOCATION": [DURAK_REDIS_URL],
        "OPTIONS": {"pool_class": "web.redis.redis_url.CachePool"},
        "KEY_PREFIX": "durak",
    },
}
