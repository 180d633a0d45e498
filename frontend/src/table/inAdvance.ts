/*
 * Premoves: a card chosen while it can't be played yet, and what becomes of it. It is played as soon as the service offers it in
 * one way; what it offers is all that is known here.
 */

import type { Card, Offer, Seat, View } from '../wire';
import { tap, type Choice, type Tap } from './choices';

/** A card of the reader's hand, and what they were when they chose it. */
export interface Ahead {
  card: Card;
  bout: number;
  defends: boolean;
  /** It waits for its bout only, not for the lead of the next. */
  boutOnly?: boolean;
}

/** The table as the reader has it before them. */
export interface Before {
  view: View;
  me: Seat;
  legal: readonly Offer[];
}

/** `card` as chosen now; null where the reader takes no part in what is coming. */
export function chooseAhead(card: Card, { view, me, legal }: Before): Ahead | null {
  const { bout } = view;
  const isAsked = legal.some(({ type }) => type !== 'swap_trump' && type !== 'call_cheat');
  if (bout === null || view.phase === 'over' || view.places[me] != null || isAsked) return null;
  const defends = bout.defender === me;
  return defends && bout.taking ? null : { card, bout: bout.number, defends };
}

/**
 * The fate of a card chosen in advance: it is played, chosen as by a tap, keeps waiting, or is no
 * longer chosen. It waits for the rest of its bout, and for the lead of the next.
 */
export function fateOf(
  ahead: Ahead,
  { view, me, legal }: Before,
  all: readonly Choice[],
): Tap | 'waits' | 'dropped' {
  const { bout } = view;
  if (bout === null || view.phase === 'over' || view.hands[me]?.includes(ahead.card) !== true)
    return 'dropped';
  if (bout.number === ahead.bout ? isOtherPart(ahead, bout, me) : !leadsNext(ahead, bout, me))
    return 'dropped';
  const answer = tap(all, [], ahead.card);
  if ('select' in answer && answer.select.length === 0)
    // An attack that the card doesn't beat.
    return ahead.defends && legal.some(({ type }) => type === 'take') ? 'dropped' : 'waits';
  // Handing the attack on is another answer than beating it.
  if ('play' in answer && /^(transfer|show_transfer)$/.test(answer.play.type))
    return { select: [ahead.card] };
  return answer;
}

type Bout = NonNullable<View['bout']>;

/**
 * Returns whether the reader has lost the part, attack or defence, for which they chose the card; a
 * defender who takes has nothing left to do.
 */
const isOtherPart = ({ defends }: Ahead, bout: Bout, me: Seat) =>
  (bout.defender === me) !== defends || (defends && bout.taking);

const leadsNext = ({ bout: number, boutOnly }: Ahead, bout: Bout, me: Seat) =>
  boutOnly !== true && bout.number === number + 1 && bout.leader === me && bout.table.length === 0;
