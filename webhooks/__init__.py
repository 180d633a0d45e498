"""Webhooks: what happens in a user's games, posted to an address of the user's, signed."""
