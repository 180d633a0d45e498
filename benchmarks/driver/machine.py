"""The machine on which a benchmark runs, and the versions of what runs there."""

import os
import platform
from importlib.metadata import version
from pathlib import Path

import psutil

PACKAGES = ("Django", "channels", "uvicorn", "psycopg", "redis", "celery")


def describe() -> str:
    """The machine and the versions, in two lines."""
    memory = psutil.virtual_memory().total / 2**30
    load = os.getloadavg()[0]
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return (
        f"{_processor()}, {os.cpu_count()} cores, {memory:.0f} GB, {platform.system()} "
        f"{platform.release()}, load {load:.1f} before\n"
        f"Python {platform.python_version()}, {packages}"
    )


def _processor() -> str:
    """The name of the processor, where the system tells it."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    names = (line.partition(": ")[2] for line in lines if line.startswith("model name"))
    return next(names, platform.machine())
