"""Webhooks: events of a user's games, signed and posted to an address of the user's."""
