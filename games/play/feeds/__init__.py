"""The feeds of a running game and of an account, and what is published to them."""
