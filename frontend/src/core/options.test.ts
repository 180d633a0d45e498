import { expect, test } from 'vitest';
import type { Rules } from '../wire';
import { tableOptions, teamOf } from './options';

const teams = (rules: Rules, seats: number) => {
  const options = tableOptions(rules, seats);
  return Array.from({ length: seats }, (_, seat) => teamOf(seat, options));
};

test('partners sit apart, or side by side', () => {
  expect(teams({}, 3)).toEqual([null, null, null]);
  expect(teams({ teams: 2 }, 4)).toEqual([0, 1, 0, 1]);
  expect(teams({ teams: 3 }, 6)).toEqual([0, 1, 2, 0, 1, 2]);
  expect(teams({ teams: 2, team_seating: 'together' }, 6)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(teams({ teams: 3, team_seating: 'together' }, 6)).toEqual([0, 0, 1, 1, 2, 2]);
});

test('the suits go in the order of the table, or as usual', () => {
  expect(tableOptions({ trump: 'cycle' }, 2).suitOrder).toEqual(['D', 'C', 'H', 'S']);
  expect(tableOptions({ trump: 'cycle', suit_order: 'SHCD' }, 2).suitOrder).toEqual([
    'S',
    'H',
    'C',
    'D',
  ]);
});

test('any suit can be beaten by its own only', () => {
  const suits = (['none', 'clubs', 'diamonds', 'hearts', 'spades'] as const).map(
    (own_suit_only) => tableOptions({ own_suit_only }, 2).ownSuit,
  );
  expect(suits).toEqual([null, 'C', 'D', 'H', 'S']);
});
