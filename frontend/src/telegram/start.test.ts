import { expect, test } from 'vitest';
import { pathOfStart } from './start';

test.each([
  ['g_aB3dE6gH9k', '/games/aB3dE6gH9k'],
  ['r_aB3dE6gH9k', '/games/aB3dE6gH9k/replay'],
  ['t_aB3dE6gH', '/tournaments/aB3dE6gH'],
  ['daily', '/daily'],
  ['', null],
  [undefined, null],
  ['x_1', null],
  ['g_', null],
  ['g_a/b', null],
  ['g_../admin', null],
  [`g_${'a'.repeat(65)}`, null],
  ['toString_1', null],
])('the start parameter %s leads to %s', (parameter, path) => {
  expect(pathOfStart(parameter)).toBe(path);
});
