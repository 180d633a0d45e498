import { describe, expect, it } from 'vitest';
import type { GameEvent, Proof } from '../wire';
import { ALGORITHM, commitmentOf, shuffled, sortedPack } from './deal';
import { verifyDeal } from './verify';

const gameId = 'aB3dE6gH9k';
const serverSeed = 'ab'.repeat(32);
const clientSeeds = ['anna', ''];
const pack = shuffled(sortedPack(24, 1), { gameId, serverSeed, clientSeeds, number: 1 });

const proof: Proof = {
  algorithm: ALGORITHM,
  game_id: gameId,
  commitment: commitmentOf(gameId, serverSeed),
  client_seeds: clientSeeds,
  server_seed: serverSeed,
  deals: [{ number: 1, pack }],
};

/** Two seats, forehand 1, two cards each: 1, 0, 1, 0, then the trump card, then the talon. */
const [a, b, c, d, trump, ...rest] = pack as [string, string, string, string, string, ...string[]];
const events = [
  {
    type: 'game_started',
    version: 1,
    rules: { deck: 24, hand_size: 2 },
    seats: 2,
    forehand: 1,
    leader: null,
  },
  {
    type: 'cards_dealt',
    version: 2,
    number: 1,
    hands: [
      [b, d],
      [a, c],
    ],
    hidden: [[], []],
    talon: [...rest, trump],
    trump_card: trump,
    trump_holder: null,
    trump: 'H',
  },
  { type: 'cards_drawn', version: 3, seat: 0, cards: rest.slice(0, 2), talon: 18, shown: [] },
] as GameEvent[];

describe('verifying a deal', () => {
  it('finds nothing wrong with an honest one', () => {
    expect(verifyDeal(proof, events)).toMatchObject({ sealed: true, dealt: true, good: true });
  });

  it('shuffles what is left where cards were played in earlier games', () => {
    const removed = ['9C', 'AS'];
    const left = sortedPack(24, 1).filter((card) => !removed.includes(card));
    const rest = shuffled(left, { gameId, serverSeed, clientSeeds, number: 1 });
    const [p, q, r, s, turned, ...talon] = rest as [string, string, string, string, string];
    const [start, deal] = events;
    const later = [
      { ...start, removed },
      {
        ...deal,
        hands: [
          [q, s],
          [p, r],
        ],
        talon: [...talon, turned],
        trump_card: turned,
      },
    ] as GameEvent[];
    const honest = { ...proof, deals: [{ number: 1, pack: rest }] };
    expect(verifyDeal(honest, later)).toMatchObject({ dealt: true, good: true });
    const forgotten = [start, later[1]] as GameEvent[];
    expect(verifyDeal(honest, forgotten)?.good).toBe(false);
  });

  it('notices a secret other than the one committed to', () => {
    const verdict = verifyDeal({ ...proof, server_seed: 'ac'.repeat(32) }, events);
    expect(verdict).toMatchObject({ sealed: false, good: false });
  });

  it('notices a client seed that was left out', () => {
    const verdict = verifyDeal({ ...proof, client_seeds: ['', ''] }, events);
    expect(verdict?.packs[0]?.follows).toBe(false);
    expect(verdict?.good).toBe(false);
  });

  it('notices a published pack in another order', () => {
    const swapped = [pack[1], pack[0], ...pack.slice(2)] as string[];
    const verdict = verifyDeal({ ...proof, deals: [{ number: 1, pack: swapped }] }, events);
    expect(verdict?.good).toBe(false);
  });

  it('notices a card dealt to the wrong hand', () => {
    const wrong = structuredClone(events);
    const deal = wrong[1];
    if (deal?.type !== 'cards_dealt') throw new Error('the second event is the deal');
    deal.hands = [
      [a, d],
      [b, c],
    ];
    expect(verifyDeal(proof, wrong)).toMatchObject({ sealed: true, dealt: false, good: false });
  });

  it('notices a card drawn out of turn', () => {
    const wrong = structuredClone(events);
    const draw = wrong[2];
    if (draw?.type !== 'cards_drawn') throw new Error('the third event is a draw');
    draw.cards = rest.slice(1, 3);
    expect(verifyDeal(proof, wrong)).toMatchObject({ dealt: false, good: false });
  });

  it('says nothing about a method it does not know, or a secret not yet revealed', () => {
    expect(
      verifyDeal({ ...proof, algorithm: 'durak-deal-v9' as Proof['algorithm'] }, events),
    ).toBeNull();
    expect(verifyDeal({ ...proof, server_seed: null }, events)).toBeNull();
  });
});
