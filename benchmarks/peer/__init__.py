"""boardgame.io, a game server in memory, with which the service is compared."""
