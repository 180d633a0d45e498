"""How bots choose: pure functions of a player's view, the legal commands and chance."""
