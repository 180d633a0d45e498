"""Sockets: a viewer of a game is pushed their own share, a person what concerns them."""
