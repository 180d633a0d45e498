"""Lines of the log that are written together, and none too late or never."""

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from io import StringIO

import pytest

from durak_site.log_lines import GatheredLines

WITHIN_SECONDS = 8


class Written(StringIO):
    """A stream that notes its writes."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[str] = []
        self.has_line = threading.Event()

    def write(self, text: str) -> int:
        self.writes.append(text)
        self.has_line.set()
        return len(text)


@pytest.fixture
def stream() -> Written:
    return Written()


@pytest.fixture
def log(stream: Written) -> Iterator[logging.Logger]:
    logger = logging.getLogger("tests.log_lines")
    handler = GatheredLines(stream)
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False
    yield logger
    logger.removeHandler(handler)
    handler.close()


def test_a_line_is_written_soon_with_nobody_asking(log: logging.Logger, stream: Written) -> None:
    log.info("One.")
    assert stream.has_line.wait(WITHIN_SECONDS)
    assert "".join(stream.writes) == "One.\n"


def test_a_warning_is_written_at_once_after_all_that_was_said_before(
    log: logging.Logger, stream: Written
) -> None:
    for number in range(50):
        log.info("Line %d.", number)
    log.warning("Now!")
    lines = [f"Line {number}.\n" for number in range(50)]
    assert "".join(stream.writes) == "".join([*lines, "Now!\n"])
    assert len(stream.writes) < len(lines)


def test_what_many_threads_say_is_all_there_line_by_line(
    log: logging.Logger, stream: Written
) -> None:
    def speak(name: int) -> None:
        for number in range(200):
            log.info("%d says %d.", name, number)

    threads = [threading.Thread(target=speak, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    log.handlers[0].flush()
    said = "".join(stream.writes).splitlines()
    for name in range(4):
        own = [line for line in said if line.startswith(f"{name} ")]
        assert own == [f"{name} says {number}." for number in range(200)]


def test_a_process_that_ends_has_said_all() -> None:
    program = (
        "import logging; logging.basicConfig(level='INFO');"
        "from durak_site.log_lines import gather_lines; gather_lines();"
        "logging.info('The last words.')"
    )
    ended = subprocess.run(
        (sys.executable, "-c", program), capture_output=True, text=True, check=True
    )
    assert ended.stderr == "INFO:root:The last words.\n"
