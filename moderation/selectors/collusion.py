"""Reads of signs of collusion."""

from django.db.models import Q, QuerySet

from games.ratings.models import CollusionSign


def open_signs_about(person_id: int) -> QuerySet[CollusionSign]:
    """Return the open signs in which the person is one of the two, the most striking first."""
    rows = CollusionSign.objects.filter(Q(actor=person_id) | Q(other=person_id), decided_at=None)
    return rows.select_related("actor", "other")


def evidence_of(sign: CollusionSign) -> str:
    """Return how often chances were taken towards the other, and towards everybody else."""
    if sign.probability is None:
        return f"{sign.games_together} games at one table"
    return (
        f"{sign.taken} of {sign.chances} chances (expected: {sign.expected:.1f}); towards all "
        f"others {sign.taken_elsewhere} of {sign.chances_elsewhere}"
    )


def odds_of(sign: CollusionSign) -> str:
    """Return the probability of so many taken chances, and the limit of a sign."""
    if sign.probability is None or sign.limit is None:
        return "no test"
    return f"{sign.probability:.1e} (limit {sign.limit:.1e})"
