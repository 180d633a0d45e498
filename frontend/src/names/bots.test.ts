import { describe, expect, test } from 'vitest';
import { LEVELS } from '../core/levels';
import type { BotLevel, Game } from '../wire';
import { OTHERS, botAt } from './bots';

const table = (id: string, levels: readonly BotLevel[]) =>
  ({
    series: { id },
    seats: levels.map((level, seat) => ({ seat, player: { kind: 'bot', level } })),
  }) as unknown as Game;
const CLEVER = Array.from({ length: OTHERS }, (): BotLevel => 'clever');

describe('the bots of a table', () => {
  test('are all different, be there twelve of one level', () => {
    for (const id of ['aB3dE6gH9k', '0000000000', 'zzzzzzzzzz']) {
      const bots = CLEVER.map((_, seat) => botAt(table(id, CLEVER), seat));
      expect(new Set(bots).size).toBe(12);
    }
  });

  test('stay the same from game to game of a series', () => {
    expect(botAt(table('aB3dE6gH9k', CLEVER), 2)).toBe(botAt(table('aB3dE6gH9k', CLEVER), 2));
  });

  test('are the characters of their levels, where each level is there once', () => {
    const bots = LEVELS.map((_, seat) => botAt(table('aB3dE6gH9k', LEVELS), seat));
    expect(bots).toEqual([12, 13, 14, 15, 16, 17]);
  });

  test('are others beside the character, not the same at every table', () => {
    const second = ['aaaaaaaaaa', 'aaaaaaaaab', 'aaaaaaaaac'].map((id) =>
      botAt(table(id, CLEVER), 1),
    );
    expect(new Set(second).size).toBe(3);
  });
});
