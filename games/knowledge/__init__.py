"""What a seat can know of the cards it does not see, from its own share of the events: pure."""

from games.knowledge.knowledge import Knowledge
from games.knowledge.watching import Watching, knowledge_of

__all__ = ["Knowledge", "Watching", "knowledge_of"]
