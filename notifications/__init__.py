"""Notifications: kept for a month, shown in the page's inbox, pushed to browsers, mailed."""
