"""The changes of duplicate matches."""
