"""Account errors as problems."""

from collections.abc import Iterator
from contextlib import contextmanager

from accounts.errors import AccountError, CannotLeave, InvalidField
from accounts.rest.problems import Problem, invalid


@contextmanager
def account_problems() -> Iterator[None]:
    """Raises the Problem that an AccountError inside stands for."""
    try:
        yield
    except InvalidField as error:
        entries = [
            {"field": error.name, "code": code, "detail": sentence}
            for code, sentence in error.reasons
        ]
        raise invalid(entries) from error
    except CannotLeave as error:
        raise Problem(error.code, str(error), games=list(error.games)) from error
    except AccountError as error:
        raise Problem(error.code, str(error), field=error.field) from error
