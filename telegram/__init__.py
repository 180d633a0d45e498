"""Telegram: log-in by its Mini App and its login widget, and a bot with reminders."""
