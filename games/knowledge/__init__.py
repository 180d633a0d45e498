"""Card counting: the knowledge of a seat about cards it does not see, from its own view; pure."""

from games.knowledge.knowledge import Knowledge
from games.knowledge.watching import KnowledgeTracker, knowledge_of

__all__ = ["Knowledge", "KnowledgeTracker", "knowledge_of"]
