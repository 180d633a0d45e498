"""Invitations of accounts to open tables."""
