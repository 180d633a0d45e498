/* The four suit shapes and the star of the jokers, drawn in a box of 100 by 100. */

import type { Mark } from '../core/cards';
import { RANK_SHAPES } from './ranks';
import suits from './suits.json';

const star = RANK_SHAPES.X.path;

export const SUIT_PATHS: Record<Mark, string> = { ...suits, B: star, R: star };

/** The class that gives a suit or a joker its colour; the sheet decides between two and four colours. */
export function suitClass(suit: Mark): string {
  return `suit-${suit}`;
}
