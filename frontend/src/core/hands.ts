/* Cards entering and leaving hands of which a viewer may know all, some or nothing. */

import type { Card, Seat } from '../wire';
import { HIDDEN, plain, sameCard, sortCards } from './cards';

/** An event this page does not know, or one that does not fit: the view has to be fetched. */
export class CannotReduce extends Error {}

type Hands = readonly (readonly Card[])[];

/** The hands with `cards` added to the hand of `seat`. */
export function withCards(hands: Hands, seat: Seat, cards: readonly Card[]): Card[][] {
  return changed(hands, seat, (hand) => sortCards([...hand, ...cards.map(plain)]));
}

/**
 * The hands with `cards` gone from the hand of `seat`. A card not known to be there was one of the
 * hidden ones. Throws CannotReduce when the hand cannot hold it.
 */
export function withoutCards(hands: Hands, seat: Seat, cards: readonly Card[]): Card[][] {
  return changed(hands, seat, (hand) => cards.reduce(withoutCard, hand));
}

/** The hands with `card` known to all in the hand of `seat`. */
export function withShown(hands: Hands, seat: Seat, card: Card): Card[][] {
  return changed(hands, seat, (hand) =>
    hand.some((held) => sameCard(held, card))
      ? [...hand]
      : sortCards([...withoutCard(hand, HIDDEN), plain(card)]),
  );
}

function withoutCard(hand: readonly Card[], card: Card): readonly Card[] {
  const known = hand.findIndex((held) => sameCard(held, card));
  const index = known >= 0 ? known : hand.indexOf(HIDDEN);
  if (index < 0) throw new CannotReduce(`no ${card} in hand: ${hand.join()}`);
  return hand.toSpliced(index, 1);
}

function changed(
  hands: Hands,
  seat: Seat,
  change: (hand: readonly Card[]) => readonly Card[],
): Card[][] {
  return hands.map((hand, index) => [...(index === seat ? change(hand) : hand)]);
}
