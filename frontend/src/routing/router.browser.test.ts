import { expect, onTestFinished, test } from 'vitest';
import { currentRoute, navigate } from './router.svelte';

test('going to the page one is on makes no further step back', () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  navigate('/settings');
  const steps = history.length;
  navigate('/settings');
  expect(history.length).toBe(steps);
  expect(currentRoute().page).toBe('settings');
  navigate('/rules');
  expect(history.length).toBe(steps + 1);
});
