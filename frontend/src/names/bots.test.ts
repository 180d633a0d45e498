import { describe, expect, test } from 'vitest';
import type { Game } from '../wire';
import { BOTS, botAt } from './bots';

const table = (id: string) => ({ series: { id } }) as unknown as Game;

describe('the bots of a table', () => {
  test('are all different, be there twelve of them', () => {
    for (const id of ['aB3dE6gH9k', '0000000000', 'zzzzzzzzzz']) {
      const bots = Array.from({ length: BOTS }, (_, seat) => botAt(table(id), seat));
      expect(new Set(bots).size).toBe(12);
    }
  });

  test('stay the same from game to game of a series', () => {
    expect(botAt(table('aB3dE6gH9k'), 2)).toBe(botAt(table('aB3dE6gH9k'), 2));
  });

  test('are not the same at every table', () => {
    const first = ['aaaaaaaaaa', 'aaaaaaaaab', 'aaaaaaaaac'].map((id) => botAt(table(id), 1));
    expect(new Set(first).size).toBe(3);
  });
});
