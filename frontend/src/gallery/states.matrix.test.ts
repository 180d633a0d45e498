/* Every state of the table on every size of screen, in every language and both themes. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES } from '../i18n/index.svelte';
import { findings, THEMES } from '../testing/axe';
import { beTouched, wish } from '../testing/media';
import { defects } from './geometry';
import { stage, STATES } from './stage';

beforeAll(() => wish({ 'prefers-reduced-motion': 'reduce' }));
afterAll(() => wish({}));

describe.for([
  [320, 568, true],
  [360, 640, true],
  [390, 664, true],
  [390, 844, true],
  [844, 390, true],
  // A table at 300 % zoom, which scrolls there: zoomed.browser.test.ts.
  [427, 490, true],
  [768, 1024, false],
  [1280, 800, false],
  [1920, 1080, false],
] as const)('on a screen of %i by %i', ([width, height, isPhone]) => {
  beforeAll(async () => {
    await page.viewport(width, height);
    await beTouched(isPhone);
  });
  afterAll(() => beTouched(false));

  describe.for(LANGUAGES)('in $name', ({ code }) => {
    test.for(STATES)('the state %s fits, and axe finds nothing', async (state) => {
      // Four colours of suits in one language, two in the others.
      const settings = { fourColours: code === 'de' };
      const clear = await stage(state, { language: code, longest: true, settings });
      expect(defects()).toEqual([]);
      for (const theme of THEMES) {
        document.documentElement.dataset['theme'] = theme;
        const coloursOnly = theme !== THEMES[0];
        const found = await findings(document.documentElement, { undecided: 'none', coloursOnly });
        expect(found, theme).toEqual([]);
      }
      await clear();
    });
  });
});
