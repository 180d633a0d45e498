"""Routes of WebSockets and streams: the feeds of each address, and the origins that may connect."""
