"""Publish that something of a tournament has changed (live standings)."""

from django.utils import timezone

from games.tournaments.models import STAYING, Entry, Tournament
from games.tournaments.reactions import (
    Step,
    TournamentNews,
    TournamentShown,
    tournament_news,
    tournament_shown,
)


def show(row: Tournament) -> None:
    """Publish the locked tournament to its watchers after the commit."""
    row.version += 1
    row.save(update_fields=["version"])
    tournament_shown.announce(TournamentShown(row.pk, row.version))


def show_at_next_sweep(row: Tournament) -> None:
    """Let the next sweep publish the locked tournament, so that many results are one message."""
    row.has_news = True
    row.next_at = timezone.now()
    row.save(update_fields=["has_news", "next_at"])


def announce(row: Tournament, what: Step) -> None:
    """Announce that the locked tournament began, went on to another round, or ended."""
    people = Entry.objects.filter(tournament=row)
    if what != "ended":
        people = people.filter(status__in=STAYING)
    news = TournamentNews(row.pk, what, row.round, tuple(people.values_list("user_id", flat=True)))
    tournament_news.announce(news)
    show(row)
