"""Path converters: the id of a puzzle."""


class PuzzleIdConverter:
    """A puzzle's id; anything else is no address."""

    regex = "[0-9A-Za-z]{10}"

    def to_python(self, value: str) -> str:
        """Return the id."""
        return value

    def to_url(self, value: str) -> str:
        """Return the id."""
        return value
