/* The service's own numbers: computed by its Python engine, written down here. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALGORITHM, commitmentOf, shuffled, sortedPack } from './deal';

interface Vector {
  name: string;
  game_id: string;
  server_seed: string;
  client_seeds: string[];
  number: number;
  deck: number;
  decks: number;
  commitment: string;
  pack: string[];
}

const file = join(import.meta.dirname, '../../../tests/golden/deal_vectors.json');
const { algorithm, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
  algorithm: string;
  vectors: Vector[];
};

describe('the deal', () => {
  it('is computed by the method the vectors are for', () => {
    expect(algorithm).toBe(ALGORITHM);
    expect(vectors.length).toBeGreaterThan(0);
  });

  it.each(vectors)('commits and shuffles as the service does: $name', (vector) => {
    const { game_id: gameId, server_seed: serverSeed, client_seeds: clientSeeds } = vector;
    const { deck, decks, number } = vector;
    expect(commitmentOf(gameId, serverSeed)).toBe(vector.commitment);
    expect(shuffled(sortedPack(deck, decks), { gameId, serverSeed, clientSeeds, number })).toEqual(
      vector.pack,
    );
  });

  it('shuffles with client seeds in any script', () => {
    const pack = shuffled(sortedPack(24, 1), {
      gameId: 'aB3dE6gH9k',
      serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      clientSeeds: ['', 'Ünï', '0123456789abcdef'],
      number: 2,
    });
    expect(pack.join(' ')).toBe(
      'JC AS AH TD KD TH QD JD AD 9S AC QC JS KS JH KH 9C TS 9H KC QS QH 9D TC',
    );
  });
});

describe('a pack in its first order', () => {
  it('begins with the lowest club and ends with the ace of spades', () => {
    const pack = sortedPack(36, 1);
    expect([pack.length, pack[0], pack.at(-1)]).toEqual([36, '6C', 'AS']);
  });

  it('is refused for a size there is not', () => {
    expect(() => sortedPack(40, 1)).toThrow('no pack of 40');
  });
});
