"""Rules of time: it passes, the sweeps run, processes restart."""

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from accounts.services.people import keep_last_seen
from games.play.models import Sweep
from games.play.services.timeouts import play_overdue
from games.play.time.heartbeat import note_unreachable
from games.play.time.sweeps.lost_turns import claim_lost_turns
from games.play.time.sweeps.overdue import claim_overdue
from games.play.time.sweeps.reminders import remind_players
from games.ratings.models import Rating, RatingChange
from games.ratings.rebuild import rebuild_ratings
from games.tables.services.deserted import MAX_MISSED, close_deserted_tables
from tests.support.clocks import record_heartbeat
from tests.support.machine.base import ANY
from tests.support.machine.playing_rules import PlayingRules
from tests.support.machine.table_rules import ACTIVE, OPEN, SELDOM
from web.realtime import presence

BEAT = 9
"""Seconds between two heartbeats that are no outage yet."""


class TimeRules(PlayingRules):
    """Events when nobody acts."""

    @rule(
        who=ANY,
        beats=st.integers(1, 15),
        meanwhile=st.sampled_from(["the clocks are looked after", "no web process", "no sweep"]),
    )
    def time_passes(self, *, who: int, beats: int, meanwhile: str) -> None:
        """Somebody was here, and time passes in which nothing is played."""
        presence.mark_online(self.user(who).pk)
        for _ in range(beats):
            self.time.go_on(BEAT)
            match meanwhile:
                case "the clocks are looked after":
                    self.do(record_heartbeat, now=self.time.now)
                case "no web process":
                    self.do(note_unreachable, Sweep.CLOCKS)

    @precondition(lambda self: self.has(ACTIVE))
    @rule(times=st.integers(1, 5), is_lost=SELDOM)
    def sweep(self, *, times: int, is_lost: bool) -> None:
        """The sweeps play for overdue players, queue lost turns and remind players."""
        for _ in range(times):
            self.time.go_on(BEAT)
            now = self.time.now
            self.do(record_heartbeat, now=now)
            due = self.do(claim_overdue, now=now)
            for overdue in () if is_lost else due:
                assert self.do(play_overdue, overdue), overdue
                assert not self.do(play_overdue, overdue), overdue
            for turn in self.do(claim_lost_turns, now=now):
                self.play_bot_turn(turn.game_id, turn.seat, turn.version)
            self.do(remind_players, now=now)
        self.count_ratings()

    @precondition(lambda self: self.has(OPEN))
    @rule(who=ANY, minutes=st.integers(1, MAX_MISSED))
    def hosts_are_missed(self, *, who: int, minutes: int) -> None:
        """Minutes pass in which only one person is here; others' tables are closed in time."""
        for _ in range(minutes):
            self.time.go_on(60)
            presence.mark_online(self.user(who).pk)
            self.do(close_deserted_tables, now=self.time.now)

    @precondition(lambda self: self.is_to_be_forgotten())
    @rule(days=st.sampled_from([0, 0, 4]))
    def restart(self, *, days: int) -> None:
        """All processes and Redis restart; ratings computed again from the logs are as before."""
        self.do(keep_last_seen, presence.collect_last_seen())
        self.time.go_on(days * 24 * 60 * 60)
        self.keys_are_forgotten()
        before = _ratings()
        self.forget()
        self.do(rebuild_ratings)
        assert _ratings() == before


def _ratings() -> list[object]:
    own = ("user_id", "bot_level", "mode")
    ratings = Rating.objects.values_list(*own, "season", "mean", "deviation", "games", "peak")
    changes = RatingChange.objects.values_list(*own, "rated_game_id", "mean_before", "mean_after")
    return [*ratings.order_by(*own, "season"), *changes.order_by(*own, "number")]
