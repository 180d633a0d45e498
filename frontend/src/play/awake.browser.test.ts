/* The screen stays on while its owner plays, also after the page was hidden, and no longer. */

import { afterEach, expect, test, vi } from 'vitest';
import { stayAwake } from './awake';

interface Lock {
  release: () => Promise<void>;
}

afterEach(() => vi.restoreAllMocks());

test('the screen is kept on, kept on anew when the page is shown again, and let go', async () => {
  const locks: Lock[] = [];
  const release = vi.fn(() => Promise.resolve());
  const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(() => {
    const lock = { release };
    locks.push(lock);
    return Promise.resolve(lock as unknown as WakeLockSentinel);
  });
  const end = stayAwake();
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  // The browser has given the lock back while the page was hidden.
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(locks).toHaveLength(2));
  end();
  expect(release).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('the browser really holds the screen, until it is told not to', async () => {
  const ask = vi.spyOn(navigator.wakeLock, 'request');
  const end = stayAwake();
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  const lock = (await ask.mock.results[0]?.value) as WakeLockSentinel;
  expect(lock.released).toBe(false);
  end();
  await vi.waitFor(() => expect(lock.released).toBe(true));
});

test('a browser that saves its battery is played on without', async () => {
  const request = vi
    .spyOn(navigator.wakeLock, 'request')
    .mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
  const end = stayAwake();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  end();
});
