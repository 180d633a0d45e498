"""The weights of the rules of thumb."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Taste:
    """Prices in units of worth: 1 is the worth of the dearest card.

    Prices that decide many games were found by playing them; the others only settle what comes
    first.

    `together`, `together_after`: what each further card led at once is worth; the second between
    two players when no cards are drawn any more. `toll`: the share of what an attack is likely to
    cost the defender that counts as gain. `dear_drawing`, `dear_after`: a dearer card is not thrown
    in while cards are drawn, and after that. `taken`, `taken_each`: what taking costs at all and
    for each card on the table, while cards are drawn; after that one takes only what cannot be
    beaten. `opening`: what each card costs that a beating card lets others throw in. `returned`:
    what each card costs that comes back when a transfer is answered by another. `shown`: what
    showing a trump to others costs; `ticket`: what the only show of a game costs besides, while the
    whole talon is there. `assist`: what each card is worth that partners can add to a lead, in the
    end; `trust`: how likely a partner must hold a card that fits, for others to wait. `nearest`,
    `hit`: how much it matters whom a transfer hits, by the cards left and by what these cost there.
    """

    together: float = 0.05
    together_after: float = 0.5
    toll: float = 0.0
    dear_drawing: float = 0.5
    dear_after: float = 1.0
    taken: float = 1.0
    taken_each: float = 0.15
    opening: float = 0.0
    returned: float = 0.05
    shown: float = 0.1
    ticket: float = 0.2
    assist: float = 0.05
    trust: float = 0.5
    nearest: float = 0.03
    hit: float = 0.02
