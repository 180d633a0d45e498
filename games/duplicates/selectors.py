"""The rows of matches: one by its id, and lists."""

from django.db.models import Exists, OuterRef, Prefetch, QuerySet

from games.duplicates.errors import NoMatch
from games.duplicates.models import DealGame, DuplicateMatch, MatchDeal, MatchStatus, Place
from games.duplicates.scoring import SideScores


def get_match(match_id: str) -> DuplicateMatch:
    """Return the match with its places and its played deals. Raises NoMatch."""
    match = _with_places_and_deals(DuplicateMatch.objects.filter(pk=match_id)).first()
    if match is None:
        raise NoMatch("There is no such match.")
    return match


def list_matches(*, status: str | None, of_user: int | None) -> "QuerySet[DuplicateMatch]":
    """Return the matches of the user, private ones too, or the public ones; newest first."""
    matches = DuplicateMatch.objects.order_by("-created_at", "-id")
    if status is not None:
        matches = matches.filter(status=status)
    if of_user is None:
        matches = matches.filter(is_private=False).exclude(status=MatchStatus.CANCELLED)
    else:
        matches = matches.filter(Exists(Place.objects.filter(match=OuterRef("pk"), user=of_user)))
    return _with_places_and_deals(matches)


def score_of_deal(deal: MatchDeal) -> SideScores | None:
    """Return the score of both games of a deal; None until both are over."""
    if deal.ended_at is None:
        return None
    return SideScores.sum_of(score_at(row) for row in deal.games.all())


def score_at(row: DealGame) -> SideScores:
    """Return the score of a game that is over."""
    return SideScores(row.points_a or 0, row.points_b or 0, row.cards_a or 0, row.cards_b or 0)


def _with_places_and_deals(matches: "QuerySet[DuplicateMatch]") -> "QuerySet[DuplicateMatch]":
    deals = MatchDeal.objects.defer("pack", "server_seed").prefetch_related("games")
    return matches.select_related("host").prefetch_related(
        Prefetch("places", queryset=Place.objects.select_related("user")),
        Prefetch("played", queryset=deals),
    )
