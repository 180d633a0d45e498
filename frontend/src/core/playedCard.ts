/* The card of a play. */

import type { Card, Command } from '../wire';
import type { Act } from './acts';

/** The card that a command or an act plays, the first of several; null where it plays none. */
export function playedCard(play: Command | Act): Card | null {
  if ('card' in play) return play.card;
  return 'cards' in play ? (play.cards[0] ?? null) : null;
}
