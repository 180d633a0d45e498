import { expect, test } from 'vitest';
import { PLAIN_OPTIONS, type TableOptions } from '../core/options';
import { bout, pair, view } from '../gallery/build';
import help from './texts/help/en';
import words from './texts/en';
import { coachText } from './coach';
import type { Situation } from './prompts';

const trump = { ...view(4), trump: 'H' as const };

function said(change: Partial<Situation>, options: Partial<TableOptions> = {}): string | null {
  const now: Situation = {
    view: trump,
    me: 0,
    purpose: 'play',
    legal: [],
    awaited: [0],
    name: (seat) => ['You', 'Anna', 'Max', 'Olga'][seat] ?? null,
    options: { ...PLAIN_OPTIONS, ...options },
    words,
    ...change,
  };
  return coachText(now, help.coach);
}

test('the leader may play any card, or several of a rank that is held twice', () => {
  const there = { ...trump, bout: bout({ leader: 0, attacker: 0, defender: 1, table: [] }) };
  expect(said({ view: there, legal: [{ type: 'lead', cards: ['6C'] }] })).toBe(
    'You attack Anna: play any card.',
  );
  expect(
    said({ view: there, legal: [{ type: 'lead', any_of: ['6C', '6D'], fewest: 2, most: 2 }] }),
  ).toBe('You attack Anna: play any card, or several of one rank.');
});

test('the defender hears what beats, why, and what taking means', () => {
  const there = { ...trump, bout: bout({ defender: 0, table: [pair('9S', 3), pair('KD', 3)] }) };
  const legal: Situation['legal'] = [
    { type: 'beat', attack: '9S', card: 'TS' },
    { type: 'beat', attack: '9S', card: '6H' },
    { type: 'take' },
  ];
  expect(said({ view: there, legal })).toBe(
    'You can beat 9♠ with 10♠, 6♥; nothing you hold beats K♦ (a higher card of its suit, or a trump: ♥). Or you take all 2 cards.',
  );
});

test('an attack can be transferred with a card of its rank', () => {
  const there = { ...trump, bout: bout({ defender: 0, table: [pair('9S', 3)] }) };
  const legal: Situation['legal'] = [
    { type: 'transfer', cards: ['9D'], direction: 'left' },
    { type: 'take' },
  ];
  expect(said({ view: there, legal }, { transfers: true })).toContain(
    'With 9♦ you can transfer the attack: it has the same rank.',
  );
});

test('an attacker hears what fits, and how many more cards the bout takes', () => {
  const table = [pair('9S', 0, 'JS')];
  const there = { ...trump, bout: bout({ attacker: 0, defender: 1, limit: 6, table }) };
  const done = { type: 'done' } as const;
  expect(said({ view: there, legal: [{ type: 'throw_in', card: 'JD' }, done] })).toBe(
    'You may add J♦: the ranks 9, J are on the table, and there is room for 5 more cards. Or you say done.',
  );
  expect(said({ view: there, legal: [done] })).toBe(
    'You hold no card of a rank on the table (9, J): you can only say done.',
  );
});

test('a player who waits hears for what, and a spectator hears nothing', () => {
  const there = { ...trump, bout: bout({ defender: 1, table: [pair('9S', 3)] }) };
  expect(said({ view: there, awaited: [1] })).toBe('Anna has to beat the card or take.');
  expect(said({ view: there, me: null })).toBeNull();
});
