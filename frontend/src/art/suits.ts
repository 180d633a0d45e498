/* The four suit shapes and the cap of the jokers, drawn in a box of 100 by 100. */

import type { Mark } from '../core/cards';
import suits from './suits.json';

const cap =
  'M22 74C21 60 20 54 17 54A8 8 0 1 1 5 44C9 20 33 20 38 42C39 32 41 25 45 18A8 8 0 1 1 55 18C59 25 61 32 62 42C67 20 91 20 95 44A8 8 0 1 1 83 54C80 54 79 60 78 74ZM20 80H80V92H20Z';

export const SUIT_PATHS: Record<Mark, string> = { ...suits, B: cap, R: cap };

/** The class that gives a suit or a joker its colour; the sheet decides between two and four colours. */
export function suitClass(suit: Mark): string {
  return `suit-${suit}`;
}
