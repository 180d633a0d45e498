"""The sockets: what they share, and those of a game and of an account."""
