"""Cards, views and events in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RED = frozenset("DH")
HIDDEN = "??"
JOKERS = {"XR": "red joker", "XB": "black joker"}


def card(code: str) -> Text:
    """Return a card in its colour: `10♥`."""
    if code == HIDDEN:
        return Text("▒▒", style="dim")
    face, _, played_as = code.partition("=")
    if face[:2] in JOKERS:
        return Text(JOKERS[face[:2]], style="bold red" if face[1] == "R" else "bold")
    rank = "10" if face[0] == "T" else face[0]
    text = Text(rank + SUITS[face[1]], style="bold red" if face[1] in RED else "bold")
    if played_as:
        text.append(f" as {SUITS[played_as]}")
    return text


def cards(codes: Sequence[str]) -> Text:
    """Return cards beside each other."""
    return Text(" ").join(map(card, codes)) if codes else Text("–", style="dim")


def table(view: Mapping[str, Any], names: Sequence[str]) -> Text:
    """Return the cards on the table, and the number of cards in each hand."""
    lines = [_trump(view)]
    for seat, hand in enumerate(view["hands"]):
        if seat != view["viewer"] and view["places"][seat] is None:
            lines.append(Text.assemble(names[seat], f"  {len(hand)} cards"))
    bout = view["bout"]
    for play in bout["table"] if bout else ():
        beaten = play["beaten_by"]
        cover = Text("  open", style="yellow") if beaten is None else Text("  ← ") + card(beaten)
        lines.append(Text("  ") + card(play["attack"]) + cover)
    if view["phase"] == "taking":
        lines.append(Text("  The defender takes.", style="yellow"))
    return Text("\n").join(lines)


def _trump(view: Mapping[str, Any]) -> Text:
    if view["trump_card"] is not None:
        shown = card(view["trump_card"])
    else:
        shown = Text(SUITS.get(view["trump"] or "", "none"))
    return Text.assemble("Trump ", shown, f"   talon {view['talon']}")


def command(offer: Mapping[str, Any]) -> Text:
    """Return a legal command in words."""
    match offer["type"]:
        case "lead":
            return Text("lead ") + cards(offer["cards"])
        case "throw_in":
            return Text("throw in ") + card(offer["card"])
        case "beat":
            return Text("beat ") + card(offer["attack"]) + Text(" with ") + card(offer["card"])
        case "transfer":
            return Text("transfer with ") + cards(offer["cards"]) + _towards(offer)
        case "show_transfer":
            return Text("transfer by showing ") + card(offer["card"]) + _towards(offer)
        case "swap_trump":
            return Text("swap for the trump card: ") + card(offer["card"])
        case "call_cheat":
            return Text("call a cheat: ") + card(offer["card"])
        case kind:
            return Text(kind.replace("_", " "))


def _towards(offer: Mapping[str, Any]) -> Text:
    return Text(" to the right") if offer.get("direction") == "right" else Text("")


def event(one: Mapping[str, Any], names: Sequence[str]) -> Text | None:
    """Return a line that describes the event; None if the table shows it anyway."""
    who = names[one["seat"]] if "seat" in one else ""
    match one["type"]:
        case "cards_led" | "attack_transferred":
            verb = "leads" if one["type"] == "cards_led" else "transfers with"
            return Text(f"{who} {verb} ") + cards(one["cards"])
        case "card_thrown_in":
            return Text(f"{who} throws in ") + card(one["card"])
        case "attack_beaten":
            return Text(f"{who} beats ") + card(one["attack"]) + Text(" with ") + card(one["card"])
        case "take_declared":
            return Text(f"{who} takes")
        case "bout_ended":
            return Text("— beaten off —" if one["outcome"] == "beaten_off" else "— taken —")
        case "player_out":
            return Text(f"{who} is out, place {one['place']}")
        case "player_left":
            return Text(f"{who} left; a bot plays on")
        case "cards_dealt":
            return Text("The cards are dealt.")
        case "game_ended":
            durak = one["durak"]
            return Text("A draw." if durak is None else f"{names[durak]} is the durak.")
        case _:
            return None


def names_of(game: Mapping[str, Any]) -> list[str]:
    """Return the names at the table by seat; a bot goes by its level."""
    own = game["you"]["seat"]
    return [
        "you"
        if seat["seat"] == own
        else f"seat {seat['seat']}"
        if seat["player"] is None
        else seat["player"]["name"]
        for seat in game["seats"]
    ]
