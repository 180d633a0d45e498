/* Addresses of the court pictures; the browser fetches one when a face first shows it. */

import type { Rank } from '../core/cards';
import type { Suit } from '../wire';

const files = import.meta.glob<string>('./courts/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a court's picture; undefined for a number card. */
export function courtUrl(rank: Rank, suit: Suit): string | undefined {
  return files[`./courts/${rank}${suit}.svg`];
}
