"""Leaving a running game, and the choices of the other player of a duel."""

import random

import pytest

from bots.tasks import take_turn
from games.engine import Watcher
from games.engine.events import GameEnded, PlayerLeft
from games.play.errors import NoEarlyEnd
from games.play.log import load
from games.play.messages.events import events_json
from games.play.models import Game, Seat
from games.play.projections.rebuild import rebuild
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.ending import call_off, take_win
from games.play.services.handover import leave_running_game
from games.play.time.columns import clock_of
from games.ratings.book import count_rated_games
from games.ratings.models import RatingChange
from games.records.audit import audit
from games.records.notation import notation_of
from games.tables.services.series import get_ready, next_game
from tests.support.api import ApiClient, duel, guest
from tests.support.clocks import clocked_table
from tests.support.games import person_on, play, played_out

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("nobody_here", "no_reactions")]


def left_duel(*, is_rated: bool = False) -> Game:
    """Return a duel whose player on seat 1 has just left."""
    game = clocked_table(is_rated=is_rated)
    return leave_running_game(game_id=game.pk, user_id=person_on(game, 1).user_id)


def win(game: Game) -> Game:
    """Take the win, as the player on seat 0; return the game."""
    return take_win(game_id=game.pk, user_id=person_on(game, 0).user_id)


def off(game: Game) -> Game:
    """Call the game off, as the player on seat 0; return the game."""
    return call_off(game_id=game.pk, user_id=person_on(game, 0).user_id)


def running() -> tuple[ApiClient, ApiClient, str]:
    """Return the clients of the host on seat 0 and a friend on seat 1, and their running game."""
    host, friend = guest(), guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    game_id = host.post("games", {"preset": "duel", "seats": seats}).body["id"]
    friend.post(f"games/{game_id}/join")
    assert host.post(f"games/{game_id}/start").status == 200
    return host, friend, game_id


def test_a_player_who_leaves_becomes_a_watcher_and_a_bot_plays_on() -> None:
    host, friend, game_id = running()
    version = get_game(game_id).version
    reply = friend.post(f"games/{game_id}/hand-over")
    assert (reply.status, reply.body["you"]["seat"]) == (200, None)
    assert [seat["left"] for seat in reply.body["seats"]] == [False, True]
    (event,) = host.get(f"games/{game_id}/events?since={version}").body["events"]
    assert isinstance(event.pop("at"), int)
    assert event == {"version": version + 1, "cause": "player", "type": "player_left", "seat": 1}
    assert friend.post(f"games/{game_id}/hand-over").body["version"] == version + 1
    refused = friend.post(f"games/{game_id}/commands", {"command": {"type": "take"}})
    assert refused.code == "not_your_seat"


def test_a_bot_is_asked_at_once_if_the_leaver_was() -> None:
    game = clocked_table()
    seat = game.awaited[0]
    game = leave_running_game(game_id=game.pk, user_id=person_on(game, seat).user_id)
    assert game.bot_due_at is not None
    assert take_turn(game_id=game.pk, seat=seat, version=game.version)
    assert audit(get_game(game.pk)) == ()


def test_leaving_restarts_no_running_time() -> None:
    game = clocked_table()
    asked = game.awaited[0]
    before = clock_of(game)[asked]
    game = leave_running_game(game_id=game.pk, user_id=person_on(game, 1 - asked).user_id)
    assert clock_of(game)[asked] == before
    assert clock_of(game)[1 - asked] is None


def test_only_players_of_a_running_game_leave_it() -> None:
    host, _, game_id = running()
    assert ApiClient().post(f"games/{game_id}/hand-over").code == "not_authenticated"
    assert guest().post(f"games/{game_id}/hand-over").code == "not_your_seat"
    assert host.post("games/0123456789/hand-over").code == "not_found"
    seats = [{"kind": "me"}, {"kind": "open"}]
    waiting = host.post("games", {"preset": "duel", "seats": seats}).body["id"]
    assert host.post(f"games/{waiting}/hand-over").code == "game_not_running"
    played_out(get_game(game_id))
    assert host.post(f"games/{game_id}/hand-over").code == "game_over"


def test_the_other_player_of_a_duel_gets_the_ways_to_end_it() -> None:
    host, friend, game_id = running()
    you = host.get(f"games/{game_id}").body["you"]
    assert (you["may_take_win"], you["may_call_off"]) == (False, False)
    for way in ("take-win", "call-off"):
        assert host.post(f"games/{game_id}/{way}").code == "no_early_end"
    friend.post(f"games/{game_id}/hand-over")
    you = host.get(f"games/{game_id}").body["you"]
    assert (you["may_take_win"], you["may_call_off"]) == (True, True)
    for client in (friend, guest()):
        you = client.get(f"games/{game_id}").body["you"]
        assert (you["may_take_win"], you["may_call_off"]) == (False, False)
        assert client.post(f"games/{game_id}/take-win").code == "not_your_seat"
        assert client.post(f"games/{game_id}/call-off").code == "not_your_seat"


def test_a_win_is_taken_at_once() -> None:
    host, friend, game_id = running()
    friend.post(f"games/{game_id}/hand-over")
    body = host.post(f"games/{game_id}/take-win").body
    assert body["status"] == "finished"
    assert body["result"] == {
        "reason": "left",
        "durak": None,
        "places": [1, 2],
        "epaulettes": 0,
    }
    outcomes = Seat.objects.filter(game_id=game_id).order_by("number")
    assert list(outcomes.values_list("outcome", flat=True)) == ["won", "left"]
    assert [score["lost"] for score in body["series"]["scores"]] == [0, 1]
    assert audit(get_game(game_id)) == ()
    text = notation_of(get_game(game_id))
    assert '[Result "left: 1 2"]' in text
    assert '[Left "1 after 0"]' in text
    assert host.post(f"games/{game_id}/take-win").code == "game_over"


def test_a_taken_win_moves_ratings_and_the_leaver_is_last() -> None:
    game = left_duel(is_rated=True)
    game = win(game)
    assert count_rated_games() == 1
    moved = {c.user_id: c.mean_after - c.mean_before for c in RatingChange.objects.all()}
    assert moved[person_on(game, 0).user_id] > 0 > moved[person_on(game, 1).user_id]


def test_at_the_beginning_the_game_is_called_off_and_counts_for_nobody() -> None:
    game = left_duel(is_rated=True)
    game = off(game)
    assert (game.status, game.places, game.standings) == ("cancelled", None, {})
    assert game.finished_at is not None
    assert not game.is_rating_due
    assert (game.due_at, game.bot_due_at, game.turn_due_at) == (None, None, None)
    assert not Seat.objects.filter(game=game).exclude(outcome="").exists()
    assert audit(game) == ()
    assert not rebuild(game.pk)
    ended = load(game.pk)[-1].event
    assert isinstance(ended, GameEnded)
    assert (ended.reason, ended.places) == ("cancelled", (1, 1))


def test_the_cards_of_a_game_that_was_called_off_stay_secret() -> None:
    host, friend, game_id = running()
    friend.post(f"games/{game_id}/hand-over")
    body = host.post(f"games/{game_id}/call-off").body
    assert (body["status"], body["result"]) == ("cancelled", None)
    assert host.get(f"games/{game_id}/view?seat=open").code == "game_not_finished"
    assert host.get(f"games/{game_id}/proof").body["server_seed"] is None
    assert host.post(f"games/{game_id}/commands", {"command": {"type": "take"}}).code == (
        "game_not_running"
    )


def test_once_three_cards_are_played_the_game_is_called_off_no_more() -> None:
    game = clocked_table()
    rng = random.Random(2)
    while get_game(game.pk).status == "active" and _most_cards(get_game(game.pk)) < 3:
        assert next(play(game.pk, rng, most=1))
    game = leave_running_game(game_id=game.pk, user_id=person_on(game, 1).user_id)
    with pytest.raises(NoEarlyEnd):
        off(game)
    assert win(game).status == "finished"


def _most_cards(game: Game) -> int:
    """Return the number of cards that the busier seat has played, counted from the sent events."""
    played = [0, 0]
    for event in events_json(update_of(game, after=0).events_seen_by(Watcher.OPEN)):
        if event["type"] in {"cards_led", "attack_transferred"}:
            played[event["seat"]] += len(event["cards"])
        elif event["type"] in {"card_thrown_in", "attack_beaten"}:
            played[event["seat"]] += 1
    return max(played)


def test_against_bots_and_at_larger_tables_nobody_takes_a_win() -> None:
    client = guest()
    game_id = duel(client)
    assert client.post(f"games/{game_id}/take-win").code == "no_early_end"
    game = clocked_table(seats=3)
    leave_running_game(game_id=game.pk, user_id=person_on(game, 1).user_id)
    with pytest.raises(NoEarlyEnd):
        win(game)


def test_the_players_who_left_are_known_from_the_log_alone() -> None:
    game = left_duel()
    assert load(game.pk)[-1].event == PlayerLeft(1)
    Seat.objects.filter(game=game).update(left_version=None)
    assert audit(get_game(game.pk)) == (
        f"Seat 1: left at version {game.version}, the row says None.",
    )
    assert rebuild(game.pk)
    assert audit(get_game(game.pk)) == ()


def test_the_seat_of_a_player_who_left_is_free_in_the_next_game_of_the_series() -> None:
    game = win(left_duel())
    following = next_game(game_id=game.pk, user_id=person_on(game, 0).user_id)
    assert [seat.user_id for seat in following.seats.all()] == [person_on(game, 0).user_id, None]
    get_ready(game_id=following.pk, user_id=person_on(game, 0).user_id)
    assert get_game(following.pk).status == "open"


def test_a_player_gets_out_of_a_broken_game_too() -> None:
    game = clocked_table()
    Game.objects.filter(pk=game.pk).update(position="spoilt")
    game = leave_running_game(game_id=game.pk, user_id=person_on(game, 1).user_id)
    assert [seat.left_version is not None for seat in game.seats.all()] == [False, True]
