"""Tournaments from begin to end on a database, with lost work, absent and banned players."""

from collections import Counter
from datetime import timedelta

import pytest
from allauth.usersessions.models import UserSession
from django.utils import timezone

from accounts.models import Follow, User
from games.play.models import Game, GameStatus, Seat
from games.play.services.handover import hand_over
from games.tournaments.errors import NotEligible, TournamentClosed
from games.tournaments.models import (
    Entry,
    EntryStatus,
    Repetition,
    Tournament,
    TournamentSchedule,
    TournamentSeat,
    TournamentStatus,
    TournamentTable,
)
from games.tournaments.reactions import more_to_deal
from games.tournaments.services.advancing import REMINDED_BEFORE, advance, advance_due
from games.tournaments.services.annulling import annul_results_of
from games.tournaments.services.dealing import TABLES_OF_A_SWEEP, deal_tables
from games.tournaments.services.entering import join, leave, pause
from games.tournaments.services.scheduling import fill_calendar
from games.tournaments.services.settling import settle, settle_lost
from games.tournaments.terms import BREAK, TABLE_LASTS
from notifications.models import Notification
from tests.support.games import played_out, some_user
from tests.support.tournaments import (
    begun,
    entry_of,
    game_at,
    joined,
    play_tables,
    running_tables,
    scheduled,
)

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
    pytest.mark.timeout(120),
]
SECOND = timedelta(seconds=1)


def test_an_arena_seats_players_counts_results_and_ends_after_its_last_game() -> None:
    row = scheduled(minutes=10)
    people = joined(row, 4)
    now = begun(row)
    tables = running_tables(row)
    assert len(tables) == 2
    game = game_at(tables[0])
    assert (game.status, game.tournament, game.is_private) == (GameStatus.ACTIVE, row.pk, False)
    assert Counter(
        seat.user_id for table in tables for seat in game_at(table).all_seats
    ) == Counter(user.pk for user in people)
    play_tables(tables, now=now)
    entries = list(Entry.objects.filter(tournament=row))
    assert sorted(entry.score for entry in entries) == [0, 0, 2, 2]
    assert all(entry.games == 1 and entry.table_id is None for entry in entries)
    # The next games are with others: nobody meets the same opponent at once.
    before = {frozenset(_people(table)) for table in tables}
    advance(row.pk, now=now + SECOND)
    again = running_tables(row)
    assert {frozenset(_people(table)) for table in again}.isdisjoint(before)
    end = now + timedelta(minutes=10)
    advance(row.pk, now=end)
    assert _status(row) == TournamentStatus.RUNNING  # a game at the end counts
    play_tables(again, now=end)
    advance(row.pk, now=end + SECOND)
    assert _status(row) == TournamentStatus.FINISHED
    assert sum(entry.score for entry in Entry.objects.filter(tournament=row)) == 8


def test_doing_a_step_again_or_settling_twice_changes_nothing() -> None:
    row = scheduled()
    joined(row, 4)
    now = begun(row)
    tables = running_tables(row)
    for _ in range(3):
        advance(row.pk, now=now)
    assert running_tables(row) == tables
    assert Game.objects.filter(tournament=row.pk).count() == 2
    play_tables(tables, now=now)
    scores = list(Entry.objects.filter(tournament=row).values_list("pk", "score"))
    for table in tables:
        assert not settle(game_id=table.game_id or "", now=now)
    assert list(Entry.objects.filter(tournament=row).values_list("pk", "score")) == scores


def test_a_process_killed_before_the_deal_leaves_tables_that_the_next_sweep_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = scheduled("swiss")
    joined(row, 6)
    with monkeypatch.context() as patch:
        patch.setattr("games.tournaments.services.advancing.deal_tables", _killed)
        with pytest.raises(KeyboardInterrupt):
            begun(row)
    tables = running_tables(row)
    assert [table.game_id for table in tables] == [None, None, None]
    advance(row.pk, now=row.starts_at + SECOND)
    assert [table.pk for table in running_tables(row)] == [table.pk for table in tables]
    assert all(table.game_id for table in running_tables(row))
    assert Seat.objects.filter(game__tournament=row.pk).count() == 6


def test_a_result_whose_reaction_got_lost_is_settled_by_the_sweep() -> None:
    row = scheduled()
    joined(row, 2)
    now = begun(row)
    (table,) = running_tables(row)
    played_out(game_at(table))
    assert settle_lost(now=now) == 1
    assert settle_lost(now=now) == 0
    assert running_tables(row) == []


def test_a_swiss_tournament_plays_all_rounds_without_a_repeat() -> None:
    row = scheduled("swiss", rounds=3)
    joined(row, 5)
    now = begun(row)
    met: set[frozenset[int | None]] = set()
    for number in (1, 2, 3):
        tables = running_tables(row)
        assert len(tables) == 2
        pairs = {frozenset(_people(table)) for table in tables}
        assert not pairs & met
        met |= pairs
        play_tables(tables, now=now, seed=number)
        advance(row.pk, now=now)
        now += BREAK
        advance(row.pk, now=now)
    assert _status(row) == TournamentStatus.FINISHED
    byes = TournamentSeat.objects.filter(table__tournament=row, table__is_bye=True)
    assert len(set(byes.values_list("entry_id", flat=True))) == 3
    # Each round has two games and a bye, each worth two points.
    assert sum(entry.score for entry in Entry.objects.filter(tournament=row)) == 3 * (2 + 2 + 2)


def test_a_swiss_tournament_of_tables_counts_places() -> None:
    row = scheduled("swiss", seats=4, rounds=2)
    joined(row, 4)
    now = begun(row)
    (table,) = running_tables(row)
    play_tables([table], now=now)
    table.refresh_from_db()
    places = table.places
    # Two points for each opponent behind, one for each level.
    expected = [2 * sum(one > own for one in places) + places.count(own) - 1 for own in places]
    scores = [entry.score for entry in Entry.objects.filter(tournament=row)]
    assert sorted(scores) == sorted(expected)


@pytest.mark.parametrize("count", [4, 5, 7])
def test_a_knockout_ends_with_one_winner(count: int) -> None:
    row = scheduled("knockout", wins=2)
    joined(row, count)
    now = begun(row)
    for step in range(200):
        tables = running_tables(row)
        play_tables([table for table in tables if table.game_id], now=now, seed=step)
        now += BREAK
        advance(row.pk, now=now)
        if _status(row) == TournamentStatus.FINISHED:
            break
    assert _status(row) == TournamentStatus.FINISHED
    entries = list(Entry.objects.filter(tournament=row))
    assert [entry.status for entry in entries].count(EntryStatus.OUT) == count - 1
    winner = next(entry for entry in entries if entry.status != EntryStatus.OUT)
    assert winner == entries[0]  # the standings begin with the winner
    assert winner.level == (2 if count == 4 else 3)


def test_a_knockout_goes_on_when_a_player_leaves_and_ends_when_all_have_left() -> None:
    row = scheduled("knockout")
    people = joined(row, 4)
    now = begun(row)
    for user in people[1:]:
        leave(tournament_id=row.pk, user_id=user.pk)
    for _ in range(8):
        play_tables([t for t in running_tables(row) if t.game_id], now=now)
        now += BREAK
        advance(row.pk, now=now)
    assert _status(row) == TournamentStatus.FINISHED
    assert not running_tables(row)
    has_left = [entry_of(row, user).status == EntryStatus.LEFT for user in people]
    assert has_left == [False, True, True, True]


def test_too_few_players_call_off_a_swiss_tournament_but_not_an_arena() -> None:
    swiss, arena = scheduled("swiss"), scheduled()
    (alone,) = joined(swiss, 1)
    begun(swiss)
    begun(arena)
    assert (_status(swiss), _status(arena)) == ("cancelled", "running")
    notes = Notification.objects.filter(user=alone).values_list("kind", "data")
    assert list(notes) == [("tournament_cancelled", {"tournament": swiss.pk})]


def test_players_are_reminded_once_before_the_begin() -> None:
    row = scheduled()
    (user, _) = joined(row, 2)
    at = row.starts_at - REMINDED_BEFORE
    for moment in (at, at + SECOND):
        advance(row.pk, now=moment)
    kinds = Notification.objects.filter(user=user).values_list("kind", flat=True)
    assert list(kinds) == ["tournament_soon"]
    row.refresh_from_db()
    assert row.next_at == row.starts_at


def test_a_player_who_left_the_game_is_paused_and_comes_back_by_joining() -> None:
    row = scheduled()
    people = joined(row, 2)
    now = begun(row)
    (table,) = running_tables(row)
    game = game_at(table)
    gone = next(seat for seat in game.all_seats if seat.user_id == people[0].pk)
    hand_over(game_id=game.pk, user_id=people[0].pk)
    play_tables([table], now=now)
    assert gone.left_version is None  # as it was read before
    assert entry_of(row, people[0]).status == EntryStatus.PAUSED
    assert entry_of(row, people[1]).status == EntryStatus.ACTIVE
    advance(row.pk, now=now + SECOND)
    assert running_tables(row) == []
    join(tournament_id=row.pk, user_id=people[0].pk, now=now)
    advance(row.pk, now=now + 2 * SECOND)
    assert len(running_tables(row)) == 1


def test_a_table_whose_game_never_ends_is_given_up() -> None:
    row = scheduled("swiss", rounds=2)
    joined(row, 2)
    now = begun(row)
    (table,) = running_tables(row)
    assert settle_lost(now=now + TABLE_LASTS - SECOND) == 0
    assert settle_lost(now=now + TABLE_LASTS) == 1
    table.refresh_from_db()
    assert table.ended_at is not None
    # A lost game of a round is a draw.
    assert [entry.score for entry in Entry.objects.filter(tournament=row)] == [1, 1]


def test_the_results_of_a_banned_player_are_annulled_and_opponents_count_as_ahead() -> None:
    row = scheduled("swiss", seats=4, rounds=2)
    people = joined(row, 4)
    now = begun(row)
    play_tables(running_tables(row), now=now)
    best = Entry.objects.filter(tournament=row).order_by("-score").first()
    assert best is not None
    scores = {entry.pk: entry.score for entry in Entry.objects.filter(tournament=row)}
    assert annul_results_of(best.user_id, now=now) == 1
    assert annul_results_of(best.user_id, now=now) == 0
    after = {entry.pk: entry.score for entry in Entry.objects.filter(tournament=row)}
    assert after[best.pk] == 0
    # The winner was ahead of all three others: each of them gains two points.
    assert {pk: after[pk] - scores[pk] for pk in scores if pk != best.pk} == {
        pk: 2 for pk in scores if pk != best.pk
    }
    with pytest.raises(NotEligible):
        join(tournament_id=row.pk, user_id=best.user_id, now=now)
    assert len(people) == 4


def test_a_ban_whose_reaction_got_lost_counts_before_the_end() -> None:
    row = scheduled()
    people = joined(row, 2)
    now = begun(row)
    User.objects.filter(pk=people[0].pk).update(banned_until=now + timedelta(days=1))
    advance(row.pk, now=now + SECOND)
    assert entry_of(row, people[0]).status == EntryStatus.BANNED


@pytest.mark.parametrize("kind", ["arena", "swiss"])
def test_accounts_of_one_address_do_not_meet_in_a_rated_tournament(kind: str) -> None:
    row = scheduled(kind, is_rated=True)
    people = joined(row, 2)
    for user in people:
        _session(user, "203.0.113.7")
    now = begun(row)
    advance(row.pk, now=now + timedelta(minutes=2))
    assert running_tables(row) == []
    others = joined(row, 2) if kind == "arena" else []
    for user, address in zip(others, ("203.0.113.8", "203.0.113.9"), strict=False):
        _session(user, address)
    for seconds in range(130, 160):
        advance(row.pk, now=now + seconds * SECOND)
    pairs = [set(_people(table)) for table in running_tables(row)]
    assert len(pairs) == (2 if kind == "arena" else 0)
    assert {user.pk for user in people} not in pairs


def test_accounts_of_one_address_may_meet_in_a_casual_one() -> None:
    row = scheduled()
    for user in joined(row, 2):
        _session(user, "203.0.113.7")
    begun(row)
    assert len(running_tables(row)) == 1


def test_friends_do_not_sit_at_one_rated_table_of_more_than_two() -> None:
    row = scheduled("arena", is_rated=True, seats=3)
    people = joined(row, 3)
    for one, other in ((people[0], people[1]), (people[1], people[0])):
        Follow.objects.create(follower=one, followed=other)
    begun(row)
    assert running_tables(row) == []


def test_bots_fill_tables_of_a_casual_arena_after_a_wait() -> None:
    row = scheduled("arena", seats=3, fill_level="beginner")
    (user,) = joined(row, 1)
    now = begun(row)
    assert running_tables(row) == []
    advance(row.pk, now=now + 11 * SECOND)
    (table,) = running_tables(row)
    levels = sorted(seat.bot_level for seat in game_at(table).all_seats)
    assert levels == ["", "beginner", "beginner"]
    assert _people(table) == [user.pk]


def test_all_tables_of_a_round_play_the_same_deal_and_are_sealed_until_it_ends() -> None:
    row = scheduled("swiss", rounds=2, has_same_deals=True)
    joined(row, 4)
    now = begun(row)
    tables = running_tables(row)
    games = [game_at(table) for table in tables]
    assert games[0].fixed_pack == games[1].fixed_pack != ""
    assert all(game.is_sealed for game in games)
    play_tables(tables[:1], now=now)
    advance(row.pk, now=now)
    assert all(game_at(table).is_sealed for table in tables)
    play_tables(tables[1:], now=now)
    advance(row.pk, now=now)
    assert not any(game_at(table).is_sealed for table in tables)
    advance(row.pk, now=now + BREAK)
    assert game_at(running_tables(row)[0]).fixed_pack != games[0].fixed_pack


def test_a_paused_player_is_not_seated_and_a_knockout_has_no_pause() -> None:
    row, knockout = scheduled(), scheduled("knockout")
    people = joined(row, 3)
    pause(tournament_id=row.pk, user_id=people[0].pk)
    begun(row)
    assert people[0].pk not in _people(running_tables(row)[0])
    players = joined(knockout, 4)
    begun(knockout)
    with pytest.raises(TournamentClosed):
        pause(tournament_id=knockout.pk, user_id=players[0].pk)
    with pytest.raises(TournamentClosed):
        join(tournament_id=knockout.pk, user_id=some_user().pk, now=timezone.now())


def test_schedules_fill_the_calendar_once() -> None:
    now = timezone.now().replace(hour=12, minute=0, second=0, microsecond=0)
    plan = {"kind": "arena", "preset": "duel", "clock": {"type": "per_command", "seconds": 30}}
    at = (now + timedelta(hours=6)).time()
    TournamentSchedule.objects.all().delete()
    TournamentSchedule.objects.create(every=Repetition.DAILY, at=at, minutes=45, **plan)
    TournamentSchedule.objects.create(
        every=Repetition.WEEKLY, weekday=now.weekday(), at=at, minutes=90, **plan
    )
    assert fill_calendar(now=now) == 8
    assert fill_calendar(now=now) == 0
    rows = list(Tournament.objects.filter(minutes=45).order_by("starts_at"))
    assert [row.starts_at for row in rows] == [
        now + timedelta(hours=6, days=day) for day in range(7)
    ]
    assert all(row.next_at == row.starts_at and row.host_id is None for row in rows)


def test_only_due_tournaments_are_moved_on() -> None:
    row = scheduled()
    assert advance_due(now=row.starts_at - 2 * SECOND) <= 1
    assert advance_due(now=row.starts_at) == 1
    assert _status(row) == TournamentStatus.RUNNING


def test_a_large_round_is_dealt_in_parts_and_a_worker_is_asked_to_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(more_to_deal, "_on_commit", {})
    more_to_deal.add("test", asked.append)
    row = scheduled()
    joined(row, 2 * TABLES_OF_A_SWEEP + 4)
    now = begun(row)
    waiting = TournamentTable.objects.filter(tournament=row, game=None)
    assert (waiting.count(), asked) == (2, [row.pk])
    assert advance_due(now=now) == 1
    assert (waiting.count(), asked) == (0, [row.pk])
    assert advance_due(now=now) == 0


def test_a_table_is_dealt_once_even_if_two_sweeps_deal() -> None:
    row = scheduled()
    joined(row, 2)
    now = begun(row)
    assert deal_tables(row, now=now) == 0
    assert TournamentTable.objects.filter(tournament=row).count() == 1


def _killed(*_: object, **__: object) -> int:
    raise KeyboardInterrupt


def _people(table: TournamentTable) -> list[int]:
    seats = TournamentSeat.objects.filter(table=table).select_related("entry")
    return [seat.entry.user_id for seat in seats]


def _status(row: Tournament) -> str:
    return Tournament.objects.get(pk=row.pk).status


def _session(user: User, address: str) -> None:
    UserSession.objects.create(
        user=user, ip=address, session_key=f"{user.pk}", user_agent="Mozilla/5.0"
    )
