"""The strategies of bots: pure functions of a player's view, the legal commands and chance."""
