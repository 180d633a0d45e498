"""`manage.py announce`: announce something to all users, above all a restart of the service."""

from argparse import ArgumentParser
from datetime import UTC, datetime, timedelta
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from notifications.selectors.announcements import announcement_at
from notifications.services.announcing import announce, announce_restart, end_announcement
from web.http.languages import LANGUAGES


class Command(BaseCommand):
    """Show, make or end the announcement."""

    help = (
        "Show a text on every page, or the time of a restart. The page announces a restart in its "
        "reader's language, and no rated game begins in the minutes before. Without arguments: "
        "print the current announcement."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add the text, its end, and the time of the restart."""
        parser.add_argument("text", nargs="?", default="", help="the text in English")
        parser.add_argument("--de", default="", help="the same in German")
        parser.add_argument("--ru", default="", help="the same in Russian")
        parser.add_argument("--minutes", type=float, default=120, help="how long it is shown")
        parser.add_argument("--restart-at", help="HH:MM or 2026-12-31T22:00, in UTC")
        parser.add_argument("--restart-in", type=float, help="minutes from now")
        parser.add_argument(
            "--rest", type=float, default=15, help="minutes before, without new rated games"
        )
        parser.add_argument("--over", action="store_true", help="end it: rated games begin again")

    def handle(self, **options: Any) -> None:
        """Run the command. Raises CommandError for an announcement that isn't possible."""
        now = timezone.now()
        if options["over"]:
            had_one = end_announcement(now=now)
            self.stdout.write(
                "The announcement has ended." if had_one else "There was no announcement."
            )
            return
        texts = {
            language: words
            for language, words in zip(
                LANGUAGES, (options["text"], options["de"], options["ru"]), strict=True
            )
            if words
        }
        if texts and "en" not in texts:
            raise CommandError("Write it in English too: readers of other languages see that text.")
        restart_at = restart_time(options["restart_at"], options["restart_in"], now=now)
        if restart_at is not None:
            rest = timedelta(minutes=options["rest"])
            announce_restart(restart_at, rest=rest, texts=texts, now=now)
        elif texts:
            announce(texts, until=now + timedelta(minutes=options["minutes"]), now=now)
        self._show(now)

    def _show(self, now: datetime) -> None:
        announcement = announcement_at(now)
        if announcement is None:
            self.stdout.write("Nothing is announced.")
            return
        for language, words in announcement.texts.items():
            self.stdout.write(f"{language}: {words}")
        if announcement.restart_at is not None and announcement.rest_from is not None:
            self.stdout.write(
                f"Restart at {announcement.restart_at:%Y-%m-%d %H:%M} UTC; "
                f"no new rated games from {announcement.rest_from:%H:%M} UTC on."
            )
        self.stdout.write(f"Shown until {announcement.until:%Y-%m-%d %H:%M} UTC.")


def restart_time(at: str | None, minutes: float | None, *, now: datetime) -> datetime | None:
    """Return the time of the restart, if there is one. Raises CommandError for a wrong time."""
    if minutes is not None:
        return now + timedelta(minutes=minutes)
    if at is None:
        return None
    try:
        if ":" in at and "-" not in at:
            hour, minute = map(int, at.split(":"))
            time = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
            return time if time > now else time + timedelta(days=1)
        time = datetime.fromisoformat(at)
    except ValueError as error:
        raise CommandError("--restart-at is HH:MM or 2026-12-31T22:00, in UTC.") from error
    time = time.replace(tzinfo=UTC) if time.tzinfo is None else time
    if time <= now:
        raise CommandError("That time is over.")
    return time
