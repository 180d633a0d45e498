"""The nodes of a tree in one block; compiled, pool.pxd stands for these."""


class Node:
    """A move in the tree: its seat, how often it was legal and was tried, and its points.

    `first` is the number of its first child, `following` that of the next child of its parent; 0,
    the root, stands for none.
    """

    __slots__ = ("first", "following", "met", "move", "seat", "total", "visits")

    def __init__(self) -> None:
        self.move = self.seat = self.visits = self.met = self.first = self.following = 0
        self.total = 0.0


def resized(nodes: list[Node], size: int) -> list[Node]:
    """Return the nodes with room for `size` of them; the new ones hold nothing of use."""
    return [*nodes, *(Node() for _ in range(size - len(nodes)))]


def released(nodes: list[Node]) -> None:
    """Give the memory back."""
    nodes.clear()
