"""The terms of a table: the columns that store them, and the terms of each kind of table."""

import json
from collections.abc import Callable
from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta

import pytest
from django.contrib.auth.hashers import check_password
from django.db import transaction
from django.utils import timezone

from games.challenges.bulk_pairings import pair_games
from games.challenges.services import accept_challenge
from games.daily_deals.models import DailyDeal
from games.daily_deals.services import play_daily_deal
from games.engine import PRESETS, RuleSet
from games.lessons.scripts import script_of
from games.lessons.services import play_lesson
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from games.play.time.clock import Bank, PerCommand
from games.tables.services.creating import create_game
from games.tables.services.deal_secrets import deal_secret_of
from games.tables.services.opening import open_table
from games.tables.services.seat_plans import (
    BotPlan,
    HostPlan,
    OpenPlan,
    PersonPlan,
    SeatPlan,
)
from games.tables.services.series import next_game
from games.tables.terms import (
    Access,
    FixedDeal,
    PlayedRules,
    SeriesPlace,
    TableChoice,
    Terms,
)
from tests.support.challenges import challenged_by, some_bot
from tests.support.duplicates import game_of, of_four
from tests.support.games import finished_table, some_user
from tests.support.seeks import seeking, swept

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]

PODKIDNOY = PlayedRules(rules=PRESETS["podkidnoy"].rules, preset="podkidnoy")
DUEL = PlayedRules(rules=PRESETS["duel"].rules, preset="duel")
OWN = PlayedRules(rules=RuleSet(deck=52, transfer="on"), name="Sunday rules")
LINK_ONLY = Access(is_private=True)
PACK = "6H 7H 8H"


def opened(terms: Terms, seats: int = 2) -> Game:
    """Return the row of a table with these terms, as the database has it."""
    with transaction.atomic():
        game = open_table(terms, [OpenPlan()] * seats, host_id=some_user().pk)
    return Game.objects.get(pk=game.pk)


@pytest.mark.parametrize(
    "terms",
    [
        Terms(played=PODKIDNOY),
        Terms(played=DUEL, is_rated=True, clock=PerCommand(60)),
        Terms(played=OWN, aids=True, clock=Bank(300, 5)),
        Terms(played=OWN, access=Access(is_private=True, password="hashed")),
        Terms(played=DUEL, deal=FixedDeal(fixed_pack=PACK, lesson="first_game")),
        Terms(played=DUEL, deal=FixedDeal(fixed_pack=PACK, duplicate="Match00001", is_sealed=True)),
    ],
)
def test_a_row_gives_back_the_terms_with_which_it_was_opened(terms: Terms) -> None:
    row = opened(terms)
    assert Terms.of(row) == terms
    columns = terms.columns(seats=2)
    assert {name: getattr(row, name) for name in columns} == columns
    assert json.loads(json.dumps(columns)) == columns


def test_the_place_in_a_series_is_part_of_the_terms() -> None:
    first = opened(Terms(played=DUEL))
    terms = replace(
        Terms.of(first).after(first.pk),
        series=SeriesPlace(
            first_game_id=first.pk, series_number=2, standings={"user:1": [1, 0, 1]}
        ),
    )
    assert Terms.of(opened(terms)) == terms
    third = terms.after("Game000002").series
    assert (third.first_game_id, third.series_number) == (first.pk, 3)
    assert third.standings == {"user:1": [1, 0, 1]}


def test_the_mode_follows_from_rules_and_seats() -> None:
    assert [opened(Terms(played=PODKIDNOY), seats).mode for seats in (2, 3)] == ["duel", "table"]
    assert opened(Terms(played=OWN), 3).mode == "transfer"


def test_players_agree_to_all_terms_but_names_and_access() -> None:
    terms = Terms(played=OWN, aids=True)
    free = [
        replace(terms, played=replace(OWN, name="Monday rules")),
        replace(terms, access=Access(is_private=True, password="hashed")),
    ]
    assert {each.agreed == terms.agreed for each in free} == {True}
    bound = [
        replace(terms, played=replace(OWN, rules=RuleSet())),
        replace(terms, is_rated=True),
        replace(terms, aids=False),
        replace(terms, clock=PerCommand(60)),
        replace(terms, series=SeriesPlace(series_number=2)),
        replace(terms, deal=FixedDeal(fixed_pack=PACK)),
        replace(terms, tournament="Tour000001"),
    ]
    assert {each.agreed == terms.agreed for each in bound} == {False}
    assert len(bound) == len(fields(Terms)) - 1


def test_each_seat_is_as_planned_and_the_commitment_is_that_of_the_secret() -> None:
    host, other, secret = some_user(), some_user(), deal_secret_of("Game000001")
    plans: list[SeatPlan] = [
        HostPlan(),
        PersonPlan(other.pk, is_ready=False),
        BotPlan("casual"),
        OpenPlan(),
    ]
    with transaction.atomic():
        open_table(Terms(played=PODKIDNOY), plans, host_id=host.pk, secret=secret)
    game = Game.objects.get(pk="Game000001")
    assert (game.host_id, game.status, game.version) == (host.pk, GameStatus.OPEN, 0)
    assert (bytes(game.server_seed), game.commitment) == (secret.server_seed, secret.commitment)
    assert list(game.seats.values_list("number", "user", "bot_level", "is_ready")) == [
        (0, host.pk, "", True),
        (1, other.pk, "", False),
        (2, None, "casual", True),
        (3, None, "", True),
    ]
    assert set(game.seats.values_list("game_created_at", flat=True)) == {game.created_at}


def a_table() -> tuple[Game, Terms]:
    choice = TableChoice(preset="podkidnoy", aids=False, clock=Bank(300, 5), is_private=True)
    game = create_game(choice, [HostPlan(), OpenPlan()], host_id=some_user().pk)
    return game, Terms(played=PODKIDNOY, clock=Bank(300, 5), access=LINK_ONLY)


def the_next_of_a_series() -> tuple[Game, Terms]:
    finished = finished_table()
    game = next_game(game_id=finished.pk, user_id=finished.host_id)
    place = SeriesPlace(
        first_game_id=finished.pk,
        series_number=2,
        standings=Game.objects.get(pk=finished.pk).standings,
    )
    return game, Terms(played=PODKIDNOY, aids=True, series=place)


def a_quick_match() -> tuple[Game, Terms]:
    for _ in range(2):
        seeking("transfer_2")
    (game,) = swept()
    played = PlayedRules(rules=PRESETS["perevodnoy"].rules, preset="perevodnoy")
    return game, Terms(played=played, is_rated=True, clock=PerCommand(30))


def a_casual_quick_match() -> tuple[Game, Terms]:
    for _ in range(2):
        seeking("duel", is_rated=False)
    (game,) = swept()
    return game, Terms(played=PODKIDNOY, aids=True, clock=PerCommand(30))


def a_lesson() -> tuple[Game, Terms]:
    script = script_of("first_game")
    deal = FixedDeal(fixed_pack=" ".join(card.code for card in script.pack), lesson="first_game")
    played = PlayedRules(rules=script.rules)
    terms = Terms(played=played, aids=True, access=LINK_ONLY, deal=deal)
    return play_lesson(script, user_id=some_user().pk), terms


def a_deal_of_the_day() -> tuple[Game, Terms]:
    noon = datetime(2026, 7, 1, 12, tzinfo=UTC)
    game = play_daily_deal(user_id=some_user().pk, now=noon)
    pack = DailyDeal.objects.get(day=noon.date()).pack
    deal = FixedDeal(fixed_pack=pack, is_sealed=True)
    return game, Terms(played=PODKIDNOY, access=LINK_ONLY, deal=deal)


def a_duplicate() -> tuple[Game, Terms]:
    match, _ = of_four()
    game = game_of(match, 1, 2)
    deal = FixedDeal(fixed_pack=match.played.get(number=1).pack, duplicate=match.pk, is_sealed=True)
    terms = Terms(played=PODKIDNOY, clock=PerCommand(60), access=LINK_ONLY, deal=deal)
    return game, terms


def a_challenge() -> tuple[Game, Terms]:
    row = challenged_by(some_user(), some_bot("Robby"), preset="duel", is_rated=True)
    game = accept_challenge(challenge_id=row.pk, user_id=row.challenged_id, now=timezone.now())
    return game, Terms(played=DUEL, is_rated=True, clock=PerCommand(60))


def a_pairing() -> tuple[Game, Terms]:
    names = [some_bot(name).name for name in ("Ada", "Ben", "Cid")]
    pairing = pair_games(
        organiser_id=some_user().pk,
        games=[names],
        choice=TableChoice(preset="podkidnoy", clock=Bank(60, 1)),
        answer_within=timedelta(minutes=1),
        now=timezone.now(),
    )
    game = get_game(pairing.known_games[0])
    return game, Terms(played=PODKIDNOY, aids=True, clock=Bank(60, 1))


@pytest.mark.parametrize(
    "room",
    [
        a_table,
        the_next_of_a_series,
        a_quick_match,
        a_casual_quick_match,
        a_lesson,
        a_deal_of_the_day,
        a_duplicate,
        a_challenge,
        a_pairing,
    ],
)
def test_each_room_opens_its_table_with_its_terms(room: Callable[[], tuple[Game, Terms]]) -> None:
    game, terms = room()
    assert Terms.of(Game.objects.get(pk=game.pk)) == terms


def test_a_password_is_kept_hashed() -> None:
    choice = TableChoice(preset="duel", is_private=True, password="swordfish")
    game = create_game(choice, [HostPlan(), OpenPlan()], host_id=some_user().pk)
    password = Terms.of(game).access.password
    assert password != "swordfish"
    assert check_password("swordfish", password)
