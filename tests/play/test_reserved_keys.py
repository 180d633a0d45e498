"""Reserved idempotency keys, with which the clock and bots play on people's seats."""

import random

import pytest

from games.play.services.commands import submit_command
from tests.support.games import legal_move, person_on, running_table
from web.http.errors import InvalidInput

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]


@pytest.mark.parametrize("key", ["clock:5", "bot:5"])
def test_a_person_cannot_spend_the_key_by_which_the_clock_or_a_bot_plays_for_them(key: str) -> None:
    game = running_table()
    seat, command = legal_move(game, random.Random(1))
    by = person_on(game, seat)
    with pytest.raises(InvalidInput) as refused:
        submit_command(game_id=game.pk, by=by, seat=seat, command=command, idempotency_key=key)
    assert refused.value.field == "idempotency_key"
    submit_command(game_id=game.pk, by=by, seat=seat, command=command, idempotency_key=f"my {key}")
