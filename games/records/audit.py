"""Integrity check: does a game's log still lead to its row, and its deal to its commitment?"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields

from games.engine import Card, GameState, RuleSet, evolve, new_game, replay
from games.engine.dealing import deal
from games.engine.deck import commitment
from games.engine.editions import EDITION
from games.engine.events import CardsDealt, Event, GameStarted
from games.play.errors import UnreadableClock
from games.play.log import BrokenLog, NumberedEvent, has_right_mark, load, pack_of_deal
from games.play.models import Game, GameStatus, Seat
from games.play.projections.leavers import leavers
from games.play.projections.openings import opening_of, standings_of
from games.play.projections.summary import Summary, stored_summary, summary_of
from games.play.time.columns import clock_of


def audit(game: Game) -> tuple[str, ...]:
    """Check a stored game: one sentence for each thing that is wrong, none if nothing is.

    Checked: the commitment fits the server seed; versions run without a gap from 1 to the
    version of the row, and to its mark; every event can be read and replayed; every deal is the one
    that seeds and rules lead to, and no card gets lost or doubled after it; the row's summary,
    position and times agree with the log.
    """
    return tuple(_findings(game))


def audit_log(game: Game) -> tuple[str, ...]:
    """Check the log of a stored game alone: what is wrong there can't be rebuilt from it."""
    try:
        log, _ = _replayed(game)
    except BrokenLog as error:
        return (str(error),)
    return tuple(_log_findings(game, log))


def _findings(game: Game) -> Iterator[str]:
    if commitment(game.pk, bytes(game.server_seed)) != game.commitment:
        yield "The commitment does not fit the server seed."
    try:
        log, state = _replayed(game)
    except BrokenLog as error:
        yield str(error)
        return
    if len(log) != game.version:
        yield f"The log ends at version {len(log)}, the row says {game.version}."
    if not has_right_mark(game, log):
        yield f"The log does not lead to the mark {game.mark}."
    if state is None:
        yield from _unstarted(game)
        return
    yield from _log_findings(game, log)
    yield from _summary(summary_of(game, state), stored_summary(game))
    yield from _standings(game, state)
    yield from _times(game, state, log)
    yield from _seats(game)
    yield from _leavers(game, log)
    yield from _clock(game)


def _replayed(game: Game) -> tuple[tuple[NumberedEvent, ...], GameState | None]:
    """Return the log and the state it leads to. Raises BrokenLog, in words for people."""
    try:
        log = load(game.pk)
        return log, replay(numbered.event for numbered in log) if log else None
    except Exception as error:  # replaying trusts its events: a spoilt event raises anything
        raise BrokenLog(f"The log can't be replayed: {type(error).__name__}: {error}") from error


def _log_findings(game: Game, log: Sequence[NumberedEvent]) -> Iterator[str]:
    if log:
        events = [numbered.event for numbered in log]
        yield from _deals(game, events)
        yield from _cards(events)


def _clock(game: Game) -> Iterator[str]:
    try:
        clock_of(game)
    except UnreadableClock as error:
        yield str(error)


def _seats(game: Game) -> Iterator[str]:
    moments = (game.created_at, game.finished_at)
    for seat in Seat.objects.filter(game=game).order_by("number"):
        if (seat.game_created_at, seat.game_finished_at) != moments:
            yield f"Seat {seat.number}: its game's moments are not those of the game."


def _leavers(game: Game, log: tuple[NumberedEvent, ...]) -> Iterator[str]:
    seats = dict(Seat.objects.filter(game=game).values_list("number", "left_version"))
    for seat, version in leavers(log).items():
        if seats.get(seat) != version:
            yield f"Seat {seat}: left at version {version}, the row says {seats.get(seat)}."


def _unstarted(game: Game) -> Iterator[str]:
    if game.status not in (GameStatus.OPEN, GameStatus.STARTING, GameStatus.CANCELLED):
        yield f"The game is {game.status} and has no event."


def _deals(game: Game, events: list[Event]) -> Iterator[str]:
    try:
        opening = _opening(game, events[0])
    except ValueError as error:
        yield f"The deal can't be repeated: {error}"
        return
    if tuple(events[: len(opening)]) != opening:
        yield "The deal is not the one that rules and seeds lead to."
    for event in events[len(opening) :]:
        if isinstance(event, CardsDealt) and event != _dealt_again(game, opening, event.number):
            yield f"Deal {event.number} is not the one that rules and seeds lead to."


def _opening(game: Game, first: Event) -> tuple[Event, ...]:
    """Return how the game opens by rules and seeds, and by the edition that `first` names."""
    seats = list(Seat.objects.filter(game=game).order_by("number"))
    edition = first.edition if isinstance(first, GameStarted) else EDITION
    opening = opening_of(game, seats, edition=edition)
    seeds = [seat.client_seed for seat in seats]
    pack = pack_of_deal(game, seeds, removed=opening.removed)
    rules = RuleSet.from_json(game.rules)
    return new_game(rules, len(seats), pack, edition=edition, **opening._asdict())


def _dealt_again(game: Game, opening: tuple[Event, ...], number: int) -> CardsDealt:
    started = opening[0]
    assert isinstance(started, GameStarted)  # noqa: S101 - new_game begins with this event
    pack = pack_of_deal(game, _client_seeds(game), number=number, removed=started.removed)
    return deal(started.rules, started.seats, pack, forehand=started.forehand, number=number)


def _client_seeds(game: Game) -> list[str]:
    seats = Seat.objects.filter(game=game).order_by("number")
    return list(seats.values_list("client_seed", flat=True))


def _cards(events: list[Event]) -> Iterator[str]:
    """Check that every card is in exactly one place after every event (rules.md 6)."""
    state: GameState | None = None
    dealt: Counter[Card] = Counter()
    for version, event in enumerate(events, start=1):
        state = evolve(state, event)
        cards = _cards_of(state)
        if isinstance(event, (GameStarted, CardsDealt)):
            dealt = cards
        elif cards != dealt:
            yield f"After event {version} cards are lost or doubled."
            return


def _cards_of(state: GameState) -> Counter[Card]:
    table = state.bout.cards if state.bout is not None and not state.bout.ended else ()
    places = (*state.hands, *state.hidden, state.talon, state.discard, table)
    return Counter(card.itself for cards in places for card in cards)


def _summary(folded: Summary, stored: Summary) -> Iterator[str]:
    for field in fields(Summary):
        by_log, by_row = getattr(folded, field.name), getattr(stored, field.name)
        if by_log != by_row:
            yield f"{field.name}: the log says {by_log!r}, the row says {by_row!r}."


def _standings(game: Game, state: GameState) -> Iterator[str]:
    try:
        expected = standings_of(game, state)
    except ValueError as error:
        yield f"The standings can't be repeated: {error}"
        return
    if game.standings != expected:
        yield f"standings: the series says {expected!r}, the row says {game.standings!r}."


def _times(game: Game, state: GameState, log: tuple[NumberedEvent, ...]) -> Iterator[str]:
    # That they run backwards somewhere is no fault: the machine's clock may have been set back.
    started_at = log[0].at
    if game.started_at != started_at:
        yield f"started_at: the log says {started_at}, the row says {game.started_at}."
    finished_at = log[-1].at if state.is_over else None
    if game.finished_at != finished_at:
        yield f"finished_at: the log says {finished_at}, the row says {game.finished_at}."
