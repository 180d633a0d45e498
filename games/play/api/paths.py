"""The converters of addresses: the id of a game, the number of a seat."""


class GameIdConverter:
    """The id of a game."""

    regex = "[0-9A-Za-z]{10}"

    def to_python(self, value: str) -> str:
        """Return the id."""
        return value

    def to_url(self, value: str) -> str:
        """Return the id."""
        return value


class SeatConverter:
    """The number of a seat."""

    regex = "[0-9]{1,2}"

    def to_python(self, value: str) -> int:
        """Return the number."""
        return int(value)

    def to_url(self, value: int) -> str:
        """Return the number in digits."""
        return str(value)
