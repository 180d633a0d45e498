/* A seat's knowledge of the cards that it did not see. */

import type { Schema } from '../wire';

export type CardKnowledge = Schema['CardKnowledge'];

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The number of face-down cards beside hands. */
export const hiddenBeside = ({ face_down }: CardKnowledge) => sum(face_down);

/** The number of unseen cards in the talon: those in no hand and beside none. */
export function buriedIn(known: CardKnowledge): number {
  return known.unseen.length - sum(known.hands.map((hand) => hand.unknown)) - hiddenBeside(known);
}
