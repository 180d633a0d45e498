/* Games of the engine are proven; any change of what was dealt, or of the secret, is found. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkDeal, ProofError, type Schemas } from '../src/index.js';
import { fullPack, shuffled } from '../src/proof.js';

const GOLDEN = join(import.meta.dirname, '../../../tests/golden');

interface ProvenGame {
  proof: Schemas['Proof'];
  events: Schemas['Event'][];
}

interface Vector {
  name: string;
  deck: 24 | 32 | 36 | 52;
  decks: number;
  key: string;
  pack: string[];
}

const read = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(GOLDEN, ...path), 'utf-8'));
const proven = (name: string) => read('proofs', name) as ProvenGame;
const { vectors } = read('deal_vectors.json') as { vectors: Vector[] };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a deal', () => {
  it.each(readdirSync(join(GOLDEN, 'proofs')))('of the engine holds: %s', async (name) => {
    const { proof, events } = proven(name);
    await expect(checkDeal(proof, events)).resolves.toBe(1);
    await expect(checkDeal(proof, events, proof.commitment.toUpperCase())).resolves.toBe(1);
  });

  it.each(vectors.map((one) => [one.name, one] as const))(
    'has its order: %s',
    async (_name, { deck, decks, key, pack }) => {
      expect(
        await shuffled(fullPack({ deck, decks }), Uint8Array.from(Buffer.from(key, 'hex'))),
      ).toEqual(pack);
    },
  );
});

const first = <T extends Schemas['Event']['type']>(events: Schemas['Event'][], type: T) =>
  events.find((event) => event.type === type) as Extract<Schemas['Event'], { type: T }>;

function swap<T>(cards: T[], one: number, other: number): void {
  [cards[one], cards[other]] = [cards[other] as T, cards[one] as T];
}

const CHANGES: Record<string, [(game: ProvenGame) => void, string]> = {
  'hands swapped': [
    ({ events }) => {
      swap(first(events, 'cards_dealt').hands, 0, 1);
    },
    'was dealt other cards',
  ],
  'face-down cards swapped': [
    ({ events }) => {
      swap(first(events, 'cards_dealt').hidden, 0, 1);
    },
    'other face-down cards',
  ],
  'talon in another order': [
    ({ events }) => {
      swap(first(events, 'cards_dealt').talon, 0, 1);
    },
    'talon is another one',
  ],
  'another card drawn': [
    ({ events }) => {
      first(events, 'cards_drawn').cards[0] = 'XB';
    },
    'drew other cards',
  ],
  'another card turned up': [
    ({ events }) => {
      first(events, 'cards_dealt').trump_card = 'XB';
    },
    'Another card was turned up',
  ],
  'another pack': [
    ({ proof }) => {
      swap(proof.deals?.[0]?.pack ?? [], 0, 1);
    },
    'another order of the pack',
  ],
  'another seed of a player': [
    ({ proof }) => {
      proof.client_seeds[0] = 'my own Luck';
    },
    'another order of the pack',
  ],
  'another secret': [
    ({ proof }) => {
      proof.server_seed = '0'.repeat(64);
    },
    'not the one that was committed to',
  ],
  'a deal left out': [
    ({ proof }) => {
      proof.deals = [];
    },
    'other deals than the game',
  ],
  'a game that is not over': [
    ({ proof }) => {
      proof.server_seed = proof.deals = null;
    },
    'has to be finished',
  ],
  'a deal that was not shuffled': [
    ({ proof }) => {
      proof.algorithm = 'fixed';
    },
    'was not shuffled',
  ],
  'events without the start': [
    ({ events }) => {
      events.shift();
    },
    'do not begin with the start',
  ],
};

describe('a deal does not hold with', () => {
  it.each(Object.entries(CHANGES))('%s', async (_name, [change, why]) => {
    const game = proven('face_down.json');
    change(game);
    const checked = checkDeal(game.proof, game.events);
    await expect(checked).rejects.toThrow(ProofError);
    await expect(checked).rejects.toThrow(why);
  });

  it('another commitment than before the game', async () => {
    const { proof, events } = proven('two_seats.json');
    await expect(checkDeal(proof, events, '0'.repeat(64))).rejects.toThrow('committed to');
  });
});

it('says where Web Crypto is missing', async () => {
  vi.stubGlobal('crypto', {});
  const { proof, events } = proven('two_seats.json');
  await expect(checkDeal(proof, events)).rejects.toThrow('over HTTPS');
});
