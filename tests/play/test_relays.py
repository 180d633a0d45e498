"""What one process hands on of a commit to the others: whole, to them alone, and never needed."""

import json
import random
from collections import OrderedDict
from typing import Any

import pytest
import redis
from asgiref.sync import sync_to_async
from django.conf import settings as site
from pytest_django import Settings

from games.engine.events import CardsDrawn
from games.play.log.codec import EncodedEvent
from games.play.models import Game
from games.play.reactions import group_name
from games.play.selectors import moments, relays
from games.play.selectors.games import get_game
from games.play.selectors.moments import Moment, moment_now, remembered
from games.play.selectors.relays import relay_of, take_relay
from tests.support.clocks import clocked_table
from tests.support.games import play, running_table
from tests.support.secrets import cards_in
from tests.support.sockets import open_socket, run
from tests.support.watching import catch_up, user_on
from web.hub import CHANNEL, wait_until_told

pytestmark = pytest.mark.django_db(transaction=True)


def as_elsewhere(moment: Moment | None) -> None:
    """Remember what another process does, which has seen no newer version of the game."""
    assert moment is not None
    moments._moments[moment.game.pk] = moment


def columns(game: Game) -> dict[str, Any]:
    return {
        field.attname: getattr(game, field.attname)
        for field in Game._meta.concrete_fields
        if field.attname != "server_seed"
    }


@pytest.mark.parametrize("table", [lambda: running_table(3), clocked_table])
def test_a_whole_game_that_is_handed_on_is_what_row_and_log_say(table: Any) -> None:
    game = table()
    known = remembered(game.pk)
    taken = 0
    for _ in play(game.pk, random.Random(2)):
        own = remembered(game.pk)
        assert own is not None
        if own.state.is_over:
            break
        relay = relay_of(own)
        as_elsewhere(known)
        assert known is not None
        found = take_relay(game.pk, relay)
        assert found is not None
        assert remembered(game.pk) is found
        read = moment_now(game.pk, after=known.version)
        assert (found.state, found.update) == (read.state, read.update)
        assert columns(found.game) == columns(get_game(game.pk))
        assert list(found.game.all_seats) == list(read.game.all_seats)
        known, taken = found, taken + 1
    assert taken > 20


def test_a_relay_is_not_taken_by_who_lacks_the_version_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = running_table(2)
    first = remembered(game.pk)
    moves = play(game.pk, random.Random(2))
    next(moves)
    next(moves)
    second = remembered(game.pk)
    assert second is not None
    relay = relay_of(second)
    as_elsewhere(first)
    assert take_relay(game.pk, relay) is None
    assert remembered(game.pk) is first
    monkeypatch.setattr(moments, "_moments", OrderedDict())
    assert take_relay(game.pk, relay) is None


def test_a_relay_can_be_read_by_nobody_else_and_for_no_other_game(
    settings: Settings,
) -> None:
    game = running_table(2)
    # Deals differ in how many events begin them.
    tables = (running_table(2) for _ in range(100))
    other = next(table for table in tables if table.version == game.version)
    first = remembered(game.pk)
    next(play(game.pk, random.Random(2)))
    own = remembered(game.pk)
    assert own is not None
    relay = relay_of(own)
    as_elsewhere(first)
    stranger = remembered(other.pk)
    assert stranger is not None
    assert first is not None
    assert stranger.version == first.version
    assert take_relay(other.pk, relay) is None
    settings.SECRET_KEY = "another key, of somebody who only reads Redis"
    assert take_relay(game.pk, relay) is None
    assert relay_of(own) != relay_of(own)


def test_an_event_of_a_newer_version_is_left_to_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running_table(2)
    first = remembered(game.pk)
    next(play(game.pk, random.Random(2)))
    own = remembered(game.pk)
    assert own is not None
    with monkeypatch.context() as newer:
        newer.setattr(relays, "encode", lambda _: EncodedEvent("unheard_of", 1, {}))
        relay = relay_of(own)
    as_elsewhere(first)
    assert take_relay(game.pk, relay) is None
    assert remembered(game.pk) is first


async def test_redis_is_told_no_card_and_sockets_here_are_told_as_before() -> None:
    game = await run(running_table, 2)
    drawn: set[str] = set()
    with redis.Redis.from_url(site.DURAK_REDIS_URL) as client:
        listener = client.pubsub()
        await sync_to_async(listener.subscribe)(CHANNEL + group_name(game.pk))
        assert (await sync_to_async(next)(listener.listen()))["type"] == "subscribe"
        async with open_socket(f"games/{game.pk}", await run(user_on, game, 1)) as socket:
            await socket.next()
            moves, version = play(game.pk, random.Random(4)), game.version
            while not drawn:
                accepted = await run(next, moves)
                await sync_to_async(wait_until_told)()
                _, told = json.loads((await sync_to_async(next)(listener.listen()))["data"])
                own = remembered(game.pk)
                assert own is not None
                assert told["relay"]
                assert cards_in(json.dumps(told)) == set()
                assert own.game.position not in json.dumps(told)
                await catch_up(socket, accepted.update.version, version)
                version = accepted.update.version
                drawn = {
                    card.code
                    for _, event in own.update.caused_events
                    if isinstance(event, CardsDrawn)
                    for card in event.cards
                }
        listener.close()
