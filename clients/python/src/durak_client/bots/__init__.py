"""Bots that run themselves: `durak bot run my_bot.py`."""

from durak_client.bots.config import BotConfig, ConfigError
from durak_client.bots.loading import Strategy, load_strategy
from durak_client.bots.runner import BotRunner

__all__ = ["BotConfig", "BotRunner", "ConfigError", "Strategy", "load_strategy"]
