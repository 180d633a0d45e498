"""REST endpoints of profiles."""
