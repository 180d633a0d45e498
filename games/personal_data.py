"""What games keep of a person: their games, their seats in those that run, what they said."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Q
from django.utils import timezone

from accounts.errors import CannotLeave, HasPlayed
from accounts.models import User
from accounts.personal_data import File
from games.lobby.seeks import forget_missed, stop_seeking
from games.messages.chat import message_json
from games.messages.game import game_json
from games.messages.seeks import seeks_of_person
from games.models import ChatMessage, Game, GameStatus, Invitation, Kick, Seat, Seek
from games.selectors.chat import messages_by
from games.selectors.games import list_games
from games.selectors.own_ratings import ratings_of_person
from games.selectors.records import notation_of
from games.services.chat import forget_messages_of
from games.services.handover import leave_all_games, running_rated_games


class GamesOfPerson:
    """The part of games in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Every game the user sat in or hosted, finished ones in notation; ratings, chat, kicks."""
        games = list_games(player_id=user.pk)
        kicked = Kick.objects.filter(user=user).order_by("at").values_list("table_id", "at")
        kicks = [{"table": table, "at": at.isoformat()} for table, at in kicked]
        yield File("kicks.json", json.dumps(kicks, indent=2))
        lines = (json.dumps(_line(game, user), ensure_ascii=False) for game in games.iterator(200))
        yield File("games.ndjson", "".join(f"{line}\n" for line in lines))
        said = messages_by(user.pk).select_related("author").iterator(200)
        yield File("chat.ndjson", "".join(f"{_said(message)}\n" for message in said))
        finished = games.filter(status=GameStatus.FINISHED)
        for game in finished.iterator(200):
            yield File(f"games/{game.pk}.txt", notation_of(game, language=user.language or "en"))
        ratings = json.dumps(ratings_of_person(user), cls=DjangoJSONEncoder, indent=2)
        yield File("ratings.json", ratings)
        yield File("seeks.json", json.dumps(seeks_of_person(user.pk), ensure_ascii=False))
        yield File("invitations.json", _invitations(user))

    def check_may_leave(self, user: User) -> None:
        """Raises CannotLeave while a rated game of the user runs: others' ratings hang on it."""
        games = running_rated_games(user.pk)
        if games:
            raise CannotLeave("Finish your rated games first.", games=games)

    def check_may_become_bot(self, user: User) -> None:
        """Raises HasPlayed if the user sat at a table ever, or waits for people to play with."""
        if Seat.objects.filter(user=user).exists():
            raise HasPlayed("You have played: only an account that never did can become a bot's.")
        if Seek.objects.filter(user=user).exists():
            raise HasPlayed("You are about to play with people: stop seeking first.")

    def leave(self, user: User) -> None:
        """Open tables and queues are left, bots play on, and nobody is kept away from a table."""
        stop_seeking(user_id=user.pk, now=timezone.now())
        leave_all_games(user.pk)
        Kick.objects.filter(user=user).delete()

    def forget(self, user: User) -> None:
        """Games stay, as those of a deleted player: the seats tell no more than whose they were.

        What the user said at them doesn't, nor do invitations by and to the user.
        """
        forget_missed(user.pk)
        forget_messages_of(user.pk)
        Invitation.objects.filter(Q(inviter=user) | Q(invited=user)).delete()


def _invitations(user: User) -> str:
    rows = Invitation.objects.filter(Q(inviter=user) | Q(invited=user)).order_by("at")
    names = ("game_id", "inviter__name", "invited__name", "status", "reason", "at")
    return json.dumps(list(rows.values(*names)), cls=DjangoJSONEncoder, indent=2)


def _line(game: Game, user: User) -> dict[str, object]:
    own = next((seat for seat in game.seats.all() if seat.user_id == user.pk), None)
    return {
        **game_json(game, user_id=user.pk),
        "your_client_seed": own.client_seed if own else None,
    }


def _said(message: ChatMessage) -> str:
    return json.dumps(message_json(message), ensure_ascii=False)
