"""The end of a game: the loser (durak), a draw, and the places of the players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.engine.cards import Card, Rank
from games.engine.editions import FIRST_EDITION
from games.engine.events import EndReason, GameEnded
from games.engine.seat import Seat
from games.engine.state import Bout, GameState
from games.engine.teams import team_of, teams_by_seat
from games.engine.turn_order import are_all_partners, are_partners

MAX_IDLE_BOUTS = 40
"""The number of bouts in a row without progress that draws a game (rules.md 2.12)."""


def end_of_game(state: GameState, bout: Bout, attacks: Sequence[Card]) -> GameEnded | None:
    """Return the end of the game, or None while it goes on (rules.md 2.11, 2.12, 3 `teams`).

    `attacks` are the attack cards of the bout, also after the table has been cleared.
    """
    end = _end(state, bout)
    if end is None or end.durak != bout.defender or state.edition == FIRST_EDITION:
        return end
    return replace(end, epaulettes=_epaulettes(attacks))


def _epaulettes(attacks: Sequence[Card]) -> int:
    """Return the number of attack cards if all are sixes, else 0 (rules.md 2.11)."""
    return len(attacks) if all(card.rank is Rank.SIX for card in attacks) else 0


def _end(state: GameState, bout: Bout) -> GameEnded | None:
    if bout.out and has_won_at_once(state, bout.out[-1]):
        return _team_out(state, bout.out[-1])
    in_play = state.in_play
    if not in_play:
        return _drawn_in_last_bout(state, bout)
    if are_all_partners(state, in_play):
        if len(in_play) == 1 and _could_yet_go_out(state, bout, in_play[0]):
            return None
        return _last_holding(state, in_play)
    if bout.ended and state.idle_bouts >= MAX_IDLE_BOUTS:
        return GameEnded(EndReason.NO_PROGRESS, None, _places_with_rest_shared(state))
    return None


def win_of_who_stayed(state: GameState, winner: Seat) -> GameEnded:
    """Return the end of a duel that one player left: the player who stayed wins."""
    places = tuple(1 if seat == winner else 2 for seat in range(state.seats))
    return GameEnded(EndReason.LEFT, None, places)


def called_off(state: GameState) -> GameEnded:
    """Return the end of a game that is called off, without a result."""
    return GameEnded(EndReason.CANCELLED, None, (1,) * state.seats)


def has_won_at_once(state: GameState, seat: Seat) -> bool:
    """Return whether the seat won for its team by going out (rules.md 3 `team_result`)."""
    match state.rules.team_result:
        case "first_out":
            return True
        case "all_out":
            return not any(are_partners(state, seat, other) for other in state.in_play)
        case _:
            return False


def _could_yet_go_out(state: GameState, bout: Bout, seat: Seat) -> bool:
    """Return whether the last player with cards is defending and may still play all of them."""
    unbeaten = len(bout.unbeaten)
    is_defending = seat == bout.defender and not bout.taking
    return is_defending and 0 < unbeaten == len(state.hands[seat]) and not state.hidden[seat]


def _last_holding(state: GameState, in_play: tuple[Seat, ...]) -> GameEnded:
    """Return the end of a game in which one player, or one team, is left with cards."""
    durak = in_play[0] if len(in_play) == 1 else None
    places = _places_with_rest_shared(state)
    return GameEnded(EndReason.DURAK, durak, places, _team_that_loses(state, in_play[0]))


def _team_that_loses(state: GameState, seat: Seat) -> tuple[int, ...]:
    """Return the team of the seat as the only loser; nothing if everybody plays alone."""
    rules = state.rules
    return () if rules.teams == "none" else (team_of(rules, state.seats, seat),)


def _team_out(state: GameState, winner: Seat) -> GameEnded:
    """Return the end by which the team of `winner` wins at once (rules.md 3 `team_result`).

    Its players share the first place, and all others the next.
    """
    teams = teams_by_seat(state.rules, state.seats)
    losing = tuple(sorted({*teams} - {teams[winner]}))
    won = [team == teams[winner] for team in teams]
    places = tuple(1 if has_won else 1 + sum(won) for has_won in won)
    return GameEnded(EndReason.TEAM_OUT, None, places, losing)


def _places_with_rest_shared(state: GameState) -> tuple[int, ...]:
    """Return the places of all seats; the seats still in play share the next place."""
    next_place = state.seats - len(state.in_play) + 1
    return tuple(next_place if place is None else place for place in state.places)


def _drawn_in_last_bout(state: GameState, bout: Bout) -> GameEnded:
    """Return the end of a game in which nobody holds cards.

    The players who went out in this bout share the best of their places.
    """
    places = [place for place in state.places if place is not None]
    if not state.rules.draws:
        return _lost_by_defender(state, places, bout.defender)
    best = min(places[seat] for seat in bout.out)
    shared = tuple(best if seat in bout.out else place for seat, place in enumerate(places))
    return GameEnded(EndReason.DRAW, None, shared)


def _lost_by_defender(state: GameState, places: list[int], defender: Seat) -> GameEnded:
    """Return the end without draws: the last bout's defender is the durak (rules.md 3 `draws`)."""
    left = places[defender]
    moved_up = tuple(
        state.seats if seat == defender else place - (place > left)
        for seat, place in enumerate(places)
    )
    return GameEnded(EndReason.DURAK, defender, moved_up, _team_that_loses(state, defender))
