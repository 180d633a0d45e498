/*
 * The thirteen ranks as strokes, in a box 100 high; as paths rather than text, so that they look the same
 * everywhere and are no text to assistive software (the card's button has its name).
 */

import type { Rank } from '../core/cards';

export interface RankShape {
  /** Width of the box, in the units of its height of 100. */
  width: number;
  path: string;
}

/** Stroke width the shapes are drawn for. */
export const RANK_STROKE = 13;

export const RANK_SHAPES: Record<Rank, RankShape> = {
  '2': { width: 66, path: 'M10 29C12 15 21 8 33 8C46 8 56 17 56 30C56 41 49 49 40 58L10 91H58' },
  '3': { width: 66, path: 'M11 9H55L32 42C47 42 57 52 57 66C57 81 46 92 32 92C21 92 12 86 8 76' },
  '4': { width: 70, path: 'M49 93V8L9 69H63' },
  '5': {
    width: 66,
    path: 'M54 9H18L14 46C19 41 26 38 33 38C47 38 57 49 57 64C57 80 46 92 32 92C21 92 13 87 8 78',
  },
  '6': {
    width: 68,
    path: 'M51 12C47 9 43 8 39 8C22 8 10 27 10 58C10 79 20 92 34 92C48 92 58 81 58 66C58 51 48 40 35 40C22 40 10 51 10 63',
  },
  '7': { width: 64, path: 'M8 9H56L26 93' },
  '8': {
    width: 68,
    path: 'M34 8C46 8 54 16 54 27C54 38 45 46 34 46C23 46 14 38 14 27C14 16 22 8 34 8ZM34 46C48 46 59 55 59 69C59 83 48 92 34 92C20 92 9 83 9 69C9 55 20 46 34 46Z',
  },
  '9': {
    width: 68,
    path: 'M17 88C21 91 25 92 29 92C46 92 58 73 58 42C58 21 48 8 34 8C20 8 10 19 10 34C10 49 20 60 33 60C46 60 58 49 58 37',
  },
  T: {
    width: 92,
    path: 'M8 22L22 9V93M62 8C75 8 84 22 84 50C84 78 75 92 62 92C49 92 40 78 40 50C40 22 49 8 62 8Z',
  },
  J: { width: 60, path: 'M24 9H50V66C50 83 41 92 29 92C18 92 10 85 8 73' },
  Q: {
    width: 76,
    path: 'M37 8C54 8 65 24 65 49C65 75 54 91 37 91C20 91 9 75 9 49C9 24 20 8 37 8ZM44 70L67 94',
  },
  K: { width: 68, path: 'M12 7V93M59 8L14 56M30 41L61 93' },
  A: { width: 74, path: 'M7 93L37 9L67 93M18 66H56' },
};
