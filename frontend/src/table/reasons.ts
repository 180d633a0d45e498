/* Why a card can't be played just now (illegal move), as far as the table and its rule set tell. */

import { face, type Face } from '../core/cards';
import { teamOf } from '../core/options';
import { cardSign, rankSign, suitSign } from '../core/words';
import type { Card, Seat, View } from '../wire';
import { open, ranksOnTable, tableCards, waitedFor, type Situation } from './prompts';
import type { HelpTexts } from './texts/help';

/**
 * Returns whether `card` of the reader's hand only has to wait: its rank is on the table, and they
 * may add to it.
 */
export function fitsLater(card: Card, now: Situation): boolean {
  const { view, me } = now;
  const { bout } = view;
  if (me === null || bout === null || view.phase === 'over' || view.places[me] != null)
    return false;
  const rank = face(card)?.rank;
  const fits = rank !== undefined && ranksOnTable(tableCards(view)).includes(rankSign(rank));
  return fits && bout.defender !== me && !isFull(bout) && barredBy(now, me) === null;
}

const isFull = ({ limit, table }: NonNullable<View['bout']>) =>
  limit !== null && table.length >= limit;

/** The facts behind a reason, and the words for it. */
export interface Asked extends Situation {
  why: HelpTexts['why'];
}

/** The reason why `card` of the reader's hand can't be played now. */
export function reasonAgainst(card: Card, now: Asked): string {
  const { view, me, purpose, legal, why } = now;
  if (view.phase === 'over') return why.over;
  if (me === null || purpose === 'watch' || purpose === 'replay') return why.watching;
  if (view.places[me] != null) return why.out;
  const barred = whyBarred(now, me);
  if (barred !== null) return barred;
  if (!legal.some((offer) => offer.type !== 'swap_trump' && offer.type !== 'call_cheat')) {
    const others = waitedFor(now);
    return others === '' ? why.notNow(cardSign(card)) : why.waiting(others);
  }
  return view.bout?.defender === me ? whyNotBeating(card, now) : whyNotAdded(card, now);
}

/** The reason why the reader takes no part in this attack; null if none is known. */
function whyBarred(now: Asked, me: Seat): string | null {
  const barred = barredBy(now, me);
  if (barred === null) return null;
  return barred === 'partner' || barred === 'throwInUnbeaten'
    ? now.why[barred]
    : now.why.throwIn[barred];
}

type Barred = 'partner' | 'throwInUnbeaten' | keyof Asked['why']['throwIn'];

function barredBy(now: Situation, me: Seat): Barred | null {
  const {
    view: { bout },
    awaited,
    options,
  } = now;
  if (bout === null || bout.table.length === 0 || bout.defender === me || awaited.includes(me))
    return null;
  const team = teamOf(me, options);
  if (team !== null && team === teamOf(bout.defender, options)) return 'partner';
  if (bout.done.includes(me)) return null;
  const { throwIn } = options;
  if (throwIn !== 'all' && !throwsIn(me, throwIn, now)) return throwIn;
  const waits = options.throwInBeaten && !bout.taking && open(now.view) > 0;
  return waits ? 'throwInUnbeaten' : null;
}

/** Returns whether the option lets the seat throw in. */
function throwsIn(seat: Seat, throwIn: 'neighbours' | 'leader' | 'none', now: Situation): boolean {
  const { bout } = now.view;
  if (bout === null || throwIn === 'none') return false;
  if (throwIn === 'leader') return bout.attacker === seat;
  return [1, -1].some((step) => nearestOpponent(bout.defender, step, now) === seat);
}

/** The next seat in play that attacks the defender, clockwise or the other way. */
function nearestOpponent(defender: Seat, step: number, { view, options }: Situation) {
  const team = teamOf(defender, options);
  for (let distance = 1; distance < view.seats; distance++) {
    const seat = (defender + step * distance + view.seats * distance) % view.seats;
    if (view.places[seat] == null && (team === null || teamOf(seat, options) !== team)) return seat;
  }
  return null;
}

function whyNotBeating(card: Card, now: Asked): string {
  const { view, options, why } = now;
  const sign = cardSign(card);
  const held = face(card);
  if (open(view) === 0) return why.nothingToBeat;
  const attacks = (view.bout?.table ?? [])
    .filter((pair) => pair.beaten_by === null)
    .flatMap((pair) => face(pair.attack) ?? []);
  if (held === null) return why.notNow(sign);
  if (options.transfers && !options.transfersAnyTime && isTooLateToTransfer(held, now))
    return why.transferTooLate;
  if (attacks.some((attack) => sameFace(attack, held))) return why.equal(sign);
  const ranks = new Set(attacks.map(({ rank }) => rank));
  if (options.transfersAnyTime && ranks.size > 1 && ranks.has(held.rank)) return why.transferMixed;
  const { ownSuit } = options;
  if (ownSuit !== null && held.suit !== ownSuit && attacks.every((one) => suitOf(one) === ownSuit))
    return why.ownSuit(suitSign(ownSuit));
  if (
    view.trump === null &&
    !options.suitCycle &&
    attacks.every((one) => suitOf(one) !== held.suit)
  )
    return why.noTrump;
  return why.cannotBeat(sign);
}

const suitOf = (one: Face) => one.playedAs ?? one.suit;
const sameFace = (a: Face, b: Face) => a.rank === b.rank && suitOf(a) === b.suit;

/** It has the attack's rank, but something is beaten already. */
function isTooLateToTransfer({ rank }: Face, { view: { bout } }: Asked): boolean {
  const table = bout?.table ?? [];
  return (
    table.some((pair) => pair.beaten_by !== null) &&
    table.every((pair) => face(pair.attack)?.rank === rank)
  );
}

function whyNotAdded(card: Card, { view, why }: Asked): string {
  const sign = cardSign(card);
  const ranks = ranksOnTable(tableCards(view));
  const rank = face(card)?.rank;
  if (rank !== undefined && ranks.length > 0 && !ranks.includes(rankSign(rank)))
    return why.rankMissing(sign, ranks.join(', '));
  return view.bout !== null && isFull(view.bout) ? why.full : why.notNow(sign);
}
