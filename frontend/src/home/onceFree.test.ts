/* Requests of the home page wait for a table that is being dealt. */

import { expect, test, vi } from 'vitest';
import { loadFirst } from '../loading/first';
import { onceFree } from './onceFree';

/** Lets everything go on that waits for nothing else. */
async function goOn(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

test('a request waits for what loads first', async () => {
  const table = loadFirst();
  const begin = vi.fn();
  onceFree(begin);
  await goOn();
  expect(begin).not.toHaveBeenCalled();
  table();
  await goOn();
  expect(begin).toHaveBeenCalledOnce();
});

test('a request that is cancelled meanwhile is not made', async () => {
  const table = loadFirst();
  const begin = vi.fn();
  const cancel = onceFree(begin);
  cancel();
  table();
  await goOn();
  expect(begin).not.toHaveBeenCalled();
});
