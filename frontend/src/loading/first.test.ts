/* Later parts wait for what a reader uses first. */

import { expect, test } from 'vitest';
import { afterFirst, loadFirst } from './first';

/** Starts a part that can wait; returns whether it has begun. */
function later(): () => boolean {
  let hasBegun = false;
  void afterFirst().then(() => (hasBegun = true));
  return () => hasBegun;
}

/** Lets everything go on that waits for nothing else. */
async function goOn(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

test('nothing waits where nothing loads first', async () => {
  const hasBegun = later();
  await goOn();
  expect(hasBegun()).toBe(true);
});

test('a part waits for all that loads first, also for what begins meanwhile', async () => {
  const page = loadFirst();
  const hasBegun = later();
  const table = loadFirst();
  page();
  // Said twice, it counts once.
  page();
  await goOn();
  expect(hasBegun()).toBe(false);
  table();
  await goOn();
  expect(hasBegun()).toBe(true);
});

test('a part that was about to begin waits again', async () => {
  const page = loadFirst();
  const hasBegun = later();
  page();
  const table = loadFirst();
  await goOn();
  expect(hasBegun()).toBe(false);
  table();
  await goOn();
  expect(hasBegun()).toBe(true);
});
