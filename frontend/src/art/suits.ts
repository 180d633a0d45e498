/* The four suit shapes, drawn in a box of 100 by 100. */

import type { Suit } from '../wire';
import suits from './suits.json';

export const SUIT_PATHS: Record<Suit, string> = suits;

/** The class that gives a suit its colour; the sheet decides between two and four colours. */
export function suitClass(suit: Suit): string {
  return `suit-${suit}`;
}
