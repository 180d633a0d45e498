"""Converters for ids in paths."""

from web.http.validated_text import is_storable_number


class IdConverter:
    """An id in digits; a number that no row can have is no address."""

    regex = "[0-9]{1,19}"

    def to_python(self, value: str) -> int:
        """Return the id. Raises ValueError for one that no row can have."""
        number = int(value)
        if not is_storable_number(number):
            raise ValueError("An id has at most 64 bits.")
        return number

    def to_url(self, value: int) -> str:
        """Return the id in digits."""
        return str(value)
