"""The program that ends the whole set-up when one of its processes can't be kept running.

supervisord starts it as an event listener, and is its parent.
"""

import os
import signal

from supervisor.childutils import eventdata, listener


def main() -> None:
    """Wait until supervisord gives a process up, then stop supervisord, which stops the others."""
    while True:
        headers, payload = listener.wait()
        process, _ = eventdata(payload + "\n")
        listener.ok()
        if headers["eventname"] == "PROCESS_STATE_FATAL" and process["processname"] != "fatal":
            os.kill(os.getppid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
