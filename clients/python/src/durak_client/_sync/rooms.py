# `make api` writes this file from _async/rooms.py.
"""The rooms of the client; `make api` writes them from docs/openapi.json."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

from durak_client._sync import by_hand
from durak_client._wire import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from typing_extensions import Unpack

    from durak_client import models
    from durak_client._sync.http import Http


class Account(by_hand.Account):
    """`client.account`."""

    def me(self) -> models.Me:
        """The caller. Also sets the CSRF cookie that every change by a session needs.

        `GET auth/me`
        """
        return cast("models.Me", self._http.json("GET", "auth/me"))

    def token(self) -> models.Token:
        """The token that you present: its scopes and its end. Any token will do.

        `GET auth/token`
        """
        return cast("models.Token", self._http.json("GET", "auth/token"))

    def revoke_token(self) -> None:
        """Revoke the token that you present; its sockets are closed.

        `DELETE auth/token`
        """
        self._http.json("DELETE", "auth/token")

    def sanctions(self) -> models.SanctionList:
        """Your warnings, mutes and bans, whether in force or over, with your appeals.

        `GET sanctions/mine`
        """
        return cast("models.SanctionList", self._http.json("GET", "sanctions/mine"))

    def announcement(self) -> models.AnnouncementReply:
        """Return the operator's announcement; ask once a minute at most.

        `GET announcement`
        """
        return cast("models.AnnouncementReply", self._http.json("GET", "announcement"))


class Analysis(by_hand.Room):
    """`client.analysis`."""

    def board(self, **body: Unpack[models.AnalysisRequest]) -> models.AnalysedPosition:
        """A position of a finished game, or one that you have written, played on by all sides.

        `POST analysis/positions`
        """
        return cast(
            "models.AnalysedPosition",
            self._http.json("POST", "analysis/positions", body=body),
        )

    def import_game(self, **body: Unpack[models.ImportRequest]) -> models.ImportedGame:
        """Read a game from its notation: its events, to be replayed. Nothing is stored.

        `POST analysis/games`
        """
        return cast("models.ImportedGame", self._http.json("POST", "analysis/games", body=body))

    def evaluate(self, **body: Unpack[models.EvaluationRequest]) -> models.EvaluationReply:
        """Have a position judged. An evaluation that exists or is being made costs nothing.

        `POST analysis/evaluations`
        """
        return cast(
            "models.EvaluationReply",
            self._http.json("POST", "analysis/evaluations", body=body),
        )

    def evaluation(self, evaluation_id: str) -> models.EvaluationReply:
        """The evaluation of a position, or its progress.

        `GET analysis/evaluations/{evaluation_id}`
        """
        return cast(
            "models.EvaluationReply",
            self._http.json("GET", f"analysis/evaluations/{quoted(evaluation_id)}"),
        )


class Blocks(by_hand.Room):
    """`client.blocks`."""

    def list(self) -> models.PlayerList:
        """The players you have blocked, by name.

        `GET blocks`
        """
        return cast("models.PlayerList", self._http.json("GET", "blocks"))

    def add(self, player_id: int) -> models.Player:
        """Block a player, also a guest: they sit at no table of yours and send you nothing.

        `PUT blocks/{player_id}`
        """
        return cast("models.Player", self._http.json("PUT", f"blocks/{quoted(player_id)}"))

    def remove(self, player_id: int) -> None:
        """Unblock a player.

        `DELETE blocks/{player_id}`
        """
        self._http.json("DELETE", f"blocks/{quoted(player_id)}")


class Bots(by_hand.Room):
    """`client.bots`."""

    def list(self) -> models.BotList:
        """The levels of the bots, weakest first, with the ratings they have.

        `GET bots`
        """
        return cast("models.BotList", self._http.json("GET", "bots"))

    def online(self) -> models.OnlineBots:
        """The bot accounts that are online, by name: those that may be challenged now.

        `GET bots/online`
        """
        return cast("models.OnlineBots", self._http.json("GET", "bots/online"))

    def register(self, **body: Unpack[models.BotAccountRequest]) -> models.BotAccount:
        """Make a bot account with its first token: all that a program needs to begin.

        `POST auth/bots`
        """
        return cast(
            "models.BotAccount", self._http.json("POST", "auth/bots", body=body, keyed=True)
        )


class Challenges(by_hand.Room):
    """`client.challenges`."""

    def list(self) -> models.ChallengeList:
        """List the challenges to you and by you that wait for an answer, newest first.

        `GET challenges`
        """
        return cast("models.ChallengeList", self._http.json("GET", "challenges"))

    def create(self, **body: Unpack[models.ChallengeRequest]) -> models.Challenge:
        """Ask a bot account for a game of two.

        `POST challenges`
        """
        return cast(
            "models.Challenge", self._http.json("POST", "challenges", body=body, keyed=True)
        )

    def get(self, challenge_id: str) -> models.Challenge:
        """Read a challenge to you or by you, with its status.

        `GET challenges/{challenge_id}`
        """
        return cast(
            "models.Challenge", self._http.json("GET", f"challenges/{quoted(challenge_id)}")
        )

    def accept(self, challenge_id: str) -> models.Game:
        """Accept: the game is `starting`, and begins when both have said `games/{id}/ready`.

        `POST challenges/{challenge_id}/accept`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"challenges/{quoted(challenge_id)}/accept", keyed=True),
        )

    def decline(self, challenge_id: str, **body: Unpack[models.DeclineChallengeRequest]) -> None:
        """Decline, and say why.

        `POST challenges/{challenge_id}/decline`
        """
        self._http.json("POST", f"challenges/{quoted(challenge_id)}/decline", body=body, keyed=True)

    def withdraw(self, challenge_id: str) -> None:
        """Withdraw your challenge.

        `DELETE challenges/{challenge_id}`
        """
        self._http.json("DELETE", f"challenges/{quoted(challenge_id)}")


class Chat(by_hand.Room):
    """`client.chat`."""

    def read(
        self, game_id: str, *, before: int | None = None, since: int | None = None
    ) -> models.ChatPage:
        """Read the messages of the table, over all games of its series, and what you may post.

        `GET games/{game_id}/chat`
        """
        return cast(
            "models.ChatPage",
            self._http.json(
                "GET", f"games/{quoted(game_id)}/chat", query={"before": before, "since": since}
            ),
        )

    def post(self, game_id: str, body: models.ChatRequest) -> models.ChatMessage:
        """Post a message, as a player of the table. Free text is for accounts.

        `POST games/{game_id}/chat`
        """
        return cast(
            "models.ChatMessage",
            self._http.json("POST", f"games/{quoted(game_id)}/chat", body=body, keyed=True),
        )


class Daily(by_hand.Room):
    """`client.daily`."""

    def get(
        self, *, day: str | None = None, lang: Literal["en", "de", "ru"] | None = None
    ) -> models.DailyDealReply:
        """Read the deal of a day: its bots, the list of results, and your own try.

        `GET daily-deal`
        """
        return cast(
            "models.DailyDealReply",
            self._http.json("GET", "daily-deal", query={"day": day, "lang": lang}),
        )

    def play(self) -> models.Game:
        """Return your game of today's deal; deal it first if there is none. You have one try.

        `POST daily-deal`
        """
        return cast("models.Game", self._http.json("POST", "daily-deal", keyed=True))


class Clubs(by_hand.Room):
    """`client.clubs`."""

    def list(
        self,
        *,
        cursor: str | None = None,
        mine: bool | None = None,
        page_size: int | None = None,
        search: str | None = None,
    ) -> models.ClubPage:
        """List clubs, the largest first, page by page: all, or yours.

        `GET clubs`
        """
        return cast(
            "models.ClubPage",
            self._http.json(
                "GET",
                "clubs",
                query={"cursor": cursor, "mine": mine, "page_size": page_size, "search": search},
            ),
        )

    def list_all(self, *, mine: bool | None = None, search: str | None = None) -> Iterator[Any]:
        """Yield the rows of all pages of `list`."""
        return by_hand.pages(
            lambda cursor: self.list(mine=mine, search=search, cursor=cursor, page_size=100)
        )

    def found(
        self, *, lang: Literal["en", "de", "ru"] | None = None, **body: Unpack[models.ClubRequest]
    ) -> models.Club:
        """Found a club, of which you are the owner.

        `POST clubs`
        """
        return cast(
            "models.Club",
            self._http.json("POST", "clubs", query={"lang": lang}, body=body, keyed=True),
        )

    def get(self, club_id: str) -> models.Club:
        """Read a club: its owner, its house rule, and your role.

        `GET clubs/{club_id}`
        """
        return cast("models.Club", self._http.json("GET", f"clubs/{quoted(club_id)}"))

    def change(
        self,
        club_id: str,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.ClubChangeRequest],
    ) -> models.Club:
        """Change a club, as its owner. Open tables keep what they were opened with.

        `PATCH clubs/{club_id}`
        """
        return cast(
            "models.Club",
            self._http.json("PATCH", f"clubs/{quoted(club_id)}", query={"lang": lang}, body=body),
        )

    def dissolve(self, club_id: str) -> None:
        """Dissolve a club, as its owner. Its games stay.

        `DELETE clubs/{club_id}`
        """
        self._http.json("DELETE", f"clubs/{quoted(club_id)}")

    def join(self, club_id: str) -> models.Club:
        """Join an open club, or ask to join another one.

        `PUT clubs/{club_id}/membership`
        """
        return cast("models.Club", self._http.json("PUT", f"clubs/{quoted(club_id)}/membership"))

    def leave(self, club_id: str) -> None:
        """Leave a club, or withdraw what you asked.

        `DELETE clubs/{club_id}/membership`
        """
        self._http.json("DELETE", f"clubs/{quoted(club_id)}/membership")

    def members(
        self,
        club_id: str,
        *,
        cursor: str | None = None,
        page_size: int | None = None,
        role: Literal["members", "asking", "removed"] | None = None,
    ) -> models.ClubMemberPage:
        """List the members of a club, page by page; for its leaders also who asks to join.

        `GET clubs/{club_id}/members`
        """
        return cast(
            "models.ClubMemberPage",
            self._http.json(
                "GET",
                f"clubs/{quoted(club_id)}/members",
                query={"cursor": cursor, "page_size": page_size, "role": role},
            ),
        )

    def members_all(
        self, club_id: str, *, role: Literal["members", "asking", "removed"] | None = None
    ) -> Iterator[Any]:
        """Yield the rows of all pages of `members`."""
        return by_hand.pages(
            lambda cursor: self.members(club_id, role=role, cursor=cursor, page_size=100)
        )

    def set_role(
        self, club_id: str, player_id: int, **body: Unpack[models.ClubRoleRequest]
    ) -> models.Club:
        """Admit a person who asked or was removed, name a moderator, or hand the club over.

        `PUT clubs/{club_id}/members/{player_id}`
        """
        return cast(
            "models.Club",
            self._http.json(
                "PUT", f"clubs/{quoted(club_id)}/members/{quoted(player_id)}", body=body
            ),
        )

    def remove(self, club_id: str, player_id: int) -> None:
        """Remove a member, who can't come back alone, or decline a person who asked.

        `DELETE clubs/{club_id}/members/{player_id}`
        """
        self._http.json("DELETE", f"clubs/{quoted(club_id)}/members/{quoted(player_id)}")

    def leaderboard(
        self, club_id: str, *, mode: Literal["duel", "table", "transfer", "partners"] | None = None
    ) -> models.ClubBoard:
        """List the ratings of the members in a mode, at most the best hundred.

        `GET clubs/{club_id}/leaderboard`
        """
        return cast(
            "models.ClubBoard",
            self._http.json("GET", f"clubs/{quoted(club_id)}/leaderboard", query={"mode": mode}),
        )

    def tables(self, club_id: str) -> models.ClubTables:
        """List the club's open and running tables, as a member: the club's own lobby.

        `GET clubs/{club_id}/tables`
        """
        return cast("models.ClubTables", self._http.json("GET", f"clubs/{quoted(club_id)}/tables"))

    def open_table(
        self,
        club_id: str,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.ClubTableRequest],
    ) -> models.Game:
        """Open a casual table by the house rule, or by other rules, where you sit on seat 0.

        `POST clubs/{club_id}/tables`
        """
        return cast(
            "models.Game",
            self._http.json(
                "POST",
                f"clubs/{quoted(club_id)}/tables",
                query={"lang": lang},
                body=body,
                keyed=True,
            ),
        )


class Duplicates(by_hand.Room):
    """`client.duplicates`."""

    def list(
        self,
        *,
        cursor: str | None = None,
        lang: Literal["en", "de", "ru"] | None = None,
        mine: bool | None = None,
        page_size: int | None = None,
        status: Literal["open", "running", "finished", "cancelled"] | None = None,
    ) -> models.DuplicatePage:
        """List duplicate matches, newest first, page by page: public ones, or yours.

        `GET duplicates`
        """
        return cast(
            "models.DuplicatePage",
            self._http.json(
                "GET",
                "duplicates",
                query={
                    "cursor": cursor,
                    "lang": lang,
                    "mine": mine,
                    "page_size": page_size,
                    "status": status,
                },
            ),
        )

    def list_all(
        self,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        mine: bool | None = None,
        status: Literal["open", "running", "finished", "cancelled"] | None = None,
    ) -> Iterator[Any]:
        """Yield the rows of all pages of `list`."""
        return by_hand.pages(
            lambda cursor: self.list(
                lang=lang, mine=mine, status=status, cursor=cursor, page_size=100
            )
        )

    def create(
        self,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.DuplicateRequest],
    ) -> models.Duplicate:
        """Open a match, in which you have side A's place at the first table.

        `POST duplicates`
        """
        return cast(
            "models.Duplicate",
            self._http.json("POST", "duplicates", query={"lang": lang}, body=body, keyed=True),
        )

    def get(
        self, duplicate_id: str, *, lang: Literal["en", "de", "ru"] | None = None
    ) -> models.Duplicate:
        """Read a match: its players, and the deals that both tables have played.

        `GET duplicates/{duplicate_id}`
        """
        return cast(
            "models.Duplicate",
            self._http.json("GET", f"duplicates/{quoted(duplicate_id)}", query={"lang": lang}),
        )

    def call_off(self, duplicate_id: str) -> None:
        """Call a match off, as its host before the start.

        `DELETE duplicates/{duplicate_id}`
        """
        self._http.json("DELETE", f"duplicates/{quoted(duplicate_id)}")

    def take_place(
        self,
        duplicate_id: str,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.PlaceRequest],
    ) -> models.Duplicate:
        """Take a free place before the start, or move to one.

        `PUT duplicates/{duplicate_id}/place`
        """
        return cast(
            "models.Duplicate",
            self._http.json(
                "PUT", f"duplicates/{quoted(duplicate_id)}/place", query={"lang": lang}, body=body
            ),
        )

    def leave_place(self, duplicate_id: str) -> None:
        """Give your place up before the start.

        `DELETE duplicates/{duplicate_id}/place`
        """
        self._http.json("DELETE", f"duplicates/{quoted(duplicate_id)}/place")

    def start(
        self, duplicate_id: str, *, lang: Literal["en", "de", "ru"] | None = None
    ) -> models.Duplicate:
        """Deal at both tables, as the host; bots take the places that are free.

        `POST duplicates/{duplicate_id}/start`
        """
        return cast(
            "models.Duplicate",
            self._http.json(
                "POST", f"duplicates/{quoted(duplicate_id)}/start", query={"lang": lang}, keyed=True
            ),
        )


class Following(by_hand.Room):
    """`client.following`."""

    def list(self) -> models.PlayerList:
        """The accounts you follow, by name.

        `GET following`
        """
        return cast("models.PlayerList", self._http.json("GET", "following"))

    def playing(self) -> models.FriendsAtPlay:
        """The players you follow who play now, each with the public game.

        `GET following/playing`
        """
        return cast("models.FriendsAtPlay", self._http.json("GET", "following/playing"))

    def add(self, player_id: int) -> models.Player:
        """Follow an account: see when it is here, and what it plays.

        `PUT following/{player_id}`
        """
        return cast("models.Player", self._http.json("PUT", f"following/{quoted(player_id)}"))

    def remove(self, player_id: int) -> None:
        """Stop following an account.

        `DELETE following/{player_id}`
        """
        self._http.json("DELETE", f"following/{quoted(player_id)}")


class Games(by_hand.Games):
    """`client.games`."""

    def list(
        self,
        *,
        cursor: str | None = None,
        mine: bool | None = None,
        page_size: int | None = None,
        status: Literal["open", "starting", "active", "finished", "cancelled"] | None = None,
    ) -> models.GamePage:
        """List games, newest first, page by page.

        `GET games`
        """
        return cast(
            "models.GamePage",
            self._http.json(
                "GET",
                "games",
                query={"cursor": cursor, "mine": mine, "page_size": page_size, "status": status},
            ),
        )

    def list_all(
        self,
        *,
        mine: bool | None = None,
        status: Literal["open", "starting", "active", "finished", "cancelled"] | None = None,
    ) -> Iterator[Any]:
        """Yield the rows of all pages of `list`."""
        return by_hand.pages(
            lambda cursor: self.list(mine=mine, status=status, cursor=cursor, page_size=100)
        )

    def create(
        self,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.CreateGameRequest],
    ) -> models.Game:
        """Open a table, with the commitment to its deal; `start` deals at once.

        `POST games`
        """
        return cast(
            "models.Game",
            self._http.json("POST", "games", query={"lang": lang}, body=body, keyed=True),
        )

    def get(self, game_id: str) -> models.Game:
        """Read a table: its seats, host, status and result.

        `GET games/{game_id}`
        """
        return cast("models.Game", self._http.json("GET", f"games/{quoted(game_id)}"))

    def view(
        self, game_id: str, *, at: int | None = None, seat: str | None = None
    ) -> models.ViewReply:
        """Read the game, now or at an older version, as you may know it.

        `GET games/{game_id}/view`
        """
        return cast(
            "models.ViewReply",
            self._http.json("GET", f"games/{quoted(game_id)}/view", query={"at": at, "seat": seat}),
        )

    def events(
        self, game_id: str, *, seat: str | None = None, since: int | str | None = None
    ) -> models.EventsReply:
        """Read the events after a version, as you may know them.

        `GET games/{game_id}/events`
        """
        return cast(
            "models.EventsReply",
            self._http.json(
                "GET", f"games/{quoted(game_id)}/events", query={"seat": seat, "since": since}
            ),
        )

    def legal(self, game_id: str) -> models.LegalReply:
        """List the legal commands of your seat.

        `GET games/{game_id}/legal`
        """
        return cast("models.LegalReply", self._http.json("GET", f"games/{quoted(game_id)}/legal"))

    def command(self, game_id: str, **body: Unpack[models.CommandRequest]) -> models.CommandReply:
        """Play a command. It is accepted exactly when it is among the legal ones.

        `POST games/{game_id}/commands`
        """
        return cast(
            "models.CommandReply",
            self._http.json("POST", f"games/{quoted(game_id)}/commands", body=body, keyed=True),
        )

    def done_in_advance(
        self, game_id: str, **body: Unpack[models.DoneInAdvanceRequest]
    ) -> models.Game:
        """Switch your done in advance on or off: it counts whenever a throw-in window closes.

        `PUT games/{game_id}/done-in-advance`
        """
        return cast(
            "models.Game",
            self._http.json("PUT", f"games/{quoted(game_id)}/done-in-advance", body=body),
        )

    def claim(self, game_id: str, **body: Unpack[models.OtherSeatRequest]) -> models.Game:
        """Claim the seat of an absent player: a bot plays on, and in ratings the player is last.

        `POST games/{game_id}/claim`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/claim", body=body, keyed=True),
        )

    def more_time(self, game_id: str, **body: Unpack[models.OtherSeatRequest]) -> models.Game:
        """Give the other of two people fifteen seconds more.

        `POST games/{game_id}/more-time`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/more-time", body=body, keyed=True),
        )

    def hand_over(self, game_id: str) -> models.Game:
        """Leave a running game for good: a bot plays on, and in ratings you are last.

        `POST games/{game_id}/hand-over`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/hand-over", keyed=True),
        )

    def take_win(self, game_id: str) -> models.Game:
        """Win a game of two people at once that the other has left.

        `POST games/{game_id}/take-win`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/take-win", keyed=True),
        )

    def call_off(self, game_id: str) -> models.Game:
        """Cancel a game of two people without a result that the other left at its beginning.

        `POST games/{game_id}/call-off`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/call-off", keyed=True),
        )

    def next(self, game_id: str) -> models.Game:
        """Return the game after a finished one in which you sat; create it if there is none.

        `POST games/{game_id}/next`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/next", keyed=True),
        )


class Invitations(by_hand.Room):
    """`client.invitations`."""

    def list(self) -> models.InvitationList:
        """List the invitations that you may still answer, newest first.

        `GET me/invitations`
        """
        return cast("models.InvitationList", self._http.json("GET", "me/invitations"))

    def of_table(self, game_id: str) -> models.InvitationList:
        """List the invitations to this table and their answers, for its host and its players.

        `GET games/{game_id}/invitations`
        """
        return cast(
            "models.InvitationList",
            self._http.json("GET", f"games/{quoted(game_id)}/invitations"),
        )

    def create(self, game_id: str, **body: Unpack[models.InvitationRequest]) -> models.Invitation:
        """Invite an account to an open table at which you sit, or which you host.

        `POST games/{game_id}/invitations`
        """
        return cast(
            "models.Invitation",
            self._http.json("POST", f"games/{quoted(game_id)}/invitations", body=body, keyed=True),
        )

    def accept(self, invitation_id: int, **body: Unpack[models.AcceptRequest]) -> models.Game:
        """Sit down on the first free seat; a password isn't asked for.

        `POST me/invitations/{invitation_id}/accept`
        """
        return cast(
            "models.Game",
            self._http.json(
                "POST", f"me/invitations/{quoted(invitation_id)}/accept", body=body, keyed=True
            ),
        )

    def decline(self, invitation_id: int, **body: Unpack[models.DeclineRequest]) -> None:
        """Decline, and say why.

        `POST me/invitations/{invitation_id}/decline`
        """
        self._http.json(
            "POST", f"me/invitations/{quoted(invitation_id)}/decline", body=body, keyed=True
        )

    def withdraw(self, game_id: str, invitation_id: int) -> None:
        """Withdraw your invitation.

        `DELETE games/{game_id}/invitations/{invitation_id}`
        """
        self._http.json("DELETE", f"games/{quoted(game_id)}/invitations/{quoted(invitation_id)}")


class Lessons(by_hand.Room):
    """`client.lessons`."""

    def get(self, lesson: str) -> models.Lesson:
        """Read the commands of the learner, with the versions at which they are played.

        `GET lessons/{lesson}`
        """
        return cast("models.Lesson", self._http.json("GET", f"lessons/{quoted(lesson)}"))

    def play(self, lesson: str) -> models.Game:
        """Return your running game of the lesson; deal it from its fixed pack if there is none.

        `POST lessons/{lesson}`
        """
        return cast("models.Game", self._http.json("POST", f"lessons/{quoted(lesson)}", keyed=True))


class Lobby(by_hand.Lobby):
    """`client.lobby`."""

    def tables(
        self,
        *,
        clock: Literal["per_command", "bank", "days", "none"] | None = None,
        cursor: str | None = None,
        free: int | None = None,
        mode: Literal["duel", "table", "transfer", "partners"] | None = None,
        page_size: int | None = None,
        preset: str | None = None,
        rated: bool | None = None,
        seats: int | None = None,
        status: Literal["open", "active"] | None = None,
    ) -> models.LobbyPage:
        """List public tables, newest first, page by page.

        `GET lobby/tables`
        """
        return cast(
            "models.LobbyPage",
            self._http.json(
                "GET",
                "lobby/tables",
                query={
                    "clock": clock,
                    "cursor": cursor,
                    "free": free,
                    "mode": mode,
                    "page_size": page_size,
                    "preset": preset,
                    "rated": rated,
                    "seats": seats,
                    "status": status,
                },
            ),
        )

    def tables_all(
        self,
        *,
        clock: Literal["per_command", "bank", "days", "none"] | None = None,
        free: int | None = None,
        mode: Literal["duel", "table", "transfer", "partners"] | None = None,
        preset: str | None = None,
        rated: bool | None = None,
        seats: int | None = None,
        status: Literal["open", "active"] | None = None,
    ) -> Iterator[Any]:
        """Yield the rows of all pages of `tables`."""
        return by_hand.pages(
            lambda cursor: self.tables(
                clock=clock,
                free=free,
                mode=mode,
                preset=preset,
                rated=rated,
                seats=seats,
                status=status,
                cursor=cursor,
                page_size=100,
            )
        )


class Mutes(by_hand.Room):
    """`client.mutes`."""

    def list(self) -> models.PlayerList:
        """The players you have muted, by name.

        `GET mutes`
        """
        return cast("models.PlayerList", self._http.json("GET", "mutes"))

    def add(self, player_id: int) -> models.Player:
        """Mute a player: you don't see their messages at tables, and they don't learn of it.

        `PUT mutes/{player_id}`
        """
        return cast("models.Player", self._http.json("PUT", f"mutes/{quoted(player_id)}"))

    def remove(self, player_id: int) -> None:
        """Unmute a player.

        `DELETE mutes/{player_id}`
        """
        self._http.json("DELETE", f"mutes/{quoted(player_id)}")


class Notes(by_hand.Room):
    """`client.notes`."""

    def list(self) -> models.PlayerList:
        """The players about whom you keep a note, by name.

        `GET notes`
        """
        return cast("models.PlayerList", self._http.json("GET", "notes"))

    def write(self, player_id: int, **body: Unpack[models.NoteRequest]) -> models.Player:
        """Keep a note about a player, which nobody else reads.

        `PUT notes/{player_id}`
        """
        return cast(
            "models.Player", self._http.json("PUT", f"notes/{quoted(player_id)}", body=body)
        )


class Notifications(by_hand.Room):
    """`client.notifications`."""

    def list(
        self, *, cursor: str | None = None, page_size: int | None = None, unread: bool | None = None
    ) -> models.NotificationPage:
        """Your notifications of the last thirty days, newest first, a page at a time.

        `GET notifications`
        """
        return cast(
            "models.NotificationPage",
            self._http.json(
                "GET",
                "notifications",
                query={"cursor": cursor, "page_size": page_size, "unread": unread},
            ),
        )

    def list_all(self, *, unread: bool | None = None) -> Iterator[Any]:
        """Yield the rows of all pages of `list`."""
        return by_hand.pages(lambda cursor: self.list(unread=unread, cursor=cursor, page_size=100))

    def mark_read(self, **body: Unpack[models.ReadRequest]) -> models.Unread:
        """Mark notifications as read: some, those of a game, or all. They won't be pushed.

        `POST notifications/read`
        """
        return cast("models.Unread", self._http.json("POST", "notifications/read", body=body))


class Pairings(by_hand.Room):
    """`client.pairings`."""

    def list(
        self, *, cursor: str | None = None, page_size: int | None = None
    ) -> models.PairingPage:
        """List your pairings of the last thirty days and of those to come, newest first.

        `GET pairings`
        """
        return cast(
            "models.PairingPage",
            self._http.json("GET", "pairings", query={"cursor": cursor, "page_size": page_size}),
        )

    def list_all(self) -> Iterator[Any]:
        """Yield the rows of all pages of `list`."""
        return by_hand.pages(lambda cursor: self.list(cursor=cursor, page_size=100))

    def create(self, **body: Unpack[models.PairingRequest]) -> models.Pairing:
        """Pair bot accounts for up to 500 games, at once or later: all are made, or none.

        `POST pairings`
        """
        return cast("models.Pairing", self._http.json("POST", "pairings", body=body, keyed=True))

    def get(self, pairing_id: str) -> models.Pairing:
        """Read a pairing of yours, with its games and how far they are.

        `GET pairings/{pairing_id}`
        """
        return cast("models.Pairing", self._http.json("GET", f"pairings/{quoted(pairing_id)}"))

    def cancel(self, pairing_id: str) -> None:
        """Cancel a scheduled pairing, or its games that wait for answers; others go on.

        `DELETE pairings/{pairing_id}`
        """
        self._http.json("DELETE", f"pairings/{quoted(pairing_id)}")


class Players(by_hand.Players):
    """`client.players`."""

    def search(self, *, ids: str | None = None, q: str | None = None) -> models.PlayerList:
        """The accounts whose name begins with `q`, at most twenty; or those with these `ids`.

        `GET players`
        """
        return cast(
            "models.PlayerList", self._http.json("GET", "players", query={"ids": ids, "q": q})
        )

    def get(self, name: str) -> models.Player:
        """The account with this public name, in any case, or with an id: `@4711`.

        `GET players/{name}`
        """
        return cast("models.Player", self._http.json("GET", f"players/{quoted(name)}"))

    def current_games(self, name: str) -> models.CurrentGameList:
        """The running games of an account, newest first; private ones if you sit there too.

        `GET players/{name}/current-games`
        """
        return cast(
            "models.CurrentGameList",
            self._http.json("GET", f"players/{quoted(name)}/current-games"),
        )

    def games(
        self,
        name: str,
        *,
        cursor: str | None = None,
        mode: Literal["duel", "table", "transfer", "partners"] | None = None,
        opponent: str | None = None,
        outcome: Literal["won", "safe", "drawn", "durak", "left"] | None = None,
        page_size: int | None = None,
        preset: str | None = None,
        rated: bool | None = None,
    ) -> models.PlayedPage:
        """An account's finished games, newest first; private ones are shown to itself only.

        `GET players/{name}/games`
        """
        return cast(
            "models.PlayedPage",
            self._http.json(
                "GET",
                f"players/{quoted(name)}/games",
                query={
                    "cursor": cursor,
                    "mode": mode,
                    "opponent": opponent,
                    "outcome": outcome,
                    "page_size": page_size,
                    "preset": preset,
                    "rated": rated,
                },
            ),
        )

    def games_all(
        self,
        name: str,
        *,
        mode: Literal["duel", "table", "transfer", "partners"] | None = None,
        opponent: str | None = None,
        outcome: Literal["won", "safe", "drawn", "durak", "left"] | None = None,
        preset: str | None = None,
        rated: bool | None = None,
    ) -> Iterator[Any]:
        """Yield the rows of all pages of `games`."""
        return by_hand.pages(
            lambda cursor: self.games(
                name,
                mode=mode,
                opponent=opponent,
                outcome=outcome,
                preset=preset,
                rated=rated,
                cursor=cursor,
                page_size=100,
            )
        )

    def results(self, name: str) -> models.Results:
        """The results of an account's games: by mode and place, its presets, its streaks. Private games count for the account itself only.

        `GET players/{name}/results`
        """
        return cast("models.Results", self._http.json("GET", f"players/{quoted(name)}/results"))

    def against(self, name: str, other: str) -> models.HeadToHead:
        """The results of one account against another; private games count for the two alone.

        `GET players/{name}/against/{other}`
        """
        return cast(
            "models.HeadToHead",
            self._http.json("GET", f"players/{quoted(name)}/against/{quoted(other)}"),
        )


class Puzzles(by_hand.Room):
    """`client.puzzles`."""

    def daily(self) -> models.PuzzleReply:
        """The puzzle of today (UTC).

        `GET puzzles/daily`
        """
        return cast("models.PuzzleReply", self._http.json("GET", "puzzles/daily"))

    def next(
        self,
        *,
        theme: Literal[
            "take_it",
            "beat_it",
            "throw_in_more",
            "stop_in_time",
            "right_lead",
            "several_at_once",
            "transfer",
            "keep_trump",
            "spend_trump",
            "last_card",
            "long_line",
        ]
        | None = None,
    ) -> models.PuzzleReply:
        """A puzzle near your rating that you have not tried; one that is begun comes first.

        `GET puzzles/next`
        """
        return cast(
            "models.PuzzleReply",
            self._http.json("GET", "puzzles/next", query={"theme": theme}),
        )

    def get(self, puzzle_id: str) -> models.PuzzleReply:
        """A puzzle, as far as you have come with it.

        `GET puzzles/{puzzle_id}`
        """
        return cast("models.PuzzleReply", self._http.json("GET", f"puzzles/{quoted(puzzle_id)}"))

    def play(self, puzzle_id: str, **body: Unpack[models.PuzzleMoveRequest]) -> models.PuzzleReply:
        """Play your move; the rival replies. The first wrong one ends the attempt.

        `POST puzzles/{puzzle_id}/moves`
        """
        return cast(
            "models.PuzzleReply",
            self._http.json("POST", f"puzzles/{quoted(puzzle_id)}/moves", body=body),
        )

    def give_up(self, puzzle_id: str) -> models.PuzzleReply:
        """Give up and see the solution; without an earlier outcome the puzzle counts as failed.

        `POST puzzles/{puzzle_id}/solution`
        """
        return cast(
            "models.PuzzleReply",
            self._http.json("POST", f"puzzles/{quoted(puzzle_id)}/solution"),
        )

    def mine(self) -> models.PuzzleSolver:
        """Your rating by puzzles, and your streaks.

        `GET me/puzzles`
        """
        return cast("models.PuzzleSolver", self._http.json("GET", "me/puzzles"))


class Ratings(by_hand.Room):
    """`client.ratings`."""

    def leaderboard(
        self,
        mode: str,
        *,
        cursor: str | None = None,
        page_size: int | None = None,
        season: str | None = None,
    ) -> models.Board:
        """The ranked accounts, best first: settled ratings after enough games.

        `GET ratings/leaderboards/{mode}`
        """
        return cast(
            "models.Board",
            self._http.json(
                "GET",
                f"ratings/leaderboards/{quoted(mode)}",
                query={"cursor": cursor, "page_size": page_size, "season": season},
            ),
        )

    def leaderboard_all(self, mode: str, *, season: str | None = None) -> Iterator[Any]:
        """Yield the rows of all pages of `leaderboard`."""
        return by_hand.pages(
            lambda cursor: self.leaderboard(mode, season=season, cursor=cursor, page_size=100)
        )

    def distribution(self, mode: str) -> models.Distribution:
        """The distribution of the ratings of all time of the ranked accounts.

        `GET ratings/{mode}/distribution`
        """
        return cast(
            "models.Distribution",
            self._http.json("GET", f"ratings/{quoted(mode)}/distribution"),
        )

    def of_player(self, name: str) -> models.PlayerRatings:
        """The modes in which an account has been rated, and its place in each.

        `GET players/{name}/ratings`
        """
        return cast(
            "models.PlayerRatings", self._http.json("GET", f"players/{quoted(name)}/ratings")
        )

    def history(
        self, mode: str, name: str, *, cursor: str | None = None, page_size: int | None = None
    ) -> models.HistoryPage:
        """The changes of a rating by each game, newest first.

        `GET players/{name}/ratings/{mode}/history`
        """
        return cast(
            "models.HistoryPage",
            self._http.json(
                "GET",
                f"players/{quoted(name)}/ratings/{quoted(mode)}/history",
                query={"cursor": cursor, "page_size": page_size},
            ),
        )

    def history_all(self, mode: str, name: str) -> Iterator[Any]:
        """Yield the rows of all pages of `history`."""
        return by_hand.pages(lambda cursor: self.history(mode, name, cursor=cursor, page_size=100))

    def graph(self, mode: str, name: str) -> models.Graph:
        """A rating over time, by days.

        `GET players/{name}/ratings/{mode}/graph`
        """
        return cast(
            "models.Graph",
            self._http.json("GET", f"players/{quoted(name)}/ratings/{quoted(mode)}/graph"),
        )

    def of_game(self, game_id: str) -> models.GameRatings:
        """The status of a game's rating, and the changes of its players' ratings.

        `GET games/{game_id}/ratings`
        """
        return cast(
            "models.GameRatings", self._http.json("GET", f"games/{quoted(game_id)}/ratings")
        )


class Records(by_hand.Room):
    """`client.records`."""

    def notation(self, game_id: str, *, lang: Literal["en", "de", "ru"] | None = None) -> str:
        """A finished game as text.

        `GET games/{game_id}/notation`
        """
        return self._http.text("GET", f"games/{quoted(game_id)}/notation", query={"lang": lang})

    def proof(self, game_id: str) -> models.Proof:
        """The proof that the deal was fixed before the game; complete once the game is finished.

        `GET games/{game_id}/proof`
        """
        return cast("models.Proof", self._http.json("GET", f"games/{quoted(game_id)}/proof"))

    def knowledge(
        self, game_id: str, *, at: int | None = None, seat: int | None = None
    ) -> models.CardKnowledge:
        """The cards that a seat of a finished game could know at a moment, and the likely ones.

        `GET games/{game_id}/knowledge`
        """
        return cast(
            "models.CardKnowledge",
            self._http.json(
                "GET", f"games/{quoted(game_id)}/knowledge", query={"at": at, "seat": seat}
            ),
        )

    def review(self, game_id: str) -> models.GameReview:
        """The review of a finished game, or how far it is.

        `GET games/{game_id}/review`
        """
        return cast("models.GameReview", self._http.json("GET", f"games/{quoted(game_id)}/review"))

    def ask_review(self, game_id: str) -> models.GameReview:
        """Have a finished game reviewed. A review that exists or is being made costs nothing.

        `POST games/{game_id}/review`
        """
        return cast("models.GameReview", self._http.json("POST", f"games/{quoted(game_id)}/review"))


class Reports(by_hand.Room):
    """`client.reports`."""

    def list(self) -> models.ReportList:
        """Your reports, at most the newest hundred, and which of them staff has handled.

        `GET reports/mine`
        """
        return cast("models.ReportList", self._http.json("GET", "reports/mine"))

    def create(self, **body: Unpack[models.ReportRequest]) -> models.ReportState:
        """Report a player to staff, and what is wrong: one open report for each of the same.

        `POST reports`
        """
        return cast("models.ReportState", self._http.json("POST", "reports", body=body, keyed=True))


class RuleSets(by_hand.Room):
    """`client.rule_sets`."""

    def list(self) -> models.RuleSetList:
        """The rule sets that you have saved, by name.

        `GET me/rule-sets`
        """
        return cast("models.RuleSetList", self._http.json("GET", "me/rule-sets"))

    def create(
        self,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.RuleSetRequest],
    ) -> models.SavedRuleSet:
        """Save rules under a name, for tables to come and to hand on by their link.

        `POST me/rule-sets`
        """
        return cast(
            "models.SavedRuleSet",
            self._http.json("POST", "me/rule-sets", query={"lang": lang}, body=body, keyed=True),
        )

    def get(self, rule_set_id: str) -> models.SavedRuleSet:
        """A rule set that somebody has saved, for everybody who knows its id.

        `GET rule-sets/{rule_set_id}`
        """
        return cast(
            "models.SavedRuleSet", self._http.json("GET", f"rule-sets/{quoted(rule_set_id)}")
        )

    def change(
        self,
        rule_set_id: str,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.RuleSetChangeRequest],
    ) -> models.SavedRuleSet:
        """Change a rule set of yours. Tables opened with it stay as they are.

        `PATCH rule-sets/{rule_set_id}`
        """
        return cast(
            "models.SavedRuleSet",
            self._http.json(
                "PATCH", f"rule-sets/{quoted(rule_set_id)}", query={"lang": lang}, body=body
            ),
        )

    def delete(self, rule_set_id: str) -> None:
        """Delete a rule set of yours. Its link leads nowhere then.

        `DELETE rule-sets/{rule_set_id}`
        """
        self._http.json("DELETE", f"rule-sets/{quoted(rule_set_id)}")


class Rules(by_hand.Room):
    """`client.rules`."""

    def presets(self, *, lang: Literal["en", "de", "ru"] | None = None) -> models.PresetList:
        """The named rule sets, each with its name and a line about it.

        `GET rules/presets`
        """
        return cast(
            "models.PresetList", self._http.json("GET", "rules/presets", query={"lang": lang})
        )

    def schema(self, *, lang: Literal["en", "de", "ru"] | None = None) -> models.RulesSchema:
        """The rule set as a JSON Schema: every option and value in words, in groups for a form. Each value has a sentence with its meaning, so that a rule card can be made of the values that aren't the default.

        `GET rules/schema`
        """
        return cast(
            "models.RulesSchema", self._http.json("GET", "rules/schema", query={"lang": lang})
        )

    def check(
        self, *, lang: Literal["en", "de", "ru"] | None = None, **body: Unpack[models.RulesQuestion]
    ) -> models.RulesVerdict:
        """The answer whether a rule set makes sense, and for how many; if not, all its problems.

        `POST rules/check`
        """
        return cast(
            "models.RulesVerdict",
            self._http.json("POST", "rules/check", query={"lang": lang}, body=body),
        )

    def examples(self, *, lang: Literal["en", "de", "ru"] | None = None) -> models.RuleExamples:
        """A small position for each section, each value of an option, and each preset. Each is played by the engine; the events between two frames are given.

        `GET rules/examples`
        """
        return cast(
            "models.RuleExamples",
            self._http.json("GET", "rules/examples", query={"lang": lang}),
        )


class Seeks(by_hand.Room):
    """`client.seeks`."""

    def pools(self, *, who: Literal["people", "bots"] | None = None) -> models.SeekPools:
        """List the pools, with the number of players who wait and the expected wait.

        `GET seeks/pools`
        """
        return cast("models.SeekPools", self._http.json("GET", "seeks/pools", query={"who": who}))

    def create(self, **body: Unpack[models.SeekRequest]) -> models.MySeek:
        """Wait in these pools. If you wait already, you go on waiting, in these.

        `POST seeks`
        """
        return cast("models.MySeek", self._http.json("POST", "seeks", body=body, keyed=True))

    def mine(self) -> models.MySeek:
        """Read the status of your wait: your pools, or the game for which you were paired.

        `GET seeks/mine`
        """
        return cast("models.MySeek", self._http.json("GET", "seeks/mine"))

    def keep_alive(self) -> models.MySeek:
        """Say that you are still there: without it, waiting ends after 75 seconds.

        `POST seeks/mine/alive`
        """
        return cast("models.MySeek", self._http.json("POST", "seeks/mine/alive"))

    def stop(self) -> None:
        """Stop waiting. If you are paired, your game is cancelled and the others wait on.

        `DELETE seeks/mine`
        """
        self._http.json("DELETE", "seeks/mine")


class Tables(by_hand.Room):
    """`client.tables`."""

    def join(self, game_id: str, **body: Unpack[models.JoinRequest]) -> models.Game:
        """Sit down. A password need be given only once in a session.

        `POST games/{game_id}/join`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/join", body=body, keyed=True),
        )

    def leave(self, game_id: str) -> models.Game:
        """Leave the table before the start. If the host leaves, the next person becomes host.

        `POST games/{game_id}/leave`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/leave", keyed=True),
        )

    def ready(self, game_id: str, **body: Unpack[models.ReadyRequest]) -> models.Game:
        """Agree to what is played; a later game of a series begins when everybody has.

        `POST games/{game_id}/ready`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/ready", body=body, keyed=True),
        )

    def start(self, game_id: str, **body: Unpack[models.StartRequest]) -> models.Game:
        """Deal, as the host.

        `POST games/{game_id}/start`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/start", body=body, keyed=True),
        )

    def change(
        self,
        game_id: str,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.ChangeGameRequest],
    ) -> models.Game:
        """Change an open table, as its host. The other players must agree to its terms again.

        `PATCH games/{game_id}`
        """
        return cast(
            "models.Game",
            self._http.json("PATCH", f"games/{quoted(game_id)}", query={"lang": lang}, body=body),
        )

    def set_seat(self, game_id: str, seat: str, body: models.SeatChoiceRequest) -> models.Game:
        """Give a seat to a bot or free it, as the host, before the start.

        `PATCH games/{game_id}/seats/{seat}`
        """
        return cast(
            "models.Game",
            self._http.json("PATCH", f"games/{quoted(game_id)}/seats/{quoted(seat)}", body=body),
        )

    def move(self, game_id: str, **body: Unpack[models.SeatRequest]) -> models.Game:
        """Move to a free seat, before the start; the host may change places with a bot.

        `PUT games/{game_id}/seat`
        """
        return cast(
            "models.Game", self._http.json("PUT", f"games/{quoted(game_id)}/seat", body=body)
        )

    def hand_on(self, game_id: str, **body: Unpack[models.SeatRequest]) -> models.Game:
        """Make a player the host instead, as the host before the start.

        `PUT games/{game_id}/host`
        """
        return cast(
            "models.Game", self._http.json("PUT", f"games/{quoted(game_id)}/host", body=body)
        )

    def kick(self, game_id: str, **body: Unpack[models.SeatRequest]) -> models.Game:
        """Send a player away from this table for good, as the host before the start.

        `POST games/{game_id}/kick`
        """
        return cast(
            "models.Game",
            self._http.json("POST", f"games/{quoted(game_id)}/kick", body=body, keyed=True),
        )


class Tournaments(by_hand.Tournaments):
    """`client.tournaments`."""

    def list(
        self,
        *,
        club: str | None = None,
        cursor: str | None = None,
        hosted: bool | None = None,
        kind: Literal["arena", "swiss", "knockout"] | None = None,
        lang: Literal["en", "de", "ru"] | None = None,
        mine: bool | None = None,
        page_size: int | None = None,
        status: Literal["scheduled", "running", "finished", "cancelled"] | None = None,
    ) -> models.TournamentPage:
        """List tournaments, latest begin first, page by page: public ones, or yours.

        `GET tournaments`
        """
        return cast(
            "models.TournamentPage",
            self._http.json(
                "GET",
                "tournaments",
                query={
                    "club": club,
                    "cursor": cursor,
                    "hosted": hosted,
                    "kind": kind,
                    "lang": lang,
                    "mine": mine,
                    "page_size": page_size,
                    "status": status,
                },
            ),
        )

    def list_all(
        self,
        *,
        club: str | None = None,
        hosted: bool | None = None,
        kind: Literal["arena", "swiss", "knockout"] | None = None,
        lang: Literal["en", "de", "ru"] | None = None,
        mine: bool | None = None,
        status: Literal["scheduled", "running", "finished", "cancelled"] | None = None,
    ) -> Iterator[Any]:
        """Yield the rows of all pages of `list`."""
        return by_hand.pages(
            lambda cursor: self.list(
                club=club,
                hosted=hosted,
                kind=kind,
                lang=lang,
                mine=mine,
                status=status,
                cursor=cursor,
                page_size=100,
            )
        )

    def calendar(
        self, *, lang: Literal["en", "de", "ru"] | None = None
    ) -> models.TournamentCalendar:
        """Read the calendar: public tournaments that run, come and were, and those you joined.

        `GET tournaments/calendar`
        """
        return cast(
            "models.TournamentCalendar",
            self._http.json("GET", "tournaments/calendar", query={"lang": lang}),
        )

    def create(
        self,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.TournamentRequest],
    ) -> models.Tournament:
        """Create a tournament. You play in it only if you join.

        `POST tournaments`
        """
        return cast(
            "models.Tournament",
            self._http.json("POST", "tournaments", query={"lang": lang}, body=body, keyed=True),
        )

    def create_many(
        self,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.TournamentsRequest],
    ) -> models.CreatedTournaments:
        """Create up to 50 tournaments together, all or none: by link, by password or of a club.

        `POST tournaments/bulk`
        """
        return cast(
            "models.CreatedTournaments",
            self._http.json(
                "POST", "tournaments/bulk", query={"lang": lang}, body=body, keyed=True
            ),
        )

    def get(
        self, tournament_id: str, *, lang: Literal["en", "de", "ru"] | None = None
    ) -> models.Tournament:
        """Read a tournament, with your part in it.

        `GET tournaments/{tournament_id}`
        """
        return cast(
            "models.Tournament",
            self._http.json("GET", f"tournaments/{quoted(tournament_id)}", query={"lang": lang}),
        )

    def call_off(self, tournament_id: str) -> None:
        """Call a tournament off, as its host before the begin.

        `DELETE tournaments/{tournament_id}`
        """
        self._http.json("DELETE", f"tournaments/{quoted(tournament_id)}")

    def join(
        self,
        tournament_id: str,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        **body: Unpack[models.EntryRequest],
    ) -> models.Tournament:
        """Join, or come back after a pause.

        `PUT tournaments/{tournament_id}/entry`
        """
        return cast(
            "models.Tournament",
            self._http.json(
                "PUT", f"tournaments/{quoted(tournament_id)}/entry", query={"lang": lang}, body=body
            ),
        )

    def leave(self, tournament_id: str) -> None:
        """Leave; your results stay, and a running game goes on.

        `DELETE tournaments/{tournament_id}/entry`
        """
        self._http.json("DELETE", f"tournaments/{quoted(tournament_id)}/entry")

    def pause(
        self, tournament_id: str, *, lang: Literal["en", "de", "ru"] | None = None
    ) -> models.Tournament:
        """Be seated at no further table until you join again; a running game goes on.

        `POST tournaments/{tournament_id}/pause`
        """
        return cast(
            "models.Tournament",
            self._http.json(
                "POST", f"tournaments/{quoted(tournament_id)}/pause", query={"lang": lang}
            ),
        )

    def standings(
        self,
        tournament_id: str,
        *,
        cursor: str | None = None,
        lang: Literal["en", "de", "ru"] | None = None,
        page_size: int | None = None,
    ) -> models.StandingPage:
        """Read the standings, best first, page by page.

        `GET tournaments/{tournament_id}/standings`
        """
        return cast(
            "models.StandingPage",
            self._http.json(
                "GET",
                f"tournaments/{quoted(tournament_id)}/standings",
                query={"cursor": cursor, "lang": lang, "page_size": page_size},
            ),
        )

    def standings_all(
        self, tournament_id: str, *, lang: Literal["en", "de", "ru"] | None = None
    ) -> Iterator[Any]:
        """Yield the rows of all pages of `standings`."""
        return by_hand.pages(
            lambda cursor: self.standings(tournament_id, lang=lang, cursor=cursor, page_size=100)
        )

    def tables(
        self,
        tournament_id: str,
        *,
        cursor: str | None = None,
        lang: Literal["en", "de", "ru"] | None = None,
        page_size: int | None = None,
        round: int | None = None,
        running: bool | None = None,
    ) -> models.TablePage:
        """List the tables and byes, newest first, page by page; each names its game.

        `GET tournaments/{tournament_id}/tables`
        """
        return cast(
            "models.TablePage",
            self._http.json(
                "GET",
                f"tournaments/{quoted(tournament_id)}/tables",
                query={
                    "cursor": cursor,
                    "lang": lang,
                    "page_size": page_size,
                    "round": round,
                    "running": running,
                },
            ),
        )

    def tables_all(
        self,
        tournament_id: str,
        *,
        lang: Literal["en", "de", "ru"] | None = None,
        round: int | None = None,
        running: bool | None = None,
    ) -> Iterator[Any]:
        """Yield the rows of all pages of `tables`."""
        return by_hand.pages(
            lambda cursor: self.tables(
                tournament_id, lang=lang, round=round, running=running, cursor=cursor, page_size=100
            )
        )

    def icalendar(self, *, lang: Literal["en", "de", "ru"] | None = None) -> str:
        """Read the public tournaments that run and come as iCalendar, for calendar programs.

        `GET tournaments/calendar.ics`
        """
        return self._http.text("GET", "tournaments/calendar.ics", query={"lang": lang})

    def export_standings(self, tournament_id: str) -> str:
        """Read all standings, best first, as lines of JSON or comma-separated values.

        `GET tournaments/{tournament_id}/export/results`
        """
        return self._http.text("GET", f"tournaments/{quoted(tournament_id)}/export/results")

    def export_games(
        self, tournament_id: str, *, lang: Literal["en", "de", "ru"] | None = None
    ) -> str:
        """Read the finished games: as lines of JSON, each with its notation, or notations alone.

        `GET tournaments/{tournament_id}/export/games`
        """
        return self._http.text(
            "GET", f"tournaments/{quoted(tournament_id)}/export/games", query={"lang": lang}
        )


class Tv(by_hand.Tv):
    """`client.tv`."""

    def channels(self) -> models.Tv:
        """Read what is on TV: the best running game of all, and of each mode.

        `GET tv`
        """
        return cast("models.Tv", self._http.json("GET", "tv"))


class Webhooks(by_hand.Room):
    """`client.webhooks`."""

    def list(self) -> models.WebhookList:
        """Your webhooks.

        `GET webhooks`
        """
        return cast("models.WebhookList", self._http.json("GET", "webhooks"))

    def create(self, **body: Unpack[models.WebhookRequest]) -> models.WebhookWithSecret:
        """Have events of your games posted to an address. The secret is in this answer only.

        `POST webhooks`
        """
        return cast(
            "models.WebhookWithSecret",
            self._http.json("POST", "webhooks", body=body, keyed=True),
        )

    def get(self, webhook_id: int) -> models.Webhook:
        """One of your webhooks.

        `GET webhooks/{webhook_id}`
        """
        return cast("models.Webhook", self._http.json("GET", f"webhooks/{quoted(webhook_id)}"))

    def change(
        self, webhook_id: int, **body: Unpack[models.WebhookChangeRequest]
    ) -> models.Webhook:
        """Change a webhook, switch it off, or on again after it was switched off.

        `PATCH webhooks/{webhook_id}`
        """
        return cast(
            "models.Webhook",
            self._http.json("PATCH", f"webhooks/{quoted(webhook_id)}", body=body),
        )

    def delete(self, webhook_id: int) -> None:
        """Delete a webhook, with its waiting and delivered events.

        `DELETE webhooks/{webhook_id}`
        """
        self._http.json("DELETE", f"webhooks/{quoted(webhook_id)}")

    def deliveries(
        self,
        webhook_id: int,
        *,
        cursor: str | None = None,
        page_size: int | None = None,
        state: Literal["waiting", "delivered", "given_up"] | None = None,
    ) -> models.DeliveryPage:
        """Return a webhook's deliveries of the last seven days, with each try, newest first.

        `GET webhooks/{webhook_id}/deliveries`
        """
        return cast(
            "models.DeliveryPage",
            self._http.json(
                "GET",
                f"webhooks/{quoted(webhook_id)}/deliveries",
                query={"cursor": cursor, "page_size": page_size, "state": state},
            ),
        )

    def deliveries_all(
        self, webhook_id: int, *, state: Literal["waiting", "delivered", "given_up"] | None = None
    ) -> Iterator[Any]:
        """Yield the rows of all pages of `deliveries`."""
        return by_hand.pages(
            lambda cursor: self.deliveries(webhook_id, state=state, cursor=cursor, page_size=100)
        )

    def renew_secret(
        self, webhook_id: int, **body: Unpack[models.NoChoice]
    ) -> models.WebhookWithSecret:
        """Give a webhook a new secret. For a day events are signed with the old one, too.

        `POST webhooks/{webhook_id}/secret`
        """
        return cast(
            "models.WebhookWithSecret",
            self._http.json("POST", f"webhooks/{quoted(webhook_id)}/secret", body=body, keyed=True),
        )

    def test(self, webhook_id: int, **body: Unpack[models.NoChoice]) -> models.Delivery:
        """Post a test event, once; the deliveries show the result.

        `POST webhooks/{webhook_id}/test`
        """
        return cast(
            "models.Delivery",
            self._http.json("POST", f"webhooks/{quoted(webhook_id)}/test", body=body, keyed=True),
        )


class Rooms:
    """All rooms of a client."""

    def __init__(self, http: Http) -> None:
        self._http = http
        self.account = Account(http)
        self.analysis = Analysis(http)
        self.blocks = Blocks(http)
        self.bots = Bots(http)
        self.challenges = Challenges(http)
        self.chat = Chat(http)
        self.daily = Daily(http)
        self.clubs = Clubs(http)
        self.duplicates = Duplicates(http)
        self.following = Following(http)
        self.games = Games(http)
        self.invitations = Invitations(http)
        self.lessons = Lessons(http)
        self.lobby = Lobby(http)
        self.mutes = Mutes(http)
        self.notes = Notes(http)
        self.notifications = Notifications(http)
        self.pairings = Pairings(http)
        self.players = Players(http)
        self.puzzles = Puzzles(http)
        self.ratings = Ratings(http)
        self.records = Records(http)
        self.reports = Reports(http)
        self.rule_sets = RuleSets(http)
        self.rules = Rules(http)
        self.seeks = Seeks(http)
        self.tables = Tables(http)
        self.tournaments = Tournaments(http)
        self.tv = Tv(http)
        self.webhooks = Webhooks(http)
