import { expect, test } from 'vitest';
import { readWishes } from './wishes';

test.each([
  [null, ['duel'], true],
  ['{', ['duel'], true],
  ['null', ['duel'], true],
  ['{"pools": [], "rated": false}', ['duel'], false],
  ['{"pools": ["bridge"], "rated": 1}', ['duel'], true],
  ['{"pools": ["partners", "bridge", "table_4"], "rated": false}', ['table_4', 'partners'], false],
])('only the known part of %s counts', (text, pools, rated) => {
  expect(readWishes(text)).toEqual({ pools, rated });
});
