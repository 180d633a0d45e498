"""Rows folded from events, and the check that they still agree with their log."""
