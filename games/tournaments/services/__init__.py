"""The changes of tournaments."""
