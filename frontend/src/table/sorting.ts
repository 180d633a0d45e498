/* Sorting of the hand: trumps at the right, as most players hold them, and jokers beside them. */

import { face, RANKS, type Mark } from '../core/cards';
import type { HandOrder } from '../core/table';
import type { Card, Suit } from '../wire';
import { isTrump, type Trumps } from './trumps';

/** The suits besides each trump, so that neighbours differ in colour. */
const ORDER: Record<Suit | 'none', readonly Suit[]> = {
  C: ['D', 'S', 'H'],
  S: ['D', 'C', 'H'],
  D: ['C', 'H', 'S'],
  H: ['C', 'D', 'S'],
  none: ['C', 'D', 'S', 'H'],
};

/** Behind all other suits. */
const LAST = 4;

function key(card: Card, trumps: Trumps, order: HandOrder): number[] {
  const parts = face(card);
  if (parts === null) return [3, 0, 0, 0];
  const suits: readonly Mark[] = ORDER[trumps.suit ?? 'none'];
  const suit = parts.suit === trumps.suit ? LAST : suits.indexOf(parts.suit);
  const rank = RANKS.indexOf(parts.rank);
  const trump = parts.rank === 'X' ? 2 : isTrump(card, trumps) ? 1 : 0;
  return order === 'suit' ? [trump, suit, rank, parts.copy] : [trump, rank, suit, parts.copy];
}

/** A copy of `hand` in the order asked for. */
export function arrange(hand: readonly Card[], trumps: Trumps, order: HandOrder): Card[] {
  const keyed = hand.map((card) => ({ card, key: key(card, trumps, order) }));
  keyed.sort((a, b) => {
    const at = a.key.findIndex((value, n) => value !== b.key[n]);
    return at < 0 ? 0 : (a.key[at] ?? 0) - (b.key[at] ?? 0);
  });
  return keyed.map(({ card }) => card);
}
