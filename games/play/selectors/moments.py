"""What this process remembers of running games: the newest version that it has seen committed.

A moment is a copy of what a version of a game says, and a version never changes, so a moment can be
old but not wrong. Whoever writes compares its version with the locked row's.
"""

from collections import OrderedDict
from dataclasses import dataclass, field

from django.db import connection

from games.engine import GameState, evolved
from games.play.log import checked_state, load_state, send_load
from games.play.models import Game
from games.play.selectors.rows import game_row, send_game_row
from games.play.selectors.updates import Update, update_between
from web.prepared import together

MOST_REMEMBERED = 2000
MOST_CHECKED = 100_000


@dataclass(frozen=True, slots=True)
class Moment:
    """A game that has been dealt: its row with the seats, its state, the update that led there."""

    game: Game
    state: GameState = field(repr=False)
    update: Update

    @property
    def version(self) -> int:
        """The version of the game."""
        return self.update.version


_moments: OrderedDict[str, Moment] = OrderedDict()
_checked: OrderedDict[str, None] = OrderedDict()


def remember(moment: Moment) -> None:
    """Keep a moment that is committed, in place of an older one."""
    known = _moments.get(moment.game.pk)
    if known is not None and known.version > moment.version:
        return
    _moments[moment.game.pk] = moment
    _moments.move_to_end(moment.game.pk)
    while len(_moments) > MOST_REMEMBERED:
        _moments.popitem(last=False)


def remembered(game_id: str) -> Moment | None:
    """The newest moment of the game that this process remembers."""
    return _moments.get(game_id)


def state_of(game: Game) -> GameState:
    """The state at `game.version`, which was just read. The game must have been dealt.

    A game that this process meets for the first time is checked: its log has to lead to the
    position in its row. Raises the store's errors for one that is broken.
    """
    known = _moments.get(game.pk)
    if known is None:
        return _state_when_first_met(game)
    if known.version != game.version or known.game.position != game.position:
        return load_state(game)
    return known.state


def _state_when_first_met(game: Game) -> GameState:
    if game.pk in _checked:
        return load_state(game)
    state = checked_state(game)
    _checked[game.pk] = None
    while len(_checked) > MOST_CHECKED:
        _checked.popitem(last=False)
    return state


def newest_moment(game_id: str) -> Moment | None:
    """The game as it is now, which this process remembers then; None if nothing has been dealt.

    It has the events alone that are new to this process. Raises NotFound, and the store's errors
    for a broken game.
    """
    known = _moments.get(game_id)
    if known is not None:
        return moment_now(game_id, after=known.version)
    game = game_row(game_id)
    return None if game.version == 0 else moment_of(game)


def moment_of(game: Game) -> Moment:
    """The moment of a game that was dealt, as its row was just read; it is remembered then.

    Raises the store's errors for a broken game.
    """
    state = state_of(game)
    moment = Moment(game, state, update_between(game, (), state))
    remember(moment)
    return moment


def moment_now(game_id: str, *, after: int) -> Moment:
    """The game as it is now with the events after a version, which this process remembers then.

    What was remembered is taken further by the events that are new. Raises NotFound.
    """
    known = _moments.get(game_id)
    start = after if known is None else min(after, known.version)
    with together(connection):
        row = send_game_row(game_id)
        # They are read after the row, so there may be newer ones by then.
        events_upto = send_load(game_id, after=start)
        game = row()
        numbered = events_upto(game.version)
    events = [one.event for one in numbered]
    if known is not None and start <= known.version <= game.version:
        state = evolved(known.state, events[known.version - start :])
    else:
        state = load_state(game)
    moment = Moment(game, state, update_between(game, numbered[max(0, after - start) :], state))
    remember(moment)
    return moment
