"""The changes for programs as an Atom feed, which a program or its author can subscribe to."""

from collections.abc import Iterable
from datetime import UTC, datetime

from django.utils.feedgenerator import Atom1Feed
from django.utils.html import format_html_join

from durak_site.developers.changelog import ReleaseChanges
from durak_site.developers.docs_pages import ROOT

ADDRESS = f"{ROOT}/changelog.atom"
LATEST = 20


def changelog_feed(releases: Iterable[ReleaseChanges], *, origin: str) -> str:
    """Return the feed of the latest releases, which are given newest first, as XML.

    Changes that are not released yet are left out: they may change again.
    """
    page = f"{origin}{ROOT}/changelog"
    feed = Atom1Feed(
        title="Durak: changes for programs",
        link=page,
        description="What each release adds, changes and announces to end.",
        language="en",
        author_name="Durak",
        feed_url=f"{origin}{ADDRESS}",
        feed_guid=page,
    )
    for release in [one for one in releases if one.date][:LATEST]:
        at = datetime.fromisoformat(release.date).replace(tzinfo=UTC)
        feed.add_item(
            title=f"Durak {release.version}",
            link=f"{page}#{release.version}",
            description=_html(release),
            unique_id=f"{page}#{release.version}",
            pubdate=at,
            updateddate=at,
        )
    return feed.writeString("utf-8")


def _html(release: ReleaseChanges) -> str:
    return format_html_join("", "<h2>{}</h2>{}", release.changes)
