"""The member of staff behind a request to the admin."""

from django.http import HttpRequest


def staff_id_of(request: HttpRequest) -> int:
    """Return the id of the member of staff. Raises ValueError for a request of anybody else."""
    if request.user.pk is None:
        raise ValueError("Only members of staff decide.")
    return request.user.pk
