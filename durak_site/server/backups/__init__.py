"""Backups of an installation: writing them, restoring them, and when the last one was written."""
