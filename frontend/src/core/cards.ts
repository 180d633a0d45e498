/*
 * Cards as they travel (docs/api/README.md): rank and suit, the copy from the second pack
 * on, and the suit a wild six was played as.
 */

import type { Card, Suit } from '../wire';

/** X is the rank of the jokers. */
export type Rank =
  '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A' | 'X';

/** The second sign of a card: its suit, or the colour of a joker. */
export type Mark = Suit | 'B' | 'R';

/** A card the viewer may not know. */
export const HIDDEN: Card = '??';

/** The suits, and behind them the jokers, as the service sorts cards. */
export const MARKS: readonly Mark[] = [...'CDHSBR'] as Mark[];
export const SUITS: readonly Suit[] = [...'CDHS'] as Suit[];
export const RANKS: readonly Rank[] = [...'23456789TJQKA'] as Rank[];

export interface Face {
  rank: Rank;
  suit: Mark;
  /** 1, 2 or 3: which of the packs it comes from. */
  copy: number;
  /** The suit a wild six was played as, if any. */
  playedAs: Suit | null;
}

const PATTERN = /^([2-9TJQKA](?=[CDHS])|X(?=[BR]))(.)([23])?(?:=([CDHS]))?$/;

/** The parts of a card; null for a hidden one. Throws on text that is no card. */
export function face(card: Card): Face | null {
  if (card === HIDDEN) return null;
  const match = PATTERN.exec(card);
  if (match === null) throw new Error(`not a card: ${card}`);
  const [, rank, suit, copy, playedAs] = match;
  return {
    rank: rank as Rank,
    suit: suit as Mark,
    copy: copy === undefined ? 1 : Number(copy),
    playedAs: (playedAs as Suit | undefined) ?? null,
  };
}

/** Return whether two wire cards are the same physical card, whatever suit a wild six was played as. */
export function sameCard(a: Card, b: Card): boolean {
  return a !== HIDDEN && plain(a) === plain(b);
}

/** Return the card as in a hand: without the suit a wild six was played as. */
export function plain(card: Card): Card {
  const at = card.indexOf('=');
  return at < 0 ? card : card.slice(0, at);
}

/** The order of lists that form a hand or the discard pile: suit, rank, copy; hidden ones last. */
export function compareCards(a: Card, b: Card): number {
  return place(a) - place(b);
}

function place(card: Card): number {
  const parts = face(card);
  if (parts === null) return Number.MAX_SAFE_INTEGER;
  // A joker's rank is not among them and counts as -1: one more place for each suit keeps it apart.
  const width = RANKS.length + 1;
  return (MARKS.indexOf(parts.suit) * width + RANKS.indexOf(parts.rank)) * 4 + parts.copy;
}

/** A sorted copy of `cards`, in the order the service uses. */
export function sortCards(cards: readonly Card[]): Card[] {
  return [...cards].sort(compareCards);
}
