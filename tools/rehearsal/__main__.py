"""`python -m tools.rehearsal`: an operator's day on both set-ups, on data that are thrown away."""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tools.rehearsal.day import rehearse
from tools.rehearsal.next_version import PROJECT_ROOT
from tools.rehearsal.site import RehearsalError, Site
from tools.services import postgres_programs, postgres_server, redis_server, served_environment


def main() -> int:
    """Rehearse the set-ups that are named, and print each step; 1 if one goes wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("set_ups", nargs="*", default=["embedded", "served"])
    for name in parser.parse_args().set_ups:
        print(f"== {name}")
        with tempfile.TemporaryDirectory(prefix="durak-rehearsal-") as work:
            folder = Path(work)
            with redis_server() as redis_url, SET_UPS[name](folder, redis_url) as (one, other):
                here, there = (Site(PROJECT_ROOT, folder, variables) for variables in (one, other))
                try:
                    rehearse(here, there, folder, at_once=name == "served")
                except RehearsalError as error:
                    print(error)
                    return 1
    return 0


Variables = Mapping[str, str]


@contextmanager
def embedded(folder: Path, redis_url: str) -> Iterator[tuple[Variables, Variables]]:
    """The variables of two embedded set-ups, each with data of its own."""
    rest = {"DURAK_SETUP": "embedded", "REDIS_URL": redis_url, "DATABASE_URL": ""}
    here, there = ({**rest, "DURAK_DATA_DIR": str(folder / name)} for name in ("here", "there"))
    yield here, there


@contextmanager
def served(folder: Path, redis_url: str) -> Iterator[tuple[Variables, Variables]]:
    """The variables of two served set-ups on two databases of one PostgreSQL."""
    path = f"{postgres_programs()}{os.pathsep}{os.environ['PATH']}"
    with postgres_server() as server:
        with psycopg.connect(server.url, autocommit=True) as connection:
            connection.execute("CREATE DATABASE there")
        urls = (server.url, server.url.rpartition("/")[0] + "/there")
        here, there = (
            {
                **served_environment(url, redis_url),
                "DURAK_DATA_DIR": str(folder / url.rpartition("/")[2]),
                "PATH": path,
            }
            for url in urls
        )
        yield here, there


SET_UPS = {"embedded": embedded, "served": served}


if __name__ == "__main__":
    sys.exit(main())
