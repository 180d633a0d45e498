"""The endpoints of Telegram: logging in, registering and linking."""
