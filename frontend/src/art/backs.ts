/* The size of a card's back within its edge: a box of 224 by 324. */

export const BACK_WIDTH = 224;
export const BACK_HEIGHT = 324;
