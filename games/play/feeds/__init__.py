"""The feeds (live updates) of a running game and of an account, and messages between processes."""
