"""The feeds of a running game and of an account, and their messages between processes."""
