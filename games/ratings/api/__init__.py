"""REST endpoints of ratings."""
