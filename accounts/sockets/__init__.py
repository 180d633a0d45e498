"""Authentication of sockets and streams by session or token, and their end with it."""
