"""The next game of a series over REST, for two players."""

import pytest

from accounts.models import User
from games.engine import RuleSet
from games.play.models import Game
from games.play.selectors.games import get_game
from tests.support.api import ApiClient, guest
from tests.support.games import finished_table, played_out, running_table

pytestmark = pytest.mark.django_db


def clients_of(game: Game) -> list[ApiClient]:
    return [ApiClient(User.objects.get(seats__game=game, seats__number=n)) for n in (0, 1)]


def test_one_player_asks_both_agree_and_the_durak_is_attacked_first() -> None:
    finished = finished_table(2)
    first, second = clients_of(finished)
    asked = first.post(f"games/{finished.pk}/next")
    assert (asked.status, asked.body["status"], asked.body["series"]["number"]) == (200, "open", 2)
    assert asked.body["series"]["id"] == finished.pk
    assert len(asked.body["commitment"]) == 64
    next_id = asked.body["id"]
    seen = second.get(f"games/{finished.pk}").body
    assert seen["series"]["next"] == next_id

    waiting = first.post(f"games/{next_id}/ready", {"client_seed": "luck"})
    assert [seat["ready"] for seat in waiting.body["seats"]] == [True, False]
    assert waiting.body["status"] == "open"
    begun = second.post(f"games/{next_id}/ready")
    assert begun.body["status"] == "active"
    view = first.get(f"games/{next_id}/view").body["view"]
    assert view["bout"]["defender"] == finished.durak
    assert first.get(f"games/{next_id}/proof").body["client_seeds"] == ["luck", ""]


def test_the_score_of_the_games_so_far() -> None:
    finished = finished_table(2)
    assert finished.durak is not None
    scores = guest().get(f"games/{finished.pk}").body["series"]["scores"]
    loser, winner = scores[finished.durak], scores[1 - finished.durak]
    assert loser == {"seat": finished.durak, "games": 1, "lost": 1, "points": 0, "place": 2}
    assert winner == {"seat": 1 - finished.durak, "games": 1, "lost": 0, "points": 1, "place": 1}


def test_refusals_have_codes() -> None:
    running = running_table(2)
    first, _ = clients_of(running)
    assert first.post(f"games/{running.pk}/next").code == "game_not_finished"
    assert first.post("games/nobodyshas/next").code == "not_found"
    finished = finished_table(2)
    host, other = clients_of(finished)
    assert guest().post(f"games/{finished.pk}/next").code == "not_your_seat"
    assert ApiClient().post(f"games/{finished.pk}/next").code == "not_authenticated"
    next_id = host.post(f"games/{finished.pk}/next").body["id"]
    assert guest().post(f"games/{next_id}/ready").code == "not_your_seat"
    assert host.post(f"games/{next_id}/start").code == "players_not_ready"
    assert host.post(f"games/{next_id}/ready", {"client_seed": "x" * 65}).code == "invalid"
    assert host.post(f"games/{next_id}/ready", {"seed": "x"}).code == "invalid"
    assert host.post(f"games/{next_id}/leave").status == 200
    assert other.post(f"games/{next_id}/leave").body["status"] == "cancelled"
    assert other.post(f"games/{next_id}/ready").code == "not_your_seat"


def test_a_later_game_from_the_remaining_pack_shows_its_series_and_its_cards() -> None:
    rules = RuleSet(refill="never", series_deck="remaining")
    finished = played_out(running_table(2, rules=rules))
    clients = clients_of(finished)
    next_id = clients[0].post(f"games/{finished.pk}/next").body["id"]
    for client in clients:
        assert client.post(f"games/{next_id}/ready").status == 200
    started = guest().get(f"games/{next_id}/events").body["events"][0]
    assert guest().get(f"games/{next_id}/view").body["view"]["discard"] == started["removed"]
    played_out(get_game(next_id))
    head = guest().get(f"games/{next_id}/notation").body
    assert f'[Removed "{" ".join(started["removed"])}"]' in head
    assert f'[Series "{finished.pk}"]\n[Number "2"]' in head
    pack = guest().get(f"games/{next_id}/proof").body["deals"][0]["pack"]
    assert len(pack) == 36 - len(started["removed"])
    assert not set(pack) & set(started["removed"])
