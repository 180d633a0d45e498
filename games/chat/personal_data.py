"""What the chat keeps of a person: what they said."""

import json
from collections.abc import Iterator

from accounts.models import User
from accounts.personal_data import File, Part
from games.chat.messages import message_json
from games.chat.models import ChatMessage
from games.chat.selectors import messages_by
from games.chat.services import forget_messages_of


class ChatOfPerson(Part):
    """The part of the chat in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """What the user said at tables, as far as it is still kept."""
        said = messages_by(user.pk).select_related("author").iterator(200)
        yield File("chat.ndjson", "".join(f"{_said(message)}\n" for message in said))

    def forget(self, user: User) -> None:
        """What the user said goes."""
        forget_messages_of(user.pk)


def _said(message: ChatMessage) -> str:
    return json.dumps(message_json(message), ensure_ascii=False)
