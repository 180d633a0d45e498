"""Series: the next game is asked for, agreed to, opened as the last one decides, and scored."""

import itertools

import pytest

from games.engine import Opening, RuleSet, next_opening
from games.engine.events import GameStarted
from games.play.errors import GameNotFinished, GameNotRunning, NotFound, NotYourSeat
from games.play.log import load, load_state
from games.play.models import Game, GameStatus, Seat
from games.play.projections.rebuild import rebuild
from games.play.projections.standings import Score, places_of, player_key, score_of
from games.play.selectors.games import get_game
from games.records.audit import audit
from games.tables.errors import PlayersNotReady
from games.tables.services.creating import start_game
from games.tables.services.seating import join_game, leave_game, set_seat
from games.tables.services.series import get_ready, next_game
from tests.support.games import finished_table, open_table, played_out, running_table, some_user
from web.http.errors import InvalidInput

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]


def people_of(game: Game) -> list[int]:
    return [seat.user_id for seat in game.seats.all() if seat.user_id is not None]


def asked(finished: Game) -> Game:
    return next_game(game_id=finished.pk, user_id=people_of(finished)[0])


def begun(finished: Game) -> Game:
    """Return the next game, running, after everybody has agreed."""
    game = asked(finished)
    for user_id in people_of(finished):
        game = get_ready(game_id=game.pk, user_id=user_id)
    return game


def opening_of(game: Game) -> Opening:
    started = load(game.pk, upto=1)[0].event
    assert isinstance(started, GameStarted)
    return Opening(started.forehand, started.leader, started.removed)


def durak_of(game: Game) -> int:
    assert game.durak is not None
    return game.durak


def test_the_next_game_is_open_with_equal_seats_and_a_commitment_of_its_own() -> None:
    finished = finished_table(3)
    game = next_game(game_id=finished.pk, user_id=people_of(finished)[1])
    assert (game.status, game.version, game.series_number) == (GameStatus.OPEN, 0, 2)
    assert people_of(game) == people_of(finished)
    assert (game.rules, game.preset) == (finished.rules, finished.preset)
    assert game.host_id == finished.host_id
    assert game.commitment != finished.commitment
    assert [seat.is_ready for seat in game.seats.all()] == [False, False, False]
    assert [seat.client_seed for seat in game.seats.all()] == ["", "", ""]
    assert get_game(finished.pk).next_game_id == game.pk


def test_there_is_one_next_game_for_all_who_ask() -> None:
    finished = finished_table(3)
    assert len({next_game(game_id=finished.pk, user_id=u).pk for u in people_of(finished)}) == 1


def test_the_next_game_begins_with_all_seeds_when_the_last_player_has_agreed() -> None:
    finished = finished_table(3)
    game = asked(finished)
    for number, user_id in enumerate(people_of(finished)):
        assert get_game(game.pk).status == GameStatus.OPEN
        game = get_ready(game_id=game.pk, user_id=user_id, client_seed=f"seed {number}")
    assert game.status == GameStatus.ACTIVE
    assert [seat.client_seed for seat in game.seats.all()] == ["seed 0", "seed 1", "seed 2"]
    assert audit(game) == ()


def test_the_durak_deals_and_is_attacked_first() -> None:
    finished = finished_table(4, seed=2)
    durak = durak_of(finished)
    game = begun(finished)
    assert opening_of(game) == Opening(forehand=(durak + 1) % 4, leader=(durak - 1) % 4)
    bout = load_state(game).bout
    assert bout is not None
    assert bout.defender == durak


def test_agreeing_again_changes_nothing_even_while_the_game_runs() -> None:
    finished = finished_table(2)
    game = asked(finished)
    first, second = people_of(finished)
    for _ in range(2):
        assert get_ready(game_id=game.pk, user_id=first).status == GameStatus.OPEN
    version = get_ready(game_id=game.pk, user_id=second, client_seed="mine").version
    again = get_ready(game_id=game.pk, user_id=second, client_seed="another")
    assert (again.version, again.seats.get(number=1).client_seed) == (version, "mine")


def test_the_seat_of_a_player_who_left_the_game_is_free() -> None:
    finished = finished_table(3)
    staying, leaving, _ = people_of(finished)
    finished.seats.filter(user_id=leaving).update(left_version=5)
    with pytest.raises(NotYourSeat):
        next_game(game_id=finished.pk, user_id=leaving)
    game = next_game(game_id=finished.pk, user_id=staying)
    assert [seat.kind for seat in game.seats.all()] == ["human", "open", "human"]


def test_bots_agree_at_once() -> None:
    game = open_table(2)
    set_seat(game_id=game.pk, user_id=game.host_id, seat=1, bot_level="beginner")
    finished = played_out(start_game(game_id=game.pk, user_id=game.host_id))
    following = asked(finished)
    assert [seat.is_ready for seat in following.seats.all()] == [False, True]
    following = get_ready(game_id=following.pk, user_id=game.host_id)
    assert following.status == GameStatus.ACTIVE


def test_only_players_of_a_finished_game_ask_for_the_next() -> None:
    running = running_table(2)
    with pytest.raises(GameNotFinished):
        next_game(game_id=running.pk, user_id=running.host_id)
    finished = finished_table(2)
    with pytest.raises(NotYourSeat):
        next_game(game_id=finished.pk, user_id=some_user().pk)
    with pytest.raises(NotFound):
        next_game(game_id="nobodyshas", user_id=some_user().pk)
    assert Game.objects.filter(series_number=2).count() == 0


def test_only_players_with_a_seat_agree_and_not_to_a_cancelled_game() -> None:
    game = asked(finished_table(2))
    with pytest.raises(NotYourSeat):
        get_ready(game_id=game.pk, user_id=some_user().pk)
    with pytest.raises(InvalidInput):
        get_ready(game_id=game.pk, user_id=game.host_id, client_seed="x" * 65)
    for user_id in people_of(game):
        leave_game(game_id=game.pk, user_id=user_id)
    Seat.objects.filter(game=game, number=0).update(user_id=game.host_id)
    with pytest.raises(GameNotRunning):
        get_ready(game_id=game.pk, user_id=game.host_id)


def test_a_first_game_waits_for_its_host_even_when_everybody_is_ready() -> None:
    first = open_table(2)
    join_game(game_id=first.pk, user_id=some_user().pk)
    game = get_ready(game_id=first.pk, user_id=first.host_id)
    assert game.status == GameStatus.OPEN


def test_a_host_can_not_start_while_somebody_has_not_agreed() -> None:
    game = asked(finished_table(2))
    with pytest.raises(PlayersNotReady):
        start_game(game_id=game.pk, user_id=game.host_id)
    assert get_game(game.pk).status == GameStatus.OPEN
    assert not game.seats.get(number=0).is_ready
    get_ready(game_id=game.pk, user_id=people_of(game)[1])
    assert start_game(game_id=game.pk, user_id=game.host_id).status == GameStatus.ACTIVE


def test_sitting_down_on_a_free_seat_agrees_and_the_lowest_trump_leads() -> None:
    finished = finished_table(3)
    game = asked(finished)
    staying, leaving, third = people_of(finished)
    get_ready(game_id=game.pk, user_id=staying)
    leave_game(game_id=game.pk, user_id=leaving)
    assert get_ready(game_id=game.pk, user_id=third).status == GameStatus.OPEN
    joined = join_game(game_id=game.pk, user_id=some_user().pk)
    assert joined.status == GameStatus.ACTIVE
    # Seat 0 was the first forehand; it deals next, so that seat 1 is forehand.
    assert opening_of(joined) == Opening(forehand=1, leader=None)
    assert audit(joined) == ()


def test_the_next_game_begins_when_the_host_puts_a_bot_on_the_missing_seat() -> None:
    finished = finished_table(2)
    game = asked(finished)
    get_ready(game_id=game.pk, user_id=finished.host_id)
    game = set_seat(game_id=game.pk, user_id=finished.host_id, seat=1, bot_level="casual")
    assert game.status == GameStatus.ACTIVE
    assert opening_of(game).leader is None


def test_another_player_becomes_host_when_the_host_leaves_the_next_game() -> None:
    finished = finished_table(2)
    game = asked(finished)
    host, other = people_of(finished)
    assert leave_game(game_id=game.pk, user_id=host).host_id == other


def test_a_next_game_that_all_have_left_may_be_asked_for_again() -> None:
    finished = finished_table(2)
    first = asked(finished)
    for user_id in people_of(finished):
        leave_game(game_id=first.pk, user_id=user_id)
    assert get_game(first.pk).status == GameStatus.CANCELLED
    second = begun(get_game(finished.pk))
    assert (second.series_number, second.pk != first.pk) == (2, True)
    assert audit(second) == ()
    assert audit(get_game(first.pk)) == ()


def test_with_the_remaining_pack_played_cards_stay_out_until_too_few_are_left() -> None:
    game = running_table(2, rules=RuleSet(refill="never", series_deck="remaining"))
    removed: list[int] = []
    for number in range(6):
        finished = played_out(game, seed=number)
        state = load_state(finished)
        expected = next_opening(state, state.rules, 2)
        game = begun(finished)
        assert opening_of(game) == expected
        assert audit(game) == ()
        removed.append(len(expected.removed))
    # Each game of two plays at least a card; a pack of 36 starts again below twelve cards.
    assert any(later > earlier > 0 for earlier, later in itertools.pairwise(removed))
    assert max(removed) <= 24


# --- the score ---------------------------------------------------------------------------------


def test_the_score_counts_games_lost_and_the_places_behind_a_player() -> None:
    first = finished_table(3, seed=4)
    second = played_out(begun(first), seed=5)
    for seat in second.seats.all():
        results = [
            (game.durak == seat.number, 3 - (game.places or [])[seat.number])
            for game in (first, second)
        ]
        expected = Score(2, sum(r[0] for r in results), sum(r[1] for r in results))
        assert score_of(second.standings, seat) == expected
    assert audit(second) == ()


def test_all_players_of_the_team_of_the_durak_have_lost() -> None:
    finished = finished_table(4, preset="partners", seed=1)
    lost = [score_of(finished.standings, seat).lost for seat in finished.seats.all()]
    losing = load_state(finished).losing_teams
    assert len(losing) == 1
    assert lost == [int(seat % 2 == losing[0]) for seat in range(4)]


def test_places_in_a_series_go_by_games_lost_then_points_and_equal_scores_share() -> None:
    scores = [Score(3, 1, 4), Score(3, 0, 2), Score(3, 1, 6), Score(), Score(3, 1, 4)]
    assert places_of(scores) == [3, 1, 2, None, 3]


def test_a_person_keeps_the_score_on_another_seat_and_a_bot_does_not() -> None:
    assert player_key(Seat(number=1, user_id=7)) == player_key(Seat(number=2, user_id=7))
    bots = {player_key(Seat(number=number, bot_level="casual")) for number in (1, 2)}
    assert len(bots) == 2
    assert player_key(Seat(number=1)) == ""


def test_the_score_can_be_rebuilt_from_the_finished_games() -> None:
    first = finished_table(2, seed=1)
    second = played_out(begun(first), seed=2)
    kept = [first.standings, second.standings]
    Game.objects.update(standings={})
    assert [rebuild(first.pk), rebuild(second.pk)] == [True, True]
    assert [get_game(first.pk).standings, get_game(second.pk).standings] == kept
    assert rebuild(second.pk) is False
