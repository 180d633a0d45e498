/* With forced colours, as high-contrast themes have them: the trump is read on its badge and on its card. */

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wish } from '../testing/media';
import { stage } from './stage';

afterEach(() => wish({}));

/** The brightness of a colour of the page, from 0 to 255. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

test.for([
  ['lead', 'dark'],
  ['lead', 'light'],
  ['newTrump', 'dark'],
  ['newTrump', 'light'],
] as const)('the trump of the state %s stands out from its badge, %s', async ([state, theme]) => {
  await page.viewport(390, 664);
  await wish({ 'forced-colors': 'active', 'prefers-color-scheme': theme });
  const clear = await stage(state);
  const badge = document.querySelector('.talon .badge');
  const sign = badge?.querySelector('svg');
  if (badge == null || sign == null) throw new Error('there is no trump to be seen');
  const [paper, ink] = [getComputedStyle(badge).backgroundColor, getComputedStyle(sign).fill].map(
    brightness,
  );
  await clear();
  expect(Math.abs((paper ?? 0) - (ink ?? 0))).toBeGreaterThan(90);
});

test('a trump card below the talon shows its rank and its suit in the half that is seen', async () => {
  await page.viewport(390, 664);
  const clear = await stage('lead');
  const card = document.querySelector<HTMLElement>('.talon .trump-card');
  const stack = document.querySelector('.talon .stack');
  if (card === null || stack === null) throw new Error('there is no trump card');
  const covered = stack.getBoundingClientRect().right;
  const drawn = [...card.querySelectorAll('.face path')].map((path) =>
    path.getBoundingClientRect(),
  );
  await clear();
  expect(drawn).toHaveLength(2);
  for (const { left } of drawn) expect(left).toBeGreaterThanOrEqual(covered);
});
