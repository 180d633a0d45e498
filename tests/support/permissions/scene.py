"""The scene of a trial: its people, and the tables and games that they have made."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from accounts.models import Block, User
from accounts.services.people import create_guest
from games.engine import RuleSet
from games.engine.offers import spelled_out
from games.engine.wire import command_to_json
from games.play.models import Game
from games.play.selectors.admission import key_to
from games.play.selectors.updates import update_of
from games.play.services.handover import hand_over
from games.rule_sets.services import save_rule_set
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.services.series import next_game
from games.tables.terms import TableChoice
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.clocks import HALF_A_MINUTE, late
from tests.support.games import played_out
from tests.support.moderation import moderator
from tests.support.people import PASSWORD
from tests.support.tokens import token_of

OWNER = "Olga"
TABLE_PASSWORD = "knock knock"


class Scene:
    """The owner and other people, one of whom is the caller; each is made when first used.

    The owner hosts the tables and sits on seat 0, another account sits on seat 1. The owner has
    blocked `blocked`. Nobody else has a relation to the owner.
    """

    lead: Mapping[str, Any]
    """A legal command of the seat that `on_turn` waits for."""

    def __init__(self, caller: str) -> None:
        self.calling = caller

    @cached_property
    def caller(self) -> User | None:
        """Return the user who sends the request; None for nobody."""
        match self.calling:
            case "nobody":
                return None
            case "guest":
                return create_guest(name="Gast", language="en")
            case "staff":
                return User.objects.create_superuser("Staff", password=PASSWORD)
            case "owner":
                return self.owner
            case "seated":
                return self.seated
            case "blocked":
                return self.blocked
            case "bot":
                return self.bot
            case "banned":
                return self.banned
            case _:
                return _account("Paul")

    @property
    def is_account(self) -> bool:
        """Return whether the caller has an account."""
        return self.caller is not None and not self.caller.is_guest

    @cached_property
    def owner(self) -> User:
        """Return the account to which everything belongs."""
        return _account(OWNER)

    @cached_property
    def seated(self) -> User:
        """Return the account that sits at the owner's tables."""
        return _account("Sonja")

    @cached_property
    def blocked(self) -> User:
        """Return the account that the owner has blocked."""
        user = _account("Bert")
        Block.objects.create(blocker=self.owner, blocked=user)
        return user

    @cached_property
    def bot(self) -> User:
        """Return a bot account."""
        return User.objects.create_user("Robby", password=PASSWORD, is_bot=True)

    @cached_property
    def token(self) -> str | None:
        """Return the token of a caller that is a bot account; None for all others."""
        return token_of(self.bot)[1] if self.calling == "bot" else None

    @cached_property
    def banned(self) -> User:
        """Return a banned account."""
        user = _account("Boris")
        sanction(
            person_id=user.pk,
            kind=SanctionKind.BAN,
            reason=Reason.CHEATING,
            by_id=moderator().pk,
        )
        return User.objects.get(pk=user.pk)

    def table(
        self, free: int = 0, *, preset: str = "", password: str = "", **settings: bool
    ) -> Game:
        """Return an open table of the owner, with so many free seats beside the two taken."""
        seats: list[SeatPlan] = [HostPlan(), *(OpenPlan() for _ in range(free + 1))]
        game = create_game(
            TableChoice(
                preset=preset or ("podkidnoy" if free else "duel"),
                is_private=settings.get("is_private", False),
                password=password or None,
                is_rated=settings.get("is_rated", False),
                clock=HALF_A_MINUTE,
            ),
            seats,
            host_id=self.owner.pk,
        )
        keys = [key_to(game.password)] if password else []
        return join_game(game_id=game.pk, user_id=self.seated.pk, keys=keys)

    def started(self, *, is_rated: bool = False) -> Game:
        """Return a running game of the owner and the seated account."""
        table = self.table(is_rated=is_rated)
        return start_game(game_id=table.pk, user_id=self.owner.pk)

    def on_turn(self) -> Game:
        """A running game that waits for the caller, or for the owner if the caller has no seat."""
        seat = 1 if self.calling == "seated" else 0
        while (game := self.started()).awaited != [seat]:
            pass
        self.lead = self._first_lead(game, seat)
        return game

    def _first_lead(self, game: Game, seat: int) -> dict[str, Any]:
        offers = update_of(game).seen_by(seat).legal
        return command_to_json(spelled_out(offers)[0])


def _account(name: str) -> User:
    return User.objects.create_user(name, password=PASSWORD)


def open_table(scene: Scene) -> str:
    """Return a public table with a free seat."""
    return scene.table(free=1).pk


def rated_table(scene: Scene) -> str:
    """Return a rated public table with a free seat."""
    return scene.table(free=1, is_rated=True).pk


def private_table(scene: Scene) -> str:
    """Return a private table with a free seat."""
    return scene.table(free=1, is_private=True).pk


def guarded_table(scene: Scene) -> str:
    """Return a private table with a free seat and a password."""
    return scene.table(free=1, is_private=True, password=TABLE_PASSWORD).pk


def guarded_game(scene: Scene) -> str:
    """Return a running private game with a password."""
    game = scene.table(is_private=True, password=TABLE_PASSWORD)
    return start_game(game_id=game.pk, user_id=scene.owner.pk).pk


def full_table(scene: Scene) -> str:
    """Return an open table without a free seat."""
    return scene.table().pk


def running(scene: Scene) -> str:
    """Return a running game of two."""
    return scene.started().pk


def left_duel(scene: Scene) -> str:
    """A running game of two that the other player than the caller has left at its beginning."""
    game = scene.started()
    other = scene.owner if scene.calling == "seated" else scene.seated
    hand_over(game_id=game.pk, user_id=other.pk)
    return game.pk


def on_turn(scene: Scene) -> str:
    """Return the id of a running game that waits for the caller, or else for the owner."""
    return scene.on_turn().pk


def asking_the_other(scene: Scene) -> str:
    """Return a running game that waits for seat 1."""
    while (game := scene.started()).awaited != [1]:
        pass
    return game.pk


def late_table(scene: Scene) -> str:
    """Return a running game in which seat 1 may be claimed."""
    return late(scene.started(), 1, 3).pk


def finished(scene: Scene) -> str:
    """Return a finished game of two."""
    return played_out(scene.started()).pk


def later(scene: Scene) -> str:
    """Return the open game after a finished one, to which nobody has agreed."""
    return next_game(game_id=finished(scene), user_id=scene.owner.pk).pk


def a_guest(_scene: Scene) -> int:
    """Return the id of a guest."""
    return create_guest(name="Anton", language="en").pk


def rule_set(scene: Scene) -> str:
    """Return the id of a rule set that the owner has saved."""
    rules = RuleSet(transfer="on")
    return save_rule_set(owner_id=scene.owner.pk, name="Sundays", rules=rules).pk


def owner_id(scene: Scene) -> int:
    """Return the id of the owner."""
    return scene.owner.pk


def owner_name(scene: Scene) -> str:
    """Return the name of the owner."""
    return scene.owner.name
