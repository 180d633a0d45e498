"""The tables of Telegram: used proofs, chats with the bot, and messages still to be sent."""

from telegram.models.chat import Chat, Message
from telegram.models.used_proof import UsedProof

__all__ = ["Chat", "Message", "UsedProof"]
