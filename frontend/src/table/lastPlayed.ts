import type { GameEvent } from '../wire';

/** The cards of the newest play among `events`, to be marked on the table. */
export function lastPlayed(events: readonly GameEvent[]): string[] {
  for (const event of events.toReversed()) {
    switch (event.type) {
      case 'cards_led':
      case 'attack_transferred':
        return event.cards;
      case 'card_thrown_in':
      case 'attack_beaten':
        return [event.card];
      default:
    }
  }
  return [];
}
