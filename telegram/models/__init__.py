"""The tables of Telegram: used proofs, chats with the bot, and messages still to be sent."""

from telegram.models.chat import BotMessage, Chat
from telegram.models.used_proof import UsedProof

__all__ = ["BotMessage", "Chat", "UsedProof"]
