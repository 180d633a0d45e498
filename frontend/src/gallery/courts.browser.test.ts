/* Court pictures that don't come: the card shows its suit, and not what browsers show in place of a picture. */

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from './stage';

/** Of longer than the page waits before it asks for a picture again. */
const LATER_MS = 6000;

test('a court picture that did not come is asked for again', async () => {
  let isLineDown = true;
  const asked: string[] = [];
  vi.stubGlobal('Image', function (this: unknown) {
    const image = document.createElement('img');
    Object.defineProperty(image, 'src', {
      set: (address: string) => {
        asked.push(address);
        image.setAttribute('src', isLineDown ? 'data:,' : address);
      },
    });
    return image;
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  await page.viewport(1280, 800);
  const clear = await stage('lead');
  const king = (part: string) => document.querySelectorAll(`button[data-card="KH"] ${part}`);
  expect(king('path').length).toBeGreaterThan(0);
  expect(king('image')).toHaveLength(0);
  const before = asked.length;
  expect(before).toBeGreaterThan(0);
  isLineDown = false;
  // The failure comes in its own time; what is set off by it comes in that of the clock.
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(LATER_MS);
      return king('image').length;
    })
    .toBe(1);
  expect(asked.length).toBeGreaterThan(before);
  await clear();
});
