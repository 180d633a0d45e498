"""Compile the kernel (Cython): `python -m bots.build_kernel`. Needs a C compiler.

The compiled modules are stored in `var/kernel`, or in DURAK_KERNEL_DIR, in one folder for each
state of the source.
"""

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path

SOURCE = Path(__file__).parent / "kernel"
ROOT = SOURCE.parents[1]
MODULES = (
    "chance",
    "rules",
    "table",
    "turns",
    "course",
    "moves",
    "playout",
    "network",
    "tree",
    "solver",
)
"""The modules that are compiled; each has its C types in a file of its name with `.pxd`."""

FLAGS = ("-O3", "-w", *(("-mpopcnt",) if platform.machine() in {"x86_64", "AMD64"} else ()))
DIRECTIVES = "boundscheck=False,wraparound=False,cdivision=True"


@cache
def compiled_folder() -> Path:
    """Return the folder of the compiled modules of this source, whether it exists or not."""
    made_with = (sysconfig.get_config_var("SOABI"), sys.version, FLAGS, DIRECTIVES)
    digest = hashlib.sha256(repr(made_with).encode())
    for file in (*(SOURCE / f"{module}.py" for module in MODULES), *sorted(SOURCE.glob("*.pxd"))):
        digest.update(file.read_bytes())
    folder = Path(os.environ.get("DURAK_KERNEL_DIR") or ROOT / "var" / "kernel")
    return folder / digest.hexdigest()[:16]


def why_not() -> str | None:
    """Return what is missing for compiling, or None."""
    if find_spec("Cython") is None or find_spec("setuptools") is None:
        return "Cython or setuptools is not installed"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return None if header.exists() else f"{header} is missing"


def compile_kernel() -> None:
    """Compile the modules, unless their folder exists.

    Raises `subprocess.CalledProcessError` if the compiler fails; partial results are deleted.
    """
    target = compiled_folder()
    if target.exists():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as name:
        package = Path(name) / "bots" / "kernel"
        package.mkdir(parents=True)
        for file in (*SOURCE.glob("*.py"), *SOURCE.glob("*.pxd")):
            shutil.copy(file, package)
        for folder in (package, package.parent):
            (folder / "__init__.py").write_text("")
        files = [f"bots/kernel/{module}.py" for module in MODULES]
        subprocess.run(  # noqa: S603 - the program and its arguments are our own
            (
                sys.executable,
                "-m",
                "Cython.Build.Cythonize",
                "-q",
                "-i",
                "-3",
                "-X",
                DIRECTIVES,
                *files,
            ),
            cwd=name,
            check=True,
            capture_output=True,
            env={**os.environ, "CFLAGS": " ".join(FLAGS)},
        )
        made = Path(name) / "made"
        made.mkdir()
        for file in (*package.glob("*.so"), *package.glob("*.pyd")):
            shutil.move(file, made)
        if not target.exists():  # another process may have been quicker
            made.rename(target)


def main() -> None:
    """Compile the kernel, or print why it is not compiled; it works then too, but searches less."""
    reason = why_not()
    if reason is None:
        try:
            compile_kernel()
        except (subprocess.CalledProcessError, OSError) as error:
            output = getattr(error, "stderr", None) or b""
            reason = f"compiling failed: {error}\n{output.decode(errors='replace')[-2000:]}"
    if reason is not None:
        sys.stderr.write(f"The bots' search stays uncompiled, so they search less: {reason}.\n")


if __name__ == "__main__":
    main()
