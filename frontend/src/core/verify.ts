/* Checking a finished game's deal against what was published before it. */

import type { Card } from './cards';
import { ALGORITHM, commitmentOf, shuffled, sortedPack } from './deal';
import type { Proof } from './game';
import type { EventBody, GameEvent } from './view';

export interface PackCheck {
  number: number;
  pack: Card[];
  /** The published order is the computed one. */
  follows: boolean;
}

export interface Verdict {
  /** Computed here, to be held against the published one. */
  commitment: string;
  sealed: boolean;
  packs: PackCheck[];
  /** The cards dealt and drawn in the game are those of the pack, in order. */
  dealt: boolean;
  good: boolean;
}

/**
 * What this browser finds when it computes everything again. `events` are the game's, with all
 * cards open. Null when the method is unknown or the secret not revealed yet.
 */
export function verifyDeal(proof: Proof, events: readonly GameEvent[]): Verdict | null {
  const { game_id: gameId, server_seed: serverSeed, client_seeds: clientSeeds, deals } = proof;
  if (proof.algorithm !== ALGORITHM || serverSeed === null || deals === null) return null;
  const started = events.find((event) => event.type === 'game_started');
  if (started?.type !== 'game_started') throw new Error('a game begins with game_started');
  const rules = started.rules;
  const fresh = sortedPack(numberOf(rules, 'deck', 36), numberOf(rules, 'decks', 1));
  const packs = deals.map(({ number, pack }): PackCheck => {
    const computed = shuffled(fresh, { gameId, serverSeed, clientSeeds, number });
    return { number, pack: computed, follows: pack.join() === computed.join() };
  });
  const commitment = commitmentOf(gameId, serverSeed);
  const sealed = commitment === proof.commitment;
  const dealt = packs.every(({ number, pack }) =>
    cameFrom(pack, dealOf(events, number), started.forehand),
  );
  const good = sealed && dealt && packs.length > 0 && packs.every((pack) => pack.follows);
  return { commitment, sealed, packs, dealt, good };
}

interface Deal {
  hands: Card[][];
  trump: Card | null;
  drawn: Card[];
}

/** What the game's events say was dealt in deal `number`, and drawn until the next. */
function dealOf(events: readonly EventBody[], number: number): Deal | null {
  const at = events.findIndex((event) => event.type === 'cards_dealt' && event.number === number);
  const deal = events[at];
  if (deal?.type !== 'cards_dealt') return null;
  const after = events.slice(at + 1);
  const next = after.findIndex((event) => event.type === 'cards_dealt');
  const mine = next < 0 ? after : after.slice(0, next);
  const drawn = mine.flatMap((event) => (event.type === 'cards_drawn' ? event.cards : []));
  return { hands: deal.hands, trump: deal.trump_holder === null ? deal.trump_card : null, drawn };
}

/**
 * One card at a time, clockwise from the forehand; then the trump card, which goes under the rest;
 * then the rest in order, as it was drawn.
 */
function cameFrom(pack: readonly Card[], deal: Deal | null, forehand: number): boolean {
  if (deal === null) return false;
  const seats = deal.hands.length;
  const total = deal.hands.reduce((sum, hand) => sum + hand.length, 0);
  const hands: Card[][] = deal.hands.map(() => []);
  pack.slice(0, total).forEach((card, index) => hands[(forehand + index) % seats]?.push(card));
  const sameHands = hands.every(
    (hand, seat) => hand.sort().join() === [...(deal.hands[seat] ?? [])].sort().join(),
  );
  const rest = pack.slice(total);
  const [trump, ...talon] = rest;
  const order = deal.trump === null || trump === undefined ? rest : [...talon, trump];
  const sameTrump = deal.trump === null || deal.trump === trump;
  return sameHands && sameTrump && order.join().startsWith(deal.drawn.join());
}

function numberOf(rules: Record<string, unknown>, option: string, otherwise: number): number {
  const value = rules[option];
  return typeof value === 'number' ? value : otherwise;
}
