/* The moment after the deal. */

import type { View } from '../wire';

/** Return whether no card has been played, drawn or discarded since the deal. */
export const isJustDealt = ({ hands, bout, discard, places }: View): boolean =>
  hands.some((hand) => hand.length > 0) &&
  discard.length === 0 &&
  (bout === null || (bout.number === 1 && bout.table.length === 0)) &&
  places.every((place) => place === null);
