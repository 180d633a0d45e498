"""Create a duplicate match, take places in it, and start it."""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from accounts.selectors.relations import is_blocked_by_any
from games.duplicates.errors import MatchNotOpen, NoMatch, NoPlace
from games.duplicates.models import (
    TABLES,
    DuplicateMatch,
    MatchDeal,
    MatchStatus,
    Place,
    Side,
)
from games.duplicates.services.dealing import deal_at
from games.duplicates.sides import SEATS
from games.engine import RuleSet
from games.engine.deck import pack_by
from games.play.time.clock import Control, PerCommand, control_to_json
from games.tables.errors import NotTheHost, NotWelcomeAtTable, SeatTaken
from games.tables.services.choices import played_rules
from games.tables.services.deal_secrets import new_server_seed
from games.tables.terms import RulesChoice
from web.http.errors import InvalidInput

CLOCK = PerCommand(60)
"""The clock of matches of several people, if no other is chosen."""
OPEN_FOR = timedelta(days=2)


def open_match(
    *,
    host_id: int,
    choice: RulesChoice,
    deals: int,
    bot_level: str,
    clock: Control | None,
    is_private: bool,
    now: datetime,
) -> DuplicateMatch:
    """Open a match; its host has side A's place at the first table, and may move.

    Raises InvalidInput, InvalidRules.
    """
    played = played_rules(choice, seats=SEATS)
    if played.rules.redeal != "off":
        raise InvalidInput(
            "preset" if choice.preset else "rules" if choice.rules else "rule_set",
            ("does_not_fit", _("Choose rules without a second deal.")),
        )
    with transaction.atomic(durable=True):
        match = DuplicateMatch.objects.create(
            host_id=host_id,
            **played.columns(),
            deals=deals,
            bot_level=bot_level,
            clock=control_to_json(clock or CLOCK),
            is_private=is_private,
            created_at=now,
        )
        places = [Place(match=match, side=side, table=table) for table in TABLES for side in Side]
        places[0].user_id = host_id
        Place.objects.bulk_create(places)
    return match


def take_place(*, match_id: str, user_id: int, side: str, table: int) -> None:
    """Give the user a free place; a user with another place moves.

    Raises NoMatch, MatchNotOpen, SeatTaken, and NotWelcome if the host or a player has blocked the
    user.
    """
    with transaction.atomic(durable=True):
        match = lock_open_match(match_id)
        places = list(match.places.all())
        people = {place.user_id for place in places if place.user_id is not None}
        if is_blocked_by_any(user_id=user_id, of=({match.host_id} | people) - {user_id}):
            raise NotWelcomeAtTable("Somebody in this match doesn't want to play with you.")
        wanted = next(row for row in places if (row.side, row.table) == (side, table))
        if wanted.user_id == user_id:
            return
        if wanted.user_id is not None:
            raise SeatTaken("This place is taken.")
        for own in places:
            if own.user_id == user_id:
                _give(own, None)
        _give(wanted, user_id)


def leave_place(*, match_id: str, user_id: int) -> None:
    """Free the user's place; the host has one as long as the match is open.

    Raises NoMatch, MatchNotOpen, NoPlace.
    """
    with transaction.atomic(durable=True):
        match = lock_open_match(match_id)
        if match.host_id == user_id:
            raise NoPlace("As the host you call the match off instead.")
        own = match.places.filter(user_id=user_id).first()
        if own is None:
            raise NoPlace("You have no place in this match.")
        _give(own, None)


def call_off_match(*, match_id: str, user_id: int, now: datetime) -> None:
    """Cancel an open match, as its host. Raises NoMatch, NotTheHost, MatchNotOpen."""
    with transaction.atomic(durable=True):
        cancel(lock_open_match(match_id, host_id=user_id), now=now)


def start_match(*, match_id: str, user_id: int, now: datetime) -> None:
    """Deal the first deal at both tables, as the host; bots take the places that are free.

    Raises NoMatch, NotTheHost, MatchNotOpen.
    """
    with transaction.atomic(durable=True):
        match = lock_open_match(match_id, host_id=user_id)
        places = list(match.places.all())
        for place in places:
            if place.user_id is None:
                place.bot_level = match.bot_level
                place.save(update_fields=["bot_level"])
        if sum(place.user_id is not None for place in places) < SEATS:
            match.clock = None  # no person waits for another
        match.status = MatchStatus.RUNNING
        match.started_at = now
        match.save(update_fields=["status", "started_at", "clock"])
        deals = _shuffled_deals(match)
        for table in TABLES:
            deal_at(table, deals[0], match=match, places=places, now=now)


def lock_open_match(match_id: str, *, host_id: int | None = None) -> DuplicateMatch:
    """Lock an open match until the transaction ends; its host must be `host_id` if given.

    Raises NoMatch, NotTheHost, MatchNotOpen.
    """
    match = DuplicateMatch.objects.select_for_update(no_key=True).filter(pk=match_id).first()
    if match is None:
        raise NoMatch("There is no such match.")
    if host_id is not None and match.host_id != host_id:
        raise NotTheHost("Only the host of the match may do this.")
    if match.status != MatchStatus.OPEN:
        raise MatchNotOpen("The match has begun, or was called off.")
    return match


def cancel(match: DuplicateMatch, *, now: datetime) -> None:
    """Cancel the locked open match."""
    match.status = MatchStatus.CANCELLED
    match.ended_at = now
    match.save(update_fields=["status", "ended_at"])


def delete_open_matches(*, now: datetime) -> int:
    """Delete old matches that were never started or were called off; return their number."""
    rows = DuplicateMatch.objects.filter(
        status__in=[MatchStatus.OPEN, MatchStatus.CANCELLED], created_at__lt=now - OPEN_FOR
    )
    return rows.delete()[1].get("duplicates.DuplicateMatch", 0)


def _give(place: Place, user_id: int | None) -> None:
    place.user_id = user_id
    place.save(update_fields=["user"])


def _shuffled_deals(match: DuplicateMatch) -> Sequence[MatchDeal]:
    rules = RuleSet.from_json(match.rules)
    deals = []
    for number in range(1, match.deals + 1):
        pack = list(pack_by(rules))
        secrets.SystemRandom().shuffle(pack)
        deals.append(
            MatchDeal(
                match=match,
                number=number,
                pack=" ".join(card.code for card in pack),
                server_seed=new_server_seed(),
            )
        )
    return MatchDeal.objects.bulk_create(deals)
