/* Where the pips of a number card stand, in a box of 100 by 100 that the face stretches to its field. */

import type { Rank } from '../core/cards';

/** Centre of a pip; pips in the lower half are upside down. */
export type Pip = readonly [x: number, y: number];

const LEFT = 14;
const RIGHT = 86;
const MIDDLE = 50;

function rows(ys: readonly number[]): Pip[] {
  return ys.flatMap((y): Pip[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
}

const FOUR_ROWS = [8, 36, 64, 92];

export const PIPS: Partial<Record<Rank, readonly Pip[]>> = {
  A: [[MIDDLE, 50]],
  X: [[MIDDLE, 50]],
  '2': [
    [MIDDLE, 8],
    [MIDDLE, 92],
  ],
  '3': [
    [MIDDLE, 8],
    [MIDDLE, 50],
    [MIDDLE, 92],
  ],
  '4': rows([8, 92]),
  '5': [...rows([8, 92]), [MIDDLE, 50]],
  '6': rows([8, 50, 92]),
  '7': [...rows([8, 50, 92]), [MIDDLE, 29]],
  '8': [...rows([8, 50, 92]), [MIDDLE, 29], [MIDDLE, 71]],
  '9': [...rows(FOUR_ROWS), [MIDDLE, 50]],
  T: [...rows(FOUR_ROWS), [MIDDLE, 22], [MIDDLE, 78]],
};
