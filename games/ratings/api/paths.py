"""What an address may hold: a mode of play."""

from games.ratings.system import Mode


class ModeConverter:
    """A mode of play."""

    regex = f"(?:{'|'.join(Mode)})"

    def to_python(self, value: str) -> str:
        """The mode."""
        return value

    def to_url(self, value: str) -> str:
        """The mode."""
        return value
