"""deploy/systemd: the units run what the Procfile runs, and systemd finds nothing wrong in them."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from durak_site.configuration.environment import SECRETS

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "deploy" / "systemd"
BIN = "/srv/durak/.venv/bin/"
COMMON = FOLDER / "durak-.service.d" / "common.conf"
UNITS = sorted(path.name for path in FOLDER.glob("*.*") if path.is_file())
SERVICES = [name for name in UNITS if name.endswith(".service")]
PROCFILE = dict(
    line.split(": ", 1) for line in (ROOT / "Procfile").read_text("utf-8").splitlines() if line
)
UNIT_OF = {
    **{name: f"durak-{name}.service" for name in PROCFILE},
    "release": "durak-migrate.service",
    "web": "durak-web@.service",
}


def command_of(unit: str) -> str:
    """Return the command that a unit starts."""
    (line,) = re.findall(r"^ExecStart=(.*)$", (FOLDER / unit).read_text("utf-8"), re.MULTILINE)
    return str(line)


def bare(command: str) -> list[str]:
    """A command's program and arguments, without variables before it and defaults in it."""
    # systemd replaces %h by the home folder, and %% by a %.
    plain = command.replace(BIN, "").replace("%%", "%").removeprefix("/usr/bin/env ")
    words = shlex.split(plain)
    while re.match(r"[A-Z_]+=", words[0]):
        words = words[1:]
    return [re.sub(r":-\w+}", "}", word) for word in words]


@pytest.mark.parametrize("name", sorted(PROCFILE))
def test_a_unit_runs_what_the_procfile_runs(name: str) -> None:
    assert bare(command_of(UNIT_OF[name])) == bare(PROCFILE[name])


def test_there_is_a_unit_for_each_line_of_the_procfile_and_for_backups() -> None:
    assert {*UNIT_OF.values(), "durak-backup.service"} == set(SERVICES)


def test_the_backup_is_made_by_a_timer() -> None:
    assert bare(command_of("durak-backup.service"))[1:3] == ["manage.py", "keep_backups"]
    assert "OnCalendar=" in (FOLDER / "durak-backup.timer").read_text("utf-8")


@pytest.mark.parametrize("name", SERVICES)
def test_what_a_command_takes_from_the_environment_has_a_value(name: str) -> None:
    text = (FOLDER / name).read_text("utf-8")
    lines = " ".join(re.findall(r"^Environment=(.*)$", text, re.MULTILINE))
    assigned = set(re.findall(r"\b([A-Z_]+)=", lines))
    assert set(re.findall(r"\$\{([A-Z_]+)\}", command_of(name))) <= assigned


LASTING = [name for name in SERVICES if "Type=oneshot" not in (FOLDER / name).read_text("utf-8")]


@pytest.mark.parametrize("name", LASTING)
def test_what_ends_is_started_again_and_has_a_limit(name: str) -> None:
    text = (FOLDER / name).read_text("utf-8")
    for setting in ("Restart=always", "MemoryMax=", "TimeoutStopSec="):
        assert setting in text


def test_every_secret_reaches_the_service_as_a_file() -> None:
    text = COMMON.read_text("utf-8")
    assert set(re.findall(r"^LoadCredential=(\w+):", text, re.MULTILINE)) == set(SECRETS)
    handed_on = dict(re.findall(r"\b([A-Z_]+)_FILE=%d/(\w+)", text))
    assert handed_on == {secret.upper(): secret for secret in SECRETS}


@pytest.mark.timeout(60)
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_finds_nothing_wrong(tmp_path: Path) -> None:
    units = tmp_path / "units"
    shutil.copytree(FOLDER, units)
    for service in units.glob("*.service"):
        here = service.read_text("utf-8").replace(BIN, f"{Path(sys.executable).parent}/")
        service.write_text(here, "utf-8")
    names = [name.replace("@.", "@8100.") for name in UNITS]
    told = subprocess.run(
        ("systemd-analyze", "verify", *(str(units / name) for name in names)),
        env={"PATH": "/usr/bin:/bin", "SYSTEMD_UNIT_PATH": f"{units}:"},
        capture_output=True,
        text=True,
        check=False,
    )
    own = [line for line in told.stderr.splitlines() if "durak" in line]
    assert (told.returncode, own) == (0, [])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_would_find_a_setting_that_is_none(tmp_path: Path) -> None:
    unit = tmp_path / "durak-wrong.service"
    unit.write_text("[Service]\nExecStart=/bin/true\nRestrat=always\n")
    told = subprocess.run(
        ("systemd-analyze", "verify", str(unit)), capture_output=True, text=True, check=False
    )
    assert "Restrat" in told.stderr
