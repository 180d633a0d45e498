"""`verify_game` accepts every game that was played, and finds everything tampered with."""

import random
from collections.abc import Callable
from datetime import timedelta
from io import StringIO
from textwrap import indent
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db.models import F

from games.play.errors import CannotMend
from games.play.models import Game, Seat, StoredEvent
from games.play.selectors.games import get_game
from games.records.audit import audit
from games.records.management.commands import verify_game
from games.tables.services.seating import leave_game
from moderation.services.stuck_games import rebuild_game
from tests.support.games import finished_table, open_table, play, running_table
from tests.support.limits import WITH_WHOLE_GAMES

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions"), WITH_WHOLE_GAMES]
Tamper = Callable[[Game], Any]


def row(game: Game, **columns: object) -> None:
    Game.objects.filter(pk=game.pk).update(**columns)


def event(game: Game, type_: str) -> StoredEvent:
    found = StoredEvent.objects.filter(game_id=game.pk, type=type_).first()
    assert found is not None
    return found


def swap_two_hands(game: Game) -> None:
    dealt = event(game, "cards_dealt")
    dealt.data["hands"].reverse()
    dealt.save()


def spoil_a_card(game: Game) -> None:
    led = event(game, "cards_led")
    led.data["cards"] = ["1X"]
    led.save()


def lead_a_card_that_was_not_dealt(game: Game) -> None:
    led = event(game, "cards_led")
    led.data["cards"] = ["2H"]
    led.save()


def swap_two_places(game: Game) -> None:
    ended = event(game, "game_ended")
    # Neither of two seats has such a place, however the game ended.
    ended.data["places"] = [place + 1 for place in ended.data["places"]]
    ended.save()


def events_of(game: Game) -> Any:
    return StoredEvent.objects.filter(game_id=game.pk)


def a_third_seat(game: Game) -> object:
    return Seat.objects.create(game=game, number=2, game_created_at=game.created_at)


TAMPERED: list[tuple[str, Tamper, str]] = [
    ("seed", lambda game: row(game, server_seed=b"x" * 32), "commitment"),
    ("commitment", lambda game: row(game, commitment="0" * 64), "commitment"),
    ("client seed", lambda game: Seat.objects.filter(game=game).update(client_seed="z"), "deal"),
    ("rules", lambda game: row(game, rules={"deck": 52}), "deal"),
    ("rules that are refused", lambda game: row(game, rules={"deck": 7}), "repeated"),
    ("seats", a_third_seat, "deal"),
    ("play", lead_a_card_that_was_not_dealt, "lost or doubled"),
    ("dealt hands", swap_two_hands, "deal"),
    ("card", spoil_a_card, "replayed"),
    ("result", swap_two_places, "places"),
    ("last event", lambda game: events_of(game).filter(version=game.version).delete(), "ends at"),
    ("middle event", lambda game: events_of(game).filter(version=9).delete(), "no event 9"),
    ("type", lambda game: events_of(game).filter(version=9).update(type="x"), "replayed"),
    ("schema", lambda game: events_of(game).filter(version=9).update(schema_version=9), "schema 9"),
    (
        "time",
        lambda game: events_of(game).filter(version=1).update(at=F("at") + timedelta(1)),
        "started_at",
    ),
    ("version", lambda game: row(game, version=game.version + 1), "row says"),
    ("mark", lambda game: row(game, mark=f"{game.version}-0123456789ab"), "mark"),
    ("older mark", lambda game: row(game, mark="9-0123456789ab"), "mark 9-0123456789ab"),
    ("newer mark", lambda game: row(game, mark=f"{game.version + 1}-0123456789ab"), "mark"),
    ("status", lambda game: row(game, status="active"), "status"),
    ("position", lambda game: row(game, position="nonsense"), "position"),
    ("places", lambda game: row(game, places=[3, 4]), "places"),
    ("durak", lambda game: row(game, durak=5), "durak"),
    ("reason", lambda game: row(game, reason="team_out"), "reason"),
    ("awaited", lambda game: row(game, awaited=[0]), "awaited"),
    ("standings", lambda game: row(game, standings={}), "standings"),
    ("start", lambda game: row(game, started_at=None), "started_at"),
    ("end", lambda game: row(game, finished_at=None), "finished_at"),
    (
        "end in a seat",
        lambda game: Seat.objects.filter(game=game, number=1).update(game_finished_at=None),
        "Seat 1",
    ),
]


@pytest.mark.parametrize(
    ("tamper", "text"), [case[1:] for case in TAMPERED], ids=[case[0] for case in TAMPERED]
)
def test_everything_tampered_with_is_found(tamper: Tamper, text: str) -> None:
    game = finished_table(2, seed=3)
    assert audit(game) == ()
    tamper(game)
    findings = audit(get_game(game.pk))
    assert any(text in finding for finding in findings), findings


def test_a_clock_that_was_set_back_during_the_game_is_no_fault() -> None:
    game = finished_table(2, seed=3)
    events_of(game).filter(version=9).update(at=F("at") + timedelta(hours=1))
    assert audit(get_game(game.pk)) == ()


def test_rows_are_rebuilt_from_their_logs() -> None:
    finished, running = finished_table(2), running_table(3)
    for game in (finished, running):
        row(
            game,
            status="open",
            version=1,
            position="",
            awaited=[9],
            places=None,
            durak=4,
            reason="?",
            started_at=None,
            finished_at=None,
        )
        assert audit(get_game(game.pk)) != ()
    call_command("rebuild_games", finished.pk, running.pk, stdout=StringIO())
    for game in (finished, running):
        assert audit(get_game(game.pk)) == ()
        assert get_game(game.pk).version == game.version


@pytest.mark.parametrize("tamper", [lead_a_card_that_was_not_dealt, swap_two_hands, spoil_a_card])
@pytest.mark.parametrize("make", [finished_table, lambda seats: played(running_table(seats))])
def test_nothing_is_rebuilt_from_a_log_that_is_wrong(
    tamper: Tamper, make: Callable[[int], Game]
) -> None:
    game, other = make(2), finished_table(2)
    tamper(game)
    row(other, durak=7)
    before = Game.objects.values().get(pk=game.pk)
    out = StringIO()
    with pytest.raises(CommandError, match="1 logs are broken"):
        call_command("rebuild_games", game.pk, other.pk, stdout=out)
    assert f"{game.pk}  can't be rebuilt" in out.getvalue()
    assert f"{game.pk}  rebuilt" not in out.getvalue()
    assert Game.objects.values().get(pk=game.pk) == before
    assert audit(get_game(other.pk)) == ()
    with pytest.raises(CannotMend):
        rebuild_game(game_id=game.pk, by_id=game.host_id)
    assert Game.objects.values().get(pk=game.pk) == before


def played(game: Game) -> Game:
    """Play on until a card was led."""
    for _ in play(game.pk, random.Random(1), most=3):
        pass
    return get_game(game.pk)


def test_a_game_that_stays_wrong_is_named_after_its_row_was_rebuilt() -> None:
    game, other = finished_table(2), finished_table(2)
    row(game, durak=7)
    row(game, commitment="0" * 64)
    out = StringIO()
    with pytest.raises(CommandError, match="1 games stay wrong"):
        call_command("rebuild_games", game.pk, other.pk, stdout=out)
    lines = out.getvalue().splitlines()
    assert lines[:2] == [
        f"{game.pk}  rebuilt",
        f"{game.pk}  stays wrong: The commitment does not fit the server seed.",
    ]
    assert get_game(game.pk).durak == game.durak


def test_rebuilding_corrects_a_wrong_mark() -> None:
    game = running_table(2)
    row(game, mark=f"{game.version}-0123456789ab")
    call_command("rebuild_games", game.pk, stdout=StringIO())
    assert get_game(game.pk).mark == game.mark


def test_rebuilding_changes_no_row_that_agrees_with_its_log() -> None:
    games = [open_table(), running_table(), finished_table()]
    before = list(Game.objects.order_by("id").values())
    out = StringIO()
    call_command("rebuild_games", "--all", stdout=out)
    assert list(Game.objects.order_by("id").values()) == before
    assert out.getvalue().splitlines()[-1] == f"0 of {len(games)} games rebuilt."


def test_rebuilding_restores_the_deadline_of_an_awaited_bot() -> None:
    game = running_table(2)
    game.seats.filter(number=game.awaited[0]).update(user=None, bot_level="beginner")
    row(game, position="")
    call_command("rebuild_games", game.pk, stdout=StringIO())
    assert get_game(game.pk).bot_due_at is not None


@pytest.mark.parametrize(
    ("seats", "preset", "every"), [(2, "duel", 1), (4, "perevodnoy", 9), (5, "big_pack", 30)]
)
def test_the_summary_kept_step_by_step_is_the_one_rebuilt_from_the_log(
    seats: int, preset: str, every: int
) -> None:
    game = running_table(seats, preset=preset)
    for number, _ in enumerate(play(game.pk, random.Random(seats))):
        if number % every == 0:
            assert audit(get_game(game.pk)) == ()
    assert audit(get_game(game.pk)) == ()


def test_verify_game_all_counts_the_games_of_every_kind() -> None:
    open_table()
    running_table()
    finished_table()
    gone = open_table()
    leave_game(game_id=gone.pk, user_id=gone.host_id)
    out = StringIO()
    call_command("verify_game", "--all", stdout=out)
    assert out.getvalue().splitlines()[-1] == "4 games verified."


def test_verify_game_finds_nothing_wrong_with_a_game_that_goes_on_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    running_table(3)
    findings: list[tuple[str, ...]] = []

    def audit_late(row: Game) -> tuple[str, ...]:
        if not findings:
            list(play(row.pk, random.Random(1), most=1))
        findings.append(audit(row))
        return findings[-1]

    monkeypatch.setattr(verify_game, "audit", audit_late)
    out = StringIO()
    call_command("verify_game", "--all", stdout=out)
    assert out.getvalue().splitlines()[-1] == "1 games verified."
    assert [bool(found) for found in findings] == [True, False]


def test_verify_game_fails_and_names_what_is_wrong_with_which_game() -> None:
    good, bad = running_table(), finished_table()
    row(bad, durak=7)
    out = StringIO()
    with pytest.raises(CommandError, match="1 of 2 games are wrong"):
        call_command("verify_game", good.pk, bad.pk, stdout=out)
    lines = out.getvalue().splitlines()
    assert lines[0].split() == [good.pk, "active", "version", str(good.version), "ok"]
    assert lines[1].split()[0] == bad.pk
    assert lines[1].endswith("WRONG")
    assert "the row says 7" in lines[2]


@pytest.mark.parametrize("arguments", [(), ("someid", "--all")])
def test_verify_game_wants_either_ids_or_all(arguments: tuple[str, ...]) -> None:
    with pytest.raises(CommandError, match="--all"):
        call_command("verify_game", *arguments)


def test_verify_game_refuses_the_id_of_no_game() -> None:
    with pytest.raises(CommandError, match="nobodyshas"):
        call_command("verify_game", "nobodyshas")


def test_replay_game_prints_a_finished_game_move_by_move_with_all_cards() -> None:
    game = finished_table(3)
    out = StringIO()
    call_command("replay_game", game.pk, "--positions", stdout=out)
    text = out.getvalue()
    assert text.startswith(f"Game {game.pk} (podkidnoy), finished, version {game.version}\n")
    assert f"\n{game.version:4}  " in text
    assert "??" not in text
    assert indent(game.position, " " * 6) in text


def test_replay_game_hides_the_hands_of_a_running_game_unless_asked_for_them() -> None:
    game = running_table(2)
    spectator, one_seat, everything = StringIO(), StringIO(), StringIO()
    call_command("replay_game", game.pk, stdout=spectator)
    call_command("replay_game", game.pk, "--seat", "1", stdout=one_seat)
    call_command("replay_game", game.pk, "--open", stdout=everything)
    hidden = "?? ?? ?? ?? ?? ??"
    assert spectator.getvalue().count(hidden) == 2
    assert one_seat.getvalue().count(hidden) == 1
    assert "??" not in everything.getvalue()


def test_replay_game_refuses_the_id_of_no_game_and_the_number_of_no_seat() -> None:
    with pytest.raises(CommandError, match="no such game"):
        call_command("replay_game", "nobodyshas")
    with pytest.raises(CommandError, match="no seat 4"):
        call_command("replay_game", running_table().pk, "--seat", "4")
