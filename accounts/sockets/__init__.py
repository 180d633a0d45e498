"""The callers of sockets and streams: let in by session or token, sent away when that ends."""
