"""A running game: its log, commits, commands, clocks, claims, views, and its socket."""
