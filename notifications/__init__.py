"""Notifications: kept for a month, shown on the page, and pushed to browsers."""
