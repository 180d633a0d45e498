/* The four suit shapes, drawn in a box of 100 by 100. */

import type { Suit } from '../wire';

export const SUIT_PATHS: Record<Suit, string> = {
  H: 'M50 93C40 80 6 58 6 32C6 17 17 7 30 7C39 7 46 12 50 20C54 12 61 7 70 7C83 7 94 17 94 32C94 58 60 80 50 93Z',
  D: 'M50 4C60 22 73 38 87 50C73 62 60 78 50 96C40 78 27 62 13 50C27 38 40 22 50 4Z',
  S: 'M50 5C58 22 92 38 92 62C92 75 82 83 71 83C64 83 58 80 54 75C55 84 58 90 64 95L36 95C42 90 45 84 46 75C42 80 36 83 29 83C18 83 8 75 8 62C8 38 42 22 50 5Z',
  C: 'M50 5C62 5 71 14 71 25.5C71 32 68 37 64 41C67 40 70 39 73 39C85 39 94 48 94 60C94 72 85 81 73 81C65 81 58 77 54 70C55 81 58 90 65 95L35 95C42 90 45 81 46 70C42 77 35 81 27 81C15 81 6 72 6 60C6 48 15 39 27 39C30 39 33 40 36 41C32 37 29 32 29 25.5C29 14 38 5 50 5Z',
};

/** The class that gives a suit its colour; the sheet decides between two and four colours. */
export function suitClass(suit: Suit): string {
  return `suit-${suit}`;
}
