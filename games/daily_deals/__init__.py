"""The deal of the day: equal cards for everybody against equal bots, one try, and a list."""
