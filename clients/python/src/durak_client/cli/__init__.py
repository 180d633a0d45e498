"""The command line `durak`."""

import sys


def main() -> None:
    """Run the command line; say what is missing where the extra `cli` is not installed."""
    try:
        from durak_client.cli.commands import durak  # noqa: PLC0415 - needs the extra packages
    except ModuleNotFoundError as error:
        if error.name not in {"click", "rich", "tomli"}:
            raise
        sys.exit("The command line needs more packages: pip install 'durak-client[cli]'")
    durak(prog_name="durak")
