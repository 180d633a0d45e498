/* The order a hand is held in: trumps at the right, as most players hold them. */

import { face, RANKS, type Card, type Suit } from '../core/cards';
import type { HandOrder } from '../core/table';

/** The suits besides each trump, so that neighbours differ in colour. */
const ORDER: Record<Suit | 'none', readonly Suit[]> = {
  C: ['D', 'S', 'H'],
  S: ['D', 'C', 'H'],
  D: ['C', 'H', 'S'],
  H: ['C', 'D', 'S'],
  none: ['C', 'D', 'S', 'H'],
};

function key(card: Card, trump: Suit | null, order: HandOrder): number[] {
  const parts = face(card);
  if (parts === null) return [2, 0, 0, 0];
  const suit = ORDER[trump ?? 'none'].indexOf(parts.suit);
  const rank = RANKS.indexOf(parts.rank);
  const isTrump = parts.suit === trump ? 1 : 0;
  return order === 'suit' ? [isTrump, suit, rank, parts.copy] : [isTrump, rank, suit, parts.copy];
}

/** A copy of `hand` in the order asked for. */
export function arrange(hand: readonly Card[], trump: Suit | null, order: HandOrder): Card[] {
  const keyed = hand.map((card) => ({ card, key: key(card, trump, order) }));
  keyed.sort((a, b) => {
    const at = a.key.findIndex((value, n) => value !== b.key[n]);
    return at < 0 ? 0 : (a.key[at] ?? 0) - (b.key[at] ?? 0);
  });
  return keyed.map(({ card }) => card);
}
