"""What an address may hold."""

from django.urls import register_converter

from games.ratings import Mode


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


class ModeConverter:
    """A mode of play."""

    regex = f"(?:{'|'.join(Mode)})"

    def to_python(self, value: str) -> str:
        """The mode."""
        return value

    def to_url(self, value: str) -> str:
        """The mode."""
        return value


def register() -> None:
    """Make `<game:…>`, `<seat:…>` and `<mode:…>` known to Django."""
    register_converter(ModeConverter, "mode")
    register_converter(GameIdConverter, "game")
    register_converter(SeatConverter, "seat")
