import { expect, onTestFinished, test, vi } from 'vitest';
import { currentRoute, navigate } from './router.svelte';

test('going to the page one is on makes no further step back', () => {
  const { href } = location;
  // The length of the history would not do: it ends at fifty steps, and other tests make some, too.
  const step = vi.spyOn(history, 'pushState');
  onTestFinished(() => {
    step.mockRestore();
    history.replaceState(null, '', href);
  });
  navigate('/settings');
  step.mockClear();
  navigate('/settings');
  expect(step).not.toHaveBeenCalled();
  expect(currentRoute().page).toBe('settings');
  navigate('/rules');
  expect(step).toHaveBeenCalledOnce();
  expect(currentRoute().page).toBe('rules');
});
