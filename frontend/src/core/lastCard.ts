/* The moment at which a player is down to one card that nothing replaces. */

import type { GameEvent, View } from '../wire';

/** Return the seat whose player holds one last card after `event`, which led to `view`; null if nobody does. */
export function lastCardAfter(event: GameEvent, view: View): number | null {
  switch (event.type) {
    case 'cards_led':
    case 'card_thrown_in':
    case 'attack_beaten':
    case 'attack_transferred':
      return holdsLastCard(view, event.seat) ? event.seat : null;
    default:
      return null;
  }
}

/** Return whether the player at `seat` holds one card, with none to be drawn. */
export function holdsLastCard({ talon, hands, hidden, phase }: View, seat: number): boolean {
  return phase !== 'over' && talon === 0 && hands[seat]?.length === 1 && (hidden[seat] ?? 0) === 0;
}
