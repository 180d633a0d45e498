"""Commands of a running game: accepted, refused, repeated."""

import random
from collections.abc import Callable

import pytest

from games.engine import Command, RuleSet, card_from_code
from games.engine.commands import Lead, RequestRedeal, Take
from games.engine.events import CardsDrawn
from games.engine.offers import spelled_out
from games.play.errors import (
    CommandRefused,
    GameNotRunning,
    GameOver,
    IdempotencyKeyReused,
    NotFound,
    NotYourSeat,
    StaleVersion,
)
from games.play.models import Game, GameStatus, StoredEvent
from games.play.reactions import Committed, committed
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.commands import Accepted, submit_command
from games.play.services.players import BotActor, PersonActor
from games.records.audit import audit
from games.records.proofs import proof_of
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import BotPlan, HostPlan
from games.tables.terms import TableChoice
from tests.support.games import (
    finished_table,
    legal_move,
    open_table,
    person_on,
    play,
    running_table,
    some_user,
)
from tests.support.limits import WITH_WHOLE_GAMES
from web.http.errors import InvalidInput, ServiceError

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions"), WITH_WHOLE_GAMES]
RNG = random.Random(7)


def submit(game: Game, seat: int, command: Command, **options: object) -> Accepted:
    return submit_command(
        game_id=game.pk,
        by=person_on(game, seat),
        seat=seat,
        command=command,
        **options,  # type: ignore[arg-type]  # keywords of submit_command
    )


def stored(game: Game) -> list[tuple[int, str]]:
    rows = StoredEvent.objects.filter(game_id=game.pk).order_by("version")
    return list(rows.values_list("version", "type"))


def test_an_accepted_command_is_stored_and_answered_with_its_events_and_the_new_view() -> None:
    game = running_table()
    seat, command = legal_move(game, RNG)
    accepted = submit(game, seat, command, expected_version=game.version)
    log = stored(game)
    assert [event.version for event in accepted.update.events] == [
        version for version, _ in log if version > game.version
    ]
    assert accepted.update.version == log[-1][0] == get_game(game.pk).version
    assert accepted.update == update_of(get_game(game.pk), after=game.version).seen_by(seat)
    assert not accepted.is_replay


@pytest.mark.parametrize(
    ("seats", "preset"), [(2, "perevodnoy"), (3, "podkidnoy_neighbours"), (6, "podkidnoy")]
)
def test_whole_games_are_played_through_the_service(seats: int, preset: str) -> None:
    game = running_table(seats, preset=preset)
    for _ in play(game.pk, random.Random(seats)):
        pass
    game = get_game(game.pk)
    assert game.status == GameStatus.FINISHED
    places = game.places or []
    # A place that several share counts for each of them: after two firsts comes a third.
    assert sorted(places) == [
        1 + sum(other < place for other in places) for place in sorted(places)
    ]
    assert game.finished_at is not None
    assert (game.awaited, game.bot_due_at) == ([], None)
    assert audit(game) == ()


def may_ask_for_a_redeal(game: Game) -> bool:
    return RequestRedeal() in update_of(game).seen_by(game.awaited[0]).legal


def test_a_new_deal_that_is_asked_for_is_dealt_from_the_next_pack_in_the_same_commit() -> None:
    # Two of three cards of one suit are "all but one": most of these tables may ask.
    rules = RuleSet(hand_size=3, redeal="on_request")
    tables = (running_table(2, rules=rules) for _ in range(100))
    game = next(game for game in tables if may_ask_for_a_redeal(game))
    accepted = submit(game, game.awaited[0], RequestRedeal())
    types = [one.event.type for one in accepted.update.events]
    assert types[:2] == ["redeal_requested", "cards_dealt"]
    assert audit(get_game(game.pk)) == ()
    Game.objects.filter(pk=game.pk).update(status="finished")
    proof = proof_of(get_game(game.pk))
    assert proof.deals is not None
    assert [deal.number for deal in proof.deals] == [1, 2]
    assert proof.deals[0].pack != proof.deals[1].pack


def test_the_answer_shows_no_card_that_the_seat_may_not_know() -> None:
    game = running_table(3)
    for accepted in play(game.pk, random.Random(11)):
        view = accepted.update.view
        assert view is not None
        seat = view.viewer
        assert isinstance(seat, int)
        assert all(card.code != "??" for card in view.hands[seat])
        for event in (one.event for one in accepted.update.events):
            if isinstance(event, CardsDrawn) and event.seat != seat:
                trump = view.trump_card
                assert trump is not None
                assert {card.code for card in event.cards} <= {"??", trump.code}


def test_a_refused_command_names_the_rule_lists_the_legal_ones_and_changes_nothing() -> None:
    game = running_table()
    leader = game.awaited[0]
    before = stored(game)
    with pytest.raises(CommandRefused) as caught:
        submit(game, leader, Take())
    assert caught.value.reason.rule == "2.5"
    assert caught.value.version == game.version
    assert caught.value.legal == update_of(game).seen_by(leader).legal
    assert stored(game) == before


def test_a_command_for_an_older_state_is_stale_and_changes_nothing() -> None:
    game = running_table()
    seat, command = legal_move(game, RNG)
    for expected in (game.version - 1, game.version + 1):
        with pytest.raises(StaleVersion) as caught:
            submit(game, seat, command, expected_version=expected)
        assert caught.value.version == game.version
    assert len(stored(game)) == game.version


@pytest.mark.parametrize(
    ("table", "error"), [(open_table, GameNotRunning), (finished_table, GameOver)]
)
def test_only_a_running_game_takes_commands(
    table: Callable[[], Game], error: type[ServiceError]
) -> None:
    game = table()
    before = stored(game)
    with pytest.raises(error):
        submit(game, 0, Take())
    assert stored(game) == before


def test_nobody_plays_for_another_seat() -> None:
    game = running_table()
    seat, command = legal_move(game, RNG)
    for stranger in (person_on(game, 1 - seat), PersonActor(some_user().pk), BotActor()):
        with pytest.raises(NotYourSeat):
            submit_command(game_id=game.pk, by=stranger, seat=seat, command=command)
    assert len(stored(game)) == game.version


def test_people_do_not_play_for_bots_and_bots_do() -> None:
    host = some_user()
    game = create_game(
        TableChoice(preset="podkidnoy"),
        [HostPlan(), BotPlan("beginner")],
        host_id=host.pk,
        start=True,
    )
    Game.objects.filter(pk=game.pk).update(host=host)
    seen = update_of(game).seen_by(1)
    with pytest.raises(NotYourSeat):
        submit_command(game_id=game.pk, by=PersonActor(host.pk), seat=1, command=Take())
    if seen.legal:
        submit_command(game_id=game.pk, by=BotActor(), seat=1, command=spelled_out(seen.legal)[0])
    else:
        with pytest.raises(CommandRefused):
            submit_command(game_id=game.pk, by=BotActor(), seat=1, command=Take())


def test_a_seat_or_game_that_does_not_exist_is_not_found() -> None:
    game = running_table()
    with pytest.raises(NotFound):
        submit_command(game_id=game.pk, by=person_on(game, 0), seat=5, command=Take())
    with pytest.raises(NotFound):
        submit_command(game_id="nobodyshas", by=PersonActor(1), seat=0, command=Take())


def test_the_same_key_again_gets_the_first_answer_and_changes_nothing() -> None:
    game = running_table()
    seat, command = legal_move(game, RNG)
    first = submit(game, seat, command, idempotency_key="k1", expected_version=game.version)
    for _ in play(game.pk, random.Random(5), most=10):
        pass
    log = stored(game)
    again = submit(game, seat, command, idempotency_key="k1", expected_version=game.version)
    assert again.update == first.update
    assert (first.is_replay, again.is_replay) == (False, True)
    assert stored(game) == log


def test_a_key_is_answered_even_after_the_game_is_over() -> None:
    game = running_table()
    seat, command = legal_move(game, RNG)
    first = submit(game, seat, command, idempotency_key="k1")
    for _ in play(game.pk, random.Random(5)):
        pass
    assert submit(game, seat, command, idempotency_key="k1").update == first.update


def test_a_key_spent_on_another_command_is_refused() -> None:
    game = running_table()
    seat, command = legal_move(game, RNG)
    submit(game, seat, command, idempotency_key="k1")
    other = Lead((card_from_code("6C"), card_from_code("6D")))
    for body in ({"command": other}, {"command": command, "expected_version": game.version}):
        with pytest.raises(IdempotencyKeyReused):
            submit(game, seat, idempotency_key="k1", **body)


def test_a_refused_command_does_not_spend_its_key() -> None:
    game = running_table()
    seat, command = legal_move(game, RNG)
    with pytest.raises(CommandRefused):
        submit(game, seat, Take(), idempotency_key="k1")
    assert not submit(game, seat, command, idempotency_key="k1").is_replay


def test_keys_of_different_seats_do_not_meet() -> None:
    game = running_table()
    seat, command = legal_move(game, RNG)
    submit(game, seat, command, idempotency_key="k1")
    game = get_game(game.pk)
    other, answer = legal_move(game, RNG)
    assert other != seat
    assert not submit(game, other, answer, idempotency_key="k1").is_replay


@pytest.mark.parametrize("key", ["", "x" * 65, "schlüssel", "line\nbreak", "nul\0"])
def test_a_key_that_is_none_is_refused(key: str) -> None:
    game = running_table()
    seat, command = legal_move(game, RNG)
    with pytest.raises(InvalidInput) as caught:
        submit(game, seat, command, idempotency_key=key)
    assert caught.value.field == "idempotency_key"


@pytest.mark.django_db(transaction=True)
def test_reactions_are_called_after_a_commit_and_never_for_a_refusal() -> None:
    heard: list[Committed] = []

    def hear(news: Committed) -> None:
        assert get_game(news.game_id).version == news.last_version
        heard.append(news)

    game = running_table()
    committed.add("test", hear)
    seat, command = legal_move(game, RNG)
    accepted = submit(game, seat, command)
    with pytest.raises(CommandRefused):
        submit(game, seat, Take())
    assert [(c.game_id, c.first_version, c.last_version) for c in heard] == [
        (game.pk, game.version + 1, accepted.update.version)
    ]


@pytest.mark.django_db(transaction=True)
def test_a_reaction_that_fails_is_logged_and_harms_neither_command_nor_other_reactions(
    caplog: pytest.LogCaptureFixture,
) -> None:
    heard: list[Committed] = []

    def fail(_: Committed) -> None:
        raise ConnectionError("the broker is down")

    game = running_table()
    committed.add("failing", fail)
    committed.add("hearing", heard.append)
    accepted = submit(game, *legal_move(game, RNG))
    assert get_game(game.pk).version == accepted.update.version
    assert len(heard) == 1
    assert "reaction failing failed" in caplog.text
    assert "the broker is down" in caplog.text
