"""The paths of streams over HTTP, whose requests last long and have separate limits."""


def is_stream(path: str) -> bool:
    """Return whether the path is a stream's."""
    return path.endswith("/stream")
