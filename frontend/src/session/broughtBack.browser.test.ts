import { expect, test, vi } from 'vitest';
import { renewWhenBroughtBack } from './broughtBack';

test('a page that is brought back begins anew, and one that is just loaded does not', () => {
  const renew = vi.fn();
  renewWhenBroughtBack(renew);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(renew).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(renew).toHaveBeenCalledOnce();
});
