"""Does a game's log still lead to its row, and its deal to its commitment?"""

from collections.abc import Iterator
from dataclasses import fields

from games.engine import GameState, RuleSet, new_game, replay
from games.engine.deck import commitment, full_pack, shuffled
from games.engine.errors import EngineError
from games.engine.events import Event
from games.models import Game, GameStatus, Seat
from games.projections.summary import Summary, stored_summary, summarise
from games.store import NumberedEvent, load
from games.store.errors import StoreError


def audit(game: Game) -> tuple[str, ...]:
    """What is wrong with a stored game, one sentence each; empty when all of it holds.

    Checked: the commitment is that of the server seed; versions run from 1 without a gap to the
    row's; every event can be read and replayed; the deal is the one that seeds and rules lead
    to; the row's summary, position and times are those of the log.
    """
    return tuple(_findings(game))


def _findings(game: Game) -> Iterator[str]:
    if commitment(game.pk, bytes(game.server_seed)) != game.commitment:
        yield "The commitment is not that of the server seed."
    try:
        log = load(game.pk)
        state = replay(numbered.event for numbered in log) if log else None
    except (StoreError, EngineError) as error:
        yield f"The log can't be replayed: {error}"
        return
    if len(log) != game.version:
        yield f"The log ends at version {len(log)}, the row says {game.version}."
    if state is None:
        yield from _unstarted(game)
        return
    yield from _deal(game, [numbered.event for numbered in log])
    yield from _summary(summarise(state), stored_summary(game))
    yield from _times(game, state, log)


def _unstarted(game: Game) -> Iterator[str]:
    if game.status not in (GameStatus.OPEN, GameStatus.CANCELLED):
        yield f"The game is {game.status} and has no event."


def _deal(game: Game, events: list[Event]) -> Iterator[str]:
    rules = RuleSet.from_json(game.rules)
    seeds = list(
        Seat.objects.filter(game=game).order_by("number").values_list("client_seed", flat=True)
    )
    pack = shuffled(
        full_pack(rules.deck, rules.decks),
        game_id=game.pk,
        server_seed=bytes(game.server_seed),
        client_seeds=seeds,
    )
    proven = new_game(rules, len(seeds), pack)
    if tuple(events[: len(proven)]) != proven:
        yield "The deal is not the one that rules and seeds lead to."


def _summary(folded: Summary, stored: Summary) -> Iterator[str]:
    for field in fields(Summary):
        by_log, by_row = getattr(folded, field.name), getattr(stored, field.name)
        if by_log != by_row:
            yield f"{field.name}: the log says {by_log!r}, the row says {by_row!r}."


def _times(game: Game, state: GameState, log: tuple[NumberedEvent, ...]) -> Iterator[str]:
    times = [numbered.at for numbered in log]
    if times != sorted(times):
        yield "The times of the log run backwards."
    if game.started_at != times[0]:
        yield f"started_at: the log says {times[0]}, the row says {game.started_at}."
    finished_at = times[-1] if state.is_over else None
    if game.finished_at != finished_at:
        yield f"finished_at: the log says {finished_at}, the row says {game.finished_at}."
