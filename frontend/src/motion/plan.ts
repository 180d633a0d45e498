/*
 * Plan of card animations: where cards come from and go to between two views. Pure: places are
 * names, not elements.
 */

import { HIDDEN, plain } from '../core/cards';
import type { Card, View } from '../wire';

/** A place on the table that a card can fly from or to. */
export type Place = 'talon' | 'discard' | `seat:${number}`;

/** Face-down cards in flight. */
export interface BackFlight {
  from: Place;
  to: Place;
  count: number;
}

export interface FlightPlan {
  /** The origin of a card that was hidden before. */
  from: Map<Card, Place>;
  /** The destination of a card that is hidden from now on. */
  to: Map<Card, Place>;
  backs: BackFlight[];
}

const seat = (number: number): Place => `seat:${number}`;

/** The cards each view shows face up on the table, with the seat that put them there. */
function onTable(view: View): Map<Card, number> {
  const cards = new Map<Card, number>();
  for (const pair of view.bout?.table ?? []) {
    cards.set(plain(pair.attack), pair.seat);
    if (pair.beaten_by !== null) cards.set(plain(pair.beaten_by), view.bout?.defender ?? 0);
  }
  return cards;
}

/** The flights that lead from `before` to `after`; `before` is null when a game has just been opened. */
export function planFlights(before: View | null, after: View, perspective: number): FlightPlan {
  const plan: FlightPlan = { from: new Map(), to: new Map(), backs: [] };
  if (before === null || before.seats !== after.seats) return plan;
  const tableBefore = onTable(before);
  const tableAfter = onTable(after);
  for (const [card, player] of tableAfter) plan.from.set(card, seat(player));
  for (const card of after.hands[perspective] ?? []) {
    if (card !== HIDDEN && !tableBefore.has(card)) plan.from.set(card, 'talon');
  }
  const taker = before.bout?.defender ?? 0;
  const undone = isCaught(before, after);
  const discarded = new Set(after.discard);
  for (const [card, player] of tableBefore) {
    if (tableAfter.has(card)) continue;
    plan.to.set(card, discarded.has(card) ? 'discard' : seat(undone ? player : taker));
  }
  planDraws(plan, before, after, perspective, tableBefore.size - tableAfter.size);
  return plan;
}

/** Returns whether a cheat was caught in between, so that cards go back to their players. */
function isCaught({ bout: before }: View, { bout: after }: View): boolean {
  return (
    before?.number === after?.number && (after?.caught.length ?? 0) > (before?.caught.length ?? 0)
  );
}

/** Cards the others drew: their hands grew by more than the table they took. */
function planDraws(
  plan: FlightPlan,
  before: View,
  after: View,
  perspective: number,
  cleared: number,
): void {
  let drawn = before.talon - after.talon;
  if (before.hands.every((hand) => hand.length === 0)) drawn = Number.MAX_SAFE_INTEGER;
  if (drawn <= 0) return;
  const taken = before.bout?.taking === true ? cleared : 0;
  after.hands.forEach((hand, index) => {
    const grown = hand.length - (before.hands[index]?.length ?? 0);
    const count = Math.min(drawn, grown - (index === before.bout?.defender ? taken : 0));
    if (count <= 0 || index === perspective) return;
    plan.backs.push({ from: 'talon', to: seat(index), count });
  });
}
