"""The personal data in the chat: the messages that a user posted."""

import json
from collections.abc import Iterator

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.chat.messages import message_json
from games.chat.models import ChatMessage
from games.chat.selectors import messages_by
from games.chat.services import delete_messages_of


class ChatOfPerson(PersonalDataPart):
    """The part of the chat in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Yield the user's messages that are still kept."""
        messages = messages_by(user.pk).select_related("author").iterator(200)
        yield File("chat.ndjson", "".join(f"{_line(message)}\n" for message in messages))

    def erase(self, user: User) -> None:
        """Delete the user's messages."""
        delete_messages_of(user.pk)


def _line(message: ChatMessage) -> str:
    return json.dumps(message_json(message), ensure_ascii=False)
