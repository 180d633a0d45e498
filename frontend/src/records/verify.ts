/*
 * Verify the deal (provably fair): checks a finished game's deal against what was published before
 * it.
 */

import type { Card, EventBody, GameEvent, Proof } from '../wire';
import { ALGORITHM, commitmentOf, shuffled, sortedPack } from './deal';

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
 * The result of recomputing everything in this browser. `events` are the game's, with all cards
 * open. Null when the method is unknown or the secret not revealed yet.
 */
export function verifyDeal(proof: Proof, events: readonly GameEvent[]): Verdict | null {
  const { game_id: gameId, server_seed: serverSeed, client_seeds: clientSeeds, deals } = proof;
  if (proof.algorithm !== ALGORITHM || serverSeed === null || deals === null) return null;
  const started = events.find((event) => event.type === 'game_started');
  if (started?.type !== 'game_started') throw new Error('a game begins with game_started');
  const rules = started.rules;
  const removed = new Set(started.removed);
  const all = sortedPack(rules.deck ?? 36, rules.decks ?? 1, rules.jokers ?? 0);
  const fresh = all.filter((card) => !removed.has(card));
  const packs = deals.map(({ number, pack }): PackCheck => {
    const computed = shuffled(fresh, { gameId, serverSeed, clientSeeds, number });
    return { number, pack: computed, follows: pack.join() === computed.join() };
  });
  const commitment = commitmentOf(gameId, serverSeed);
  const sealed = commitment === proof.commitment;
  const { forehand } = started;
  const under = rules.changing_trump === true ? 2 : 1;
  const dealt = packs.every(({ number, pack }) =>
    dealCameFrom(pack, events, { number, forehand, under }),
  );
  const good = sealed && dealt && packs.length > 0 && packs.every((pack) => pack.follows);
  return { commitment, sealed, packs, dealt, good };
}

type Dealt = Extract<EventBody, { type: 'cards_dealt' }>;

/**
 * Returns whether deal `number` gave out this pack, and all draws until the next deal kept the
 * talon's order.
 */
function dealCameFrom(
  pack: readonly Card[],
  events: readonly EventBody[],
  { number, forehand, under }: { number: number; forehand: number; under: number },
): boolean {
  const at = events.findIndex((event) => event.type === 'cards_dealt' && event.number === number);
  const deal = events[at];
  if (deal?.type !== 'cards_dealt') return false;
  const after = events.slice(at + 1);
  const next = after.findIndex((event) => event.type === 'cards_dealt');
  const mine = next < 0 ? after : after.slice(0, next);
  return givenOut(pack, deal, forehand, under) && drawnInOrder(deal.talon, mine);
}

/**
 * One card at a time, clockwise from the forehand; then the face-down cards; then the trump card,
 * which goes under the rest (with the card after it, where the trump is to change).
 */
function givenOut(pack: readonly Card[], deal: Dealt, forehand: number, under: number): boolean {
  const seats = deal.hands.length;
  const rounds = (cards: readonly Card[]) =>
    deal.hands.map((_, seat) => cards.filter((_card, at) => (forehand + at) % seats === seat));
  const size = (piles: readonly Card[][]) => piles.reduce((sum, pile) => sum + pile.length, 0);
  const inHands = size(deal.hands);
  const dealt = inHands + size(deal.hidden);
  const rest = pack.slice(dealt);
  const turned = deal.trump_card !== null && deal.trump_holder === null;
  // A joker turned up goes under the talon, just above the trump card.
  const { passed_over: passed = [] } = deal;
  const left = rest.slice(passed.length);
  const talon = turned ? [...left.slice(under), ...passed, ...left.slice(0, under)] : rest;
  return (
    sameSets(rounds(pack.slice(0, inHands)), deal.hands) &&
    sameSets(rounds(pack.slice(inHands, dealt)), deal.hidden) &&
    talon.join() === deal.talon.join() &&
    rest.slice(0, passed.length).join() === passed.join() &&
    (!turned || left[0] === deal.trump_card)
  );
}

/** Cards leave the talon from its front; a swapped trump card takes the place of the other one. */
function drawnInOrder(talon: readonly Card[], events: readonly EventBody[]): boolean {
  let left = [...talon];
  for (const event of events) {
    if (event.type === 'trump_swapped') {
      left = left.map((card) => (card === event.taken ? event.given : card));
    } else if (event.type === 'cards_drawn') {
      const drawn = left.splice(0, event.cards.length);
      if (!sameSets([drawn], [event.cards])) return false;
    }
  }
  return true;
}

/** The same cards in each pile, in whatever order a pile is held. */
function sameSets(a: readonly Card[][], b: readonly Card[][]): boolean {
  const sorted = (piles: readonly Card[][]) =>
    piles.map((pile) => [...pile].sort().join()).join(';');
  return sorted(a) === sorted(b);
}
