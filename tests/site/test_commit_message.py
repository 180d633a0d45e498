"""Commit subjects are imperative and short, and the hook that says so is installed by default."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tools.commit_message import faults

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "message",
    [
        "Normalise passwords before hashing\n",
        "Process bots' turns in their own queue\n\nA slow turn kept sweeps waiting.\n",
        "Bypass the pooler\n# Please enter the commit message\n",
        "Embed replays\n\n# ------------------------ >8 ------------------------\ndiff\n",
        "Merge branch 'rules'\n",
        "Re-send lost updates\n",
        "x".upper() + "y" * 71,
    ],
)
def test_a_good_message_passes(message: str) -> None:
    assert faults(message) == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("", "empty"),
        ("# only a comment\n", "empty"),
        ("X" + "y" * 72, "73 characters"),
        ("Cache snapshots.", "full stop"),
        ("Cache snapshots\nand more", "second line"),
        ("Who leaves a table waits", "'Who'"),
        ("The lobby shows clocks", "'The'"),
        ("Added a hook", "'Added'"),
        ("Adds a hook", "'Adds'"),
        ("Adding a hook", "'Adding'"),
        ("add a hook", "'add'"),
        ("tools: add a hook", "'tools:'"),
    ],
)
def test_a_bad_message_is_refused_with_its_fault(message: str, fault: str) -> None:
    (found,) = faults(message)
    assert fault in found


def test_the_hook_is_installed_with_the_others_and_refuses_a_commit(tmp_path: Path) -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert "commit-msg" in config["default_install_hook_types"]
    (hook,) = (
        hook
        for repo in config["repos"]
        for hook in repo["hooks"]
        if hook.get("stages") == ["commit-msg"]
    )
    program, *arguments = hook["entry"].split()
    assert program == ".venv/bin/python"
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text("Adds a hook\n", "utf-8")
    run = subprocess.run(
        (sys.executable, *arguments, message),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 1
    assert "Adds" in run.stderr
