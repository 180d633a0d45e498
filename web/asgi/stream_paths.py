"""The paths of streams over HTTP, whose requests last and have limits of their own."""


def is_stream(path: str) -> bool:
    """Return whether the path is of a stream."""
    return path.endswith("/stream")
