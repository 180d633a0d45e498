"""Challenging a bot account, its answers, and the game that comes of it."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Block, User
from games.challenges.errors import AlreadyChallenged, ChallengeClosed
from games.challenges.models import Challenge
from games.challenges.selectors import get_challenge, status_of
from games.challenges.services import (
    ANSWER_WITHIN,
    GOOD_FOR,
    GOOD_FOR_BY_DAYS,
    KEPT_FOR,
    accept_challenge,
    decline_challenge,
    forget_challenges,
    withdraw_challenge,
)
from games.matchmaking.matching import match_players
from games.matchmaking.models import MissedMatch
from games.play.errors import NotFound
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from games.play.time.clock import Days
from games.tables.services.series import get_ready
from notifications.kinds import Kind
from notifications.models import InvitedBy, Notification
from notifications.services.preferences import change_preferences
from tests.support.api import ApiClient
from tests.support.challenges import challenged_by, some_bot
from tests.support.games import some_user
from tests.support.people import PASSWORD, account
from tests.support.seeks import seeking
from tests.support.tokens import token_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]


def program_of(bot: User) -> ApiClient:
    return ApiClient(token=token_of(bot)[1])


def kinds_of(user: User) -> list[str]:
    return list(Notification.objects.filter(user=user).values_list("kind", flat=True))


def accepted(challenge: Challenge) -> Game:
    return accept_challenge(
        challenge_id=challenge.pk, user_id=challenge.challenged_id, now=timezone.now()
    )


def test_from_a_challenge_to_the_first_card_over_the_api() -> None:
    anna, bot = account("Anna"), some_bot("Robby")
    program = program_of(bot)
    made = anna.post("challenges", {"name": "robby", "preset": "podkidnoy", "rated": True})
    assert (made.status, made.body["status"]) == (201, "pending")
    # A rated game always has a clock.
    assert made.body["clock"] == {"type": "per_command", "seconds": 60}
    (notification,) = program.get("notifications").body["results"]
    assert (notification["kind"], notification["challenge"]) == ("challenge", made.body["id"])
    assert notification["game"] is None
    assert program.get("challenges").body == [made.body] == anna.get("challenges").body

    game = program.post(f"challenges/{made.body['id']}/accept").body
    assert (game["id"], game["status"], game["rated"]) == (made.body["id"], "starting", True)
    assert [seat["player"]["name"] for seat in game["seats"]] == ["Anna", "Robby"]
    assert anna.get("challenges").body == []
    assert anna.get(f"challenges/{game['id']}").body["status"] == "accepted"
    answered = anna.post(f"games/{game['id']}/ready", {"client_seed": "a"}).body
    assert answered["status"] == "starting"
    dealt = program.post(f"games/{game['id']}/ready", {"client_seed": "b"}).body
    assert (dealt["status"], dealt["commitment"]) == ("active", game["commitment"])
    proof = {"server_seed": None, "client_seeds": ["a", "b"]}
    assert anna.get(f"games/{game['id']}/proof").body.items() >= proof.items()


def test_the_challenger_is_told_the_reason_of_a_refusal() -> None:
    anna, bot = account("Anna"), some_bot("Robby")
    program = program_of(bot)
    made = anna.post("challenges", {"name": "Robby", "preset": "duel"}).body
    reply = program.post(f"challenges/{made['id']}/decline", {"reason": "only_bots"})
    assert reply.status == 204
    (notification,) = anna.get("notifications").body["results"]
    told = {"kind": "challenge_declined", "challenge": made["id"], "reason": "only_bots"}
    assert notification.items() >= told.items()
    assert notification["player"]["name"] == "Robby"
    found = anna.get(f"challenges/{made['id']}").body
    assert (found["status"], found["reason"]) == ("declined", "only_bots")
    assert kinds_of(bot) == []
    again = program.post(f"challenges/{made['id']}/accept")
    assert (again.status, again.code) == (409, "challenge_closed")
    assert anna.post("challenges", {"name": "Robby", "preset": "duel"}).status == 201


def test_a_challenge_that_makes_no_sense_is_refused() -> None:
    anna, bot = account("Anna"), some_bot("Robby")
    account("Berta")
    for body, status, code in (
        ({"name": "Nobody", "preset": "duel"}, 404, "not_found"),
        ({"name": "Berta", "preset": "duel"}, 409, "not_a_bot"),
        ({"name": "Robby"}, 400, "invalid"),
        ({"name": "Robby", "preset": "partners"}, 400, "invalid_rules"),
        ({"name": "Robby", "rules": {"transfer": "on"}, "rated": True}, 400, "invalid"),
        ({"name": "Robby", "preset": "duel", "clock": {"type": "sand"}}, 400, "invalid"),
    ):
        reply = anna.post("challenges", body)
        assert (reply.status, reply.code) == (status, code), body
    mine = program_of(bot).post("challenges", {"name": "Robby", "preset": "duel"})
    assert (mine.status, mine.code) == (409, "yourself")
    assert not Challenge.objects.exists()


def test_a_key_makes_one_challenge_of_two_requests() -> None:
    anna, bot = account("Anna"), some_bot("Robby")
    body = {"name": bot.name, "preset": "duel"}
    first = anna.post("challenges", body, Idempotency_Key="once")
    second = anna.post("challenges", body, Idempotency_Key="once")
    assert first.body == second.body
    assert Challenge.objects.count() == 1


@pytest.mark.parametrize("is_by_bot", [False, True])
def test_nobody_challenges_over_a_block(is_by_bot: bool) -> None:
    anna, bot = account("Anna"), some_bot("Robby")
    person = User.objects.get(name="Anna")
    pair = (bot, person) if is_by_bot else (person, bot)
    Block.objects.create(blocker=pair[0], blocked=pair[1])
    assert anna.post("challenges", {"name": "Robby", "preset": "duel"}).code == "not_welcome"


def test_a_bot_chooses_who_may_challenge_it() -> None:
    anna, bot = account("Anna"), some_bot("Robby")
    change_preferences(user_id=bot.pk, channels={}, invited_by=InvitedBy.FOLLOWED)
    body = {"name": "Robby", "preset": "duel"}
    assert anna.post("challenges", body).code == "not_welcome"
    anna_id = User.objects.get(name="Anna").pk
    assert program_of(bot).send("PUT", f"following/{anna_id}").status == 200
    assert anna.post("challenges", body).status == 201
    change_preferences(user_id=bot.pk, channels={}, invited_by=InvitedBy.NOBODY)
    other = account("Olga")
    assert other.post("challenges", body).code == "not_welcome"


def test_one_challenge_to_the_same_bot_waits_at_a_time() -> None:
    user, bot, now = some_user(), some_bot("Robby"), timezone.now()
    first = challenged_by(user, bot, now=now)
    with pytest.raises(AlreadyChallenged):
        challenged_by(user, bot, now=now)
    challenged_by(some_user(), bot, now=now)
    later = now + GOOD_FOR
    second = challenged_by(user, bot, now=later)
    assert status_of(get_challenge(first.pk, user_id=bot.pk), now=later) == "expired"
    withdraw_challenge(challenge_id=second.pk, user_id=user.pk, now=later)
    challenged_by(user, bot, now=later)


def test_a_challenge_is_open_for_two_minutes_or_a_day_where_days_are_counted() -> None:
    user, now = some_user(), timezone.now()
    quick = challenged_by(user, some_bot("Robby"), now=now)
    slow = challenged_by(user, some_bot("Berta"), clock=Days(2), now=now)
    with pytest.raises(ChallengeClosed):
        accept_challenge(challenge_id=quick.pk, user_id=quick.challenged_id, now=now + GOOD_FOR)
    nearly = now + GOOD_FOR_BY_DAYS - timedelta(seconds=1)
    game = accept_challenge(challenge_id=slow.pk, user_id=slow.challenged_id, now=nearly)
    assert game.clock == {"type": "days", "days": 2}


def test_only_the_two_of_a_challenge_know_and_answer_it() -> None:
    user, bot, other, now = some_user(), some_bot("Robby"), some_bot("Berta"), timezone.now()
    row = challenged_by(user, bot)
    for user_id in (other.pk, user.pk):
        with pytest.raises(NotFound):
            accept_challenge(challenge_id=row.pk, user_id=user_id, now=now)
        with pytest.raises(NotFound):
            decline_challenge(challenge_id=row.pk, user_id=user_id, reason="later", now=now)
    with pytest.raises(NotFound):
        withdraw_challenge(challenge_id=row.pk, user_id=bot.pk, now=now)
    with pytest.raises(NotFound):
        get_challenge(row.pk, user_id=other.pk)


def test_an_accepted_game_that_lacks_an_answer_is_cancelled_and_pauses_nobody() -> None:
    user, bot = some_user(), some_bot("Robby")
    game = accepted(challenged_by(user, bot))
    seeking("bots_duel", user=bot)
    get_ready(game_id=game.pk, user_id=user.pk)
    late = timezone.now() + ANSWER_WITHIN
    match_players(now=late)
    assert get_game(game.pk).status == GameStatus.CANCELLED
    assert not MissedMatch.objects.exists()
    assert program_of(bot).get("seeks/mine").body["status"] == "waiting"


def test_a_deleted_account_leaves_no_game_that_waits_for_it() -> None:
    anna, bot = account("Anna"), some_bot("Robby")
    made = anna.post("challenges", {"name": "Robby", "preset": "duel"}).body
    program_of(bot).post(f"challenges/{made['id']}/accept")
    assert anna.post("auth/delete", {"password": PASSWORD}).status == 204
    assert get_game(made["id"]).status == GameStatus.CANCELLED


def test_old_challenges_are_forgotten() -> None:
    now = timezone.now()
    row = challenged_by(some_user(), some_bot("Robby"), now=now)
    assert forget_challenges(now=now + KEPT_FOR) == 0
    assert forget_challenges(now=now + KEPT_FOR + timedelta(seconds=1)) == 1
    assert not Challenge.objects.filter(pk=row.pk).exists()


def test_the_kinds_of_notifications_are_withdrawn_with_the_challenge() -> None:
    user, bot = some_user(), some_bot("Robby")
    row = challenged_by(user, bot)
    assert kinds_of(bot) == [Kind.CHALLENGE]
    withdraw_challenge(challenge_id=row.pk, user_id=user.pk, now=timezone.now())
    assert kinds_of(bot) == kinds_of(user) == []
