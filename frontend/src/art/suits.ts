/* The four suit shapes and the jester's cap of the jokers, drawn in a box of 100 by 100. */

import type { Mark } from '../core/cards';
import suits from './suits.json';

export const SUIT_PATHS: Record<Mark, string> = { ...suits, B: suits.X, R: suits.X };

/** The class that gives a suit or a joker its colour; the sheet decides between two and four colours. */
export function suitClass(suit: Mark): string {
  return `suit-${suit}`;
}
