"""Clients of Redis: the one reader of REDIS_URL, and a client that fails fast."""
