"""Logs of the launcher's children stay small while they are written."""

import os
from pathlib import Path

import pytest

from durak_site.server.launch import supervising


def test_a_large_log_is_put_aside_and_written_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervising, "MAX_LOG_BYTES", 10)
    log = tmp_path / "web.log"
    # Two processes that have it open, as the parts of a worker do.
    writers = [os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600) for _ in range(2)]
    for text in (b"first first\n", b"second second\n", b"third third\n"):
        for writer in writers:
            os.write(writer, text)
        supervising._keep_small(log)
        supervising._keep_small(log)
    os.write(writers[0], b"fourth\n")
    assert log.read_bytes() == b"fourth\n"
    assert (tmp_path / "web.log.1").read_bytes() == b"third third\n" * 2
    assert (tmp_path / "web.log.2").read_bytes() == b"second second\n" * 2
    for writer in writers:
        os.close(writer)
    supervising._keep_small(tmp_path / "none.log")
