"""Lines of the log that are written together: a write for each costs more than the line.

Whoever takes the lines (supervisord, a container's runtime) wakes up for each write too.
"""

import logging
import threading
from typing import TextIO

SECONDS_GATHERED = 0.2


class GatheredLines(logging.StreamHandler[TextIO]):
    """Writes lines a moment later, all that came meanwhile at once; warnings and worse at once.

    What a process that is killed said in its last moment may be missing; one that ends or raises
    an alarm has said all.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._lines: list[str] = []
        self._has_lines = threading.Event()
        threading.Thread(target=self._write_for_ever, name="log lines", daemon=True).start()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record's line, to be written soon."""
        try:
            self._lines.append(self.format(record) + self.terminator)
            if record.levelno >= logging.WARNING:
                self.flush()
            else:
                self._has_lines.set()
        except Exception:  # noqa: BLE001 - as every handler of the standard library does
            self.handleError(record)

    def flush(self) -> None:
        """Write all that was kept."""
        with self.lock:  # type: ignore[union-attr] # each handler has one
            lines, self._lines = self._lines, []
            if lines:
                self.stream.write("".join(lines))
            super().flush()

    def _write_for_ever(self) -> None:
        pause = threading.Event()
        while self._has_lines.wait():
            self._has_lines.clear()
            pause.wait(SECONDS_GATHERED)
            try:
                self.flush()
            except (OSError, ValueError):
                # Nobody reads the log any more, and there is no other place to say so.
                continue


def gather_lines() -> None:
    """Have this process write its lines together from now on. It must not fork afterwards.

    No line says from which line of the code, thread or process it came, so nobody finds that out.
    """
    logging._srcfile = None  # noqa: SLF001 - as the library's own documentation tells it
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    root = logging.getLogger()
    for handler in tuple(root.handlers):
        if type(handler) is logging.StreamHandler:
            gathered = GatheredLines(handler.stream)
            gathered.setFormatter(handler.formatter)
            gathered.setLevel(handler.level)
            root.removeHandler(handler)
            root.addHandler(gathered)
