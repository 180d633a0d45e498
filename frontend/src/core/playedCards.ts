/* The cards of a play. */

import type { Card, Command } from '../wire';
import type { Act } from './acts';

/** The cards that a command or an act plays or names; none where it has no card. */
export function playedCards(play: Command | Act): readonly Card[] {
  if ('card' in play) return [play.card];
  return 'cards' in play ? play.cards : [];
}
