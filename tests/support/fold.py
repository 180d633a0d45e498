"""From a viewer's events to that viewer's view, as docs/api/play.md tells it: JSON to JSON.

Written apart from the engine, as a client would write it; golden games and properties compare both.
"""

from collections.abc import Iterable, Iterator
from typing import Any

Json = dict[str, Any]
HIDDEN = "??"
SUITS = "CDHSBR"
"""The suits, and behind them the colours of the jokers."""
RANKS = "23456789TJQKAX"


def views(events: Iterable[Json], viewer: int | str | None) -> Iterator[Json]:
    """The view after each event. The object changes from one to the next."""
    view: Json = {}
    for event in events:
        kind = event["type"]
        if kind == "game_started":
            view = _empty(event, viewer)
        else:
            _APPLY[kind](view, event)
        yield view


def in_order(cards: Iterable[str]) -> list[str]:
    """Sorted by suit, rank and copy; hidden ones last."""
    return sorted(cards, key=_place)


def _place(card: str) -> tuple[int, int, str]:
    if card == HIDDEN:
        return (len(SUITS), 0, "")
    return (SUITS.index(card[1]), RANKS.index(card[0]), card[2:])


def _empty(event: Json, viewer: int | str | None) -> Json:
    seats = event["seats"]
    return {
        "viewer": viewer,
        "seats": seats,
        "phase": "deal",
        "talon": 0,
        "discard": in_order(event.get("removed", [])),
        "hands": [[] for _ in range(seats)],
        "hidden": [0] * seats,
        "bout": None,
        "trump_card": None,
        "turned_up": None,
        "trump_holder": None,
        "trump": None,
        "places": [None] * seats,
        "durak": None,
        "reason": None,
        "idle_bouts": 0,
        "losing_teams": [],
        "asking": None,
    }


def _dealt(view: Json, event: Json) -> None:
    view["hands"] = [in_order(hand) for hand in event["hands"]]
    view["hidden"] = [len(cards) for cards in event["hidden"]]
    view["talon"] = len(event["talon"])
    view["trump_card"] = view["turned_up"] = event["trump_card"]
    view["trump_holder"] = event["trump_holder"]
    view["trump"] = event["trump"]


def _offered(view: Json, event: Json) -> None:
    view["asking"] = event["seat"]
    view["phase"] = "redeal"


def _answered(view: Json, _event: Json) -> None:
    view["asking"] = None
    view["phase"] = "deal"


def _shown(view: Json, event: Json) -> None:
    """All see a card of a hand: it takes the place of a hidden one, if it was not known."""
    hand = view["hands"][event["seat"]]
    if event["card"] not in hand:
        hand.remove(HIDDEN)
        hand.append(event["card"])
        hand[:] = in_order(hand)


def _bout_started(view: Json, event: Json) -> None:
    names = ("number", "leader", "defender", "limit", "direction")
    before = view["bout"]
    is_begun_anew = before is not None and before["number"] == event["number"]
    view["bout"] = {name: event[name] for name in names}
    view["bout"].update(attacker=event["leader"], taking=False, table=[], done=[])
    view["bout"].update(cheats=[], cleared=[], caught=before["caught"] if is_begun_anew else [])
    view["phase"] = "lead"


def _leave(view: Json, seat: int, cards: Iterable[str]) -> None:
    hand = view["hands"][seat]
    for card in cards:
        itself = card.split("=")[0]
        hand.remove(itself if itself in hand else HIDDEN)


def _attack(view: Json, seat: int, cards: Iterable[str]) -> None:
    _leave(view, seat, cards)
    view["bout"]["table"] += [{"attack": card, "seat": seat, "beaten_by": None} for card in cards]
    view["bout"]["done"] = []
    if view["phase"] == "lead":
        view["phase"] = "bout"


def _led(view: Json, event: Json) -> None:
    _attack(view, event["seat"], event["cards"])
    _note_cheat(view, event, event["cards"])


def _thrown_in(view: Json, event: Json) -> None:
    _attack(view, event["seat"], [event["card"]])
    _note_cheat(view, event, [event["card"]])


def _note_cheat(view: Json, event: Json, cards: Iterable[str]) -> None:
    """Sent only to viewers of a finished game with open hands."""
    if event.get("cheat"):
        noted = (card.split("=")[0] for card in cards)
        view["bout"]["cheats"] = in_order([*view["bout"]["cheats"], *noted])


def _beaten(view: Json, event: Json) -> None:
    _leave(view, event["seat"], [event["card"]])
    pair = next(pair for pair in view["bout"]["table"] if pair["attack"] == event["attack"])
    pair["beaten_by"] = event["card"]
    view["bout"]["done"] = []
    _note_cheat(view, event, [event["card"]])


def _caught(view: Json, event: Json) -> None:
    """The cards go back to where they came from; everybody may think again."""
    bout = view["bout"]
    returned = event.get("returned", [])
    gone = {*event["cards"], *event["beaten_by"], *(card for cards in returned for card in cards)}
    bout["table"] = [p for p in bout["table"] if p["attack"].split("=")[0] not in gone]
    for pair in bout["table"]:
        if pair["beaten_by"] is not None and pair["beaten_by"].split("=")[0] in gone:
            pair["beaten_by"] = None
    for seat, cards in (
        (event["cheat"], event["cards"]),
        (event["defender"], event["beaten_by"]),
        *enumerate(returned),
    ):
        view["hands"][seat] = in_order([*view["hands"][seat], *cards])
    bout["done"] = []
    bout["caught"] = sorted({*bout["caught"], event["cheat"]})
    for name in ("cheats", "cleared"):
        bout[name] = [card for card in bout[name] if card not in gone]
    if not bout["table"] and not bout["taking"]:
        view["phase"] = "lead"


def _returned(view: Json, event: Json) -> None:
    bout = view["bout"]
    bout["defender"], bout["taking"], bout["done"] = event["seat"], False, []
    for name in ("attacker", "limit", "direction"):
        bout[name] = event[name]
    view["phase"] = "bout"


def _call_failed(view: Json, event: Json) -> None:
    bout = view["bout"]
    bout["cleared"] = in_order([*bout["cleared"], *event["cards"]])


def _transferred(view: Json, event: Json) -> None:
    _attack(view, event["seat"], event["cards"])
    _note_cheat(view, event, event["cards"])
    _passed_on(view, event)


def _transfer_shown(view: Json, event: Json) -> None:
    _shown(view, event)
    view["bout"]["done"] = []
    _passed_on(view, event)


def _passed_on(view: Json, event: Json) -> None:
    view["bout"]["attacker"] = event["seat"]
    for name in ("defender", "limit", "direction"):
        view["bout"][name] = event[name]


def _take_declared(view: Json, event: Json) -> None:
    bout = view["bout"]
    bout["taking"] = True
    bout["done"] = [seat for seat in bout["done"] if seat not in event.get("asked_anew", [])]
    view["phase"] = "taking"


def _attacker_done(view: Json, event: Json) -> None:
    view["bout"]["done"] = sorted([*view["bout"]["done"], event["seat"]])


def _bout_ended(view: Json, event: Json) -> None:
    if event["outcome"] == "taken":
        hand = view["hands"][event["defender"]]
        hand[:] = in_order([*hand, *event["cards"]])
        view["discard"] = in_order([*view["discard"], *event.get("discarded", [])])
    else:
        view["discard"] = in_order([*view["discard"], *event["cards"]])
    view["bout"].update(table=[], done=[], taking=False, cheats=[], cleared=[])
    view["idle_bouts"] = event["idle_bouts"]
    view["phase"] = "refill"


def _drawn(view: Json, event: Json) -> None:
    hand = view["hands"][event["seat"]]
    hand[:] = in_order([*hand, *event["cards"]])
    view["talon"] = event["talon"]


def _swapped(view: Json, event: Json) -> None:
    _leave(view, event["seat"], [event["given"]])
    hand = view["hands"][event["seat"]]
    hand[:] = in_order([*hand, event["taken"]])
    view["trump_card"] = event["given"]


def _trump_changed(view: Json, event: Json) -> None:
    view["trump_card"] = view["turned_up"] = event["card"]
    view["trump"] = event["trump"]


def _picked_up(view: Json, event: Json) -> None:
    hand = view["hands"][event["seat"]]
    hand[:] = in_order([*hand, *event["cards"]])
    view["hidden"][event["seat"]] = 0


def _out(view: Json, event: Json) -> None:
    view["places"][event["seat"]] = event["place"]
    view["idle_bouts"] = 0


def _ended(view: Json, event: Json) -> None:
    for name in ("reason", "durak", "places", "losing_teams"):
        view[name] = event[name]
    if event.get("epaulettes"):
        view["epaulettes"] = event["epaulettes"]
    view["phase"] = "over"
    view["asking"] = None


def _nothing(_view: Json, _event: Json) -> None:
    pass


_APPLY = {
    "cards_dealt": _dealt,
    "redeal_offered": _offered,
    "hand_kept": _answered,
    "redeal_requested": _answered,
    "trump_shown": _shown,
    "bout_started": _bout_started,
    "cards_led": _led,
    "card_thrown_in": _thrown_in,
    "attack_beaten": _beaten,
    "attack_transferred": _transferred,
    "transfer_shown": _transfer_shown,
    "take_declared": _take_declared,
    "attacker_done": _attacker_done,
    "cheat_caught": _caught,
    "attack_returned": _returned,
    "call_failed": _call_failed,
    "bout_ended": _bout_ended,
    "cards_drawn": _drawn,
    "trump_swapped": _swapped,
    "trump_changed": _trump_changed,
    "cycle_completed": _nothing,
    "hidden_picked_up": _picked_up,
    "player_out": _out,
    "player_left": _nothing,
    "game_ended": _ended,
}
