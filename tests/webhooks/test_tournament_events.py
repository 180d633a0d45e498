"""The events of tournaments for their players."""

import pytest

from games.tournaments.services.advancing import advance
from games.tournaments.terms import BREAK
from tests.support.tournaments import begun, joined, play_tables, running_tables, scheduled
from tests.support.webhook_receiver import WebhookReceiver
from tests.support.webhooks import new_webhook
from webhooks.models import Delivery

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(120)]


def test_webhooks_of_players_are_told_of_begin_round_and_end(receiver: WebhookReceiver) -> None:
    row = scheduled("swiss", rounds=2)
    people = joined(row, 2)
    webhook, _ = new_webhook(receiver.url(), user=people[0])
    stranger, _ = new_webhook(receiver.url())
    now = begun(row)
    for _ in (1, 2):
        play_tables(running_tables(row), now=now)
        advance(row.pk, now=now)
        now += BREAK
        advance(row.pk, now=now)
    types = list(
        Delivery.objects.filter(webhook=webhook, type__startswith="tournament.")
        .order_by("pk")
        .values_list("type", flat=True)
    )
    assert types == [
        "tournament.started",
        "tournament.round",
        "tournament.round",
        "tournament.ended",
    ]
    assert not Delivery.objects.filter(webhook=stranger).exists()
