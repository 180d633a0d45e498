/* A position set up card by card, as its text. */

import { RANKS, SUITS, type Rank } from '../core/cards';
import type { Card, Suit } from '../wire';

export type DeckSize = 24 | 36 | 52;

/** The place of a card: a seat's hand, the talon, or out of play. */
export type Spot = number | 'talon' | 'discard';

export interface SetUp {
  deck: DeckSize;
  transfer: boolean;
  seats: number;
  trump: Suit;
  leader: number;
  /** Cards that stand nowhere are out of play. */
  spots: ReadonlyMap<Card, Spot>;
}

/** The reason why the set-up is not a position yet. */
export type Fault = 'no_hand' | 'no_trump_in_talon' | 'leader_without_cards' | 'too_few';

const LOWEST: Record<DeckSize, Rank> = { 24: '9', 36: '6', 52: '2' };
const MAX_ATTACKS = 6;

/** The cards of a deck, suit by suit, the lowest first. */
export function cardsOf(deck: DeckSize): Card[] {
  const ranks = RANKS.slice(RANKS.indexOf(LOWEST[deck]));
  return SUITS.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));
}

const inSpot = (setUp: SetUp, spot: Spot): Card[] =>
  cardsOf(setUp.deck).filter((card) => (setUp.spots.get(card) ?? 'discard') === spot);

/** The first fault of the set-up; null when the position can be played. */
export function faultOf(setUp: SetUp): Fault | null {
  const hands = Array.from({ length: setUp.seats }, (_, seat) => inSpot(setUp, seat));
  const talon = inSpot(setUp, 'talon');
  if (hands.filter((hand) => hand.length > 0).length < 2) return 'too_few';
  if (hands[setUp.leader]?.length === 0) return 'leader_without_cards';
  if (talon.length > 0 && hands.some((hand) => hand.length === 0)) return 'no_hand';
  if (talon.length > 0 && !talon.some((card) => card.endsWith(setUp.trump)))
    return 'no_trump_in_talon';
  return null;
}

/** The position as text; it has no fault. */
export function positionText(setUp: SetUp): string {
  const { deck, transfer, seats, trump, leader } = setUp;
  const hands = Array.from({ length: seats }, (_, seat) => inSpot(setUp, seat));
  const isOut = hands.map((hand) => hand.length === 0);
  const next = (seat: number): number =>
    isOut[(seat + 1) % seats] === true ? next((seat + 1) % seats) : (seat + 1) % seats;
  const defender = next(leader);
  const limit = Math.min(MAX_ATTACKS, hands[defender]?.length ?? 0);
  const drawn = inSpot(setUp, 'talon');
  const open = drawn.find((card) => card.endsWith(trump));
  const talon = open === undefined ? [] : [...drawn.filter((card) => card !== open), open];
  const turnedUp = open ?? `${LOWEST[deck]}${trump}`;
  let place = 0;
  const places = isOut.map((out) => (out ? String((place += 1)) : '-'));
  const rules = {
    ...(deck === 36 ? {} : { deck }),
    ...(transfer ? { transfer: 'on' } : {}),
  };
  const line = (name: string, cards: readonly Card[]) => `${name} ${cards.join(' ') || '-'}`;
  return [
    'position 1',
    `rules ${JSON.stringify(rules)}`,
    `seats ${seats} forehand 0 deal 1`,
    'leader -',
    'asking -',
    ...hands.map((hand) => line('hand', hand)),
    ...hands.map(() => 'known -'),
    ...hands.map(() => 'hidden -'),
    line('talon', talon),
    `trump ${open ?? '-'} ${turnedUp} -`,
    line('discard', inSpot(setUp, 'discard')),
    `places ${places.join(' ')}`,
    'idle 0',
    'over - -',
    'losing_teams -',
    'defended -',
    'showed -',
    // It is never bout 1, because the first bout may have a different limit.
    `bout 2 ${leader} ${leader} ${defender} ${limit}`,
    'direction left',
    'flags -',
    'table -',
    'done -',
    'emptied -',
    'out -',
    'shown -',
    'shown_by -',
    'led 0',
    '',
  ].join('\n');
}
