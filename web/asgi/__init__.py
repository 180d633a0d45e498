"""ASGI layers around Django: admission, CORS, the fast path, start-up and the heartbeat."""
