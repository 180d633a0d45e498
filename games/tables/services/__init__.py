"""The use cases of an open table."""
