/* What a seat could know of the cards that it did not see. */

import type { Schema } from '../wire';

export type CardKnowledge = Schema['CardKnowledge'];

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many cards lie face down beside hands. */
export const hiddenBeside = ({ face_down }: CardKnowledge) => sum(face_down);

/** How many of the unseen cards are in the talon: those that are in no hand and beside none. */
export function buriedIn(known: CardKnowledge): number {
  return known.unseen.length - sum(known.hands.map((hand) => hand.unknown)) - hiddenBeside(known);
}
