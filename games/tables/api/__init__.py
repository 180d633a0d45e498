"""REST endpoints of an open table."""
