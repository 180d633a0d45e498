"""Invitations to open tables."""
