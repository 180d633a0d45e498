"""The REST endpoints of notifications."""
