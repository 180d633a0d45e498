import { describe, expect, test } from 'vitest';
import type { View } from '../wire';
import { isJustDealt } from './dealt';

const bout: NonNullable<View['bout']> = {
  number: 1,
  leader: 0,
  attacker: 0,
  defender: 1,
  limit: 6,
  direction: 'left',
  taking: false,
  table: [],
  done: [],
  cleared: [],
  caught: [],
  cheats: [],
};

const dealt = {
  hands: [
    ['6C', '7C'],
    ['??', '??'],
  ],
  discard: [],
  places: [null, null],
  bout,
} as unknown as View;

describe('cards are just dealt', () => {
  test('as long as the first bout has no card', () => {
    expect(isJustDealt(dealt)).toBe(true);
    expect(isJustDealt({ ...dealt, bout: null })).toBe(true);
  });

  test('no more when one has been led', () => {
    const table = [{ attack: '6S', seat: 0, beaten_by: null }];
    expect(isJustDealt({ ...dealt, bout: { ...bout, table } })).toBe(false);
  });

  test('no more in a later bout, be the table empty', () => {
    expect(isJustDealt({ ...dealt, bout: { ...bout, number: 2 } })).toBe(false);
    expect(isJustDealt({ ...dealt, discard: ['6S', '7S'] })).toBe(false);
  });

  test('not before the deal', () => {
    expect(isJustDealt({ ...dealt, hands: [[], []] })).toBe(false);
  });
});
