"""Rows of the analysis board."""

from bots.analysis.models import Evaluation
from bots.analysis.selectors import digest_of
from bots.judging.judge import JUDGE
from games.engine import RuleSet
from games.engine.notation import read_position
from tests.support.boards import LATE, game_text
from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene, finished, running
from tests.support.permissions.who import banned_too, logged_in, who


def evaluation(_scene: Scene) -> str:
    """Return the id of an evaluation that somebody has asked for."""
    digest = digest_of(read_position(LATE), 0)
    Evaluation.objects.get_or_create(
        digest=digest, defaults={"judge": JUDGE, "position": LATE, "seat": 0}
    )
    return digest


ROWS = [
    Row("analyse", banned_too(who()), body={"position": LATE}),
    Row(
        "analyse",
        banned_too(who()),
        case="of a game",
        body=lambda scene: {"game_id": finished(scene), "at": 3},
    ),
    Row(
        "analyse",
        banned_too(who("game_not_finished")),
        case="of a running game",
        body=lambda scene: {"game_id": running(scene), "at": 3},
    ),
    Row("import_game", banned_too(who()), body={"notation": game_text(RuleSet(deck=24))}),
    Row("ask_evaluation", logged_in(), body={"position": LATE, "seat": 0}),
    Row("get_evaluation", who(), {"evaluation_id": evaluation}),
]
