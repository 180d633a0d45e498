"""The REST endpoints of webhooks."""
