"""rules.md 3 `next_leader`, `series_deck`: how the game after a finished one begins."""

import pytest

from games.engine import (
    GameState,
    Opening,
    Phase,
    RuleSet,
    deal_again,
    evolved,
    new_game,
    next_opening,
    replay,
)
from games.engine.cards import Card
from games.engine.deck import full_pack
from games.engine.editions import FIRST_EDITION
from games.engine.events import GameStarted, TrumpShown
from games.engine.notation import read_game, read_position, record_of, write_game, write_position
from games.engine.notation.words import read_cards, write_cards
from games.engine.teams import teams_by_seat
from games.engine.wire import event_from_json, event_to_json
from tests.support.positions import play, position

FOUR_LEFT_THE_LAST = """
    hand -
    hand -
    hand -
    hand 7S 8S
    bout 9 2 2 3 2
    places 2 1 3 4
    over durak 3
    """
"""Seat 3 is the durak. Its neighbours are 2, the player before, and 0, the player after."""

QUICKY = '{"deck": 24, "refill": "never", "series_deck": "remaining"}'


def finished(rules: str = "{}", text: str = FOUR_LEFT_THE_LAST) -> GameState:
    return position(f"{text.strip()}\nrules {rules}")


def after(state: GameState, **changes: object) -> Opening:
    """Return the opening of the next game with the same people and rules."""
    return next_opening(state, RuleSet.from_json(state.rules.to_json() | changes), state.seats)


def cards(words: str) -> tuple[Card, ...]:
    return read_cards(words.split(), "test")


# --- who deals and leads -----------------------------------------------------------------------


def test_the_durak_deals() -> None:
    # The forehand is the dealer's left neighbour: seat 3 deals, seat 0 is the forehand.
    assert after(finished()).forehand == 0
    assert after(finished('{"next_leader": "lowest_trump"}')).forehand == 0


def test_the_durak_deals_also_where_other_rules_are_agreed_on() -> None:
    assert after(finished(), transfer="on").forehand == 0


@pytest.mark.parametrize(
    ("next_leader", "leader"),
    [
        ("attack_durak", 2),
        ("spare_durak", 0),
        ("first_out", 1),
        ("lowest_trump", None),
    ],
)
def test_the_leader_after_a_game_with_a_durak(next_leader: str, leader: int | None) -> None:
    assert after(finished(f'{{"next_leader": "{next_leader}"}}')).leader == leader


def test_the_durak_is_attacked_first_by_the_player_before() -> None:
    opening = after(finished())
    state = replay(new_game(RuleSet(), 4, full_pack(36), **opening._asdict()))
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (2, 3)


@pytest.mark.parametrize("next_leader", ["attack_durak", "spare_durak"])
def test_of_two_the_winner_leads_either_way(next_leader: str) -> None:
    state = finished(
        f'{{"next_leader": "{next_leader}"}}',
        """
        hand 7S
        hand -
        bout 9 1 1 0 1
        places 2 1
        over durak 0
        """,
    )
    assert after(state) == Opening(forehand=1, leader=1)


DRAWN = """
    hand -
    hand -
    hand -
    seats 3 forehand 1 deal 1
    bout 9 0 0 2 1
    places 2 1 2
    over draw -
    """
"""Seat 0 dealt, for seat 1 is its left neighbour."""


def test_after_a_draw_the_deal_goes_on_and_the_lowest_trump_leads() -> None:
    opening = after(finished(text=DRAWN))
    assert opening == Opening(forehand=2, leader=None)
    pack = (*full_pack(36)[4:], *full_pack(36)[:4])
    state = replay(new_game(RuleSet(), 3, pack, **opening._asdict()))
    # Five clubs, nine diamonds, then the six of hearts: the fifteenth card from seat 2 is seat 1's.
    # The nineteenth, which is turned up, is the ten of hearts.
    assert state.turned_up is not None
    assert state.turned_up.code == "TH"
    assert state.bout is not None
    assert state.bout.leader == 1


@pytest.mark.parametrize("reason", ["draw", "no_progress"])
@pytest.mark.parametrize("next_leader", ["attack_durak", "spare_durak", "lowest_trump"])
def test_after_a_draw_of_either_kind_the_next_game_begins_by_first_leader(
    reason: str, next_leader: str
) -> None:
    rules = f'{{"next_leader": "{next_leader}", "first_leader": "forehand"}}'
    opening = after(finished(rules, DRAWN.replace("over draw", f"over {reason}")))
    assert opening == Opening(forehand=2, leader=None)
    pack = (*full_pack(36)[4:], *full_pack(36)[:4])
    state = replay(new_game(RuleSet(first_leader="forehand"), 3, pack, **opening._asdict()))
    assert state.bout is not None
    assert state.bout.leader == 2


@pytest.mark.parametrize(
    ("next_leader", "defender", "forehand", "leader"),
    [
        # Seats 0 and 2 hold cards. Seat 2 defended last, so seat 0 would have defended next.
        ("attack_durak", 2, 1, 3),
        ("spare_durak", 2, 1, 1),
        ("first_out", 2, 1, 1),
        ("lowest_trump", 2, 1, None),
        # Seat 3 beat its last attack and went out: the next of the other team is seat 0.
        ("attack_durak", 3, 1, 3),
        # Seat 0 defended last, or seat 1, which went out: seat 2 would have defended next.
        ("attack_durak", 0, 3, 1),
        ("attack_durak", 1, 3, 1),
        ("spare_durak", 1, 3, 3),
    ],
)
def test_of_a_team_that_lost_the_next_to_defend_counts_as_the_durak(
    next_leader: str, defender: int, forehand: int, leader: int | None
) -> None:
    state = finished(
        f'{{"teams": 2, "next_leader": "{next_leader}"}}',
        f"""
        hand 7S
        hand -
        hand 8S
        hand -
        bout 9 1 1 {defender} 1
        places 3 1 3 2
        over durak -
        losing_teams 0
        """,
    )
    assert after(state) == Opening(forehand=forehand, leader=leader)


SIDE_BY_SIDE = '"teams": 2, "team_seating": "together"'


@pytest.mark.parametrize(
    ("next_leader", "leader"), [("attack_durak", 2), ("spare_durak", 3), ("first_out", 3)]
)
def test_side_by_side_the_durak_is_attacked_by_an_opponent(next_leader: str, leader: int) -> None:
    """The order of play is 0, 2, 1, 3: before seat 1 comes 2, not its partner on seat 0."""
    state = finished(
        f'{{{SIDE_BY_SIDE}, "next_leader": "{next_leader}"}}',
        """
        hand -
        hand 8S
        hand -
        hand -
        bout 9 2 2 1 1
        places 2 4 3 1
        over durak 1
        losing_teams 0
        """,
    )
    assert after(state) == Opening(forehand=3, leader=leader)


@pytest.mark.parametrize("next_leader", ["attack_durak", "spare_durak", "first_out"])
@pytest.mark.parametrize("seating", ["alternate", "together"])
@pytest.mark.parametrize("durak", range(6))
def test_nobody_leads_against_the_own_partner_after_a_team_game(
    next_leader: str, seating: str, durak: int
) -> None:
    hands = "\n".join("hand 8S" if seat == durak else "hand -" for seat in range(6))
    text = f"{hands}\nbout 9 0 0 {durak} 1\nplaces 1 2 3 4 5 6\nover durak {durak}"
    state = finished(
        f'{{"teams": 3, "team_seating": "{seating}", "next_leader": "{next_leader}"}}', text
    )
    opening = after(state)
    teams = teams_by_seat(state.rules, 6)
    assert opening.leader is not None
    if next_leader == "attack_durak":
        assert teams[opening.leader] != teams[durak]
        opened = replay(new_game(state.rules, 6, full_pack(36), **opening._asdict()))
        assert opened.bout is not None
        assert opened.bout.defender == durak


def test_the_one_out_first_of_a_team_that_won_at_once_leads() -> None:
    """The winners share the first place; seat 1 of the other team had been out before them."""
    state = play(
        position(
            """
            rules {"teams": 2, "team_result": "all_out", "next_leader": "first_out"}
            hand 7C
            hand -
            hand -
            hand 8C 9C
            places - 1 2 -
            first_out 1
            bout 9 0 0 3 1
            """
        ),
        "0 lead 7C",
    )
    assert (state.reason, state.places) == ("team_out", (1, 3, 1, 3))
    # Seat 3 defended last and alone holds cards: it counts as the durak, and deals.
    assert after(state) == Opening(forehand=0, leader=1)


def test_with_a_lasting_direction_the_next_to_defend_is_on_the_other_side() -> None:
    """Play goes to the right: after seat 1 comes seat 0, not seat 2."""
    state = finished(
        '{"teams": 2, "transfer": "on", "transfer_direction": "chosen_lasting"}',
        """
        hand 7S
        hand -
        hand 8S
        hand -
        bout 9 1 1 1 1
        direction right
        places 3 1 3 2
        over durak -
        losing_teams 0
        """,
    )
    assert after(state) == Opening(forehand=1, leader=3)


def test_in_the_first_edition_a_team_with_several_holding_had_no_durak() -> None:
    state = finished(
        '{"teams": 2}',
        """
        hand 7S
        hand -
        hand 8S
        hand -
        bout 9 1 1 2 1
        places 3 1 3 2
        over durak -
        losing_teams 0
        """,
    )
    opening = next_opening(state, state.rules, 4, edition=FIRST_EDITION)
    assert opening == Opening(forehand=1, leader=None)


def test_the_last_one_of_a_team_is_the_durak() -> None:
    state = finished(
        '{"teams": 2}',
        """
        hand -
        hand -
        hand 8S
        hand -
        bout 9 1 1 2 1
        places 3 1 4 2
        over durak 2
        losing_teams 0
        """,
    )
    assert after(state) == Opening(forehand=3, leader=1)


def test_with_other_rules_it_is_as_in_a_first_game() -> None:
    assert after(finished(), transfer="on") == Opening(forehand=0, leader=None)


def test_with_other_players_the_deal_passes_on_and_it_is_as_in_a_first_game() -> None:
    state = finished()
    opening = next_opening(state, state.rules, 4, same_players=False)
    assert opening == Opening(forehand=1, leader=None)


def test_with_another_number_of_seats_it_is_as_in_a_first_game() -> None:
    state = finished()
    assert next_opening(state, state.rules, 3) == Opening(forehand=1, leader=None)


def test_a_forehand_that_leads_a_first_game_leads_whenever_nothing_else_decides() -> None:
    opening = after(finished('{"first_leader": "forehand"}', DRAWN))
    rules = RuleSet(first_leader="forehand")
    events = new_game(rules, 3, full_pack(36), **opening._asdict())
    state = replay(events)
    assert state.bout is not None
    assert state.bout.leader == opening.forehand == 2
    assert not any(isinstance(event, TrumpShown) for event in events)


def test_a_running_game_has_no_next_one() -> None:
    state = replay(new_game(RuleSet(), 2, full_pack(36)))
    with pytest.raises(ValueError, match="is over"):
        next_opening(state, RuleSet(), 2)


# --- from which cards --------------------------------------------------------------------------

LEFT = "9D TD JD QD KD AD 9H TH JH QH KH"
"""Eleven cards in the talon. Two seats need twelve."""


def quicky(hand: str, *, table: str = "-") -> GameState:
    return finished(
        QUICKY,
        f"""
        hand -
        hand {hand}
        talon {LEFT}
        trump KH KH -
        bout 5 0 0 1 2
        table {table}
        places 1 2
        over durak 1
        """,
    )


def test_the_next_pack_has_the_cards_neither_on_the_discard_pile_nor_on_the_table() -> None:
    state = quicky("9S TS", table="0:9C>JC 0:JS")
    # Thirteen are left. The nine and jack of clubs and the jack of spades lie on the table.
    assert after(state).removed == cards("9C TC JC QC KC AC AH JS QS KS AS")


def test_a_fresh_pack_is_dealt_where_the_rules_say_so() -> None:
    assert after(quicky("9S TS"), series_deck="fresh").removed == ()


def test_with_exactly_enough_cards_the_last_one_dealt_is_the_trump_card() -> None:
    state = quicky("9S")
    opening = after(state)
    assert len(opening.removed) == 12
    left = cards(f"9S {LEFT}")
    dealt = replay(new_game(state.rules, 2, left, **opening._asdict()))
    # Seat 0 is the forehand, so that the twelfth card is seat 1's.
    assert dealt.turned_up is not None
    assert (dealt.turned_up.code, dealt.trump_holder, dealt.talon) == ("KH", 1, ())
    assert dealt.discard == opening.removed


def test_with_one_card_too_few_the_pack_is_fresh() -> None:
    assert len(cards(LEFT)) == 11
    state = finished(
        QUICKY,
        f"""
        hand -
        hand -
        talon {LEFT}
        trump KH KH -
        bout 5 0 0 1 2
        places 1 1
        over draw -
        """,
    )
    assert after(state).removed == ()


def test_cards_removed_before_stay_out() -> None:
    first = quicky("9S TS JS QS KS AS")
    opening = after(first)
    assert opening.removed == cards("9C TC JC QC KC AC AH")
    left = cards(f"9S TS JS QS KS AS {LEFT}")
    second = replay(new_game(first.rules, 2, left, **opening._asdict()))
    # Seat 0, which leads, has 9S JS KS 9D JD KD, seat 1 TS QS AS TD QD AD; 9H is turned up.
    second = play(second, "0 lead 9S", "1 beat 9S TS", "0 done")
    assert second.discard == cards("9C TC JC QC KC AC AH 9S TS")


def test_hidden_cards_and_a_card_under_the_trump_card_need_more_than_the_hands() -> None:
    assert RuleSet(hidden_cards=2).cards_to_deal(3) == 24
    assert RuleSet(changing_trump=True).cards_to_deal(3) == 20
    assert RuleSet().cards_to_deal(3) == 18


def test_another_pack_is_dealt_whole() -> None:
    assert after(quicky("9S TS"), deck=36).removed == ()


def test_a_new_deal_is_from_the_same_cards() -> None:
    rules = RuleSet(deck=24, hand_size=3, series_deck="remaining", redeal="on_request")
    removed = cards("9C TC JC QC KC AC")
    left = tuple(card for card in full_pack(24) if card not in removed)
    state = replay(new_game(rules, 2, left, removed=removed))
    # 9D JD KD for seat 0: all of one suit, so that it may ask.
    asked = play(state, "0 request_redeal")
    assert asked.phase is Phase.DEAL
    again = deal_again(asked, left[::-1])
    asked = evolved(asked, again)
    assert asked.discard == removed
    with pytest.raises(ValueError, match="exactly once"):
        deal_again(play(state, "0 request_redeal"), full_pack(24))


def test_pack_and_removed_cards_are_together_the_pack_of_the_rules() -> None:
    pack = full_pack(24)
    with pytest.raises(ValueError, match="exactly once"):
        new_game(RuleSet(deck=24), 2, pack, removed=pack[:1])
    with pytest.raises(ValueError, match="exactly once"):
        new_game(RuleSet(deck=24), 2, pack[1:])
    with pytest.raises(ValueError, match=r"^too few cards are left to deal$"):
        new_game(RuleSet(deck=24), 2, pack[13:], removed=pack[:13])


# --- how it is written -------------------------------------------------------------------------


def test_removed_cards_are_written_only_where_there_are_any() -> None:
    assert "removed" not in event_to_json(GameStarted(RuleSet(), 2, 0))
    later = GameStarted(RuleSet(), 2, 0, 1, cards("6C 7C"))
    assert event_to_json(later) == {
        "type": "game_started",
        "rules": {},
        "seats": 2,
        "forehand": 0,
        "leader": 1,
        "removed": ["6C", "7C"],
    }
    assert event_from_json(event_to_json(later)) == later


def test_a_later_game_is_read_back_from_its_notation() -> None:
    first = quicky("9S TS JS QS KS AS")
    opening = after(first)
    left = cards(f"9S TS JS QS KS AS {LEFT}")
    events = new_game(first.rules, 2, left, **opening._asdict())
    text = write_game(record_of(events))
    assert f'[Removed "{write_cards(opening.removed)}"]' in text.splitlines()
    assert read_game(text).events() == events
    assert read_position(write_position(replay(events))) == replay(events)
    assert "Removed" not in write_game(record_of(new_game(RuleSet(), 2, full_pack(36))))
