"""The converter for modes of play in routes."""

from games.ratings.system import Mode


class ModeConverter:
    """The part of a path that names a mode of play."""

    regex = f"(?:{'|'.join(Mode)})"

    def to_python(self, value: str) -> str:
        """Return the mode in the path."""
        return value

    def to_url(self, value: str) -> str:
        """Return the name of the mode in a path."""
        return value
