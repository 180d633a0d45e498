"""REST endpoints of notifications."""
