"""The text of the weekly digest mail, in the reader's language."""

from typing import cast

from django.conf import settings
from django.utils.formats import date_format
from django.utils.translation import gettext, ngettext, override

from accounts.models import User
from games.digests.selectors import Digest, WeeksRating
from games.ratings.words import MODE_NAMES
from games.tournaments.models import Tournament
from games.tournaments.words import shown_name
from notifications.mail_texts import why_sent
from notifications.mailing import ListedMail
from web.http.languages import Language

MAX_LINKS = 5


def mail_of_digest(digest: Digest, user: User) -> ListedMail:
    """Return the mail that tells the user of a digest, which is not empty."""
    language = cast("Language", user.language or "en")
    with override(language):
        parts = (
            gettext("Hello {name},").format(name=user.name),
            *_waiting(digest),
            *_tournaments(digest, language),
            *_ratings(digest),
            why_sent(),
        )
        return ListedMail(gettext("Your week"), "\n\n".join(parts), language)


def _waiting(digest: Digest) -> list[str]:
    count = len(digest.waiting)
    if not count:
        return []
    title = ngettext(
        "One game waits for your move:", "{count} games wait for your move:", count
    ).format(count=count)
    site = settings.DURAK_PUBLIC_URL
    links = [f"{site}/games/{game.game_id}" for game in digest.waiting[:MAX_LINKS]]
    return ["\n".join((title, *links))]


def _tournaments(digest: Digest, language: Language) -> list[str]:
    if not digest.tournaments:
        return []
    lines = [_tournament(row, language) for row in digest.tournaments]
    return ["\n".join((gettext("Tournaments this week:"), *lines))]


def _tournament(row: Tournament, language: Language) -> str:
    time = gettext("{time} UTC").format(time=date_format(row.starts_at, "DATETIME_FORMAT"))
    name = shown_name(row, language)
    return f"{time}: {name}\n  {settings.DURAK_PUBLIC_URL}/tournaments/{row.pk}"


def _ratings(digest: Digest) -> list[str]:
    if not digest.ratings:
        return []
    lines = [_rating(each) for each in digest.ratings]
    return ["\n".join((gettext("Your ratings, and their change in a week:"), *lines))]


def _rating(each: WeeksRating) -> str:
    change = each.now - each.before
    return f"{MODE_NAMES[each.mode]}: {each.now} ({change:+d})"
