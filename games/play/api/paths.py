"""What an address may hold: the id of a game, the number of a seat."""


class GameIdConverter:
    """A game's id; anything else is no address."""

    regex = "[0-9A-Za-z]{10}"

    def to_python(self, value: str) -> str:
        """The id."""
        return value

    def to_url(self, value: str) -> str:
        """The id."""
        return value


class SeatConverter:
    """A seat's number."""

    regex = "[0-9]{1,2}"

    def to_python(self, value: str) -> int:
        """The number."""
        return int(value)

    def to_url(self, value: int) -> str:
        """The number in digits."""
        return str(value)
