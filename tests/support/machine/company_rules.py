"""Rules of people: quick match, invitations, what they say, whom they follow and block."""

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from accounts.services.relations import block, follow, unblock, unfollow
from games.chat.content import Content
from games.chat.services import Posted, post_message
from games.invitations.models import Invitation, InvitationDeclineReason
from games.invitations.services import (
    accept_invitation,
    decline_invitation,
    invite,
    withdraw_invitation,
)
from games.matchmaking.matching import match_players
from games.matchmaking.models import Match, Seek
from games.matchmaking.pools import POOLS
from games.matchmaking.seeks import begin_seeking, keep_seeking, stop_seeking
from games.play.models import GameStatus
from games.tables.services.seating import join_game
from tests.support.machine.base import ANY, picked
from tests.support.machine.table_rules import MOSTLY, OPEN, STARTING, TableRules

SAID = st.sampled_from(
    [
        Content.phrase("hello"),
        Content.phrase("one_more"),
        Content.reaction("smile"),
        Content.free("Well  met"),
        Content.free("\u202e"),
    ]
)
A_BEAT = 5
"""Seconds between two sweeps of quick match that are no outage."""


class CompanyRules(TableRules):
    """Rules by which people meet."""

    @rule(
        who=ANY,
        number=st.integers(1, 4),
        pools=st.lists(st.sampled_from(["duel", "table_3", "transfer_2"]), min_size=1),
        is_rated=st.booleans(),
        do_all_answer=st.booleans(),
    )
    def seek(
        self, *, who: int, number: int, pools: list[str], is_rated: bool, do_all_answer: bool
    ) -> None:
        """Some people wait for a game, and are paired; perhaps all of them answer."""
        for place in range(number):
            user_id = self.user(who + place).pk
            self.ask(
                begin_seeking, user_id=user_id, pools=pools, is_rated=is_rated, now=self.time.now
            )
        self._pair()
        for game in self.games(STARTING) if do_all_answer else ():
            self.all_agree(game, "seed")

    @precondition(lambda self: self.has_any(Seek))
    @rule(who=ANY, seconds=st.sampled_from([0, 5, 16, 60, 80]))
    def wait_for_others(self, *, who: int, seconds: int) -> None:
        """Time passes for waiting players; only one page stays present."""
        user_id = self._waiting(who)
        for beat in range(0, seconds, A_BEAT):
            self.time.go_on(min(A_BEAT, seconds - beat))
            self.do(keep_seeking, user_id=user_id, now=self.time.now)
            self._pair()

    @precondition(lambda self: self.has_any(Seek))
    @rule(who=ANY)
    def wait_no_more(self, *, who: int) -> None:
        """Somebody stops waiting, or declines the game that was found."""
        user_id = self._waiting(who)
        self.do(stop_seeking, user_id=user_id, now=self.time.now)
        assert not Seek.objects.filter(user_id=user_id).exists()

    def _pair(self) -> None:
        """After a sweep no paired game is overdue, and each has the people of its pool."""
        self.do(match_players, now=self.time.now)
        for match in Match.objects.filter(due_at__isnull=False) if Seek.objects.exists() else ():
            assert match.due_at is not None
            assert match.due_at > self.time.now, f"{match} waits in vain"
            assert match.game.seats.count() == POOLS[match.pool].seats

    def _waiting(self, number: int) -> int:
        return picked(list(Seek.objects.order_by("pk").values_list("user_id", flat=True)), number)

    @precondition(lambda self: self.has(OPEN))
    @rule(who=ANY, table=ANY, whom=ANY, do_come=st.booleans())
    def ask_to_a_table(self, *, who: int, table: int, whom: int, do_come: bool) -> None:
        """Somebody asks a person to an open table, who perhaps sits down without an answer."""
        game, invited = self.game(table, OPEN), self.user(whom)
        inviter_id = self.at_table(game, who)
        asked = self.ask(invite, game_id=game.pk, inviter_id=inviter_id, name=invited.name)
        if isinstance(asked, Invitation) and do_come:
            self.ask(join_game, game_id=game.pk, user_id=invited.pk)

    @precondition(lambda self: self.has_any(Invitation))
    @rule(
        number=ANY,
        answer=st.sampled_from([accept_invitation, decline_invitation, withdraw_invitation]),
        is_own=MOSTLY,
        reason=st.sampled_from(InvitationDeclineReason.values),
    )
    def answer(self, *, number: int, answer: object, is_own: bool, reason: str) -> None:
        """An invitation is accepted, declined or taken back, or somebody else tries to."""
        invitation = picked(list(Invitation.objects.order_by("-pk")), number)
        inviter, invited = invitation.inviter_id, invitation.invited_id
        if not is_own:
            inviter, invited = invited, inviter
        if answer is accept_invitation:
            self.ask(accept_invitation, invitation_id=invitation.pk, user_id=invited)
        elif answer is decline_invitation:
            self.ask(
                decline_invitation, invitation_id=invitation.pk, user_id=invited, reason=reason
            )
        else:
            self.ask(
                withdraw_invitation,
                game_id=invitation.game_id,
                invitation_id=invitation.pk,
                user_id=inviter,
            )

    @precondition(lambda self: self.has(*GameStatus.values))
    @rule(who=ANY, table=ANY, content=SAID, key=st.sampled_from(["", "one", "two"]))
    def say(self, *, who: int, table: int, content: Content, key: str) -> None:
        """Something is said at a table, and under a key only once."""
        game = self.game(table, *GameStatus.values)
        user_id = self.at_table(game, who)
        user = next(user for user in self.users if user.pk == user_id)
        said = self.ask(post_message, game_id=game.pk, user=user, content=content, key=key)
        if isinstance(said, Posted) and key:
            again = self.ask(post_message, game_id=game.pk, user=user, content=content, key=key)
            assert isinstance(again, Posted), again
            assert (again.message.pk, again.is_replay) == (said.message.pk, True)

    @rule(who=ANY, whom=ANY, does=st.sampled_from([follow, block, unfollow, unblock]))
    def relate(self, *, who: int, whom: int, does: object) -> None:
        """Somebody follows or blocks somebody, or doesn't any more."""
        assert callable(does)
        self.ask(does, user=self.user(who), player_id=self.user(whom).pk)
