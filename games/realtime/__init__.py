"""The sockets of games: every viewer is pushed their own share of what was committed."""
