"""Archive every ended game, and free the room that its log took: `python archive_all.py`."""

import django


def main() -> None:
    """Pack the logs, and compact the database."""
    django.setup()
    from django.core.management import call_command  # noqa: PLC0415 - after django.setup()
    from django.db import connection  # noqa: PLC0415 - after django.setup()

    call_command("archive_games", days=0)
    with connection.cursor() as cursor:
        cursor.execute("VACUUM FULL" if connection.vendor == "postgresql" else "VACUUM")


if __name__ == "__main__":
    main()
