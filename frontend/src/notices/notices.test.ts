import { describe, expect, it } from 'vitest';
import type { Player } from '../net/accountApi';
import { byPresence } from './order';
import { isFor } from './keys';

const player = (name: string, presence: Player['presence']) => ({ name, presence }) as Player;

describe('whom to ask first', () => {
  it('is whoever is here and free, then who plays, then the others, each by name', () => {
    const players = [
      player('Zoe', 'offline'),
      player('Mia', 'playing'),
      player('Ida', 'online'),
      player('Ada', 'offline'),
      player('Bea', 'online'),
    ];
    expect(byPresence(players).map(({ name }) => name)).toEqual([
      'Bea',
      'Ida',
      'Mia',
      'Ada',
      'Zoe',
    ]);
  });
});

describe('a subscription', () => {
  // 0xfb 0xef 0xff is "++//" in base64, and has other letters in addresses.
  const made = (bytes: number[] | null) => (bytes === null ? null : new Uint8Array(bytes).buffer);

  it('is for the key of which it has the bytes', () => {
    expect(isFor(made([0xfb, 0xef, 0xff]), '--__')).toBe(true);
    expect(isFor(made([0xfb, 0xef, 0xff]), '++//')).toBe(false);
    expect(isFor(made([4]), 'BA')).toBe(true);
  });

  it('without a key is for none', () => {
    expect(isFor(made(null), 'BA')).toBe(false);
  });
});
