"""The bot: Telegram posts updates, and each answer contains what the bot says."""
