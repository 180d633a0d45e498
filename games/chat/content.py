"""The content of a chat message: phrase, reaction or free text; length, no profanity filter."""

from dataclasses import dataclass

from games.chat.models import MAX_TEXT_LENGTH, ChatKind
from web.http.free_text import clean_line

MAX_CHARACTERS = MAX_TEXT_LENGTH


@dataclass(frozen=True, slots=True)
class Content:
    """A phrase or a reaction by its code, or a free text."""

    kind: ChatKind
    code: str = ""
    text: str = ""

    @classmethod
    def phrase(cls, code: str) -> "Content":
        """Return the phrase with this code."""
        return cls(ChatKind.PRESET, code=code)

    @classmethod
    def reaction(cls, code: str) -> "Content":
        """Return the reaction with this code."""
        return cls(ChatKind.REACTION, code=code)

    @classmethod
    def free(cls, text: str) -> "Content":
        """Return a free text, as it was typed."""
        return cls(ChatKind.TEXT, text=text)


def check_text(text: str) -> str:
    """Return the text with single spaces, in one Unicode form.

    Raises InvalidInput (see `clean_line`).
    """
    return clean_line("text", text, longest=MAX_CHARACTERS)
