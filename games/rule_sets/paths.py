"""Path converters: the id of a saved rule set."""


class RuleSetIdConverter:
    """A rule set's id; anything else is no address."""

    regex = "[0-9A-Za-z]{10}"

    def to_python(self, value: str) -> str:
        """Return the id."""
        return value

    def to_url(self, value: str) -> str:
        """Return the id."""
        return value
