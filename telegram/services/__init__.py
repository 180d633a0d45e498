"""Writes: used proofs, chats, and messages of the bot."""
