/* The moment at which a player is down to one card that nothing replaces. */

import type { GameEvent, View } from '../wire';
import { holdsLastCard } from './holdsLastCard';

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
