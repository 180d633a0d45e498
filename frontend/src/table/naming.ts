/* Wild sixes: the suit as which a chosen card is played. */

import { face, plain, SUITS, type Mark } from '../core/cards';
import type { Card, Suit } from '../wire';
import { playedCards, type Way } from './choices';

/** The suits chosen so far, by card. */
export type Names = Readonly<Record<Card, Suit>>;

/** A chosen card that has to be given one of several suits. */
export interface SuitQuestion {
  card: Card;
  suits: readonly Suit[];
}

function nameIn({ command }: Way, card: Card): Mark | null {
  const played = playedCards(command).find((one) => plain(one) === card);
  const parts = played === undefined ? null : face(played);
  return parts === null ? null : (parts.playedAs ?? parts.suit);
}

/** The ways in which every card has the suit chosen for it. */
export function waysNamed(ways: readonly Way[], names: Names): Way[] {
  const chosen = Object.entries(names);
  return ways.filter((way) => chosen.every(([card, suit]) => nameIn(way, card) === suit));
}

/** The first of the chosen cards whose suit is still open; null when none is. */
export function openSuit(ways: readonly Way[], chosen: readonly Card[]): SuitQuestion | null {
  for (const card of chosen) {
    const possible = new Set(ways.map((way) => nameIn(way, card)));
    if (possible.size > 1) return { card, suits: SUITS.filter((suit) => possible.has(suit)) };
  }
  return null;
}
