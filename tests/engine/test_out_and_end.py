"""rules.md 2.10, 2.11, 2.12 and the option `draws`: going out, the end, games without progress."""

from games.engine import GameState, RefusalCode, RuleSet, awaited_seats, new_game, replay
from games.engine.deck import full_pack
from games.engine.events import PlayerOut
from tests.support.positions import event_types, events_of, legal, play, position, refusal


def outs(state: GameState, move: str) -> list[tuple[int, int]]:
    return [
        (event.seat, event.place)
        for event in events_of(state, move)
        if isinstance(event, PlayerOut)
    ]


# --- 2.10 --------------------------------------------------------------------------------------


def test_with_the_talon_empty_an_empty_hand_is_out_at_once_also_in_mid_bout() -> None:
    state = position(
        """
        hand 7C
        hand 8C 9C
        hand 7S 8D
        bout 9 0 0 1 2
        """
    )
    assert event_types(state, "0 lead 7C") == ["cards_led", "player_out"]
    after = play(state, "0 lead 7C")
    assert after.places == (1, None, None)
    assert awaited_seats(after) == (1,)
    assert legal(after, 2) == ["throw_in 7S", "done"]
    assert refusal(after, "0 done").code == RefusalCode.NOT_IN_PLAY


def test_while_the_talon_has_cards_an_empty_hand_stays_in_play() -> None:
    state = position(
        """
        hand 7C
        hand 8C 9C
        talon 6S AH
        bout 9 0 0 1 2
        """
    )
    assert event_types(state, "0 lead 7C") == ["cards_led"]


def test_when_the_talon_runs_out_in_a_refill_those_left_without_cards_go_out() -> None:
    state = position(
        """
        hand 7C 6C 6D 6S 8S KH
        hand 8C
        hand 9H
        talon AH
        bout 9 2 2 0 6
        """
    )
    # Seat 2 leads its last card and draws the last one; nothing is left for seat 1 to draw.
    state = play(state, "2 lead 9H", "0 beat 9H KH", "1 done")
    assert state.bout is not None
    assert (state.places, state.bout.leader) == ((None, None, None), 0)
    assert [len(hand) for hand in state.hands] == [5, 1, 1]


def test_several_out_in_one_refill_take_places_in_the_order_their_hands_became_empty() -> None:
    state = position(
        """
        hand 7C
        hand 7D
        hand 8C 9D
        hand 7S 9S
        talon AH
        bout 9 1 1 2 2
        """
    )
    # Seat 1 leads its last card, seat 0 throws in its last one; the leader draws the only card.
    state = play(state, "1 lead 7D", "0 throw_in 7C")
    assert outs(play(state, "2 beat 7C 8C"), "2 beat 7D 9D") == [(0, 1), (2, 2)]


def test_turn_order_skips_players_who_are_out() -> None:
    state = position(
        """
        hand 7C 8H
        hand -
        hand 8C 9C TC
        hand 7S 8D TD
        places - 1 - -
        bout 9 0 0 2 3
        """
    )
    state = play(state, "0 lead 7C", "2 beat 7C 8C", "0 done", "3 done")
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (2, 3)
    state = play(state, "2 lead 9C", "3 take", "0 done", "2 done")
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (0, 2)


def test_if_the_next_leader_is_out_the_next_in_play_leads() -> None:
    state = position(
        """
        hand 7C 8H 9S
        hand 8C
        hand 7S 8D TD
        bout 9 0 0 1 1
        """
    )
    assert event_types(play(state, "0 lead 7C"), "1 beat 7C 8C") == [
        *("attack_beaten", "player_out", "bout_ended", "bout_started"),
    ]
    state = play(state, "0 lead 7C", "1 beat 7C 8C")
    assert state.bout is not None
    assert (state.places, state.bout.leader, state.bout.defender) == ((None, 1, None), 2, 0)


# --- 2.11 --------------------------------------------------------------------------------------


def test_the_last_one_holding_cards_is_the_durak_and_the_game_ends_at_once() -> None:
    state = position(
        """
        hand 7C
        hand 8C 9C
        bout 9 0 0 1 2
        """
    )
    assert event_types(state, "0 lead 7C") == ["cards_led", "player_out", "game_ended"]
    over = play(state, "0 lead 7C")
    assert (over.reason, over.durak, over.places) == ("durak", 1, (1, 2))
    assert awaited_seats(over) == ()
    assert legal(over, 1) == []
    assert refusal(over, "1 beat 7C 8C").code == RefusalCode.GAME_OVER


def test_play_goes_on_while_the_last_one_could_get_rid_of_all_cards() -> None:
    state = position(
        """
        hand 7C 7D
        hand 8C 9H
        bout 9 0 0 1 2
        """
    )
    state = play(state, "0 lead 7C 7D")
    assert state.places == (1, None)
    assert legal(state, 1) == ["beat 7C 8C", "beat 7C 9H", "beat 7D 9H", "take"]
    taken = play(state, "1 take")
    assert (taken.reason, taken.durak, taken.places) == ("durak", 1, (1, 2))


def test_a_last_beat_that_empties_every_hand_is_a_draw() -> None:
    state = position(
        """
        hand 7C 7D
        hand 8C 9H
        bout 9 0 0 1 2
        """
    )
    drawn = play(state, "0 lead 7C 7D", "1 beat 7C 8C", "1 beat 7D 9H")
    assert (drawn.reason, drawn.durak, drawn.places) == ("draw", None, (1, 1))


def test_only_those_who_went_out_in_the_last_bout_share_the_best_of_their_places() -> None:
    state = position(
        """
        hand 7C
        hand 8C
        hand -
        hand -
        places - - 2 1
        bout 9 0 0 1 1
        """
    )
    drawn = play(state, "0 lead 7C", "1 beat 7C 8C")
    assert (drawn.reason, drawn.places) == ("draw", (3, 3, 2, 1))


def test_three_who_go_out_in_the_last_bout_share_the_first_place() -> None:
    state = position(
        """
        hand 7C
        hand 8C 9S
        hand 7S
        bout 9 0 0 1 2
        """
    )
    drawn = play(state, "0 lead 7C", "2 throw_in 7S", "1 beat 7C 8C", "1 beat 7S 9S")
    assert (drawn.reason, drawn.durak, drawn.places) == ("draw", None, (1, 1, 1))


def test_without_draws_the_defender_of_the_last_bout_is_the_durak() -> None:
    state = position(
        """
        rules {"draws": false}
        hand 7C
        hand 8C 9S
        hand 7S
        bout 9 0 0 1 2
        """
    )
    over = play(state, "0 lead 7C", "2 throw_in 7S", "1 beat 7C 8C", "1 beat 7S 9S")
    assert (over.reason, over.durak, over.places) == ("durak", 1, (1, 3, 2))


def test_a_player_who_can_no_longer_go_out_loses_although_something_could_be_beaten() -> None:
    state = position(
        """
        hand 7C 7D
        hand 8C 9H TH
        bout 9 0 0 1 3
        """
    )
    over = play(state, "0 lead 7C 7D")
    assert (over.reason, over.durak) == ("durak", 1)


def test_the_game_ends_at_once_when_the_attacker_alone_is_left() -> None:
    state = position(
        """
        hand 7C 8H
        hand 8C
        bout 9 0 0 1 1
        """
    )
    over = play(state, "0 lead 7C", "1 beat 7C 8C")
    assert (over.reason, over.durak, over.places) == ("durak", 0, (2, 1))


def test_with_refill_never_the_first_empty_hand_is_out_although_a_talon_remains() -> None:
    state = position(
        """
        rules {"refill": "never"}
        hand 7C
        hand 8C 9C
        talon 6S AH
        bout 9 0 0 1 2
        """
    )
    over = play(state, "0 lead 7C")
    assert (over.reason, over.durak, over.places) == ("durak", 1, (1, 2))


# --- 2.12 --------------------------------------------------------------------------------------

ROUND = """
hand 7C 8C
hand 7D 8D
hand 7S 8S
"""


def test_a_taken_bout_counts_as_idle_and_a_beaten_one_starts_the_count_again() -> None:
    state = position(ROUND + "idle 7\nbout 60 0 0 1 2")
    assert play(state, "0 lead 7C", "1 take", "0 done", "2 done").idle_bouts == 8
    state = position("hand 7C 8S\nhand 9C 8D\nhand 7S 9S\nidle 7\nbout 60 0 0 1 2")
    assert play(state, "0 lead 7C", "1 beat 7C 9C", "0 done", "2 done").idle_bouts == 0


def test_a_taken_bout_in_which_somebody_goes_out_is_not_idle() -> None:
    state = position("hand 7C\nhand 9C 8D\nhand 7S 9S\nidle 7\nbout 60 0 0 1 2")
    assert play(state, "0 lead 7C", "1 take", "2 done").idle_bouts == 0


def test_a_bout_before_a_refill_in_which_somebody_draws_is_not_idle() -> None:
    """Seat 0 led a card and draws one; nobody else holds fewer than the two of a hand."""
    text = """
        rules {"hand_size": 2}
        hand 7C 8C
        hand 7D 8D
        hand 7S 8S
        talon 6S 6C
        idle 7
        bout 60 0 0 1 2
        """
    moves = ("0 lead 7C", "1 take", "0 done", "2 done")
    assert play(position(text), *moves).idle_bouts == 0
    # A leader with a fuller hand draws nothing.
    fuller = text.replace("hand 7C 8C", "hand 7C 8C 9C")
    assert play(position(fuller), *moves).idle_bouts == 8
    # Nor does anybody who never refills, or not before the cycle is over.
    never = text.replace('"hand_size": 2', '"hand_size": 2, "refill": "never"')
    assert play(position(never), *moves).idle_bouts == 8
    cycle = text.replace('"hand_size": 2', '"hand_size": 2, "refill": "cycle"') + "defended 1"
    assert play(position(cycle), *moves).idle_bouts == 8
    assert play(position(cycle.replace("defended 1", "defended 0 1 2")), *moves).idle_bouts == 0


def test_a_bout_in_which_a_penalty_was_drawn_is_not_idle() -> None:
    text = """
        rules {"hand_size": 1, "cheating": true, "cheat_penalty": 1}
        hand 7C 8C
        hand 7D 8D
        hand 7S 8S
        talon 6S 6C
        idle 7
        bout 60 0 0 1 2
        """
    moves = ("0 lead 7C", "1 take", "0 done", "2 done")
    assert play(position(text), *moves).idle_bouts == 8
    assert play(position(text), moves[0], "1 call_cheat 7C", *moves[1:]).idle_bouts == 0


def test_with_two_in_play_nothing_counts_towards_a_draw() -> None:
    """Also where they take for ever from two packs: the game goes on, and somebody wins it."""
    for two in ("hand 7C 8C\nhand 7D 8D\n", "hand 7C 8C\nhand 7D 8D\nhand -\nplaces - - 1\n"):
        state = position(two + "idle 39\nbout 60 0 0 1 2")
        after = play(state, "0 lead 7C", "1 take", "0 done")
        assert (after.is_over, after.idle_bouts) == (False, 0)


def test_two_who_can_transfer_are_counted_since_they_could_go_on_for_ever() -> None:
    """Seat 1 transfers with its seven, seat 0 takes both, and so on the other way round."""
    rules = 'rules {"transfer": "on"}'
    text = f"{rules}\nhand 7C 8C 9C\nhand 7D 8D\nidle 39\nbout 60 0 0 1 2"
    over = play(position(text), "0 lead 7C", "1 transfer 7D", "0 take")
    assert (over.reason, over.places) == ("no_progress", (1, 1))


def test_two_who_play_with_two_packs_and_always_take_come_to_an_end() -> None:
    rules = RuleSet(decks=2)
    state = replay(new_game(rules, 2, full_pack(36, 2)))
    taken, defender = 0, None
    while not state.is_over:
        assert state.bout is not None
        assert state.idle_bouts == 0
        leader, defender = state.bout.leader, state.bout.defender
        state = play(state, f"{leader} {legal(state, leader)[0]}")
        if not state.is_over:
            state = play(state, f"{defender} take")
            taken += 1
        if awaited_seats(state) == (leader,) and state.phase == "taking":
            state = play(state, f"{leader} done")
    # The leader draws a card a bout, 60 in all, and then plays the last six of its hand.
    assert (state.reason, state.durak, taken) == ("durak", defender, 65)


def test_after_forty_idle_bouts_the_game_is_drawn_among_those_still_in() -> None:
    text = "hand 7C 8C\nhand 7D 8D\nhand 7S 8S\nhand -\nplaces - - - 1\nidle 39\nbout 60 0 0 1 2"
    state = play(position(text), "0 lead 7C", "1 take", "0 done")
    assert event_types(state, "2 done") == ["attacker_done", "bout_ended", "game_ended"]
    over = play(state, "2 done")
    assert (over.reason, over.durak, over.places) == ("no_progress", None, (2, 2, 2, 1))


def test_thirty_nine_idle_bouts_are_not_enough() -> None:
    state = play(position(ROUND + "idle 38\nbout 60 0 0 1 2"), "0 lead 7C", "1 take", "0 done")
    assert event_types(state, "2 done")[-1] == "bout_started"
