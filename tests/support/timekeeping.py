"""Timeouts, and the time that their players could have used, computed from the log."""

from collections.abc import Callable, Iterator
from functools import reduce
from typing import NamedTuple

from games.engine import awaited_seats, evolve, replay
from games.engine.events import AttackerDone
from games.play.log import load
from games.play.models import CommandReceipt, Game, StoredEvent
from games.play.services.receipts import CLOCK_KEY
from tests.support.house import Outage


class Timeout(NamedTuple):
    """A command that the clock played for a seat; times are in seconds since 1970."""

    seat: int
    version: int
    asked_at: float
    played_at: float

    def usable(self, outages: list[Outage], *, noticed: Callable[[float], float]) -> float:
        """The seconds between question and command, without outages.

        `noticed` is how many seconds of an outage the service has to notice."""
        took = (outage.within(self.asked_at, self.played_at) for outage in _joined(outages))
        return self.played_at - self.asked_at - sum(map(noticed, took))


def receipts_of(game: Game) -> list[CommandReceipt]:
    """The receipts of all commands of the game, in order."""
    receipts = CommandReceipt.objects.filter(seat__game=game).select_related("seat")
    return list(receipts.order_by("first_version"))


def timeouts(game: Game, *, real: Callable[[float], float]) -> Iterator[Timeout]:
    """The commands that the clock played, as docs/api/clocks.md describes it.

    `real` gives the true time of what the service's clock told. A seat is asked when it becomes
    awaited, and again when a card reaches the table; the done of another attacker asks nobody
    again.
    """
    log = [numbered.event for numbered in load(game.pk)]
    moments = StoredEvent.objects.filter(game=game).order_by("version")
    at = [real(moment.timestamp()) for moment in moments.values_list("at", flat=True)]
    receipts = receipts_of(game)
    opening = log[: receipts[0].first_version - 1]
    state = replay(opening)
    asked = dict.fromkeys(awaited_seats(state), at[0])
    for receipt in receipts:
        events = log[receipt.first_version - 1 : receipt.last_version]
        seat, moment = receipt.seat.number, at[receipt.first_version - 1]
        if receipt.key.startswith(CLOCK_KEY):
            yield Timeout(seat, receipt.first_version, asked[seat], moment)
        state = reduce(evolve, events, state)
        goes_on = all(isinstance(event, AttackerDone) for event in events)
        asked = {
            number: asked[number] if goes_on and number in asked and number != seat else moment
            for number in awaited_seats(state)
        }


def _joined(outages: list[Outage]) -> list[Outage]:
    """The outages without overlaps."""
    joined: list[Outage] = []
    for outage in sorted(outages):
        if joined and outage.began <= joined[-1].ended:
            joined[-1] = Outage(joined[-1].began, max(joined[-1].ended, outage.ended))
        else:
            joined.append(outage)
    return joined
