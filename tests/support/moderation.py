"""Factories of moderators, reports and held games, for tests."""

from itertools import count
from typing import Any

from django.contrib.auth.models import Group
from django.test import Client

from accounts.models import User
from games.ratings.models import RatedGame, RatedGameStatus
from moderation.models import Reason, Report
from moderation.services.reports import report
from tests.support.games import finished_table, some_user

CASES = "/admin/moderation/case/"
_numbers = count(1)


def moderator() -> User:
    """A new member of staff who is no superuser, in the group of moderators."""
    user = User.objects.create_user(username=f"staff{next(_numbers)}", is_staff=True)
    user.groups.add(Group.objects.get(name="moderators"))
    return user


class Desk:
    """A moderator's browser."""

    def __init__(self, staff: User | None = None) -> None:
        self.staff = staff or moderator()
        self.http = Client()
        self.http.force_login(self.staff)

    def read(self, path: str) -> str:
        """A page below the list of cases."""
        page = self.http.get(CASES + path)
        assert page.status_code == 200, page
        return page.content.decode()

    def decide(self, person: User, **fields: Any) -> str:
        """Fill in and send the form of the person's case; return the page that follows."""
        form = self.http.get(f"{CASES}{person.pk}/change/").context["decision"]
        return self.send(f"{person.pk}/decide/", {**form.initial, "reason": "other", **fields})

    def send(self, path: str, fields: dict[str, Any]) -> str:
        """Send a form; return the page that follows."""
        values = {name: value for name, value in fields.items() if value is not None}
        page = self.http.post(CASES + path, values, follow=True)
        assert page.status_code in {200, 400}, page
        return page.content.decode()


def some_report(person: User, **members: Any) -> Report:
    """A report about the person by a new user."""
    return report(reporter=some_user(), person_id=person.pk, **{"reason": Reason.INSULT, **members})


def held_game(person: User) -> str:
    """The id of a finished game of the person whose rating is held back."""
    game = finished_table()
    seat = game.seats.get(number=0)
    seat.user = person
    seat.save()
    RatedGame.objects.create(game=game, status=RatedGameStatus.HELD, signs=["one_sided_pair"])
    return str(game.pk)
