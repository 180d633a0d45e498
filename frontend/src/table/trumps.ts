/* Trump highlighting: which cards a table shows as trumps. */

import { face, type Rank } from '../core/cards';
import type { TableOptions } from '../core/options';
import type { Card, Suit, View } from '../wire';

export interface Trumps {
  suit: Suit | null;
  /** The rank whose cards are trumps too; null where there is none. */
  rank: Rank | null;
}

/** The trumps of a game as it stands. */
export function trumpsOf(view: View, { rankTrump }: TableOptions): Trumps {
  const turned = view.turned_up === null ? null : face(view.turned_up);
  return { suit: view.trump, rank: rankTrump && turned !== null ? turned.rank : null };
}

/** Returns whether a card in a hand is a trump. */
export function isTrump(card: Card, { suit, rank }: Trumps): boolean {
  const parts = face(card);
  return parts !== null && (parts.suit === suit || parts.rank === rank);
}
