import { describe, expect, test } from 'vitest';
import type { Offer } from '../wire';
import { choices, exactly, includes } from './choices';
import { openSuit, waysNamed } from './naming';

const LEADS: Offer[] = [
  { type: 'lead', cards: ['6C'] },
  { type: 'lead', cards: ['6C=D'] },
  { type: 'lead', cards: ['6C=H'] },
  { type: 'lead', cards: ['6C=S'] },
  { type: 'lead', cards: ['9C'] },
];
const BEATS: Offer[] = [
  { type: 'beat', attack: '7S', card: '6C=H' },
  { type: 'beat', attack: '9D', card: '6C=H' },
  { type: 'beat', attack: '6S2', card: '9C' },
];

describe('a wild six', () => {
  test('that can be led as any suit is asked about, its own suit among them', () => {
    const ways = exactly(choices(LEADS), ['6C']);
    expect(openSuit(ways, ['6C'])).toEqual({ card: '6C', suits: ['C', 'D', 'H', 'S'] });
    expect(waysNamed(ways, { '6C': 'H' }).map((way) => way.command)).toEqual([
      { type: 'lead', cards: ['6C=H'] },
    ]);
    expect(waysNamed(ways, { '6C': 'C' }).map((way) => way.command)).toEqual([
      { type: 'lead', cards: ['6C'] },
    ]);
  });

  test('that beats as one suit only is not asked about', () => {
    expect(openSuit(exactly(choices(BEATS), ['6C']), ['6C'])).toBeNull();
  });

  test('led with another is asked about one after the other', () => {
    const set: Offer = { type: 'lead', any_of: ['6C', '6C=H', '6S', '6S=H'], fewest: 2, most: 2 };
    const ways = exactly(choices([set]), ['6S', '6C']);
    expect(openSuit(ways, ['6S', '6C'])).toEqual({ card: '6S', suits: ['H', 'S'] });
    const named = waysNamed(ways, { '6S': 'H' });
    expect(openSuit(named, ['6S', '6C'])).toEqual({ card: '6C', suits: ['C', 'H'] });
    expect(waysNamed(named, { '6C': 'C' }).map((way) => way.command)).toEqual([
      { type: 'lead', cards: ['6S=H', '6C'] },
    ]);
  });
});

test('any other card needs no suit', () => {
  expect(openSuit(exactly(choices(LEADS), ['9C']), ['9C'])).toBeNull();
});

test('a command is known among others by its cards, their names and its target', () => {
  const all = choices(BEATS);
  const [way] = exactly(all, ['6C']);
  expect(way !== undefined && includes(all, way.command)).toBe(true);
  expect(way !== undefined && includes(choices(BEATS.slice(1)), way.command)).toBe(false);
});
